import Foundation

/// Reads a view's attributes: the text after its address, up to the closing angle bracket.
///
/// Values are nested brackets or quoted texts, which may themselves contain quotes, brackets, semicolons and line
/// breaks. Attributes are therefore separated only by semicolons outside all of these.
struct DumpAttributes {
    private let bytes: DumpBytes
    private let start: Int
    /// The position after the closing bracket, or where the text breaks off.
    private(set) var end: Int
    private(set) var isCut = false
    /// The number of line breaks inside the description.
    private(set) var lineCount = 0
    private(set) var lastLineStart = 0

    init(_ bytes: DumpBytes, from start: Int) {
        self.bytes = bytes
        self.start = start
        end = start
    }

    /// Limits on the lines of one description, outside and inside a quoted text. Longer ones run into other content.
    private static let mostLines = 12
    private static let mostLinesOfText = 60

    mutating func read(into record: inout RecursiveDescriptionReader.Record, _ tree: inout DumpTree) {
        let (bytes, text) = (bytes, bytes.start)
        var place = start
        var segment = start
        var (angles, others) = (1, 0)
        var isQuoted = false
        // Only the bytes that may separate attributes are looked at.
        while true {
            place = bytes.place(ofAny: isQuoted ? "'\n" : "'<>([{)]};\n", from: place)
            guard place < bytes.count else { break }
            switch text[place] {
            case UInt8(ascii: "\n"):
                if breaksOff(at: place, isQuoted ? 0 : last(before: place), isQuoted: isQuoted) {
                    cut(at: place, segment, into: &record, &tree)
                    return
                }
                lineCount += 1
                lastLineStart = place + 1
            case UInt8(ascii: "'"):
                if isQuoted {
                    if closesQuote(at: place) { isQuoted = false }
                } else {
                    let last = last(before: place)
                    isQuoted = last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
                }
            case UInt8(ascii: ";"):
                if angles == 1, others == 0 {
                    read(segment..<place, into: &record, &tree)
                    segment = place + 1
                }
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">"):
                if last(before: place) != UInt8(ascii: "-") { angles -= 1 }
                if angles == 0 {
                    read(segment..<place, into: &record, &tree)
                    end = place + 1
                    return
                }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): others += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): others = max(0, others - 1)
            default: break
            }
            place += 1
        }
        cut(at: bytes.count, segment, into: &record, &tree)
    }

    private mutating func cut(
        at place: Int, _ segment: Int, into record: inout RecursiveDescriptionReader.Record, _ tree: inout DumpTree
    ) {
        isCut = true
        end = place
        read(segment..<max(segment, place), into: &record, &tree)
    }

    /// The last byte before the position that is not blank; a semicolon if there is none in the description.
    private func last(before place: Int) -> UInt8 {
        var place = place - 1
        let text = bytes.start
        while place >= start, text[place].isSpace || text[place].isNewline { place -= 1 }
        return place >= start ? bytes[place] : UInt8(ascii: ";")
    }

    /// Whether the next line begins another view or exceeds the limit.
    private func breaksOff(at newline: Int, _ last: UInt8, isQuoted: Bool) -> Bool {
        if lineCount >= (isQuoted ? Self.mostLinesOfText : Self.mostLines) { return true }
        // A wrapped value may begin with a bracket too.
        if !isQuoted, "=,{:(".utf8.contains(last) { return false }
        var place = newline + 1
        while place < bytes.count, bytes[place].isSpace || "|-+>`*".utf8.contains(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "<"), let head = DumpHead(bytes, at: place) else {
            return false
        }
        // Inside a text, something that looks like a view is one only if it has a frame and the text does not end after
        // it.
        return !isQuoted
            || bytes.place(of: "frame = (", from: head.end, to: head.end + 300) != nil && !isWithinText(head)
    }

    /// Whether the line that looks like a view is complete and the next line ends the text around it.
    private func isWithinText(_ head: DumpHead) -> Bool {
        var place = head.end
        while place < bytes.count, !bytes[place].isNewline { place += 1 }
        guard bytes[place - 1] == UInt8(ascii: ">") else { return false }
        place += 1
        let line = place
        while place < bytes.count, !bytes[place].isNewline {
            if bytes[place] == UInt8(ascii: "<"), DumpHead(bytes, at: place) != nil { return false }
            if bytes[place] == UInt8(ascii: "'"), closesQuote(at: place), place > line { return true }
            place += 1
        }
        return false
    }

    /// Whether a quote ends a text: the next attribute or the end of the description must follow it.
    private func closesQuote(at place: Int) -> Bool {
        guard place + 1 < bytes.count else { return true }
        switch bytes[place + 1] {
        case UInt8(ascii: ">"):
            guard place + 2 < bytes.count else { return true }
            return bytes[place + 2].isNewline || bytes[place + 2].isSpace || ">),;\"'|".utf8.contains(bytes[place + 2])
        case UInt8(ascii: ";"):
            var next = place + 2
            while next < bytes.count, bytes[next].isSpace || bytes[next].isNewline || bytes[next] == UInt8(ascii: "|") {
                next += 1
            }
            guard next < bytes.count, bytes[next] != UInt8(ascii: ">") else { return true }
            let word = next
            while next < bytes.count, next < word + 60, bytes[next].isLetter || bytes[next] == UInt8(ascii: "_") {
                next += 1
            }
            guard next > word else { return false }
            while next < bytes.count, bytes[next].isSpace { next += 1 }
            return next >= bytes.count || bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: ":")
        default: return false
        }
    }

    // MARK: Attributes

    private func read(
        _ segment: Range<Int>, into record: inout RecursiveDescriptionReader.Record, _ tree: inout DumpTree
    ) {
        var word = segment.lowerBound
        while word < segment.upperBound,
            bytes[word].isSpace || bytes[word].isNewline || bytes[word] == UInt8(ascii: "|")
        {
            word += 1
        }
        let wordEnd = min(bytes.place(ofAny: " =:\t\n|;>", from: word), segment.upperBound)
        guard wordEnd > word, wordEnd - word < 30, let key = Self.keys[bytes.string(word..<wordEnd)] else { return }
        var cursor = DumpCursor(bytes, from: wordEnd, to: segment.upperBound)
        cursor.skip(" \t\n|")
        guard cursor.take("=") || cursor.take(":") else {
            // The format of EarlGrey.
            if key == .hidden, cursor.place == segment.upperBound { record.node.flags.insert(.hidden) }
            return
        }
        cursor.skip(" \t\n|")
        read(key, &cursor, into: &record, &tree)
    }

    /// The attributes that are read.
    private enum Key {
        case frame, bounds, transform, contentOffset, alpha, hidden, interaction, shortInteraction, enabled, layer
        case recognizers, animations, baseClass, text, identifier
    }

    private static let keys: [String: Key] = [
        "frame": .frame, "Frame": .frame, "bounds": .bounds, "transform": .transform, "contentOffset": .contentOffset,
        "alpha": .alpha, "hidden": .hidden, "userInteractionEnabled": .interaction, "UIE": .shortInteraction,
        "enabled": .enabled, "layer": .layer, "gestureRecognizers": .recognizers, "animations": .animations,
        "baseClass": .baseClass, "text": .text, "title": .text, "label": .text, "accessibilityLabel": .text,
        "accessibilityIdentifier": .identifier, "identifier": .identifier,
    ]

    private func read(
        _ key: Key, _ value: inout DumpCursor, into record: inout RecursiveDescriptionReader.Record,
        _ tree: inout DumpTree
    ) {
        switch key {
        case .frame:
            if !record.hasFrame, let rect = rect(&value) {
                record.node.frame = rect
                record.hasFrame = true
                record.node.flags.remove(.hasNoFrame)
            } else if !record.hasFrame {
                record.node.flags.insert(.hasNoFrame)
            }
        case .bounds: if let rect = rect(&value) { record.extras.bounds = rect }
        case .transform:
            if value.take("["), let n = value.numbers(6, separators: " ,\n|"), n.allSatisfy(\.isFinite) {
                record.extras.transform = DumpTransform(a: n[0], b: n[1], c: n[2], d: n[3])
            }
        case .contentOffset:
            if value.take("{"), let n = value.numbers(2, separators: " ,\n|"), n.allSatisfy(\.isFinite) {
                record.extras.offset = CGPoint(x: n[0], y: n[1])
            }
        case .alpha: if let alpha = value.number() { record.node.alpha = Float(alpha) }
        case .hidden: if value.take("YES") { record.node.flags.insert(.hidden) }
        case .interaction: if value.take("NO") { record.node.flags.insert(.interactionOff) }
        // The format of EarlGrey.
        case .shortInteraction: if value.take("N") { record.node.flags.insert(.interactionOff) }
        case .enabled:
            record.node.flags.insert(.hasEnabledState)
            if value.take("NO") { record.node.flags.insert(.disabled) }
        case .layer: if value.take("<UIWindowLayer") { record.node.flags.insert(.isWindow) }
        case .recognizers: record.node.flags.insert(.hasRecognizers)
        case .animations: if isAnimated(value) { record.node.flags.insert(.animated) }
        case .baseClass:
            let start = value.place
            while let byte = value.current, !byte.isSpace { value.place += 1 }
            let name = bytes.string(start..<value.place)
            if !name.isEmpty { record.node.baseKind = tree.kind(called: name) }
        case .text: if record.node.text.isEmpty, let text = quoted(value) { record.node.text = text }
        case .identifier: if let identifier = quoted(value) { record.node.identifier = identifier }
        }
    }

    private func rect(_ value: inout DumpCursor) -> CGRect? {
        guard value.take("(") || value.take("{{") else { return nil }
        return value.numbers(4, separators: " ;,\n\t|{}").flatMap(CGRect.init(dumped:))
    }

    /// The text between the first and the last quote.
    private func quoted(_ value: DumpCursor) -> Range<Int32>? {
        var end = value.end
        while end > value.place, bytes[end - 1].isSpace || bytes[end - 1].isNewline { end -= 1 }
        guard value.current == UInt8(ascii: "'") else {
            return Int32(value.place)..<Int32(max(value.place, end))
        }
        if end > value.place + 1, bytes[end - 1] == UInt8(ascii: "'") { end -= 1 }
        return Int32(value.place + 1)..<Int32(max(value.place + 1, end))
    }

    /// Whether an animation may keep touches away; motion effects, which follow the tilt of the device, do not.
    private func isAnimated(_ value: DumpCursor) -> Bool {
        var inner = value
        guard inner.take("{") else { return true }
        inner.skip(" \t\n|")
        if inner.current == UInt8(ascii: "}") { return true }
        var (effects, all, place) = (0, 0, inner.place)
        while place < inner.end {
            if bytes[place] == UInt8(ascii: "=") {
                all += 1
            } else if bytes.has("UIMotionEffect", at: place) || bytes.has("_UIParallaxMotionEffect", at: place) {
                effects += 1
                while place < inner.end, bytes[place] != UInt8(ascii: "=") { place += 1 }
                all += 1
            }
            place += 1
        }
        return effects == 0 || effects < all
    }
}
