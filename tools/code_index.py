"""Reads the index that `swift build` writes to .build/debug/index/store, for the tools beside this file.

The index contains the file of each declaration and the files that refer to it.
"""

import ctypes
import os
import pathlib
import shutil
import sys
from collections import namedtuple

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), ".."))

# These values are from indexstore/indexstore.h.
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
RECORD_DEPENDENCY = 2

Reference = namedtuple("Reference", "file line column usr name")


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """The compiler's index, read through libIndexStore of the toolchain."""

    def __init__(self, path):
        self.path = path
        self.library = ctypes.CDLL(find_library())
        self.each = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        self.each_unit = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)
        pointer = ctypes.c_void_p
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, self.each_unit]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_get_main_file", StringRef, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, self.each]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", StringRef, [pointer]),
            ("unit_dependency_get_filepath", StringRef, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, self.each]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, pointer, pointer]),
            ("symbol_get_usr", StringRef, [pointer]),
            ("symbol_get_name", StringRef, [pointer]),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(os.fsencode(path), None)
        if not self.store:
            fail(f"this toolchain cannot read the index {path}; run `swift build` and try again")

    def records(self, root):
        """The source files under the root, each with the time of its indexing and the name of its record."""
        units, found = [], {}

        def unit(_, name):
            units.append(str(name))
            return True

        self.store_units_apply_f(self.store, 1, None, self.each_unit(unit))
        for name in units:
            reader = self.unit_reader_create(self.store, os.fsencode(name), None)
            if not reader:
                continue
            main = os.path.relpath(os.path.realpath(str(self.unit_reader_get_main_file(reader))), root)

            def dependency(_, entry):
                if self.unit_dependency_get_kind(entry) == RECORD_DEPENDENCY:
                    file = os.path.relpath(os.path.realpath(str(self.unit_dependency_get_filepath(entry))), root)
                    if file == main:
                        time = os.path.getmtime(os.path.join(self.path, "v5", "units", name))
                        found[main] = max(found.get(main, (0, "")), (time, str(self.unit_dependency_get_name(entry))))
                return True

            # The store keeps the units of deleted and moved files.
            if not main.startswith("..") and os.path.exists(os.path.join(root, main)):
                self.unit_reader_dependencies_apply_f(reader, None, self.each(dependency))
            self.unit_reader_dispose(reader)
        return found

    def read(self, file, record, definitions, references):
        """Adds the file's definitions (usr -> file) and references."""
        reader = self.record_reader_create(self.store, os.fsencode(record), None)
        if not reader:
            fail(f"the index contains no record of {file}; run `swift build` and try again")
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def occurrence(_, entry):
            roles = self.occurrence_get_roles(entry)
            symbol = self.occurrence_get_symbol(entry)
            usr = str(self.symbol_get_usr(symbol))
            if roles & DEFINITION:
                definitions[usr] = file
            elif roles & REFERENCE:
                self.occurrence_get_line_col(entry, ctypes.byref(line), ctypes.byref(column))
                references.append(Reference(file, line.value, column.value, usr, str(self.symbol_get_name(symbol))))
            return True

        self.record_reader_occurrences_apply_f(reader, None, self.each(occurrence))
        self.record_reader_dispose(reader)


def find_library():
    swift = shutil.which("swift")
    if not swift:
        fail("there is no `swift` in PATH; add the toolchain that built the index, because it contains libIndexStore")
    folder = os.path.join(os.path.dirname(os.path.realpath(swift)), "..", "lib")
    for name in ["libIndexStore.so", "libIndexStore.dylib"]:
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    fail(f"there is no libIndexStore in {os.path.normpath(folder)}; use a toolchain from swift.org")


def sources(*folders):
    """The Swift files in folders, relative to the root."""
    for top in folders:
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            for name in names:
                if name.endswith(".swift"):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def few(names):
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def fail(message):
    print(f"{pathlib.Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    sys.exit(2)


def load(files, required, store=None):
    """Reads what the index says about files.

    Fails if the index lacks a required file or is older than a file.

    Returns the file of each definition by USR, and the references.
    """
    store = store or os.path.join(ROOT, ".build/debug/index/store")
    if not os.path.isdir(os.path.join(store, "v5")):
        fail(f"there is no index in {store}; run `swift build`, which writes it")
    index = Index(store)
    records = index.records(ROOT)
    missing = [file for file in required if file not in records]
    if missing:
        fail(f"the index in {store} lacks {few(missing)}; run `swift build` and try again")
    outdated = [file for file in files if file in records and records[file][0] < os.path.getmtime(os.path.join(ROOT, file))]
    if outdated:
        fail(f"the index is older than {few(outdated)}; run `swift build` and try again")
    definitions, references = {}, []
    for file in files:
        if file in records:
            index.read(file, records[file][1], definitions, references)
    return definitions, references
