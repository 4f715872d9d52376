import Foundation
import TouchstoneCore
import TouchstoneExplaining
import TouchstoneText

extension PageMessage {
    /// A request to change a property.
    struct Change: Decodable {
        /// The view's or recognizer's number in the trace.
        var object: Double
        var key: String
        var value: Value

        struct Value: Decodable {
            let property: PropertyValue

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let flag = try? container.decode(Bool.self) {
                    property = .flag(flag)
                } else if let numbers = try? container.decode([Double].self) {
                    property = .numbers(numbers)
                } else {
                    property = .text(try container.decode(String.self))
                }
            }
        }
    }

    /// A request to apply a suggestion that the page has received.
    struct Advice: Decodable {
        /// The location of the explanation that contained the suggestion, in points.
        var x: Double
        var y: Double
        var view: Double?
        /// The suggestion's exact words, so that only a suggestion that the user has seen is applied.
        var text: String

        var question: Explain { Explain(x: x, y: y, view: view) }
    }

    /// Returns the number of an object in the trace, or throws if it is not valid.
    static func number(_ raw: Double) throws(Refusal) -> Int {
        guard let number = Int(exactly: raw), number > 0 else {
            throw Refusal(reason: "a view or recognizer is identified by its number")
        }
        return number
    }
}

/// Reads and changes objects of the application for a page.
@MainActor
struct Inspection {
    let application: UIApplication
    private static let recognizerLimit = 32
    private static let elementLimit = 400
    private static let longestText = 1024

    /// Returns a message with a view's properties, or `nil` if no view has this number.
    func properties(of number: Int) -> String? {
        guard let view = application.trace.object(numbered: number) as? UIView else { return nil }
        return UIApplication.$current.withValue(application) {
            ServerMessage.message("properties") { json in
                json.key("view")
                json.add(number)
                json.key("name")
                json.add(application.trace.subject(view).name)
                json.key("class")
                json.add("\(type(of: view))")
                json.key("sections")
                json.array { list in
                    for (title, properties) in Property.ofViews {
                        write(title, "\(title)", view, number, properties, into: &list)
                    }
                    for recognizer in (view.gestureRecognizers ?? []).prefix(Self.recognizerLimit) {
                        let subject = application.trace.subject(recognizer)
                        let type = "\(type(of: recognizer))"
                        write(
                            subject.name, subject.name == type ? "" : type, recognizer, subject.id,
                            Property.ofRecognizers, into: &list)
                    }
                }
            }
        }
    }

    private func write(
        _ title: String, _ kind: String, _ object: NSObject, _ number: Int, _ properties: [Property],
        into list: inout JSONText
    ) {
        let known = properties.compactMap { property in property.read(object).map { (property, $0) } }
        guard !known.isEmpty else { return }
        list.object { json in
            json.key("title")
            json.add(title)
            json.key("class")
            json.add(kind == title ? "" : kind)
            json.key("object")
            json.add(number)
            json.key("rows")
            json.array { rows in
                for (property, value) in known {
                    rows.object { json in
                        json.key("key")
                        json.add(property.key)
                        json.key("value")
                        json.add(value)
                        json.key("fixed")
                        json.add(property.write == nil)
                    }
                }
            }
        }
    }

    /// Changes a property; returns `nil` on success, otherwise the reason of the refusal.
    func change(_ number: Int, _ key: String, to value: PropertyValue) -> String? {
        guard let object = application.trace.object(numbered: number) else { return "It is not there any more." }
        if case .text(let text) = value, text.utf16.count > Self.longestText {
            return "A text has at most \(Self.longestText) UTF-16 units."
        }
        let properties = object is UIGestureRecognizer ? Property.ofRecognizers : Property.ofViews.flatMap(\.properties)
        guard let property = properties.first(where: { $0.key == key && $0.read(object) != nil }),
            let write = property.write
        else { return "It has no \"\(key.prefix(40))\" that can be changed." }
        return write(object, value) ? nil : "That is no value for \(key)."
    }

    /// Applies a suggestion; returns `nil` on success, otherwise the reason of the refusal.
    func follow(_ text: String, at place: CGPoint, wanting number: Int?) -> String? {
        let wanted = number.flatMap { application.trace.object(numbered: $0) as? UIView }
        let report = application.explainTouch(at: place, wanting: wanted)
        let changes = report.causes.flatMap(report.changes)
        guard let change = changes.first(where: { $0.words == text }) else {
            return "The application has changed since; ask again."
        }
        return change.apply(to: application) ? nil : "That can only be changed in the source."
    }

    /// Returns a message with the distances and times that recognizers allow.
    func thresholds(of numbers: [Int]) -> String {
        ServerMessage.message("thresholds") { json in
            json.key("recognizers")
            json.array { list in
                for number in numbers.prefix(Self.recognizerLimit) {
                    guard let recognizer = application.trace.object(numbered: number) as? UIGestureRecognizer else {
                        continue
                    }
                    list.object { json in
                        json.key("id")
                        json.add(number)
                        for (key, value) in recognizer.thresholds {
                            json.key(key)
                            json.add(value)
                        }
                    }
                }
            }
        }
    }

    /// Returns a message with the accessibility elements, front to back.
    func elements() -> String {
        ServerMessage.message("elements") { json in
            json.key("elements")
            json.array { list in
                var count = 0
                var waiting: [UIView] = application.windows
                while let view = waiting.popLast(), count < Self.elementLimit {
                    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
                    guard view.isAccessibilityElement else {
                        waiting += view.subviews.reversed()
                        continue
                    }
                    count += 1
                    list.object { write(view, into: &$0) }
                }
            }
        }
    }

    private func write(_ view: UIView, into json: inout JSONText) {
        let traits = view.accessibilityTraits
        let frame = view.accessibilityFrame
        json.key("id")
        json.add(application.trace.subject(view).id)
        for (key, value) in [
            ("role", traits.role(of: view)), ("label", view.accessibilityLabel ?? ""),
            ("value", view.accessibilityValue ?? ""), ("hint", view.accessibilityHint ?? ""),
        ] {
            json.key(key)
            json.add(value)
        }
        for (key, trait) in [("selected", UIAccessibilityTraits.selected), ("disabled", .notEnabled)] {
            json.key(key)
            json.add(traits.contains(trait))
        }
        json.key("frame")
        json.array { list in
            for number in [frame.minX, frame.minY, frame.width, frame.height] { list.add(Double(number)) }
        }
        json.key("point")
        json.array { list in
            list.add(Double(view.accessibilityActivationPoint.x))
            list.add(Double(view.accessibilityActivationPoint.y))
        }
    }
}

extension UIAccessibilityTraits {
    /// Returns the most similar ARIA role.
    @MainActor
    fileprivate func role(of view: UIView) -> String {
        switch view {
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UITextField, is UITextView: "textbox"
        default:
            contains(.link)
                ? "link"
                : contains(.button) || contains(.keyboardKey)
                    ? "button"
                    : contains(.adjustable)
                        ? "spinbutton" : contains(.header) ? "heading" : contains(.image) ? "img" : ""
        }
    }
}

extension UIGestureRecognizer {
    /// The recognizer's limits, in points and seconds.
    ///
    /// The keys are `slop`, the distance before it begins; `movement`, the distance at which it fails; `press`, the
    /// time before it begins; and `limit`, the time after which it fails.
    fileprivate var thresholds: [(key: String, value: Double)] {
        switch self {
        case let press as UILongPressGestureRecognizer:
            [("press", press.minimumPressDuration), ("movement", Double(press.allowableMovement))]
        case is UITapGestureRecognizer:
            [("limit", GestureThresholds.tapPress), ("movement", Double(GestureThresholds.tapMovement))]
        case is UIPanGestureRecognizer: [("slop", Double(GestureThresholds.panSlop))]
        case is UISwipeGestureRecognizer:
            [("slop", Double(GestureThresholds.swipeDistance)), ("limit", GestureThresholds.swipeDuration)]
        default: []
        }
    }
}

extension JSONText {
    fileprivate mutating func add(_ value: PropertyValue) {
        switch value {
        case .flag(let flag): add(flag)
        case .numbers(let numbers): array { list in for number in numbers { list.add(number, decimals: 4) } }
        case .text(let text): add(text)
        }
    }
}
