import Foundation
import TouchstoneGeometry

/// One view as a dump tells it. There may be hundreds of thousands, so names stay in the text.
struct DumpNode {
    struct Flags: OptionSet {
        let rawValue: UInt16
        static let hidden = Flags(rawValue: 1)
        static let interactionOff = Flags(rawValue: 2)
        static let disabled = Flags(rawValue: 4)
        static let animated = Flags(rawValue: 8)
        static let hasRecognizers = Flags(rawValue: 16)
        /// The text ends, or something else begins, in the middle: what follows is not known.
        static let isCut = Flags(rawValue: 32)
        /// The frame could not be read, or there is none.
        static let hasNoFrame = Flags(rawValue: 64)
        /// Views between it and the one that it is in are left out.
        static let isAfterGap = Flags(rawValue: 128)
        static let tellsEnabled = Flags(rawValue: 256)
        /// Its layer is a window's.
        static let isWindow = Flags(rawValue: 1024)
        /// An XCUITest element that has the keyboard, or a label for the text.
        static let hasLabel = Flags(rawValue: 512)
        /// The text is what somebody entered, or may enter: no name for it while another has that.
        static let hasValue = Flags(rawValue: 2048)
    }

    /// From 1; of a text that lost its line ends, which view it is.
    var line: Int32
    /// -1 for the outermost.
    var parent: Int32 = -1
    /// The frontmost view in it, and the one behind this one; -1 for none.
    var lastChild: Int32 = -1
    var previousSibling: Int32 = -1
    /// Behind the last of what is in it, in the list of nodes.
    var end: Int32 = 0
    var kind: Int32
    var baseKind: Int32 = -1
    /// In the parent's coordinates, in points; in an accessibility tree those of the screen.
    var frame: CGRect = .zero
    var alpha: Float = 1
    /// Whether it counts as hidden. What is printed as 0.01 was set to 0.01, which is stored as a little less (HT-8).
    var isTransparent: Bool { alpha <= 0.01 }
    var flags: Flags = []
    /// Places in the text.
    var address: Range<Int32>
    var text: Range<Int32> = 0..<0
    var identifier: Range<Int32> = 0..<0
}

/// What few views have.
struct DumpExtras {
    var bounds: CGRect?
    var offset: CGPoint?
    var transform: CGAffineTransform?

    var isEmpty: Bool { bounds == nil && offset == nil && transform == nil }
}

/// All that was read.
struct DumpTree {
    /// A class by its name.
    struct Kind {
        /// As it is written, with its module.
        let name: String
        /// Without the module and what generics are made of.
        let shortName: String
        let known: KnownView
    }

    /// Something that was left out: views in front of those above may be missing.
    struct Gap {
        /// How many nodes come before it.
        let place: Int
        /// The line after which something is missing.
        let line: Int
        let isEnd: Bool
    }

    let bytes: [UInt8]
    var nodes: [DumpNode] = []
    var extras: [Int32: DumpExtras] = [:]
    var kinds: [Kind] = []
    var gaps: [Gap] = []
    /// Whether a line is a view: else numbers count views, as the line ends are lost.
    var numbersAreLines = true
    /// Outermost views that have the same superview, which is not shown.
    var hasUnseenSuperview = false
    /// Whether kinds are types of elements, and no classes.
    let hasElements: Bool
    private var kindNumbers: [String: Int32] = [:]
    private(set) var problems: [ViewDump.Problem] = []
    private(set) var problemCount = 0

    init(_ bytes: [UInt8], hasElements: Bool = false) {
        self.bytes = bytes
        self.hasElements = hasElements
    }

    /// Of a text that is full of other things the first are enough.
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

    /// `_TtGC3App4HostVS_4Text_` is told as it is; `App.Host<Text>` as `Host`.
    private static func shortName(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        let last = plain.split(separator: ".").last.map(String.init) ?? name
        return last.hasPrefix("_Tt") ? DumpTree.demangled(last) ?? last : last
    }

    /// The class of a mangled name: the last part of `_TtC3App7Account`, the first of `_TtGC7SwiftUI14_UIHostingView…_`.
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

    // MARK: What a node is

    func kind(of node: Int) -> Kind { kinds[Int(nodes[node].kind)] }

    /// What is known of its class, or of the class of UIKit that it derives from; then it may override what it likes.
    func known(_ node: Int) -> KnownView {
        let known = kinds[Int(nodes[node].kind)].known
        guard known.isOwn, nodes[node].baseKind >= 0 else { return known }
        return known.derived(from: kinds[Int(nodes[node].baseKind)].known)
    }

    func string(_ range: Range<Int32>) -> String {
        String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    func isText(_ range: Range<Int32>, _ name: [UInt8]) -> Bool {
        range.count == name.count && bytes[Int(range.lowerBound)..<Int(range.upperBound)].elementsEqual(name)
    }

    func isWindow(_ node: Int) -> Bool {
        nodes[node].parent < 0 && (known(node).isWindow || nodes[node].flags.contains(.isWindow))
    }

    /// The outermost, in the order of the text.
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

    /// From the outermost down to the node.
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

    /// Puts a node below one that comes before it, in front of what is there already.
    mutating func put(_ node: Int, below parent: Int32) {
        nodes[node].parent = parent
        nodes[node].end = Int32(node) + 1
        guard parent >= 0 else { return }
        nodes[node].previousSibling = nodes[Int(parent)].lastChild
        nodes[Int(parent)].lastChild = Int32(node)
    }

    /// Says of each node where what is in it ends.
    mutating func close() {
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            nodes[parent].end = max(nodes[parent].end, nodes[index].end)
        }
    }
}
