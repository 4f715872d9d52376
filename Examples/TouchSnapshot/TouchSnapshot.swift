// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Writes the views of an app as JSON, with all public information that determines the receiver of a touch.
///
/// Add this file to an app for iOS 15 or later. It uses nothing but UIKit. `why-tap` reads the JSON, and docs/why-tap.md lists
/// its keys.
@MainActor
public enum TouchSnapshot {
    /// Returns the snapshot: an object with `windows` from back to front, `firstResponder` and, for a point, `hitTest`.
    ///
    /// Texts of secure fields are omitted, and long texts are truncated. For a point, the app's own overrides of
    /// `hitTest(_:with:)` and `point(inside:with:)` are called, with `nil` as the event.
    ///
    /// - Parameter point: A point on the screen, in points, for which the result of the hit test is written as well. `nil`, the
    ///   default, omits it.
    public static func json(at point: CGPoint? = nil) -> String {
        let windows = shownWindows
        var tree = TouchSnapshotTree()
        tree.add(windows)
        var members = ["\"windows\": [\(tree.text)\n]"]
        members.append("\"firstResponder\": \(tree.firstResponder.map(TouchSnapshotJSON.reference) ?? "null")")
        if let point = point { members.append("\"hitTest\": \(hitTest(windows, at: point))") }
        return "{\(members.joined(separator: ",\n"))}\n"
    }

    /// Writes the snapshot to a file, as UTF-8.
    ///
    /// - Parameters:
    ///   - url: The file. An existing one is replaced.
    ///   - point: A point on the screen, in points, for which the result of the hit test is written as well.
    /// - Throws: The error of the file system.
    public static func write(to url: URL, at point: CGPoint? = nil) throws {
        try Data(json(at: point).utf8).write(to: url, options: .atomic)
    }

    /// The windows of scenes that are not in the background, from back to front.
    private static var shownWindows: [UIWindow] {
        let application: TouchSnapshotWindows = UIApplication.shared
        let shown = application.windows.filter { window in
            let state = window.windowScene?.activationState
            return state != .background && state != .unattached
        }
        return shown.enumerated().sorted { one, other in
            (one.element.windowLevel.rawValue, one.offset) < (other.element.windowLevel.rawValue, other.offset)
        }.map { $0.element }
    }

    /// The result of the windows' hit tests, from front to back, and its responder chain.
    private static func hitTest(_ windows: [UIWindow], at point: CGPoint) -> String {
        var hit: UIView?
        for window in windows.reversed() where hit == nil {
            hit = window.hitTest(window.convert(point, from: window.screen.coordinateSpace), with: nil)
        }
        var chain: [String] = []
        var next: UIResponder? = hit
        // An app's `next` may form a cycle.
        while let responder = next, chain.count < 10_000 {
            chain.append(TouchSnapshotJSON.reference(responder))
            next = responder.next
        }
        return TouchSnapshotJSON.object([
            ("point", TouchSnapshotJSON.numbers([point.x, point.y])),
            ("view", hit.map { TouchSnapshotJSON.quoted(TouchSnapshotJSON.address($0)) } ?? "null"),
            ("class", hit.map { TouchSnapshotJSON.quoted(TouchSnapshotJSON.className($0)) }),
            ("responderChain", TouchSnapshotJSON.list(chain)),
        ])
    }
}

/// The application's windows in their order.
///
/// `UIApplication.windows` is deprecated because an app may have several scenes, but only this list has the windows of all of
/// them in order. A protocol calls it without a warning.
@MainActor
private protocol TouchSnapshotWindows {
    var windows: [UIWindow] { get }
}

extension UIApplication: TouchSnapshotWindows {}

// MARK: - Views

/// Collects the views of windows as JSON, one view a line. It does not recurse, since trees may be deep.
@MainActor
private struct TouchSnapshotTree {
    private struct Level {
        let views: [UIView]
        var next = 0
    }

    private(set) var text = ""
    private(set) var firstResponder: UIResponder?

    mutating func add(_ windows: [UIWindow]) {
        var levels = [Level(views: windows)]
        while let level = levels.last {
            guard level.next < level.views.count else {
                levels.removeLast()
                if !levels.isEmpty { text += "]}" }
                continue
            }
            if level.next > 0 { text += "," }
            levels[levels.count - 1].next += 1
            let view = level.views[level.next]
            // A line is indented by at most 40 levels, so that a deep tree does not consist of spaces.
            text += "\n" + String(repeating: " ", count: min(levels.count, 40))
            text += String(TouchSnapshotJSON.object(members(of: view)).dropLast()) + ", \"subviews\": ["
            noteFirstResponder(view)
            levels.append(Level(views: view.subviews))
        }
    }

    private mutating func noteFirstResponder(_ view: UIView) {
        if view.isFirstResponder { firstResponder = view }
        if let controller = view.next as? UIViewController, controller.isFirstResponder { firstResponder = controller }
    }

    private func members(of view: UIView) -> [(String, String?)] {
        typealias JSON = TouchSnapshotJSON
        let scrollView = view as? UIScrollView
        let isAnimating = view.layer.animationKeys().map { !$0.isEmpty } ?? false
        return [
            ("class", JSON.quoted(JSON.className(view))),
            ("baseClass", baseClass(of: view).map(JSON.quoted)),
            ("address", JSON.quoted(JSON.address(view))),
            ("isWindow", view is UIWindow ? "true" : nil),
            ("windowLevel", (view as? UIWindow).map { JSON.number($0.windowLevel.rawValue) }),
            ("frame", JSON.rect(view.frame)),
            ("bounds", JSON.rect(view.bounds)),
            ("transform", view.transform.isIdentity ? nil : JSON.transform(view.transform)),
            ("contentOffset", scrollView.map { JSON.numbers([$0.contentOffset.x, $0.contentOffset.y]) }),
            ("alpha", JSON.number(view.alpha)),
            ("hidden", JSON.flag(view.isHidden)),
            ("userInteractionEnabled", JSON.flag(view.isUserInteractionEnabled)),
            ("enabled", (view as? UIControl).map { JSON.flag($0.isEnabled) }),
            ("animating", isAnimating ? "true" : nil),
            ("clipsToBounds", JSON.flag(view.clipsToBounds)),
            ("accessibilityIdentifier", view.accessibilityIdentifier.map(JSON.shortened)),
            ("title", (view as? UIButton)?.currentTitle.map(JSON.shortened)),
            ("text", text(of: view).map(JSON.shortened)),
            ("controller", (view.next as? UIViewController).map(JSON.reference)),
            ("gestureRecognizers", recognizers(of: view)),
            ("targets", (view as? UIControl).flatMap(targets)),
        ]
    }

    /// The text of a label, field or text view; `nil` for a secure one.
    private func text(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        if let field = view as? UITextField { return field.isSecureTextEntry ? nil : field.text }
        if let textView = view as? UITextView { return textView.isSecureTextEntry ? nil : textView.text }
        return nil
    }

    private func recognizers(of view: UIView) -> String? {
        guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { return nil }
        typealias JSON = TouchSnapshotJSON
        return JSON.list(
            recognizers.map { recognizer in
                JSON.object([
                    ("class", JSON.quoted(JSON.className(recognizer))),
                    ("address", JSON.quoted(JSON.address(recognizer))),
                    ("name", recognizer.name.map(JSON.shortened)),
                    ("state", JSON.quoted(name(of: recognizer.state))),
                    ("enabled", JSON.flag(recognizer.isEnabled)),
                    ("cancelsTouchesInView", JSON.flag(recognizer.cancelsTouchesInView)),
                    ("delaysTouchesBegan", JSON.flag(recognizer.delaysTouchesBegan)),
                    ("delaysTouchesEnded", JSON.flag(recognizer.delaysTouchesEnded)),
                    ("delegate", recognizer.delegate.map(JSON.reference)),
                ])
            })
    }

    private func name(of state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: return "possible"
        case .began: return "began"
        case .changed: return "changed"
        case .ended: return "ended"
        case .cancelled: return "cancelled"
        case .failed: return "failed"
        @unknown default: return "\(state.rawValue)"
        }
    }

    /// The registrations of a control, in order. Those of recognizers are not public.
    private func targets(of control: UIControl) -> String? {
        typealias JSON = TouchSnapshotJSON
        var targets: [String] = []
        control.enumerateEventHandlers { action, pair, events, _ in
            let names = Self.events.filter { events.contains($0.event) }.map { JSON.quoted($0.name) }
            targets.append(
                JSON.object([
                    ("events", JSON.list(names)),
                    ("target", pair?.0.map { JSON.reference($0 as AnyObject) }),
                    ("action", pair.map { JSON.quoted("\($0.1)") }),
                    ("uiAction", action.map { JSON.shortened($0.title) }),
                ]))
        }
        return targets.isEmpty ? nil : JSON.list(targets)
    }

    private static let events: [(name: String, event: UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("menuActionTriggered", .menuActionTriggered), ("primaryActionTriggered", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]

    /// The nearest public class of UIKit, if it is not the view's own class.
    private func baseClass(of view: UIView) -> String? {
        let name = Self.bases.first { $0.contains(view) }?.name ?? "UIView"
        return name == TouchSnapshotJSON.className(view) ? nil : name
    }

    /// UIKit's classes, each before its superclass.
    private static let bases: [(name: String, contains: @MainActor (UIView) -> Bool)] = [
        ("UITableViewCell", { $0 is UITableViewCell }),
        ("UITableViewHeaderFooterView", { $0 is UITableViewHeaderFooterView }),
        ("UICollectionViewListCell", { $0 is UICollectionViewListCell }),
        ("UICollectionViewCell", { $0 is UICollectionViewCell }),
        ("UICollectionReusableView", { $0 is UICollectionReusableView }),
        ("UITableView", { $0 is UITableView }),
        ("UICollectionView", { $0 is UICollectionView }),
        ("UITextView", { $0 is UITextView }),
        ("UIScrollView", { $0 is UIScrollView }),
        ("UIButton", { $0 is UIButton }),
        ("UISwitch", { $0 is UISwitch }),
        ("UISlider", { $0 is UISlider }),
        ("UIStepper", { $0 is UIStepper }),
        ("UISegmentedControl", { $0 is UISegmentedControl }),
        ("UISearchTextField", { $0 is UISearchTextField }),
        ("UITextField", { $0 is UITextField }),
        ("UIPageControl", { $0 is UIPageControl }),
        ("UIDatePicker", { $0 is UIDatePicker }),
        ("UIRefreshControl", { $0 is UIRefreshControl }),
        ("UIControl", { $0 is UIControl }),
        ("UILabel", { $0 is UILabel }),
        ("UIImageView", { $0 is UIImageView }),
        ("UIStackView", { $0 is UIStackView }),
        ("UIVisualEffectView", { $0 is UIVisualEffectView }),
        ("UINavigationBar", { $0 is UINavigationBar }),
        ("UIToolbar", { $0 is UIToolbar }),
        ("UITabBar", { $0 is UITabBar }),
        ("UISearchBar", { $0 is UISearchBar }),
        ("UIPickerView", { $0 is UIPickerView }),
        ("UIProgressView", { $0 is UIProgressView }),
        ("UIActivityIndicatorView", { $0 is UIActivityIndicatorView }),
        ("UIWindow", { $0 is UIWindow }),
    ]
}

// MARK: - JSON

/// Values of JSON as text.
private enum TouchSnapshotJSON {
    /// An object with the members that have a value.
    static func object(_ members: [(String, String?)]) -> String {
        let present = members.compactMap { key, value in value.map { "\(quoted(key)): \($0)" } }
        return "{\(present.joined(separator: ", "))}"
    }

    static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

    static func flag(_ flag: Bool) -> String { flag ? "true" : "false" }

    /// A number; `null` for NaN and infinity, which JSON lacks.
    static func number(_ number: CGFloat) -> String {
        guard number.isFinite else { return "null" }
        let value = Double(number)
        return value.rounded() == value && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    static func numbers(_ values: [CGFloat]) -> String { list(values.map(number)) }

    static func rect(_ rect: CGRect) -> String {
        numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    static func transform(_ transform: CGAffineTransform) -> String {
        numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The first 500 characters of a text, which are enough to recognize it.
    static func shortened(_ text: String) -> String { quoted(String(text.prefix(500))) }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// The class and address of an object.
    static func reference(_ value: AnyObject) -> String {
        object([("class", quoted(className(value))), ("address", quoted(address(value)))])
    }

    static func address(_ value: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(value)), radix: 16)
    }

    /// The name of the class, with the module of an app's class, as lldb prints it.
    static func className(_ value: AnyObject) -> String {
        #if canImport(ObjectiveC)
            return String(reflecting: type(of: value))
        #else
            // Without Objective-C, the classes of UIKit would have a module, too.
            return String(describing: type(of: value))
        #endif
    }
}
