import Foundation

/// The reading direction of text, and the visual order of the clusters in a line. [our choice]
///
/// It implements the part of Unicode's bidirectional algorithm that lines with words and numbers of both directions
/// need: strong letters, digits, and neutral characters, which follow their neighbors. There are no embeddings,
/// overrides or isolates.
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

    /// Whether any cluster is read from right to left. Most texts need only this check.
    static func isMixed(_ clusters: some Sequence<Character>) -> Bool { clusters.contains { kind($0) == .right } }

    /// Returns the direction of a paragraph, which is the direction of its first letter.
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

    /// Returns the level of each cluster in a line. Clusters with odd levels are read from right to left.
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
            // A number among right-to-left words is read from left to right.
            case .number where lastStrong == .rightToLeft: levels[index] = 2
            // A number after a left-to-right word counts as part of it.
            case .number:
                kinds[index] = .left
                levels[index] = bottom == 0 ? 0 : 2
            case .neutral: break
            }
        }
        // Neutral clusters get the direction of both neighbors if these agree. Otherwise, and at the end of a line,
        // they get the direction of the paragraph.
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

    /// Returns the clusters of a line in visual order, from left to right, and whether each is read from right to left.
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
