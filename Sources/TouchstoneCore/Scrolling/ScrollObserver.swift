import Foundation

/// A container that follows the motions of its scroll view. It leaves the scroll view's delegate to the application.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// The content offset has changed.
    func didScroll()
    /// The scroll view is about to call a method of its delegate, or would with a delegate.
    func willCall(_ callback: ScrollCallback)
}
