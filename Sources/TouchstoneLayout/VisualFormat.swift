import Foundation
import TouchstoneCore

/// A parsed visual format: a row of views with their sizes and the connections between them.
struct VisualFormat {
    struct Failure: Error, CustomStringConvertible {
        let reason: String
        let format: String
        let place: Int

        /// A message in the format of UIKit: the reason, the format, and a caret below the position of the error.
        var description: String {
            "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: place))^"
        }
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        /// The name of a view that determines the size.
        var view: String?
        var priority = UILayoutPriority.required
    }

    /// The connection between two views: no space, the standard space, or the space of predicates.
    enum Connection {
        case none, standard
        case predicates([Predicate])
    }

    /// A view of the format; the name of the superview is `nil`.
    typealias Piece = (name: String?, predicates: [Predicate])

    private(set) var isVertical = false
    private(set) var pieces: [Piece] = []
    private(set) var connections: [Connection] = []

    private let format: String
    private let characters: [Character]
    private var index = 0
    private let metrics: [String: CGFloat]
    private let views: Set<String>

    init(_ format: String, metrics: [String: CGFloat], views: Set<String>) throws(Failure) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views
        try read()
    }

    private func failure(_ reason: String) -> Failure { Failure(reason: reason, format: format, place: index) }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func skip(_ text: String) -> Bool {
        let text = Array(text)
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    private mutating func read() throws(Failure) {
        if skip("V:") { isVertical = true } else { _ = skip("H:") }
        if skip("|") {
            pieces.append((nil, []))
            connections.append(try connection())
        }
        while true {
            guard skip("[") else {
                throw failure(
                    next == nil ? "Expected a view, and found the end." : "Expected a view. Views begin with [.")
            }
            pieces.append(try view())
            guard next != nil else { return }
            connections.append(try connection())
            if skip("|") {
                pieces.append((nil, []))
                guard next == nil else { throw failure("Nothing comes after the superview's far edge.") }
                return
            }
        }
    }

    private mutating func view() throws(Failure) -> Piece {
        let start = index
        let name = word()
        guard !name.isEmpty else { throw failure("Expected the name of a view.") }
        guard views.contains(name) else {
            index = start
            throw failure("\(name) is not a key in the views dictionary.")
        }
        var found: [Predicate] = []
        if skip("(") { found = try predicates() }
        guard skip("]") else { throw failure("Expected a ']' here. That is how you give the end of a view.") }
        return (name, found)
    }

    private mutating func connection() throws(Failure) -> Connection {
        guard skip("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let found = skip("(") ? try predicates() : [try predicate(isSimple: true)]
        guard skip("-") else { throw failure("Expected a '-' here. That is how you give the end of a connection.") }
        return .predicates(found)
    }

    private mutating func predicates() throws(Failure) -> [Predicate] {
        var found: [Predicate] = []
        repeat { found.append(try predicate(isSimple: false)) } while skip(",")
        guard skip(")") else { throw failure("Expected a ')' here, or a comma and another predicate.") }
        return found
    }

    private mutating func predicate(isSimple: Bool) throws(Failure) -> Predicate {
        var predicate = Predicate()
        if !isSimple {
            if skip("<=") {
                predicate.relation = .lessThanOrEqual
            } else if skip(">=") {
                predicate.relation = .greaterThanOrEqual
            } else {
                _ = skip("==")
            }
        }
        let start = index
        if let number = number() {
            predicate.constant = number
        } else {
            let name = word()
            if let metric = metrics[name] {
                predicate.constant = metric
            } else if views.contains(name), !isSimple {
                predicate.view = name
            } else {
                index = start
                throw failure(
                    name.isEmpty
                        ? "Expected a number, a metric or a view." : "\(name) is not a key in the metrics dictionary.")
            }
        }
        if skip("@") {
            let start = index
            guard let value = number() ?? metrics[word()], value > 0, value <= 1000 else {
                index = start
                throw failure("Expected a priority above 0 and at most 1000.")
            }
            predicate.priority = UILayoutPriority(Float(value))
        }
        return predicate
    }

    private mutating func word() -> String {
        let start = index
        while let next, next.isLetter || next == "_" || (index > start && next.isNumber) { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func number() -> CGFloat? {
        let start = index
        if next == "-" { index += 1 }
        while let next, next.isNumber || next == "." { index += 1 }
        guard let value = Double(String(characters[start..<index])) else {
            index = start
            return nil
        }
        return CGFloat(value)
    }
}

extension NSLayoutConstraint {
    /// Returns the constraints that a visual format describes; logs an error in the format, and then returns none.
    static func makeConstraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try constraints(format, options, metrics, views)
        } catch {
            LoggedException.log("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)", "\(error)")
            return []
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func constraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let read = try VisualFormat(format, metrics: metrics.compactMapValues(number), views: Set(views.keys))
        func item(_ name: String) -> any LayoutItem {
            guard let item = views[name] as? any LayoutItem else {
                LoggedException.log(
                    "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
                    "\(name) is neither a view nor a layout guide.")
                return UIView()
            }
            return item
        }
        let named = read.pieces.compactMap { $0.name.map(item) }
        func superview() -> UIView {
            let first = named[0]
            guard let found = first is UIView ? first.layoutView.superview : first.layoutView else {
                LoggedException.log(
                    "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
                    "Unable to interpret '|' character, because the related view doesn't have a superview.")
                return UIView()
            }
            return found
        }
        let (start, end): (Attribute, Attribute) =
            read.isVertical
            ? (.top, .bottom)
            : options.contains(.directionLeftToRight)
                ? (.left, .right) : options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
        let sign: CGFloat = start == .right ? -1 : 1
        var found: [NSLayoutConstraint] = []
        func make(
            _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject?, _ other: Attribute,
            _ predicate: VisualFormat.Predicate, _ sign: CGFloat = 1
        ) {
            let relation =
                sign < 0 ? Relation(rawValue: -predicate.relation.rawValue)! : predicate.relation
            let constraint = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
                constant: sign * predicate.constant)
            constraint.priority = predicate.priority
            found.append(constraint)
        }
        for (index, piece) in read.pieces.enumerated() {
            if let name = piece.name {
                for predicate in piece.predicates {
                    let size: Attribute = read.isVertical ? .height : .width
                    let other = predicate.view.map(item)
                    make(item(name), size, other, other == nil ? .notAnAttribute : size, predicate)
                }
            }
            guard index < read.connections.count, index + 1 < read.pieces.count else { continue }
            let (left, right) = (piece.name.map(item), read.pieces[index + 1].name.map(item))
            let before: AnyObject = left ?? superview()
            let after: AnyObject = right ?? superview()
            let (leftEdge, rightEdge) = (left == nil ? start : end, right == nil ? end : start)
            switch read.connections[index] {
            case .none: make(after, rightEdge, before, leftEdge, .init())
            case .standard where left == nil:
                make(after, rightEdge, before, start.ofMargin, .init())
            case .standard where right == nil:
                make(after, end.ofMargin, before, leftEdge, .init())
            case .standard: make(after, rightEdge, before, leftEdge, .init(constant: systemSpacing), sign)
            case .predicates(let predicates):
                for predicate in predicates { make(after, rightEdge, before, leftEdge, predicate, sign) }
            }
        }
        for attribute in options.attributes {
            for other in named.dropFirst() { make(other, attribute, named[0], attribute, .init()) }
        }
        return found
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var ofMargin: Self {
        switch self {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    fileprivate var attributes: [NSLayoutConstraint.Attribute] {
        let all: [(Self, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
