import Foundation

/// Reads the table of `maestro hierarchy --compact`: one element a row, with its depth and its attributes.
///
/// The table leaves out attributes that are `false`, so an element without `enabled` is disabled. Numbers of elements may repeat, so the
/// depth determines the parent.
enum MaestroTableReader {
    /// The position of the table's first line, or `nil` if the text contains no table.
    private static func header(in bytes: DumpBytes) -> Int? {
        bytes.place(of: "element_num,depth,", from: 0, to: min(bytes.count, 100_000))
    }

    static func isMeant(by bytes: DumpBytes) -> Bool { header(in: bytes) != nil }

    static func read(_ bytes: DumpBytes) -> DumpTree {
        var builder = ElementTreeBuilder(hasElements: true)
        guard let start = header(in: bytes) else { return builder.finished() }
        var line = Int32(DumpLines(bytes, 0..<start).reduce(0) { count, _ in count + 1 }) + 1
        let columns = fields(bytes.string(start..<bytes.endOfLine(from: start)))
        var open: [(depth: Int, node: Int32)] = []
        for range in DumpLines(bytes, min(bytes.endOfLine(from: start) + 1, bytes.count)..<bytes.count) {
            line += 1
            let values = Dictionary(zip(columns, fields(bytes.string(range)))) { first, _ in first }
            guard let depth = values["depth"].flatMap({ Int($0) }), depth >= 0,
                let element = element(values, line)
            else {
                if !range.isEmpty { builder.change { $0.problem(Int(line), "no element is described here") } }
                continue
            }
            while let last = open.last, last.depth >= depth { open.removeLast() }
            open.append((depth, builder.add(element, below: open.last?.node ?? -1)))
        }
        return builder.finished()
    }

    private static func element(_ values: [String: String], _ line: Int32) -> ElementTreeBuilder.Element? {
        var attributes: [String: String] = [:]
        for part in (values["attributes"] ?? "").components(separatedBy: "; ") {
            guard let equals = part.firstIndex(of: "=") else { continue }
            let key = String(part[..<equals])
            if attributes[key] == nil { attributes[key] = String(part[part.index(after: equals)...]) }
        }
        guard let bounds = values["bounds"] ?? attributes["bounds"] else { return nil }
        let numbers = bounds.split { !($0.isNumber || $0 == "-" || $0 == ".") }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        let rect = [numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]].map { CGFloat($0) }
        let type = attributes["class"] ?? "Element"
        var element = ElementTreeBuilder.Element(type: type, line: line, frame: CGRect(dumped: rect))
        element.identifier = attributes["resource-id"]
        element.text = attributes["accessibilityText"] ?? attributes["text"] ?? attributes["title"]
        element.hasLabel = element.text != nil
        if element.text == nil {
            element.text = attributes["value"] ?? attributes["hintText"]
            element.hasValue = true
        }
        if attributes["enabled"] != "true" { element.flags.insert(.disabled) }
        return element
    }

    /// The fields of a row. A field with commas is in quotation marks, which are doubled in it.
    private static func fields(_ row: String) -> [String] {
        var fields = [""]
        var (isQuoted, last) = (false, Character(" "))
        for character in row where character != "\r" {
            if character == "\"" {
                if !isQuoted, last == "\"" { fields[fields.count - 1].append("\"") }
                isQuoted.toggle()
            } else if character == ",", !isQuoted {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
            last = character
        }
        return fields
    }
}
