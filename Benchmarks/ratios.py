"""ratios.py OURS PEERS: how many times faster each of our rows is than the peers' row it is measured against."""
import csv
import sys

# Our peer and set, the peer's name and set, and what we want at least.
PAIRS = [
    *(("touchstone-hit", s, "qt-widgets-childAt", s, want) for s, want in [
        ("app1000", 2.5), ("app10000", 4), ("app100000", 4), ("flat1000", 60), ("flat10000", 1000),
        ("flat100000", 10000), ("deep50", 1), ("ovl1000", 1)]),
    *(("touchstone-hit", s, "qt-graphicsscene-flat-itemAt", s, 1) for s in ["flat1000", "flat10000", "flat100000"]),
    ("touchstone-hit-1%-overriding", "app10000", "qt-widgets-childAt", "app10000", 1),
    *(("touchstone-hit", s, "c-naive-packed", s, 0.5) for s in ["app1000", "app10000", "app100000"]),
    ("touchstone-dispatch", "app10000", "qt-widgets-touch(QWSI sync)", "app10000", 6),
    ("touchstone-dispatch", "app10000", "qt-widgets-sendEvent(no hit test)", "app10000", 1),
    ("touchstone-tap", "nest1", "qt-quick-TapHandler(touch)", "nest1", 8),
    ("touchstone-pan", "nest1", "qt-quick-DragHandler(touch)", "nest1", 8),
]


def least(path):
    """The least of the minima of each peer and set."""
    rows = {}
    for row in csv.reader(open(path, encoding="utf-8")):
        try:
            key, value = (row[0], row[1]), float(row[3])
        except (IndexError, ValueError):
            continue
        if value > 0:
            rows[key] = min(value, rows.get(key, value))
    return rows


ours, peers = least(sys.argv[1]), least(sys.argv[2])
print(f"{'ours':<40}{'peer':<40}{'ns':>9}{'peer ns':>12}{'times':>9}{'wanted':>9}")
for name, own, peer, theirs, want in PAIRS:
    a, b = ours.get((name, own)), peers.get((peer, theirs))
    if a is None or b is None:
        print(f"{name + ' ' + own:<40}{peer:<40}  not measured")
        continue
    print(f"{name + ' ' + own:<40}{peer:<40}{a:>9.1f}{b:>12.1f}{b / a:>9.2f}{want:>9}")
