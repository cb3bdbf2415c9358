"""Talks to `kijun mcp` through the official client: client.py KIJUN DATABASE MODE.

MODE is what that client calls it: auto, legacy (with a handshake) or the date of a revision. Prints one JSON object of
what it saw. The client holds each result against the schema of its tool by itself.
"""
import asyncio, json, sys

from mcp import Client, MCPError, StdioServerParameters


async def failure(call):
    """The code of the protocol's error, or of none."""
    try:
        await call
    except MCPError as error:
        return error.error.code
    return None


async def every(client, fetch, key):
    """All there is, page by page."""
    found, cursor = [], None
    while True:
        page = await fetch(cursor=cursor) if cursor else await fetch()
        found += getattr(page, key)
        cursor = page.next_cursor
        if not cursor:
            return found


async def main():
    kijun, database, mode = sys.argv[1:]
    server = StdioServerParameters(command=kijun, args=["mcp", "--db", database])
    async with Client(server, mode=mode, read_timeout_seconds=60) as client:
        said = {"version": client.protocol_version}
        tools = await every(client, client.list_tools, "tools")
        said["tools"] = [tool.name for tool in tools]
        said["schemas"] = all(tool.input_schema and tool.output_schema for tool in tools)

        async def call(name, **arguments):
            result = await client.call_tool(name, arguments)
            return {"text": result.content[0].text, "structured": result.structured_content, "error": result.is_error}

        said["ask"] = await call("ask", question="row height")
        said["full"] = await call("ask", question="row height", full=True)
        said["unknown"] = await call("ask", question="zeppelin mast")
        said["search"] = await call("search", words="row", limit=3)
        said["get"] = await call("get", id=said["ask"]["structured"]["answers"][0]["id"])
        said["changes"] = await call("changes", since="0")
        said["check"] = await call("check", thing="row height", value="60 pt")
        said["wrong"] = await call("ask", question="row", tier="nobody")
        said["no tool"] = await failure(client.call_tool("nothing", {}))

        resources = await every(client, client.list_resources, "resources")
        said["resources"] = [str(resource.uri) for resource in resources]
        said["templates"] = len((await client.list_resource_templates()).resource_templates)
        read = await client.read_resource(said["resources"][-1])
        said["document"] = read.contents[0].text
        said["no resource"] = await failure(client.read_resource("kijun://claims/c_0"))

        said["prompts"] = [prompt.name for prompt in (await client.list_prompts()).prompts]
        prompt = await client.get_prompt("review", {"what": "Row.swift"})
        said["prompt"] = prompt.messages[0].content.text
        # Twenty at once come back each to who asked.
        texts = await asyncio.gather(*(call("search", words="row", limit=n) for n in range(1, 21)))
        said["at once"] = len(texts)
    print(json.dumps(said))


asyncio.run(main())
