"""Measures Kijun against the plainest way to do the same: usage bench.py KIJUN BUNDLED_MANIFEST FOLDER.

Both sides are whole processes, started in turns (A B A B …), compared by their medians. The other side is always the
`sqlite3` shell or `find`, both C programs that start at once: what is counted is the work and not an interpreter. Only
`kijun mcp` is held beside another server of its kind.
Python 3.9 or newer, standard library only.
"""
import json, os, shutil, statistics, subprocess, sys, tempfile, time

import mcp_bench

QUESTION = ["min", "row", "height", "with", "subtitle"]
ANSWERED = (0, 3, 4)  # answered, unknown, left to the system
# Asked one after the other of one process, each once: what is looked up for one question is there for the next.
QUESTIONS = [
    "tap target size", "minimum contrast of body text", "default margin on iPhone", "how tall is a list row",
    "row with two lines of text", "corner radius of a card", "gap between buttons", "caption text size",
    "largest accessibility text size", "toolbar icon size", "who decides the height of a standard row",
    "is 12 pt enough for body text", "dark mode background colour", "animation duration", "badge size",
    "行の最小の高さ", "副題のある行の高さ", "本文の文字サイズ", "タップ領域の大きさ", "余白はいくつ", "コントラスト比の下限",
    "角の丸み", "ボタンの間隔", "行高最小值", "正文字号", "点击区域大小", "按钮间距", "对比度要求",
]
MEGABYTE = 1_000_000


def stop(message):
    sys.stderr.write("kijun: bench: %s\n" % message)
    sys.exit(1)


class Bench:
    def __init__(self, kijun, folder):
        self.kijun, self.folder = kijun, folder
        # Settings of the user's, such as ~/.sqliterc, are no part of either side.
        self.environment = {**os.environ, "HOME": folder, "NO_COLOR": "1"}
        self.said = os.path.join(folder, "said")

    def run(self, command, stdin=os.devnull, accepted=(0,)):
        """Seconds and peak memory in bytes of one process, its output in `said`."""
        program = shutil.which(command[0])
        if program is None:
            stop("no %s" % command[0])
        files = [(os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0),
                 (os.POSIX_SPAWN_OPEN, 1, self.said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
                 (os.POSIX_SPAWN_DUP2, 1, 2)]
        began = time.perf_counter()
        child = os.posix_spawn(program, command, self.environment, file_actions=files)
        _, status, usage = os.wait4(child, 0)
        seconds = time.perf_counter() - began
        code = os.waitstatus_to_exitcode(status)
        if accepted and code not in accepted:
            stop("%s ended with %d: %s" % (" ".join(command), code, self.output()[-400:]))
        return seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)

    def output(self):
        with open(self.said, encoding="utf-8", errors="replace") as f:
            return f.read().strip()

    def pairs(self, count, ours, theirs):
        """Medians of both, in turns, after one run of each that only warms the caches."""
        ours(), theirs()
        times = [(ours(), theirs()) for _ in range(count)]
        return [statistics.median(side) for side in zip(*times)]


def bundled(bench, manifest):
    database = os.path.join(bench.folder, "bundled.sqlite")
    bench.run([bench.kijun, "ingest", "--quiet", "--db", database, "--manifest", manifest])
    return database


def warm(bench, database):
    """Seconds that each question takes in a process that has answered one already, the median and the most."""
    process = subprocess.Popen([bench.kijun, "ask", "--json", "--db", database], env=bench.environment,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    times = []
    for question in [" ".join(QUESTION)] + QUESTIONS:
        began = time.perf_counter()
        process.stdin.write(question.encode() + b"\n")
        process.stdin.flush()
        if not process.stdout.readline():
            stop("no answer to '%s'" % question)
        times.append(time.perf_counter() - began)
    process.stdin.close()
    process.stdout.close()
    process.wait()
    return statistics.median(times[1:]), max(times[1:])


def asking(bench, database):
    words = " OR ".join('"%s"' % w for w in QUESTION)
    query = ("SELECT rowid FROM passage_words WHERE passage_words MATCH '%s' "
             "ORDER BY bm25(passage_words) LIMIT 10" % words)
    bench.run(["sqlite3", database, query])
    if not bench.output():
        stop("the query of the other side finds nothing, so it is no comparison: %s" % query)
    return bench.pairs(
        60,
        lambda: bench.run([bench.kijun, "ask", "--db", database, *QUESTION], accepted=ANSWERED)[0],
        lambda: bench.run(["sqlite3", database, query])[0])


def readable_copy(bench, folder):
    """A copy of the documents that Kijun reads: neither side is to be charged for files that are none."""
    folder = os.path.realpath(folder)
    database = os.path.join(bench.folder, "first.sqlite")
    bench.run([bench.kijun, "ingest", "--quiet", "--db", database, folder], accepted=())
    bench.run([bench.kijun, "list", "documents", "--json", "--db", database])
    documents = json.loads(bench.output())
    names = [next(d[k] for k in ("document", "name", "path") if d.get(k)) for d in documents]
    if not names:
        stop("nothing in %s was read" % folder)
    copies = []
    for name in sorted(set(names)):
        copy = os.path.join(bench.folder, "copy", name)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        shutil.copyfile(os.path.join(os.path.dirname(folder), name), copy)
        copies.append(copy)
    return os.path.join(bench.folder, "copy", os.path.basename(folder)), copies


def fresh(path):
    for ending in ("", "-wal", "-shm", "-journal"):
        if os.path.exists(path + ending):
            os.remove(path + ending)
    return path


def size(path):
    return sum(os.path.getsize(path + e) for e in ("", "-wal") if os.path.exists(path + e))


def main():
    if len(sys.argv) != 4:
        stop("usage: bench.py KIJUN BUNDLED_MANIFEST FOLDER")
    kijun, manifest, folder = sys.argv[1:]
    rows = []

    def row(what, ours, theirs, unit, budget, scale=1.0, digits=1):
        ratio = ours / theirs
        rows.append((what, "%.*f %s" % (digits, ours * scale, unit), "%.*f %s" % (digits, theirs * scale, unit),
                     "%.2f" % ratio, "≤ %g" % budget, "ok" if ratio <= budget else "over"))

    with tempfile.TemporaryDirectory(prefix="kijun-bench-") as scratch:
        bench = Bench(kijun, scratch)
        knowledge = bundled(bench, manifest)
        row("ask / sqlite3, one FTS5 query", *asking(bench, knowledge), "ms", 4, 1000, 2)
        for what, seconds, budget in zip(("median", "worst"), warm(bench, knowledge), (0.0005, 0.02)):
            rows.append(("a further question, %s" % what, "%.2f ms" % (seconds * 1000), "", "",
                         "≤ %g ms" % (budget * 1000), "ok" if seconds <= budget else "over"))

        questions = [" ".join(QUESTION)] + QUESTIONS
        rows.extend(mcp_bench.rows(kijun, knowledge, questions, {**bench.environment, "PYTHONWARNINGS": "ignore"}))

        tree, files = readable_copy(bench, folder)
        text = sum(os.path.getsize(f) for f in files)
        database, plain = os.path.join(scratch, "ours.sqlite"), os.path.join(scratch, "theirs.sqlite")
        script = os.path.join(scratch, "insert.sql")
        with open(script, "w", encoding="utf-8") as f:
            f.write("CREATE VIRTUAL TABLE texts USING fts5(text);\nBEGIN;\n")
            for name in files:
                f.write("INSERT INTO texts SELECT CAST(readfile('%s') AS TEXT);\n" % name.replace("'", "''"))
            f.write("COMMIT;\n")
        peaks = []

        def ingest():
            seconds, peak = bench.run([kijun, "ingest", "--quiet", "--db", fresh(database), tree])
            peaks.append(peak)
            return seconds

        row("ingest / read and insert raw", *bench.pairs(
            5, ingest, lambda: bench.run(["sqlite3", fresh(plain)], stdin=script)[0]), "ms", 3, 1000)
        row("database / text", size(database), text, "MB", 3, 1 / MEGABYTE, 2)

        # -size makes find look at each file, not only at its name.
        before = os.stat(database)
        row("ingest again / find", *bench.pairs(
            15, lambda: bench.run([kijun, "ingest", "--quiet", "--db", database, tree])[0],
            lambda: bench.run(["find", tree, "-type", "f", "-size", "+0"])[0]), "ms", 2, 1000)
        after = os.stat(database)
        untouched = (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size)
        rows.append(("ingest again writes", "nothing" if untouched else "something", "", "", "nothing",
                     "ok" if untouched else "over"))
        peak = max(peaks) / MEGABYTE
        rows.append(("memory of ingest, peak", "%.0f MB" % peak, "", "", "≤ 200 MB", "ok" if peak <= 200 else "over"))

    print("%d documents, %.1f MB, of %s" % (len(files), text / MEGABYTE, os.path.basename(os.path.realpath(folder))))
    table = [("what", "ours", "theirs", "ratio", "budget", "")] + rows
    widths = [max(len(r[i]) for r in table) for i in range(6)]
    for r in table:
        print("  ".join(c.ljust(w) if i in (0, 5) else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths))).rstrip())


if __name__ == "__main__":
    main()
