"""Reads the public declarations of the libraries from the compiler's symbol graphs, for the other tools. Build first."""
import json
import pathlib
import subprocess
import sys
import tempfile

# Write no __pycache__ folder beside the tools.
sys.dont_write_bytecode = True

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTS = ROOT / ".build/debug"


def products():
    """The modules of each library, except for those of Port. A module belongs to the library of its name, or to the first that lists it."""
    result = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    package = json.loads(result.stdout)
    port = {target["name"] for target in package["targets"] if (target.get("path") or "").startswith("Port/")}
    libraries = [product for product in package["products"] if "library" in product["type"] and not port & set(product["targets"])]
    names = {library["name"] for library in libraries}
    found, known = {}, set()
    for library in libraries:
        name = library["name"]
        found[name] = [each for each in library["targets"] if each == name or each not in known | names]
        known.update(library["targets"])
    return found


def target_triple():
    result = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(result.stdout)["target"]["unversionedTriple"]


def module_flags(built=PRODUCTS):
    """The compiler's flags to import the built modules."""
    flags = ["-I", str(built / "Modules")]
    # The compiler looks for the C modules when it loads the Swift modules.
    for module_map in sorted(built.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={module_map}"]
    for header in sorted(ROOT.glob(".build/checkouts/*/Sources/*/include")):
        flags += ["-I", str(header)]
    return flags


def extract(module, directory, built=PRODUCTS, triple=None, more=()):
    """Writes the graph of the module and the graphs of its extensions of other modules' types; returns the files."""
    command = [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", triple or target_triple(),
        *module_flags(built), "-output-dir", str(directory), "-minimum-access-level", "public",
        "-skip-synthesized-members", "-skip-inherited-docs",
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: cannot read the module {module}; run `swift build` and try again\n{result.stderr[:2000]}")
    found = []
    for path in sorted(pathlib.Path(directory).glob(f"{module}*.symbols.json")):
        name = path.name.removesuffix(".symbols.json")
        if name == module or name.startswith(module + "@"):
            found.append(path)
    return found


def symbol_graphs(modules, built=PRODUCTS):
    """Yields the graphs of the modules."""
    triple = target_triple()
    with tempfile.TemporaryDirectory() as directory:
        for module in modules:
            for path in extract(module, directory, built, triple):
                yield json.loads(path.read_text())


def uikit_symbols():
    """The sections of docs/uikit-symbols.txt in order: each has a title and its types with their members."""
    sections = []
    for line in (ROOT / "docs/uikit-symbols.txt").read_text().splitlines():
        if line.startswith("## "):
            sections.append((line[3:], []))
        elif line.startswith("  "):
            sections[-1][1][-1][1].extend(line.split())
        elif line and not line.startswith("#"):
            sections[-1][1].append((line, []))
    return sections


def declaration(symbol):
    """The symbol's access level and declaration, in one line."""
    return symbol["accessLevel"] + " " + "".join(each["spelling"] for each in symbol["declarationFragments"])


def documentation(symbol):
    """The symbol's documentation comment, in one line."""
    return " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])).strip()


def is_unavailable(symbol):
    return any(each.get("isUnconditionallyUnavailable") for each in symbol.get("availability", []))
