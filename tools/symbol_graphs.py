"""The public declarations of the libraries as the compiler knows them, for the tools beside this file. Build first."""
import json
import pathlib
import subprocess
import sys
import tempfile

# No folder of compiled Python beside the tools.
sys.dont_write_bytecode = True

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTS = ROOT / ".build/debug"


def products():
    """Each library with its modules; a module belongs to the first one that names it."""
    told = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    found, known = {}, set()
    for product in json.loads(told.stdout)["products"]:
        if "library" in product["type"]:
            found[product["name"]] = [each for each in product["targets"] if each not in known]
            known.update(product["targets"])
    return found


def target_triple():
    told = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)["target"]["unversionedTriple"]


def extract(module, directory, built=PRODUCTS, triple=None, more=()):
    """Writes the module's own graph and those of its extensions of other modules' types; returns their files."""
    command = [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", triple or target_triple(),
        "-I", str(built / "Modules"), "-output-dir", str(directory), "-minimum-access-level", "public",
        "-skip-synthesized-members", "-skip-inherited-docs",
    ]
    # Modules of C, which the compiler looks for as it loads ours.
    for module_map in sorted(built.glob("*.build/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={module_map}"]
    for header in sorted(ROOT.glob(".build/checkouts/*/Sources/*/include")):
        command += ["-I", str(header)]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {module} could not be read; has everything been built?\n{ran.stderr[:2000]}")
    found = []
    for path in sorted(pathlib.Path(directory).glob(f"{module}*.symbols.json")):
        name = path.name.removesuffix(".symbols.json")
        if name == module or name.startswith(module + "@"):
            found.append(path)
    return found


def symbol_graphs(modules, built=PRODUCTS):
    """The graphs of these modules, one after the other."""
    triple = target_triple()
    with tempfile.TemporaryDirectory() as directory:
        for module in modules:
            for path in extract(module, directory, built, triple):
                yield json.loads(path.read_text())


def declaration(symbol):
    """Its declaration in one line, with who may use it."""
    return symbol["accessLevel"] + " " + "".join(each["spelling"] for each in symbol["declarationFragments"])


def documentation(symbol):
    """Its doc comment in one line."""
    return " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])).strip()


def is_unavailable(symbol):
    return any(each.get("isUnconditionallyUnavailable") for each in symbol.get("availability", []))
