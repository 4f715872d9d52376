import Foundation

/// Which way text is read, and where that puts each cluster of a line. [our choice]
///
/// Of Unicode's bidirectional algorithm this has what words and numbers of both directions in one line need: strong letters,
/// digits, and neutral characters that go with their neighbours; no embeddings, overrides or isolates.
enum TextDirection {
    case leftToRight, rightToLeft

    private enum Kind { case left, right, number, neutral }

    private static func kind(_ cluster: Character) -> Kind {
        guard let scalar = cluster.unicodeScalars.first else { return .neutral }
        if scalar.properties.generalCategory == .decimalNumber { return .number }
        switch scalar.value {
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return scalar.properties.isAlphabetic || scalar.value == 0x200F ? .right : .neutral
        default: return scalar.properties.isAlphabetic ? .left : .neutral
        }
    }

    /// Whether any cluster is read from right to left; most texts need no more than this.
    static func isMixed(_ clusters: some Sequence<Character>) -> Bool { clusters.contains { kind($0) == .right } }

    /// Of a paragraph: its first letter's.
    static func base(_ paragraph: some Sequence<Character>) -> TextDirection {
        for cluster in paragraph {
            switch kind(cluster) {
            case .left: return .leftToRight
            case .right: return .rightToLeft
            case .number, .neutral: break
            }
        }
        return .leftToRight
    }

    /// The level of each cluster of a line: odd ones are read from right to left.
    private static func levels(_ line: ArraySlice<Character>, _ base: TextDirection) -> [Int] {
        let bottom = base == .leftToRight ? 0 : 1
        var kinds = line.map(kind)
        var levels = Array(repeating: bottom, count: kinds.count)
        var lastStrong = base
        for index in kinds.indices {
            switch kinds[index] {
            case .left:
                lastStrong = .leftToRight
                levels[index] = bottom == 0 ? 0 : 2
            case .right:
                lastStrong = .rightToLeft
                levels[index] = 1
            // A number among right-to-left words is itself read from left to right.
            case .number where lastStrong == .rightToLeft: levels[index] = 2
            // Behind a left-to-right word it is as one.
            case .number:
                kinds[index] = .left
                levels[index] = bottom == 0 ? 0 : 2
            case .neutral: break
            }
        }
        // Neutrals go with both neighbours where those agree, otherwise with the paragraph; so do those at the line's end.
        var index = 0
        while index < kinds.count {
            guard kinds[index] == .neutral else {
                index += 1
                continue
            }
            let end = kinds[index...].firstIndex { $0 != .neutral } ?? kinds.count
            if index > 0, end < kinds.count {
                let (before, after) = (kinds[index - 1], kinds[end])
                if before != .left, after != .left {
                    for place in index..<end { levels[place] = 1 }
                } else if before == .left, after == .left {
                    for place in index..<end { levels[place] = levels[index - 1] }
                }
            }
            index = end
        }
        return levels
    }

    /// The clusters of a line in the order in which they stand, from left to right, and whether each is read from the right.
    static func order(
        _ line: ArraySlice<Character>, _ base: TextDirection
    ) -> [(place: Int, isRightToLeft: Bool)] {
        let levels = levels(line, base)
        var order = Array(levels.indices)
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
                order[index..<end].reverse()
                index = end
            }
        }
        return order.map { ($0, levels[$0] % 2 == 1) }
    }
}
