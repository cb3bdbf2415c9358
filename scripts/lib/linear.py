"""Measures whether an ingest takes time in proportion to its document, whatever the shape: usage
linear.py KIJUN [--large] [SHAPE…].

One synthetic document of each shape is read at 1, 2 and 4 MB, with --large at 8 and 16 MB too, each into a knowledge
base of its own. What is compared is the time of twice the text with that of the text; the time that an empty ingest
takes is taken off both. Python 3.9 or newer, standard library only.
"""
import os, sys, tempfile

MEGABYTE = 1 << 20
# Twice the text may take a little more than twice the time: memory gets slower, indexes deeper.
MOST = 2.6
MEMORY = 200 << 20

# name: (ending, head, piece, tail); `@` in a piece is a number that goes up.
SHAPES = {
    "markdown, one line": ("md", "", "The row @ is 44 pt high. ", "\n"),
    "markdown, one sentence": ("md", "", "the row @ is 44 pt high, ", "\n"),
    "markdown, paragraphs": ("md", "", "The row @ is at least 44 pt high.\n\n", ""),
    "markdown, one paragraph": ("md", "", "The row @ is at least\n44 pt high.\n", ""),
    "markdown, figures": ("md", "", "@ rows are 44 pt high.\n\n", ""),
    "markdown, headings": ("md", "", "## Row @\n\n44 pt\n\n", ""),
    "markdown, one table": ("md", "| Row | Height |\n|---|---|\n", "| row @ | 44 pt |\n", ""),
    "markdown, a wide row": ("md", "| a | b |\n|---|---|\n", "| @ pt ", "|\n"),
    "markdown, one cell": ("md", "| a | b |\n|---|---|\n| x | ", "@ pt, ", " |\n"),
    "markdown, one list": ("md", "", "- row @: 44 pt\n", ""),
    "markdown, a numbered list": ("md", "", "1. Row @: 44 pt\n", ""),
    "markdown, nested lists": ("md", "", None, ""),
    "markdown, nested quotes": ("md", "", None, ""),
    "markdown, links": ("md", "", "[row @](https://example.com/@) ", "\n"),
    "markdown, pictures": ("md", "", "![row @](a.png) is 44 pt, ", "\n"),
    "markdown, pictures in sentences": ("md", "", "![row](a.png) is @ pt. ", "\n"),
    "markdown, breaks in a cell": ("md", "| a | b |\n|---|---|\n| x | ", "@ pt<br>", " |\n"),
    "markdown, dittos": ("md", "| a | b |\n|---|---|\n| x | 44 pt |\n", "| row @ | same as above |\n", ""),
    "markdown, footnotes": ("md", "", "Row is 44 pt[^@].\n\n[^@]: Note @ pt.\n\n", ""),
    "markdown, labels": ("md", "", "[Row @][l@] is 44 pt.\n\n[l@]: https://example.com/@\n\n", ""),
    "markdown, one section": ("md", "## Rows\n\n", "FP採用: the row @ is 44 pt.\n\n", ""),
    "markdown, colours": ("md", "", "row is #1C1C1E, ", "\n"),
    "markdown, emphasis": ("md", "", "**row** *@* `44 pt` ", "\n"),
    "markdown, brackets": ("md", "", "[", "\n"),
    "markdown, code": ("md", "```\n", "let row = @\n", "```\n"),
    "markdown, citations": ("md", "", "Rows are 44 pt.\n\nSource: Handbook @\n\n", ""),
    "text, one line": ("txt", "", "行の高さは @ pt 以上。", "\n"),
    "text, lines": ("txt", "", "行の高さは @ pt 以上。\n", ""),
    "text, items in a line": ("txt", "", "row @ is 44 pt。 - ", "\n"),
    "text, a broken table": ("txt", "| a | b |\n|---|---|\n", "| row @\n44 pt |\n", ""),
    "html, one line": ("html", "<p>", "The row @ is 44 pt high. ", "</p>"),
    "html, one table": ("html", "<table><tr><th>Row<th>Height</tr>", "<tr><td>row @<td>44 pt</tr>\n", "</table>"),
    "html, nested lists": ("html", "", None, ""),
    "html, nested divisions": ("html", "", "<div>44 pt ", ""),
    "html, spans": ("html", "<p>", "<span>row</span> <b>@</b> pt, ", "</p>"),
    "html, links": ("html", "<p>", "<a href=\"https://example.com/@\">row @</a> ", "</p>"),
    "html, one list": ("html", "<ul>", "<li>row @: 44 pt\n", "</ul>"),
    "html, merged cells": (
        "html", "<table><tr><th>Row<th>Height<th>Width</tr>",
        "<tr><td rowspan=2>row @<td>44 pt<td>20 pt</tr><tr><td colspan=2>48 pt</tr>\n", "</table>"),
    "style sheet, properties": ("css", ":root {\n", "  --row-@-height: 44px;\n", "}\n"),
    "tokens, one group": (
        "json", "{\"row\": {", "\"size-@\": {\"$type\": \"dimension\", \"$value\": \"44px\"}, ",
        "\"size\": {\"$type\": \"dimension\", \"$value\": \"44px\"}}}\n"),
    "data, one map": ("yaml", "", "row-@: {height: 44pt}\n", ""),
}


def nested(name, size):
    """A nesting that is as deep as a reader allows, again and again."""
    pieces, length = [], 0
    while length < size:
        for depth in range(24):
            if "html" in name:
                piece = "<ul><li>row is %d pt " % depth
            elif "quotes" in name:
                piece = "> " * (depth + 1) + "row is %d pt\n" % depth
            else:
                piece = "  " * depth + "- row is %d pt\n" % depth
            pieces.append(piece)
            length += len(piece)
        closing = "</li></ul>" * 24 if "html" in name else "\ntext\n\n"
        pieces.append(closing)
        length += len(closing)
    return "".join(pieces)


def document(name, size):
    ending, head, piece, tail = SHAPES[name]
    if piece is None:
        return nested(name, size)
    pieces, length, number = [head], len(head), 0
    while length < size:
        number += 1
        part = piece.replace("@", str(number))
        pieces.append(part)
        length += len(part.encode())
    return "".join(pieces) + tail


class Linear:
    def __init__(self, kijun, folder):
        self.kijun, self.folder = kijun, folder

    def ingest(self, path):
        """Processor seconds and peak memory of one ingest, and its exit code."""
        database = os.path.join(self.folder, "linear.sqlite")
        for end in ("", "-wal", "-shm", "-journal"):
            if os.path.exists(database + end):
                os.remove(database + end)
        command = [self.kijun, "ingest", "--quiet", "--db", database, path]
        null = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
        child = os.posix_spawn(self.kijun, command, dict(os.environ, HOME=self.folder), file_actions=null)
        _, status, usage = os.wait4(child, 0)
        # Of the processor, which others on the machine don't change.
        seconds = usage.ru_utime + usage.ru_stime
        code = os.waitstatus_to_exitcode(status)
        if code not in (0, 2):
            sys.exit("kijun: linear: %s ended with %d" % (" ".join(command), code))
        return seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024), code

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def row(self, name, sizes, fixed):
        times, peak, note = [], 0, ""
        for size in sizes:
            path = self.write("document." + SHAPES[name][0], document(name, size * MEGABYTE))
            seconds, memory, code = self.ingest(path)
            if code:
                note = "not read"
                break
            times.append(max(0.001, seconds - fixed))
            peak = max(peak, memory)
        ratios = [b / a for a, b in zip(times, times[1:])]
        # One step may be disturbed by what else the machine does; a shape that grows with the square shows in all.
        over = bool(ratios) and (times[-1] / times[0]) ** (1 / len(ratios)) > MOST
        # Of the largest that is read: what doesn't grow with the document may not either.
        high = peak > MEMORY
        verdict = note or ("over" if over or high else "ok")
        return [name] + ["%.2f" % t for t in times] + ["–"] * (len(sizes) - len(times)) + [
            " ".join("%.1f" % r for r in ratios), "%d MB" % (peak >> 20), verdict], over or high


def main():
    arguments = sys.argv[1:]
    large = "--large" in arguments
    arguments = [a for a in arguments if a != "--large"]
    if not arguments:
        sys.exit("kijun: linear: usage: linear.py KIJUN [--large] [SHAPE…]")
    kijun, wanted = os.path.abspath(arguments[0]), arguments[1:]
    sizes = [1, 2, 4] + ([8, 16] if large else [])
    with tempfile.TemporaryDirectory(prefix="kijun-linear-") as folder:
        linear = Linear(kijun, folder)
        empty = linear.write("empty.md", "Text.\n")
        fixed = min(linear.ingest(empty)[0] for _ in range(3))
        print("seconds, without the %.2f s of an empty ingest" % fixed)
        head = ["shape"] + ["%d MB" % s for s in sizes] + ["ratios", "memory", ""]
        show(head, sizes)
        failed = False
        for name in SHAPES:
            if wanted and not any(w in name for w in wanted):
                continue
            line, over = linear.row(name, sizes, fixed)
            show(line, sizes)
            failed = failed or over
    sys.exit(1 if failed else 0)


def show(row, sizes):
    widths = [32] + [6] * len(sizes) + [4 * (len(sizes) - 1), 7, 0]
    cells = [c.ljust(w) if i in (0, len(row) - 1) else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths))]
    print("  ".join(cells).rstrip(), flush=True)


if __name__ == "__main__":
    main()
