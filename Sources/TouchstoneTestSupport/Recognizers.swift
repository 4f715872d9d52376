import UIKit

/// Adds a tap recognizer with an action that does nothing to a view, and returns it.
@MainActor
package func tap(_ name: String, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.name = name
    tap.addHandler { _ in }
    view.addGestureRecognizer(tap)
    return tap
}
