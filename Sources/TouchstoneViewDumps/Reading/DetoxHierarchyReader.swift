import Foundation

/// Reads the XML of Detox's view hierarchy: one tag for each view, with its frame in the superview's coordinates, from back to front.
///
/// Numbers are cut to whole points. The format contains neither `isUserInteractionEnabled` nor `isEnabled`, transforms or scrolling.
struct DetoxHierarchyReader {
    private let bytes: DumpBytes
    private var builder = ElementTreeBuilder(hasElements: false)

    /// Whether the text contains such a hierarchy.
    static func isMeant(by bytes: DumpBytes) -> Bool {
        guard let start = bytes.place(of: "<ViewHierarchy", from: 0, to: bytes.count) else { return false }
        return bytes.place(of: "visibility=", from: start, to: bytes.count) != nil
    }

    static func read(_ bytes: DumpBytes) throws -> DumpTree {
        var reader = DetoxHierarchyReader(bytes: bytes)
        if reader.readAll() { throw ViewDump.Failure.noViews(.android) }
        reader.builder.change { $0.omitsFlags = true }
        return reader.builder.finished()
    }

    private init(bytes: DumpBytes) { self.bytes = bytes }

    /// Reads the hierarchy and returns whether it is one of Android.
    private mutating func readAll() -> Bool {
        var isAndroid = false
        XMLElements(bytes).forEach { tag, line, parent in
            let values = tag.values(bytes)
            guard let name = values["class"], values["width"] != nil else { return nil }
            if name.hasPrefix("android.") || name.hasPrefix("com.android.") { isAndroid = true }
            return builder.add(Self.view(name, values, line, isOutermost: parent < 0), below: parent)
        } atEnd: { line in
            builder.change { $0.gaps.append(.init(place: $0.nodes.count, line: Int(line), isEnd: true)) }
        }
        return isAndroid
    }

    private static func view(
        _ name: String, _ values: [String: String], _ line: Int32, isOutermost: Bool
    ) -> ElementTreeBuilder.Element {
        func number(_ key: String) -> CGFloat? { values[key].flatMap(Double.init).map { CGFloat($0) } }
        let origin = (number("x") ?? (isOutermost ? 0 : nil), number("y") ?? (isOutermost ? 0 : nil))
        var frame: CGRect?
        if let x = origin.0, let y = origin.1, let width = number("width"), let height = number("height") {
            frame = CGRect(dumped: [x, y, width, height])
        }
        var view = ElementTreeBuilder.Element(type: name, line: line, frame: frame)
        view.identifier = values["testID"] ?? values["id"]
        view.text = values["text"] ?? values["label"] ?? values["value"]
        view.address = values["ptr"]
        view.alpha = number("alpha").map { Float($0) } ?? 1
        if values["visibility"] == "invisible" { view.flags.insert(.hidden) }
        if isOutermost { view.flags.insert(.isWindow) }
        return view
    }
}
