import Foundation

/// Breaks text into lines of limited width, and truncates text that does not fit.
struct TextLines {
    let measurer: any TextMeasurer
    let font: UIFont
    let mode: NSLineBreakMode

    /// Returns the lines of a text.
    /// - Parameters:
    ///   - width: The width of a line, in points.
    ///   - limit: The largest number of lines; 0 for no limit.
    func broken(_ text: String, width: CGFloat, limit: Int) -> [String] {
        var lines: [String] = []
        var paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let paragraph = paragraphs.popFirst() {
            let isLast = paragraphs.isEmpty
            if limit == 1, mode != .byWordWrapping, mode != .byCharWrapping {
                return [isLast || !shortens ? String(paragraph) : paragraph + "…"]
            }
            let pieces = mode == .byCharWrapping ? byCharacter(paragraph, width) : byWord(paragraph, width)
            for (index, piece) in pieces.enumerated() {
                let isLastLine = limit > 0 && lines.count == limit - 1
                let isEnd = index == pieces.count - 1
                guard isLastLine, shortens, !(isEnd && isLast) else {
                    lines.append(String(piece))
                    if isLastLine { return lines }
                    continue
                }
                // The last line gets the rest of the paragraph and truncates it.
                let rest = isEnd ? piece + "…" : paragraph[piece.startIndex...]
                return lines + [shortened(String(rest), width: width)]
            }
        }
        return lines
    }

    /// Whether an ellipsis replaces text that does not fit.
    private var shortens: Bool {
        switch mode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        @unknown default: false
        }
    }

    /// Breaks the paragraph at spaces, and inside words that are wider than the line.
    private func byWord(_ paragraph: Substring, _ width: CGFloat) -> [Substring] {
        var lines: [Substring] = []
        var line = paragraph[paragraph.startIndex..<paragraph.startIndex]
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = paragraph[line.startIndex..<word.endIndex]
            if fits(longer, width) {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            var pieces = byCharacter(word, width)
            line = pieces.removeLast()
            lines += pieces
        }
        return lines + [line]
    }

    /// Breaks the text into pieces that fit in a line; a piece has at least one character.
    private func byCharacter(_ text: Substring, _ width: CGFloat) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        for index in text.indices where index > start && !fits(text[start...index], width) {
            pieces.append(text[start..<index])
            start = index
        }
        return pieces + [text[start...]]
    }

    private func fits(_ text: some StringProtocol, _ width: CGFloat) -> Bool { self.width(of: String(text)) <= width }

    func width(of line: String) -> CGFloat { measurer.width(of: line, font: font) }

    /// Returns the line truncated to `width` if it is wider, with an ellipsis at the place that the mode determines.
    func shortened(_ line: String, width: CGFloat) -> String {
        guard shortens, self.width(of: line) > width + 0.5 else { return line }
        var (head, tail) = (Substring(line), Substring(line))
        switch mode {
        case .byTruncatingHead:
            while !tail.isEmpty, !fits("…" + tail, width) { tail.removeFirst() }
            return "…" + tail
        case .byTruncatingMiddle:
            let middle = line.index(line.startIndex, offsetBy: (line.count + 1) / 2)
            (head, tail) = (line[..<middle], line[middle...])
            while !(head.isEmpty && tail.isEmpty), !fits(head + "…" + tail, width) {
                if head.count > tail.count { head.removeLast() } else { tail.removeFirst() }
            }
            return head + "…" + tail
        default:
            if head.last == "…" { head.removeLast() }
            while !head.isEmpty, !fits(head + "…", width) { head.removeLast() }
            return head + "…"
        }
    }
}
