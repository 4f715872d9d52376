import UIKit

/// A tap of one finger on a view, with an action that does nothing.
@MainActor
package func tap(_ name: String, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.name = name
    tap.addHandler { _ in }
    view.addGestureRecognizer(tap)
    return tap
}
