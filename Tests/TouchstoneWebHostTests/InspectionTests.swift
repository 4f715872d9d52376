import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneWebHost

/// The properties, thresholds and accessibility elements that a page shows, and the changes that it makes.
@Suite(.application) @MainActor
struct InspectionTests {
    private let app = TestApplication.current
    private var inspection: Inspection { Inspection(application: app.application) }

    private func number(_ object: NSObject) -> Int { app.application.trace.subject(object).id }

    private func object(_ json: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    private func text(_ value: Any?) -> String {
        switch value {
        case let text as String: text
        case let list as [Any]: list.map(text).joined(separator: " ")
        case let number as NSNumber where number.objCType.pointee == CChar(UInt8(ascii: "c")):
            number.boolValue ? "yes" : "no"
        case let number as NSNumber: "\(number)"
        default: "none"
        }
    }

    /// The sections of a view with their rows. A row in parentheses is read-only.
    private func sections(_ view: UIView) throws -> [String] {
        let message = try object(try #require(inspection.properties(of: number(view))))
        let sections = try #require(message["sections"] as? [[String: Any]])
        return sections.flatMap { section -> [String] in
            let kind = text(section["class"])
            let title = text(section["title"]) + (kind.isEmpty ? "" : " (\(kind))")
            let rows = section["rows"] as? [[String: Any]] ?? []
            return [title]
                + rows.map { row in
                    let line = "\(text(row["key"])): \(text(row["value"]))"
                    return row["fixed"] as? Bool == true ? "  (\(line))" : "  \(line)"
                }
        }
    }

    @Test func `The properties of a view are in sections, and those of its recognizers follow`() throws {
        let window = app.makeWindow("controller")
        let scroll = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        scroll.accessibilityIdentifier = "list"
        scroll.contentSize = CGSize(width: 30, height: 90)
        scroll.isMultipleTouchEnabled = true
        scroll.accessibilityLabel = "News"
        scroll.accessibilityTraits = [.header, .notEnabled]
        window.addSubview(scroll)
        scroll.gestureRecognizers?.forEach(scroll.removeGestureRecognizer)
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        scroll.addGestureRecognizer(press)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.require(toFail: press)
        scroll.addGestureRecognizer(tap)
        app.settle()
        try expectEqual(
            sections(scroll),
            [
                "Geometry", "  frame: 1 2 30 40", "  bounds: 0 0 30 40", "  center: 16 22", "  transform: 1 0 0 1 0 0",
                "Touches",
                "  isUserInteractionEnabled: yes", "  isHidden: no", "  alpha: 1", "  isMultipleTouchEnabled: yes",
                "  isExclusiveTouch: no", "  clipsToBounds: yes", "Scroll view", "  contentOffset: 0 0",
                "  contentSize: 30 90",
                "  isScrollEnabled: yes", "  isPagingEnabled: no", "  delaysContentTouches: yes",
                "  canCancelContentTouches: yes",
                "Responder", "  (next responder: controller)", "Accessibility", "  accessibilityIdentifier: list",
                "  isAccessibilityElement: no", "  accessibilityLabel: News", "  accessibilityValue: ",
                "  accessibilityHint: ",
                "  (accessibilityTraits: not enabled, header)", "press (UILongPressGestureRecognizer)",
                "  (state: possible)",
                "  isEnabled: yes", "  cancelsTouchesInView: yes", "  delaysTouchesBegan: no",
                "  delaysTouchesEnded: yes",
                "  minimumPressDuration: 0.5", "  allowableMovement: 10", "UITapGestureRecognizer",
                "  (state: possible)",
                "  isEnabled: yes", "  cancelsTouchesInView: yes", "  delaysTouchesBegan: no",
                "  delaysTouchesEnded: yes",
                "  numberOfTapsRequired: 2", "  numberOfTouchesRequired: 1", "  (waits to fail: press)",
            ])
    }

    @Test func `Only properties that an object has are shown`() throws {
        let controller = UIViewController()
        let window = app.makeWindow(root: controller)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Title"
        for view in [button, field, label] { controller.view.addSubview(view) }
        app.settle()
        field.becomeFirstResponder()
        app.settle()
        func titles(_ view: UIView) throws -> [String] { try sections(view).filter { !$0.hasPrefix(" ") } }
        func rows(_ view: UIView, _ title: String) throws -> [String] {
            let lines = try sections(view)
            let start = try #require(lines.firstIndex(of: title)) + 1
            return Array(lines[start...].prefix { $0.hasPrefix(" ") })
        }
        try expectEqual(titles(button), ["Geometry", "Touches", "Control", "Responder", "Accessibility"])
        try expectEqual(rows(button, "Control"), ["  isEnabled: yes", "  isSelected: no", "  isHighlighted: no"])
        try expectEqual(rows(label, "Text"), ["  text: Title"])
        try #expect(rows(field, "Responder").contains("  (first responder: yes)"))
        try #expect(rows(controller.view, "Responder").last == "  (view controller: UIViewController)")
        expectEqual(inspection.properties(of: number(controller)), nil, "it is no view")
        expectEqual(inspection.properties(of: 987_654), nil)
        withExtendedLifetime(window) {}
    }

    /// The changes of one object in order, each with the value that the property then has, or with the reason of the refusal.
    private func changes(_ object: NSObject, _ changes: [(String, PropertyValue)]) -> [String] {
        let properties = object is UIGestureRecognizer ? Property.ofRecognizers : Property.ofViews.flatMap(\.properties)
        return changes.map { key, value in
            if let refusal = inspection.change(number(object), key, to: value) { return refusal }
            switch properties.first(where: { $0.key == key })?.read(object) {
            case .flag(let flag)?: return "\(key) \(flag)"
            case .numbers(let numbers)?:
                return "\(key) \(numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " "))"
            case .text(let text)?: return "\(key) \(text.debugDescription)"
            case nil: return "\(key) none"
            }
        }
    }

    @Test func `Each property of a view can be changed to a value of its kind`() {
        let window = app.makeWindow()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 500, height: 500)
        window.addSubview(scroll)
        app.settle()
        expectEqual(
            changes(
                scroll,
                [
                    ("frame", .numbers([1, 2, 30, 40])), ("frame", .numbers([1, 2, -30, -40])),
                    ("bounds", .numbers([3, 4, 20, 10])),
                    ("bounds", .numbers([0, 0, 20, 20])), ("center", .numbers([70, 80])),
                    ("transform", .numbers([0, 1, -1, 0, 5, 6])),
                    ("alpha", .numbers([0.25])), ("alpha", .numbers([-1])), ("alpha", .numbers([7])),
                    ("contentOffset", .numbers([9, 8])), ("contentSize", .numbers([600, 700])),
                    ("isHidden", .flag(true)),
                    ("isUserInteractionEnabled", .flag(false)), ("isMultipleTouchEnabled", .flag(false)),
                    ("isExclusiveTouch", .flag(true)), ("clipsToBounds", .flag(false)),
                    ("isScrollEnabled", .flag(false)),
                    ("isPagingEnabled", .flag(true)), ("delaysContentTouches", .flag(false)),
                    ("canCancelContentTouches", .flag(false)), ("accessibilityIdentifier", .text("list")),
                    ("isAccessibilityElement", .flag(true)), ("accessibilityLabel", .text("News")),
                    ("accessibilityLabel", .text("")), ("accessibilityValue", .text("3")),
                    ("accessibilityHint", .text("Scrolls")),
                ]),
            [
                "frame 1.0 2.0 30.0 40.0", "frame 1.0 2.0 0.0 0.0", "bounds 3.0 4.0 20.0 10.0",
                "bounds 0.0 0.0 20.0 20.0",
                "center 70.0 80.0", "transform 0.0 1.0 -1.0 0.0 5.0 6.0", "alpha 0.25", "alpha 0.0", "alpha 1.0",
                "contentOffset 9.0 8.0", "contentSize 600.0 700.0", "isHidden true", "isUserInteractionEnabled false",
                "isMultipleTouchEnabled false", "isExclusiveTouch true", "clipsToBounds false", "isScrollEnabled false",
                "isPagingEnabled true", "delaysContentTouches false", "canCancelContentTouches false",
                #"accessibilityIdentifier "list""#, "isAccessibilityElement true", #"accessibilityLabel "News""#,
                #"accessibilityLabel """#, #"accessibilityValue "3""#, #"accessibilityHint "Scrolls""#,
            ])
        expectEqual(scroll.accessibilityLabel, nil, "an empty text removes the label")
        withExtendedLifetime(window) {}
    }

    @Test func `Each property of a recognizer can be changed to a value in its range`() {
        let tap = UITapGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        let window = app.makeWindow()
        for recognizer in [tap, press, pan] { window.addGestureRecognizer(recognizer) }
        expectEqual(
            changes(
                tap,
                [
                    ("isEnabled", .flag(false)), ("cancelsTouchesInView", .flag(false)),
                    ("delaysTouchesBegan", .flag(true)),
                    ("delaysTouchesEnded", .flag(false)), ("numberOfTapsRequired", .numbers([1])),
                    ("numberOfTapsRequired", .numbers([16])), ("numberOfTapsRequired", .numbers([17])),
                    ("numberOfTapsRequired", .numbers([0])), ("numberOfTouchesRequired", .numbers([2])),
                    ("numberOfTouchesRequired", .numbers([1.5])), ("numberOfTouchesRequired", .numbers([1, 2])),
                    ("minimumPressDuration", .numbers([1])), ("state", .text("ended")),
                ]),
            [
                "isEnabled false", "cancelsTouchesInView false", "delaysTouchesBegan true", "delaysTouchesEnded false",
                "numberOfTapsRequired 1.0", "numberOfTapsRequired 16.0", "That is no value for numberOfTapsRequired.",
                "That is no value for numberOfTapsRequired.", "numberOfTouchesRequired 2.0",
                "That is no value for numberOfTouchesRequired.", "That is no value for numberOfTouchesRequired.",
                #"It has no "minimumPressDuration" that can be changed."#, #"It has no "state" that can be changed."#,
            ])
        expectEqual(
            changes(
                press,
                [
                    ("minimumPressDuration", .numbers([0.75])), ("minimumPressDuration", .numbers([-1])),
                    ("allowableMovement", .numbers([20])), ("allowableMovement", .numbers([-20])),
                ]),
            [
                "minimumPressDuration 0.75", "minimumPressDuration 0.0", "allowableMovement 20.0",
                "allowableMovement 0.0",
            ])
        expectEqual(
            changes(pan, [("minimumNumberOfTouches", .numbers([2])), ("minimumNumberOfTouches", .numbers([0]))]),
            ["minimumNumberOfTouches 2.0", "That is no value for minimumNumberOfTouches."])
        withExtendedLifetime(window) {}
    }

    @Test func `A change to a value of another kind, size or object is refused`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.accessibilityIdentifier = "label"
        let before = label.frame
        let most = String(repeating: "x", count: 1024)
        expectEqual(
            changes(
                label,
                [
                    ("frame", .numbers([1, 2, 3])), ("frame", .text("1 2 3 4")),
                    ("frame", .numbers([1, 2, 3, .infinity])),
                    ("frame", .numbers([100_001, 0, 1, 1])), ("isHidden", .numbers([1])), ("text", .flag(true)),
                    ("contentOffset", .numbers([0, 0])), ("next responder", .text("x")),
                    ("center", .numbers([100_000, -100_000])),
                    ("text", .text(most + "x")), ("text", .text(most)),
                    (String(repeating: "k", count: 41), .flag(true)),
                ]),
            [
                "That is no value for frame.", "That is no value for frame.", "That is no value for frame.",
                "That is no value for frame.", "That is no value for isHidden.", "That is no value for text.",
                #"It has no "contentOffset" that can be changed."#, #"It has no "next responder" that can be changed."#,
                "center 100000.0 -100000.0", "A text has at most 1024 UTF-16 units.", "text \"\(most)\"",
                "It has no \"\(String(repeating: "k", count: 40))\" that can be changed.",
            ])
        #expect(label.bounds.size == before.size && !label.isHidden)
        expectEqual(inspection.change(987_654, "frame", to: .numbers([1, 2, 3, 4])), "It is not there any more.")
    }

    @Test func `A page can change a property to a flag, numbers or a text`() throws {
        func value(_ json: String) throws -> PropertyValue? {
            guard
                case .change(let change) = try PageMessage(
                    Data(#"{"type":"change","object":7,"key":"k","value":\#(json)}"#.utf8))
            else { return nil }
            #expect(change.key == "k" && change.object == 7)
            return change.value.property
        }
        try expectEqual(value("true"), .flag(true))
        try expectEqual(value("[1,2.5]"), .numbers([1, 2.5]))
        try expectEqual(value(#""x""#), .text("x"))
        #expect(throws: PageMessage.Refusal.self) { try value("{}") }
    }

    @Test func `The thresholds of recognizers are their own limits and those of their classes`() throws {
        let window = app.makeWindow()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.75
        press.allowableMovement = 12
        let recognizers = [
            press, UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
            UIRotationGestureRecognizer(),
        ]
        recognizers.forEach(window.addGestureRecognizer)
        func thresholds(_ numbers: [Int]) throws -> [String] {
            let message = try object(inspection.thresholds(of: numbers))
            return try #require(message["recognizers"] as? [[String: Any]]).map { recognizer in
                let place = recognizers.firstIndex { number($0) == recognizer["id"] as? Int } ?? -1
                let values = recognizer.filter { $0.key != "id" }.sorted { $0.key < $1.key }
                return "\(place)" + values.map { " \($0.key) \(text($0.value))" }.joined()
            }
        }
        try expectEqual(
            thresholds(recognizers.map(number) + [number(window), 987_654]),
            ["0 movement 12 press 0.75", "1 limit 1.5 movement 45", "2 slop 10", "3 limit 0.5 slop 50", "4"])
        try expectEqual(thresholds(Array(repeating: number(press), count: 40)).count, 32)
    }

    @Test func `The accessibility elements have the role, state and texts that assistive technology reads`() throws {
        let window = app.makeWindow()
        func add(_ view: UIView, _ label: String, _ traits: UIAccessibilityTraits? = nil, isElement: Bool = true) {
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            view.isAccessibilityElement = isElement
            view.accessibilityLabel = label
            if let traits { view.accessibilityTraits = traits }
            window.addSubview(view)
        }
        add(UISwitch(), "switch")
        add(UISlider(), "slider")
        add(UITextField(), "field")
        add(UITextView(), "text")
        add(UIView(), "link", [.link, .button])
        add(UIView(), "button", [.button, .selected])
        add(UIView(), "key", .keyboardKey)
        add(UIView(), "stepper", [.adjustable, .header])
        add(UIView(), "title", [.header, .image])
        add(UIView(), "picture", [.image, .notEnabled])
        add(UIView(), "plain", [])
        add(UIView(), "no element", [], isElement: false)
        for (label, change) in [
            ("hidden", { $0.isHidden = true }), ("clear", { $0.alpha = 0.01 }),
            ("elements hidden", { $0.accessibilityElementsHidden = true }),
        ] as [(String, (UIView) -> Void)] {
            let view = UIView()
            add(view, label, .button)
            change(view)
        }
        let container = UIView()
        add(container, "container", isElement: false)
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        inner.isAccessibilityElement = true
        inner.accessibilityLabel = "inner"
        inner.accessibilityValue = "5"
        inner.accessibilityHint = "Counts"
        container.addSubview(inner)
        let nested = UIView()
        nested.isAccessibilityElement = true
        inner.addSubview(nested)
        let message = try object(inspection.elements())
        let elements = try #require(message["elements"] as? [[String: Any]])
        let lines = elements.map { element in
            ["label", "role"].map { text(element[$0]) }.joined(separator: ": ")
                + ["selected", "disabled"].filter { element[$0] as? Bool == true }.map { ", \($0)" }.joined()
        }
        expectEqual(
            lines,
            [
                "switch: switch", "slider: slider", "field: textbox", "text: textbox", "link: link",
                "button: button, selected",
                "key: button", "stepper: spinbutton", "title: heading", "picture: img, disabled", "plain: ", "inner: ",
            ])
        let last = try #require(elements.last)
        expectEqual(
            ["id", "value", "hint", "frame", "point"].map { text(last[$0]) },
            ["\(number(inner))", "5", "Counts", "11 22 3 4", "12.5 24"])
    }

    @Test func `A suggestion of an explanation is applied, and another text is not`() throws {
        let window = app.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.accessibilityIdentifier = "view"
        view.isUserInteractionEnabled = false
        window.addSubview(view)
        let place = CGPoint(x: 20, y: 20)
        let report = app.application.explainTouch(at: place, wanting: view)
        let advice = try #require(report.causes.flatMap(report.changes).first?.words)
        #expect(advice.contains("view.isUserInteractionEnabled = true"))
        func follow(_ text: String) -> String? { inspection.follow(text, at: place, wanting: number(view)) }
        expectEqual(follow("view.isHidden = false"), "The application has changed since; ask again.")
        #expect(!view.isUserInteractionEnabled)
        expectEqual(follow(advice), nil)
        #expect(view.isUserInteractionEnabled)
        expectEqual(follow(advice), "The application has changed since; ask again.")
        withExtendedLifetime(window) {}
    }
}
