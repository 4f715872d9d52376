import Foundation
import TouchstoneGeometry

/// Text with attributes, broken into lines and measured with a `TextMeasurer`.
package struct AttributedText {
    /// The values for text without the corresponding attribute.
    package struct Defaults {
        package var font: UIFont
        package var color: UIColor
        package var alignment: NSTextAlignment
        package var lineBreakMode: NSLineBreakMode
        package init(
            font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black, alignment: NSTextAlignment = .natural,
            lineBreakMode: NSLineBreakMode = .byWordWrapping
        ) {
            (self.font, self.color, self.alignment, self.lineBreakMode) = (font, color, alignment, lineBreakMode)
        }
    }

    /// The drawing attributes of one attribute run.
    struct Run {
        /// The index of the run in its text.
        var number = 0
        var font: UIFont
        var color: UIColor
        var background: UIColor?
        var kern: CGFloat
        var rise: CGFloat
        var underline: UIColor?
        var strikethrough: UIColor?
        /// The width of outlines, in percent of the font's size. If it is positive, the text is not filled.
        var strokeWidth: CGFloat
        var strokeColor: UIColor
        var shadow: NSShadow?
    }

    struct Cluster {
        var character: Character
        var run: Int
        var width: CGFloat
        /// The index of the cluster in the text, in UTF-16 units.
        var place: Int
    }

    struct Line {
        var clusters: ArraySlice<Cluster>
        /// The range of the text, including trailing spaces and a line break that are not shown; in UTF-16 units.
        var range: Range<Int>
        var top: CGFloat
        var height: CGFloat
        var ascent: CGFloat
        var width: CGFloat
        var left: CGFloat
        var room: CGFloat
        var style: NSParagraphStyle
    }

    private var runs: [Run] = []
    private(set) var lines: [Line] = []
    let defaults: Defaults

    /// The width of the widest line and the height of all lines, in points.
    package private(set) var size = CGSize.zero
    /// The first baseline's distance from the top, in points.
    package var firstBaseline: CGFloat { lines.first.map { $0.top + $0.ascent } ?? 0 }
    /// The last baseline's distance from the top, in points.
    package var lastBaseline: CGFloat { lines.last.map { $0.top + $0.ascent } ?? 0 }

    /// Lays out text.
    ///
    /// - Parameters:
    ///   - text: The text with its attributes.
    ///   - width: The width at which lines break, in points.
    ///   - limit: The maximum number of lines; 0 for no limit.
    ///   - defaults: The values for text without the corresponding attribute.
    ///   - measurer: Measures the width of characters.
    package init(
        _ text: NSAttributedString, width: CGFloat, limit: Int = 0, defaults: Defaults, measurer: any TextMeasurer
    ) {
        self.defaults = defaults
        var clusters: [Cluster] = []
        var styles: [NSParagraphStyle?] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let run = Run(attributes, defaults)
            styles.append(attributes[.paragraphStyle] as? NSParagraphStyle)
            var place = range.location
            for character in string.substring(with: range) {
                let width = character.isNewline ? 0 : measurer.width(of: String(character), font: run.font) + run.kern
                clusters.append(Cluster(character: character, run: runs.count, width: width, place: place))
                place += character.utf16.count
            }
            runs.append(run)
        }
        var (top, start) = (CGFloat(0), 0)
        while start < clusters.count || (start == clusters.count && clusters.last?.character.isNewline == true) {
            let end = clusters[start...].firstIndex { $0.character.isNewline } ?? clusters.count
            let given = start < clusters.count ? styles[clusters[start].run] : styles.last ?? nil
            let style = given ?? defaults.paragraph
            top += start > 0 ? style.paragraphSpacingBefore : 0
            let from = start < clusters.count ? clusters[start].place : text.length
            let to = end < clusters.count ? clusters[end].place + clusters[end].character.utf16.count : text.length
            lay(clusters[start..<end], from..<to, style, width, limit, &top, measurer)
            top += end < clusters.count ? style.paragraphSpacing : 0
            start = end + 1
            if end >= clusters.count || (limit > 0 && lines.count >= limit) { break }
        }
        size = CGSize(
            width: lines.map { $0.width + $0.left }.max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
    }

    /// Breaks a paragraph into lines.
    private mutating func lay(
        _ paragraph: ArraySlice<Cluster>, _ places: Range<Int>, _ style: NSParagraphStyle, _ width: CGFloat,
        _ limit: Int, _ top: inout CGFloat, _ measurer: any TextMeasurer
    ) {
        let wraps = style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byCharWrapping || limit != 1
        var rest = paragraph
        var isFirst = true
        repeat {
            let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
            let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
            let room = max(0, end - indent)
            let isLast = limit > 0 && lines.count == limit - 1
            let truncates = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(style.lineBreakMode)
            var count = rest.count
            if wraps, !isLast || !truncates {
                count = AttributedText.count(rest, room, style.lineBreakMode == .byCharWrapping)
            }
            var line = rest.prefix(count)
            let lower = rest.first?.place ?? places.lowerBound
            rest = rest.dropFirst(count)
            let upper = rest.first?.place ?? places.upperBound
            if truncates { line = truncated(line, room, style.lineBreakMode, measurer) }
            while !rest.isEmpty, line.last?.character == " " { line = line.dropLast() }
            add(line, lower..<upper, style, indent, room, &top, fallback: paragraph)
            isFirst = false
        } while !rest.isEmpty && (limit == 0 || lines.count < limit)
    }

    private mutating func add(
        _ line: ArraySlice<Cluster>, _ range: Range<Int>, _ style: NSParagraphStyle, _ indent: CGFloat,
        _ room: CGFloat, _ top: inout CGFloat, fallback: ArraySlice<Cluster>
    ) {
        var fonts: [UIFont] = []
        for cluster in line where fonts.last != runs[cluster.run].font { fonts.append(runs[cluster.run].font) }
        if fonts.isEmpty { fonts = [fallback.first.map { runs[$0.run].font } ?? runs.last?.font ?? defaults.font] }
        var ascent = fonts.map(\.ascender).max()!
        var height = fonts.map { -$0.descender }.max()! + ascent
        let natural = height
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        height = max(height, style.minimumLineHeight)
        ascent += height - natural
        if !lines.isEmpty { top += style.lineSpacing }
        let width = line.reduce(0) { $0 + $1.width }
        lines.append(
            Line(
                clusters: line, range: range, top: top, height: height, ascent: ascent, width: width, left: indent,
                room: room,
                style: style))
        top += height
    }

    /// Returns how many clusters fit into a line, up to a space if possible. The result is at least 1.
    private static func count(_ clusters: ArraySlice<Cluster>, _ room: CGFloat, _ breaksWords: Bool) -> Int {
        var width: CGFloat = 0
        var afterSpace: Int?
        for (count, cluster) in clusters.enumerated() {
            if width + cluster.width > room + 0.001, count > 0, cluster.character != " " {
                return breaksWords ? count : afterSpace ?? count
            }
            width += cluster.width
            if cluster.character == " " { afterSpace = count + 1 }
        }
        return clusters.count
    }

    private func truncated(
        _ line: ArraySlice<Cluster>, _ room: CGFloat, _ mode: NSLineBreakMode, _ measurer: any TextMeasurer
    ) -> ArraySlice<Cluster> {
        guard line.reduce(0, { $0 + $1.width }) > room + 0.5, let first = line.first else { return line }
        let width = measurer.width(of: "…", font: runs[first.run].font)
        var (head, tail) = (line, line.suffix(0))
        if mode == .byTruncatingMiddle {
            let middle = (line.count + 1) / 2
            (head, tail) = (line.prefix(middle), line.dropFirst(middle))
        }
        if mode == .byTruncatingHead { (head, tail) = (line.prefix(0), line) }
        var total = line.reduce(width) { $0 + $1.width }
        while total > room, !head.isEmpty || !tail.isEmpty {
            let isHead = mode == .byTruncatingTail || (mode == .byTruncatingMiddle && head.count > tail.count)
            total -= isHead ? head.removeLast().width : tail.removeFirst().width
        }
        // The ellipsis replaces the first character that is omitted.
        let place = line[min(line.startIndex + head.count, line.endIndex - 1)].place
        let ellipsis = Cluster(character: "…", run: first.run, width: width, place: place)
        return (Array(head) + [ellipsis] + Array(tail))[...]
    }

    /// Returns the x-coordinate at which a line begins, in points.
    func start(of line: Line) -> CGFloat {
        switch line.style.alignment == .natural ? defaults.alignment : line.style.alignment {
        case .center: line.left + (line.room - line.width) / 2
        case .right: line.left + line.room - line.width
        case .left, .justified, .natural: line.left
        @unknown default: line.left
        }
    }

    // MARK: Drawing

    /// Draws the lines from the top of `rect`. Lines that do not fit into its height are drawn only if `overflows` is
    /// `true`.
    package func draw(into list: inout DisplayList, in rect: CGRect, overflows: Bool = true) {
        for line in lines where overflows || line.top + line.height <= rect.height + 0.01 {
            var x = rect.minX + start(of: line)
            let baseline = rect.minY + line.top + line.ascent
            var rest = line.clusters
            while let first = rest.first {
                let run = runs[first.run]
                // Clusters with extra spacing are drawn one by one.
                let part = run.kern != 0 ? rest.prefix(1) : rest.prefix { $0.run == first.run }
                rest = rest.dropFirst(part.count)
                let width = part.reduce(0) { $0 + $1.width }
                run.draw(
                    String(part.map(\.character)), CGPoint(x: x, y: baseline), width, line.height, line.ascent, &list)
                x += width
            }
        }
    }
}

extension AttributedText.Defaults {
    fileprivate var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        return style
    }
}

extension AttributedText.Run {
    init(_ attributes: [NSAttributedString.Key: Any], _ defaults: AttributedText.Defaults) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            attributes[key].flatMap { Double(given: $0) }.map { CGFloat($0) }
        }
        font = attributes[.font] as? UIFont ?? defaults.font
        color = attributes[.foregroundColor] as? UIColor ?? defaults.color
        background = attributes[.backgroundColor] as? UIColor
        kern = number(.kern) ?? number(.tracking) ?? 0
        rise = number(.baselineOffset) ?? 0
        strokeWidth = number(.strokeWidth) ?? 0
        strokeColor = attributes[.strokeColor] as? UIColor ?? color
        shadow = attributes[.shadow] as? NSShadow
        func line(_ style: NSAttributedString.Key, _ own: NSAttributedString.Key) -> UIColor? {
            (number(style) ?? 0) != 0 ? attributes[own] as? UIColor ?? color : nil
        }
        underline = line(.underlineStyle, .underlineColor)
        strikethrough = line(.strikethroughStyle, .strikethroughColor)
    }

    func draw(
        _ text: String, _ place: CGPoint, _ width: CGFloat, _ height: CGFloat, _ ascent: CGFloat,
        _ list: inout DisplayList
    ) {
        if let background {
            list.fill(CGRect(x: place.x, y: place.y - ascent, width: width, height: height), color: background)
        }
        let baseline = CGPoint(x: place.x, y: place.y - rise)
        if let shadow, let color = shadow.shadowColor as? UIColor {
            list.append(.save)
            list.append(
                .shadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color.resolved(list.style)))
        }
        defer { if shadow?.shadowColor is UIColor { list.append(.restore) } }
        if strokeWidth <= 0 { list.text(text, at: baseline, width: width - kern, font: font, color: color) }
        if strokeWidth != 0 {
            list.append(
                .strokedText(
                    text, baseline: baseline, width: width - kern, font,
                    lineWidth: abs(strokeWidth) / 100 * font.pointSize, strokeColor.resolved(list.style)))
        }
        let thickness = max(1, font.pointSize / 14)
        for (color, offset) in [(underline, font.pointSize * 0.12), (strikethrough, -font.xHeight / 2)] {
            guard let color else { continue }
            let y = baseline.y + offset
            list.line(
                from: CGPoint(x: place.x, y: y), to: CGPoint(x: place.x + width, y: y), width: thickness, color: color)
        }
    }
}
