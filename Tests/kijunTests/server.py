"""A web server that does what servers do wrong. It prints its port and then serves until its input ends."""

import gzip
import http.server
import json
import pathlib
import ssl
import sys
import threading
import time

folder = pathlib.Path(sys.argv[1])
counts = {}
log = open(folder / "requests.log", "a", buffering=1)
lock = threading.Lock()
active = {"now": 0, "most": 0}


def page():
    return (folder / "page.html").read_bytes()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def send(self, status, body=b"", length=None, **fields):
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Type" not in fields:
            self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        name, _, rest = self.path.lstrip("/").partition("/")
        with lock:
            counts[self.path] = counts.get(self.path, 0) + 1
            active["now"] += 1
            active["most"] = max(active["most"], active["now"])
        log.write(json.dumps({"path": self.path, "most": active["most"], "headers": dict(self.headers)}) + "\n")
        try:
            getattr(self, "on_" + name.split("?")[0].split(".")[0].replace("-", "_"), self.on_missing)(rest)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        finally:
            with lock:
                active["now"] -= 1

    def on_missing(self, rest):
        self.send(404, b"<h1>Not Found</h1>")

    def on_page(self, rest):
        tag = '"%x"' % hash(page())
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.send_header("ETag", tag)
            self.end_headers()
        else:
            self.send(200, page(), ETag=tag, Last_Modified="Mon, 30 Nov 2026 08:00:00 GMT")

    def on_slow(self, rest):
        time.sleep(0.3)
        self.on_page(rest)

    def on_plain(self, rest):
        self.send(200, page(), Content_Type="text/html")

    def on_chain(self, rest):
        step = int(rest or 3)
        self.send(301, Location="/page" if step == 0 else "/chain/%d" % (step - 1))

    def on_loop(self, rest):
        self.send(302, Location="/loop" if rest else "/loop/again")

    def on_file(self, rest):
        self.send(302, Location="file:///etc/hostname")

    def on_forbidden(self, rest):
        self.send(403, b"<h1>Forbidden</h1>")

    def on_later(self, rest):
        if counts[self.path] == 1:
            self.send(429, Retry_After="1")
        else:
            self.on_page(rest)

    def on_much_later(self, rest):
        self.send(429, Retry_After="86400")

    def on_broken(self, rest):
        self.send(500, b"<h1>Internal Server Error</h1>")

    def on_stalled(self, rest):
        self.send(200, page()[:50], length=len(page()))
        self.wfile.flush()
        time.sleep(60)

    def on_cut(self, rest):
        self.send(200, page()[: len(page()) // 2], length=len(page()))
        self.close_connection = True

    def on_endless(self, rest):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        part = b"<p>A row has a minimum height of 10 pt.</p>" * 1500
        while True:
            self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))

    def on_bomb(self, rest):
        body = gzip.compress(b"0" * (64 << 20))
        self.send(200, body, Content_Encoding="gzip")

    def on_wrong_charset(self, rest):
        self.send(200, page(), Content_Type="text/html; charset=shift_jis")

    def on_packed(self, rest):
        self.send(200, gzip.compress(page()), Content_Encoding="gzip")

    def on_script(self, rest):
        self.send(200, b"<html><body><noscript>This page requires JavaScript. Please turn on JavaScript.</noscript><div id=app></div></body></html>")

    def on_error_page(self, rest):
        self.send(200, b"<html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry.</p></body></html>")

    def on_empty(self, rest):
        self.send(200, b"")

    def on_picture(self, rest):
        self.send(200, b"\x89PNG", Content_Type="image/png")

    def on_nonsense(self, rest):
        self.wfile.write(b"Hello. This is no web server.\r\n\r\n")
        self.close_connection = True

    def on_unasked(self, rest):
        self.send_response(304)
        self.end_headers()


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
if len(sys.argv) > 2:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
