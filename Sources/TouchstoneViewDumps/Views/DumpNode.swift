import Foundation

/// One view of a dump. Strings stay in the text, since there may be hundreds of thousands of views.
struct DumpNode {
    package struct Flags: OptionSet {
        let rawValue: UInt16
        static let hidden = Flags(rawValue: 1)
        static let interactionOff = Flags(rawValue: 2)
        static let disabled = Flags(rawValue: 4)
        static let animated = Flags(rawValue: 8)
        static let hasRecognizers = Flags(rawValue: 16)
        /// The text ends, or other content begins, inside the description; the rest is unknown.
        static let isCut = Flags(rawValue: 32)
        /// The frame is missing or could not be read.
        static let hasNoFrame = Flags(rawValue: 64)
        /// The dump omits views between this one and its superview.
        static let isAfterGap = Flags(rawValue: 128)
        static let hasEnabledState = Flags(rawValue: 256)
        /// The view's layer is a `UIWindowLayer`.
        static let isWindow = Flags(rawValue: 1024)
        /// The XCUITest element has a label.
        static let hasLabel = Flags(rawValue: 512)
        /// The text is a value or placeholder; it identifies the element only if no title or label matches.
        static let hasValue = Flags(rawValue: 2048)
        /// The tool that made the tree states that the element is not visible.
        static let notVisible = Flags(rawValue: 4096)
        /// The text states that the view or element is not hittable.
        static let notHittable = Flags(rawValue: 8192)
    }

    /// The line, from 1; if the dump has lost its line breaks, the number of the view.
    var line: Int32
    /// The superview's index; -1 for an outermost view.
    var parent: Int32 = -1
    /// The frontmost subview, and the sibling behind this view; -1 for none.
    var lastChild: Int32 = -1
    var previousSibling: Int32 = -1
    /// The index after the last descendant.
    var end: Int32 = 0
    var kind: Int32
    var baseKind: Int32 = -1
    /// The frame in the superview's coordinates, in points; in an accessibility tree, in screen coordinates.
    var frame: CGRect = .zero
    var alpha: Float = 1
    /// Whether the view counts as hidden. A printed alpha of 0.01 does, because 0.01 is stored as slightly less (HT-8).
    var isTransparent: Bool { alpha <= 0.01 }
    var flags: Flags = []
    /// Ranges in the text.
    var address: Range<Int32>
    var text: Range<Int32> = 0..<0
    var identifier: Range<Int32> = 0..<0
}

/// Attributes that few views have.
struct DumpExtras {
    var bounds: CGRect?
    var offset: CGPoint?
    var transform: DumpTransform?

    var isEmpty: Bool { bounds == nil && offset == nil && transform == nil }
}

/// The views read from a dump.
struct DumpTree {
    /// A class, by its name.
    package struct Kind {
        /// The name as written, with its module.
        let name: String
        /// The name without module and generic arguments.
        let shortName: String
        let known: KnownView

        /// Whether the class is one of scroll views by its name, as those of React Native and applications are.
        var isNamedScrollView: Bool {
            known.isScrollView || ["ScrollView", "TableView", "CollectionView"].contains { shortName.hasSuffix($0) }
        }
    }

    /// A place where lines are omitted; views in front of those above may be missing.
    struct Gap: Equatable {
        /// The number of views before it.
        let place: Int
        /// The line after which lines are missing.
        let line: Int
        let isEnd: Bool

        /// The gap in words.
        var words: String { isEnd ? "the dump is truncated in line \(line)" : "lines are missing after line \(line)" }
    }

    private(set) var bytes: DumpBytes
    var nodes: [DumpNode] = []
    var extras: [Int32: DumpExtras] = [:]
    var kinds: [Kind] = []
    var gaps: [Gap] = []
    /// What the text itself says about a touch.
    var statements: [DumpStatement] = []
    /// The screen, if the text states it beside its elements.
    var statedScreen: CGRect?
    /// Names that statements give to views.
    var aliases: [String: Int] = [:]
    /// Whether views are numbered by line; otherwise line breaks are lost and numbers count views.
    var numbersAreLines = true
    /// Whether the format contains no interaction, enabled state, transform or scrolling, and only whole points.
    var omitsFlags = false
    /// Whether the outermost views are siblings in a superview that the dump does not show.
    var hasUnseenSuperview = false
    /// Whether kinds are XCUITest element types instead of classes.
    let hasElements: Bool
    private var kindNumbers: [String: Int32] = [:]
    private(set) var problems: [ViewDump.Problem] = []
    private(set) var problemCount = 0

    init(_ bytes: DumpBytes, hasElements: Bool = false) {
        self.bytes = bytes
        self.hasElements = hasElements
    }

    /// Sets the text that the ranges of nodes refer to.
    mutating func setStrings(_ strings: DumpBytes) { bytes = strings }

    /// Records a problem; only the first 500 are kept.
    mutating func problem(_ line: Int, _ message: @autoclosure () -> String) {
        problemCount += 1
        if problems.count < 500 { problems.append(.init(line: line, message: message())) }
    }

    mutating func kind(called name: String) -> Int32 {
        if let number = kindNumbers[name] { return number }
        let number = Int32(kinds.count)
        let shortName = hasElements ? name : Self.shortName(name)
        let known = hasElements ? KnownView(element: name) : KnownView(name, shortName)
        kinds.append(Kind(name: name, shortName: shortName, known: known))
        kindNumbers[name] = number
        return number
    }

    /// The name without module and generic arguments, such as `Host` for `App.Host<Text>`. A mangled name is demangled
    /// if possible.
    private static func shortName(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        let last = plain.split(separator: ".").last.map(String.init) ?? name
        return last.hasPrefix("_Tt") ? DumpTree.demangled(last) ?? last : last
    }

    /// The class in a mangled name: the last part of `_TtC3App7Account`, the part after the module in
    /// `_TtGC7SwiftUI14_UIHostingView…_`.
    private static func demangled(_ name: String) -> String? {
        var rest = name.dropFirst(3)
        let isGeneric = rest.first == "G"
        var parts: [Substring] = []
        while let letter = rest.first, letter.isLetter || letter == "_" { rest = rest.dropFirst() }
        while let digit = rest.first, digit.isNumber, digit.isASCII, parts.count < (isGeneric ? 2 : 20) {
            let digits = rest.prefix { $0.isNumber && $0.isASCII }
            guard let length = Int(digits), length < 1000 else { return nil }
            rest = rest.dropFirst(digits.count)
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.last.map(String.init)
    }

    // MARK: Properties of nodes

    func kind(of node: Int) -> Kind { kinds[Int(nodes[node].kind)] }

    /// The known properties of the view's class. An application class inherits those of its UIKit base class but may
    /// override anything.
    func known(_ node: Int) -> KnownView {
        let known = kinds[Int(nodes[node].kind)].known
        guard known.isOwn, nodes[node].baseKind >= 0 else { return known }
        return known.derived(from: kinds[Int(nodes[node].baseKind)].known)
    }

    func string(_ range: Range<Int32>) -> String {
        String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    func isText(_ range: Range<Int32>, _ name: [UInt8]) -> Bool {
        bytes.isEqual(Int(range.lowerBound)..<Int(range.upperBound), name)
    }

    func isWindow(_ node: Int) -> Bool {
        nodes[node].parent < 0 && (known(node).isWindow || nodes[node].flags.contains(.isWindow))
    }

    /// The outermost views, in the order of the text.
    var roots: [Int] {
        var roots: [Int] = []
        var node = 0
        while node < nodes.count {
            roots.append(node)
            node = max(node + 1, Int(nodes[node].end))
        }
        return roots
    }

    func root(of node: Int) -> Int {
        var node = node
        while nodes[node].parent >= 0 { node = Int(nodes[node].parent) }
        return node
    }

    /// The views from the outermost one to the node.
    func path(to node: Int) -> [Int] {
        var path: [Int] = []
        var current = Int32(node)
        while current >= 0 {
            path.append(Int(current))
            current = nodes[Int(current)].parent
        }
        return path.reversed()
    }

    func isInside(_ node: Int, _ other: Int) -> Bool { node >= other && node < Int(nodes[other].end) }

    /// Adds a node to a parent that precedes it, in front of the parent's other subviews.
    mutating func put(_ node: Int, below parent: Int32) {
        nodes[node].parent = parent
        nodes[node].end = Int32(node) + 1
        guard parent >= 0 else { return }
        nodes[node].previousSibling = nodes[Int(parent)].lastChild
        nodes[Int(parent)].lastChild = Int32(node)
    }

    /// Sets the end of each node's descendants.
    mutating func close() {
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            nodes[parent].end = max(nodes[parent].end, nodes[index].end)
        }
    }
}
