import Foundation

/// The indentation before a view's description.
struct DumpIndentation {
    /// The position of its first byte.
    var start = 0
    /// The number of bars.
    var bars: Int32 = 0
    /// The width in columns; a tab counts as four spaces.
    var width: Int32 = 0
    /// Whether branches are drawn, as in `├──` or `+--`; then bars are omitted below the last view of a branch.
    var isDrawn = false

    var isIndented: Bool { bars > 0 || width > 0 }

    init() {}

    init(_ bytes: DumpBytes, from floor: Int, to end: Int) {
        var place = end
        scan: while place > floor {
            let byte = bytes[place - 1]
            switch byte {
            case 32: width += 1
            case 9: width += 4
            case UInt8(ascii: "|"):
                bars += 1
                width += 1
            case UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "*"): width += 1
            case UInt8(ascii: "+"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
                width += 1
                isDrawn = true
            case 0x80...:
                guard let mark = Self.mark(bytes, endingAt: place, floor) else { break scan }
                width += 1
                if mark.isBar { bars += 1 }
                if mark.isBranch { isDrawn = true }
                place -= mark.length
                continue scan
            default: break scan
            }
            place -= 1
        }
        start = place
    }

    /// Recognizes `│`, `├`, `└`, `─`, `•` and a no-break space before `end`.
    private static func mark(_ bytes: DumpBytes, endingAt end: Int, _ floor: Int) -> (
        length: Int, isBar: Bool, isBranch: Bool
    )? {
        if end - 2 >= floor, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 { return (2, false, false) }
        guard end - 3 >= floor, bytes[end - 3] == 0xE2 else { return nil }
        let (second, third) = (bytes[end - 2], bytes[end - 1])
        if second == 0x80, third == 0xA2 { return (3, false, false) }
        guard second == 0x94 || second == 0x95 else { return nil }
        switch (second, third) {
        case (0x94, 0x82), (0x94, 0x83), (0x95, 0x91): return (3, true, false)
        case (0x94, 0x80), (0x94, 0x81): return (3, false, false)
        default: return (3, true, true)
        }
    }
}

/// Determines the superview of each view from the indentation.
struct DumpLevels {
    private var indentations: [(bars: Int32, width: Int32)] = []
    private var hasBars = false
    private var isDrawn = false

    mutating func add(_ record: RecursiveDescriptionReader.Record, to tree: inout DumpTree) {
        if !record.extras.isEmpty { tree.extras[Int32(tree.nodes.count)] = record.extras }
        tree.nodes.append(record.node)
        indentations.append((record.indentation.bars, record.indentation.width))
        if record.indentation.bars > 0 { hasBars = true }
        if record.indentation.isDrawn { isDrawn = true }
    }

    func addGap(after line: Int, isEnd: Bool = false, to tree: inout DumpTree) {
        guard !tree.nodes.isEmpty else { return }
        tree.gaps.append(DumpTree.Gap(place: tree.nodes.count, line: line, isEnd: isEnd))
    }

    /// Sets the superviews. Bars count levels; without bars, the width of the indentation determines them.
    func link(into tree: inout DumpTree) {
        let countsBars = hasBars && !isDrawn
        let depths = indentations.map { countsBars ? $0.bars : $0.width }
        let step = countsBars ? 1 : Self.step(of: depths)
        // The superview is the nearest view above that is indented less.
        var open: [(depth: Int32, node: Int32)] = []
        var roots: [Int32] = []
        for (index, depth) in depths.enumerated() {
            while let last = open.last, last.depth >= depth { open.removeLast() }
            let parent = open.last
            tree.put(index, below: parent?.node ?? -1)
            if let parent, let step, depth - parent.depth > step { tree.nodes[index].flags.insert(.isAfterGap) }
            if parent == nil { roots.append(depth) }
            open.append((depth, Int32(index)))
        }
        tree.close()
        tree.hasUnseenSuperview = roots.count > 1 && countsBars && roots[0] > 0 && roots.allSatisfy { $0 == roots[0] }
        markLostLevels(&tree, depths)
    }

    /// The most frequent increase of indentation from a view to its subview, with tolerance; `nil` if there is none.
    private static func step(of depths: [Int32]) -> Int32? {
        var counts: [Int32: Int] = [:]
        for (one, next) in zip(depths, depths.dropFirst()) where next > one { counts[next - one, default: 0] += 1 }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value > 1 else { return nil }
        // The first level may be indented slightly more or less than the others.
        return most.key + max(1, most.key * 2 / 3)
    }

    /// Marks views of a dump without line breaks and indentation, since their superviews are unknown.
    private func markLostLevels(_ tree: inout DumpTree, _ depths: [Int32]) {
        guard !tree.numbersAreLines, !hasBars, depths.count > 1, depths.allSatisfy({ $0 <= 1 }) else { return }
        for index in tree.nodes.indices.dropFirst() where !tree.known(index).isWindow {
            tree.nodes[index].flags.insert(.isAfterGap)
        }
    }
}
