import Foundation

/// A view controller that provides a view for input (RC-25). Its view accesses the edited text through the first
/// responder.
open class UIInputViewController: UIViewController {
    /// Dismisses the keyboard by making the first responder resign.
    open func dismissKeyboard() { viewIfLoaded?.windowStorage?.application?.firstResponder?.resignFirstResponder() }
}
