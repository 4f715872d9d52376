import Foundation

/// A controller whose view serves for input (RC-25). Its view reaches what is typed into through the first responder.
open class UIInputViewController: UIViewController {
    /// Ends the typing.
    open func dismissKeyboard() { viewIfLoaded?.windowStorage?.application?.firstResponder?.resignFirstResponder() }
}
