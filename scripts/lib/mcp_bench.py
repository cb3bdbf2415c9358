"""Measures `kijun mcp` beside another server of guidelines, hig-mcp (PyPI): used by bench.py.

A first answer is the time from the start of the process to the answer of a tool, with no handshake, which the current
revision of the protocol doesn't need; a warm call is one of a process that has answered before.
"""
import json, os, statistics, subprocess, time

ENVELOPE = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
            "io.modelcontextprotocol/clientInfo": {"name": "bench", "version": "1"}}


class Server:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.calls = 0

    def call(self, tool, arguments):
        self.calls += 1
        message = {"jsonrpc": "2.0", "id": self.calls, "method": "tools/call",
                   "params": {"name": tool, "arguments": arguments, "_meta": ENVELOPE}}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline() or b"{}")
        if reply.get("id") != self.calls or reply.get("result", {}).get("isError", "result" not in reply):
            raise RuntimeError("no answer to %s: %s" % (tool, json.dumps(reply)[:300]))
        return reply["result"]

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def first(command, environment, tool, arguments):
    """Seconds from the start to the first answer."""
    began = time.perf_counter()
    server = Server(command, environment)
    try:
        server.call(tool, arguments)
        return time.perf_counter() - began
    finally:
        server.end()


def warm(command, environment, calls):
    """Median seconds of calls, and the bytes of their largest result."""
    server = Server(command, environment)
    try:
        server.call(*calls[0])
        times, most = [], 0
        for tool, arguments in calls:
            began = time.perf_counter()
            result = server.call(tool, arguments)
            times.append(time.perf_counter() - began)
            most = max(most, len(json.dumps(result, ensure_ascii=False).encode()))
        return statistics.median(times), most
    finally:
        server.end()


def other():
    """hig-mcp where scripts/python-tools has installed it, else None."""
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    program = os.path.join(cache, "kijun", "python-tools", "bin", "hig-mcp")
    return program if os.access(program, os.X_OK) else None


def rows(kijun, database, questions, environment):
    """Lines of the table of bench.py."""
    ours = [kijun, "mcp", "--db", database]
    calls = [("ask", {"question": question}) for question in questions]
    theirs = other()
    tokens = ("hig_get_tokens", {"params": {"category": "typography"}})
    starts = {"ours": [], "theirs": []}
    first(ours, environment, *calls[0])
    for turn in range(15):
        starts["ours"].append(first(ours, environment, *calls[0]))
        # It takes seconds to start: a few turns are enough to say so.
        if theirs and turn < 3:
            starts["theirs"].append(first([theirs], environment, *tokens))
    began = statistics.median(starts["ours"])
    again, size = warm(ours, environment, calls * 5)
    there = [statistics.median(starts["theirs"]), *warm([theirs], environment, [tokens] * 50)] if theirs else None

    def row(what, ours, theirs, unit, budget, scale, digits):
        shown = "" if theirs is None else "%.*f %s" % (digits, theirs * scale, unit)
        ratio = "" if theirs is None else "%.3f" % (ours / theirs)
        return (what, "%.*f %s" % (digits, ours * scale, unit), shown, ratio, "≤ %g %s" % (budget * scale, unit),
                "ok" if ours <= budget else "over")

    beside = " / hig-mcp" if theirs else ""
    return [row("mcp, first answer" + beside, began, there and there[0], "ms", 0.030, 1000, 1),
            row("mcp, warm call" + beside, again, there and there[1], "ms", 0.002, 1000, 2),
            row("mcp, largest result" + beside, size, there and there[2], "B", 1024, 1, 0)]
