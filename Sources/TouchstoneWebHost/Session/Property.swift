import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The current or new value of a property.
enum PropertyValue: Equatable {
    case flag(Bool)
    case numbers([Double])
    case text(String)
}

/// A property of a view, a controller or a recognizer that a page shows and may change.
@MainActor
struct Property {
    let key: String
    /// Returns the property's value, or `nil` if the object has no such property.
    let read: (NSObject) -> PropertyValue?
    /// Sets the property's value, and returns whether the value is valid; `nil` for a read-only property.
    let write: ((NSObject, PropertyValue) -> Bool)?

    /// Creates a read-only property with a text.
    static func fact<Object: NSObject>(_ key: String, _ read: @escaping @MainActor (Object) -> String?) -> Property {
        Property(key: key, read: { ($0 as? Object).flatMap(read).map(PropertyValue.text) }, write: nil)
    }

    static func flag<Object: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Bool>) -> Property {
        Property(key: key) { object in
            (object as? Object).map { .flag($0[keyPath: path]) }
        } write: { object, value in
            guard let object = object as? Object, case .flag(let flag) = value else { return false }
            object[keyPath: path] = flag
            return true
        }
    }

    /// Creates a property with a fixed number of numbers, in the order in which they are shown.
    static func numbers<Object: NSObject>(
        _ key: String, _ read: @escaping @MainActor (Object) -> [CGFloat]?,
        _ write: @escaping @MainActor (Object, [CGFloat]) -> Void
    ) -> Property {
        Property(key: key) { object in
            (object as? Object).flatMap(read).map { .numbers($0.map(Double.init)) }
        } write: { object, value in
            guard let object = object as? Object, case .numbers(let numbers) = value, let now = read(object),
                numbers.count == now.count, numbers.allSatisfy({ $0.isFinite && abs($0) <= PageMessage.farthest })
            else { return false }
            write(object, numbers.map { CGFloat($0) })
            return true
        }
    }

    static func count<Object: NSObject>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Int>, _ range: ClosedRange<Int> = 0...64
    ) -> Property {
        Property(key: key) { object in
            (object as? Object).map { .numbers([Double($0[keyPath: path])]) }
        } write: { object, value in
            guard let object = object as? Object, case .numbers(let numbers) = value, numbers.count == 1,
                let number = Int(exactly: numbers[0]), range.contains(number)
            else { return false }
            object[keyPath: path] = number
            return true
        }
    }

    static func text<Object: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> Property {
        Property(key: key) { object in
            (object as? Object).map { .text($0[keyPath: path] ?? "") }
        } write: { object, value in
            guard let object = object as? Object, case .text(let text) = value else { return false }
            object[keyPath: path] = text.isEmpty ? nil : text
            return true
        }
    }
}

extension Property {
    /// The properties of views, in sections as they are shown.
    static let ofViews: [(title: String, properties: [Property])] = [
        (
            "Geometry",
            [
                .numbers("frame", { (view: UIView) in view.frame.numbers }) { $0.frame = CGRect(numbers: $1) },
                .numbers("bounds", { (view: UIView) in view.bounds.numbers }) { $0.bounds = CGRect(numbers: $1) },
                .numbers("center", { (view: UIView) in [view.center.x, view.center.y] }) {
                    $0.center = CGPoint(x: $1[0], y: $1[1])
                },
                .numbers("transform", { (view: UIView) in view.transform.numbers }) {
                    $0.transform = CGAffineTransform(a: $1[0], b: $1[1], c: $1[2], d: $1[3], tx: $1[4], ty: $1[5])
                },
            ]
        ),
        (
            "Touches",
            [
                .flag("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
                .flag("isHidden", \UIView.isHidden),
                .numbers("alpha", { (view: UIView) in [view.alpha] }) { $0.alpha = min(1, max(0, $1[0])) },
                .flag("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
                .flag("isExclusiveTouch", \UIView.isExclusiveTouch),
                .flag("clipsToBounds", \UIView.clipsToBounds),
            ]
        ),
        (
            "Control",
            [
                .flag("isEnabled", \UIControl.isEnabled), .flag("isSelected", \UIControl.isSelected),
                .flag("isHighlighted", \UIControl.isHighlighted),
            ]
        ),
        (
            "Scroll view",
            [
                .numbers("contentOffset", { (view: UIScrollView) in [view.contentOffset.x, view.contentOffset.y] }) {
                    $0.contentOffset = CGPoint(x: $1[0], y: $1[1])
                },
                .numbers("contentSize", { (view: UIScrollView) in [view.contentSize.width, view.contentSize.height] }) {
                    $0.contentSize = CGSize(width: $1[0], height: $1[1])
                },
                .flag("isScrollEnabled", \UIScrollView.isScrollEnabled),
                .flag("isPagingEnabled", \UIScrollView.isPagingEnabled),
                .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
                .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
            ]
        ),
        ("Text", [.text("text", \UILabel.text)]),
        (
            "Responder",
            [
                .fact("next responder") { (view: UIView) in view.next.map { UIApplication.shownName(of: $0) } },
                .fact("view controller") { (view: UIView) in
                    (view.next as? UIViewController).map { UIApplication.shownName(of: $0) }
                },
                .fact("first responder") { (view: UIView) in view.isFirstResponder ? "yes" : nil },
            ]
        ),
        (
            "Accessibility",
            [
                .text("accessibilityIdentifier", \UIView.accessibilityIdentifier),
                .flag("isAccessibilityElement", \UIView.isAccessibilityElement),
                .text("accessibilityLabel", \UIView.accessibilityLabel),
                .text("accessibilityValue", \UIView.accessibilityValue),
                .text("accessibilityHint", \UIView.accessibilityHint),
                .fact("accessibilityTraits") { (view: UIView) in view.accessibilityTraits.words },
            ]
        ),
    ]

    /// The properties of gesture recognizers.
    static let ofRecognizers: [Property] = [
        .fact("state") { (recognizer: UIGestureRecognizer) in "\(recognizer.state)" },
        .flag("isEnabled", \UIGestureRecognizer.isEnabled),
        .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
        .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
        .count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, 1...16),
        .count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, 1...16),
        .numbers(
            "minimumPressDuration", { (press: UILongPressGestureRecognizer) in [CGFloat(press.minimumPressDuration)] }
        ) {
            $0.minimumPressDuration = max(0, TimeInterval($1[0]))
        },
        .numbers("allowableMovement", { (press: UILongPressGestureRecognizer) in [press.allowableMovement] }) {
            $0.allowableMovement = max(0, $1[0])
        },
        .count("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, 1...16),
        .fact("delegate") { (recognizer: UIGestureRecognizer) in
            (recognizer.delegate as? NSObject).map { UIApplication.shownName(of: $0) }
        },
        .fact("waits to fail") { (recognizer: UIGestureRecognizer) in
            let names = recognizer.requiredToFail.map { UIApplication.shownName(of: $0) }
            return names.isEmpty ? nil : names.joined(separator: ", ")
        },
    ]
}

extension UIApplication {
    /// Returns the object's name in the trace.
    fileprivate static func shownName(of object: NSObject) -> String { (current ?? shared).trace.subject(object).name }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    fileprivate init(numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension UIAccessibilityTraits {
    /// The names of the traits, or `nil` if there are none.
    var words: String? {
        let named: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.keyboardKey, "keyboard key"), (.staticText, "static text"), (.notEnabled, "not enabled"),
            (.updatesFrequently, "updates frequently"), (.searchField, "search field"), (.adjustable, "adjustable"),
            (.allowsDirectInteraction, "direct interaction"), (.header, "header"),
        ]
        let names = named.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
