import Foundation

/// Reads the page source of Appium and WebDriverAgent: one XML tag for each element, with its frame in screen coordinates.
enum PageSourceReader {
    /// Whether the text is a page source of an iOS application.
    static func isMeant(by bytes: DumpBytes) -> Bool {
        bytes.place(of: "<XCUIElementType", from: 0, to: bytes.count) != nil
            || bytes.place(of: "<AppiumAUT", from: 0, to: bytes.count) != nil
    }

    static func read(_ bytes: DumpBytes) -> DumpTree {
        var builder = ElementTreeBuilder(hasElements: true)
        XMLElements(bytes).forEach { tag, line, parent in
            element(bytes.string(tag.name), tag.values(bytes), line).map { builder.add($0, below: parent) }
        } atEnd: { line in
            builder.change {
                $0.problem(Int(line), "the text is cut off")
                $0.gaps.append(.init(place: $0.nodes.count, line: Int(line), isEnd: true))
            }
        }
        return builder.finished()
    }

    private static let prefix = "XCUIElementType"

    private static func element(_ name: String, _ values: [String: String], _ line: Int32) -> ElementTreeBuilder
        .Element?
    {
        guard name.hasPrefix(prefix) || values["type"]?.hasPrefix(prefix) == true else { return nil }
        let type = String((name.hasPrefix(prefix) ? name : values["type"] ?? name).dropFirst(prefix.count))
        var element = ElementTreeBuilder.Element(type: type, line: line, frame: frame(values))
        element.identifier = values["name"]
        for key in ["label", "value", "placeholderValue"] where element.text == nil {
            guard let text = values[key], !text.isEmpty else { continue }
            element.text = text
            element.hasLabel = key == "label"
            element.hasValue = key != "label"
        }
        // WebDriverAgent gives the label as the name of an element without an identifier.
        if element.identifier == element.text { element.identifier = nil }
        func says(_ key: String, _ words: String...) -> Bool { values[key].map(words.contains) ?? false }
        if says("enabled", "false", "0") { element.flags.insert(.disabled) }
        if says("visible", "false", "0") { element.flags.insert(.notVisible) }
        if says("hittable", "false", "0") { element.flags.insert(.notHittable) }
        return element
    }

    private static func frame(_ values: [String: String]) -> CGRect? {
        let numbers = ["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init).map { CGFloat($0) } }
        return numbers.count == 4 ? CGRect(dumped: numbers) : nil
    }
}
