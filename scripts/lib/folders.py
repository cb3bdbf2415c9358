"""Measures how long many small files take of which nothing, or one, has changed: usage folders.py KIJUN [FILES].

The files stand in folders of a hundred. What is compared is `find -size +0`, a C program that walks the folders and looks at
each file, as Kijun must: whole processes, in turns, by their medians. Both ways to name files are measured: a folder
(each file a source of its own) and a manifest with the folder as one source.
Python 3.9 or newer, standard library only.
"""
import hashlib, os, pathlib, statistics, sys, tempfile, time

from bench import Bench, fresh, stop

IN_A_FOLDER = 100
TURNS = 7
CHANGES = 7


def make(folder, count):
    names = ["Ferry", "Dock", "Pier", "Quay", "Buoy", "Jetty", "Berth", "Anchor"]
    for number in range(count):
        place = folder / ("part-%04d" % (number // IN_A_FOLDER))
        if number % IN_A_FOLDER == 0:
            place.mkdir(parents=True)
        say(place / ("note-%06d.md" % number), names[number % len(names)], number, 40 + number % 50)


def say(path, name, number, height):
    path.write_text("# %s %d\n\nThe minimum height of a %s row is %d pt.\n" % (name, number, name.lower(), height))


def digest(path):
    """Of the knowledge base and whatever SQLite may have put beside it."""
    hashed = hashlib.sha256()
    for name in sorted(p for p in os.listdir(path.parent) if p.startswith(path.name)):
        hashed.update(name.encode())
        with open(path.parent / name, "rb") as file:
            while block := file.read(1 << 20):
                hashed.update(block)
    return hashed.hexdigest()


class Files:
    def __init__(self, kijun, scratch, count):
        self.kijun, self.count = kijun, count
        self.root = pathlib.Path(scratch) / ("m%d" % count)
        self.tree = self.root / "notes"
        make(self.tree, count)
        (self.root / "sources.json").write_text('{"sources": [{"id": "notes", "path": "notes", "tier": "fp_adopted"}]}')
        self.bench = Bench(kijun, scratch)
        self.said = {}
        self.height = 100
        self.databases = {}
        for name, arguments in (("folder", [str(self.tree)]), ("manifest", ["--manifest", str(self.root / "sources.json")])):
            database = self.root / (name + ".sqlite")
            began = time.monotonic()
            self.bench.run([kijun, "ingest", "--quiet", "--db", str(database), *arguments])
            sys.stderr.write("%d files read, named by a %s, in %.0f s\n" % (count, name, time.monotonic() - began))
            self.databases[name] = database
            self.said["ingest, " + name] = [kijun, "ingest", "--quiet", "--db", str(database), *arguments]
            self.said["sync, " + name] = [kijun, "sync", "--quiet", "--db", str(database)]

    def database(self, what):
        return self.databases[what.split(", ")[1]]

    def find(self):
        # -size makes find look at each file, not only at its name.
        return self.bench.run(["find", str(self.tree), "-type", "f", "-size", "+0"])[0]

    def unchanged(self, what):
        """Seconds of a run that finds nothing, those of the walk, and whether not a byte was written."""
        # The first run of `sync` makes the file of its lock.
        self.bench.run(self.said[what])
        before = digest(self.database(what))
        ours, theirs = self.bench.pairs(TURNS, lambda: self.bench.run(self.said[what])[0], self.find)
        return ours, theirs, digest(self.database(what)) == before

    def one_changed(self, what):
        """Seconds that a run with one changed file takes longer than one without, in turns."""
        more = []
        for turn in range(CHANGES):
            number = (turn * 7919 + self.count // 2) % self.count
            path = self.tree / ("part-%04d" % (number // IN_A_FOLDER)) / ("note-%06d.md" % number)
            nothing = self.bench.run(self.said[what])[0]
            self.height += 1
            say(path, "Ferry", number, self.height)
            changed = self.bench.run(self.said[what], accepted=(10,) if what.startswith("sync") else (0,))[0]
            # The other knowledge base has to see it too, and not at its next measurement.
            for other in self.said:
                if other.startswith("ingest") and self.database(other) != self.database(what):
                    self.bench.run(self.said[other])
            more.append(changed - nothing)
        return statistics.median(more)


def main():
    kijun = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 170_000
    few = max(IN_A_FOLDER, count // 10)
    rows = []
    with tempfile.TemporaryDirectory(prefix="kijun-folders-") as scratch:
        many, less = Files(kijun, scratch, count), Files(kijun, scratch, few)
        for what in many.said:
            ours, theirs, same = many.unchanged(what)
            rows.append((what + ", nothing changed", "%.0f ms" % (ours * 1000), "find: %.0f ms" % (theirs * 1000),
                         "%.2f" % (ours / theirs), "≤ 2", "ok" if ours <= 2 * theirs else "over"))
            rows.append((what + ", writes", "nothing" if same else "something", "", "", "nothing", "ok" if same else "over"))
        for what in many.said:
            ours, theirs = many.one_changed(what), less.one_changed(what)
            rows.append((what + ", one changed: longer by", "%.1f ms" % (ours * 1000),
                         "of %d: %.1f ms" % (few, theirs * 1000), "", "", ""))
    print("%d small files in folders of %d" % (count, IN_A_FOLDER))
    table = [("what", "ours", "beside", "ratio", "budget", "")] + rows
    widths = [max(len(r[i]) for r in table) for i in range(6)]
    for r in table:
        print("  ".join(c.ljust(w) if i in (0, 5) else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths))).rstrip())


if __name__ == "__main__":
    main()
