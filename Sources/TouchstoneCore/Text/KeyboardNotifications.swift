import Foundation

extension UIResponder {
    /// Posted when the keyboard begins to appear. The user info contains its frames.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted 0.25 seconds after the keyboard began to appear (C-30).
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when the keyboard begins to disappear.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted 0.25 seconds after the keyboard began to disappear (C-30).
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted when the keyboard's frame begins to change, including when it appears or disappears.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted 0.25 seconds after the keyboard's frame began to change (C-30).
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key for the frame before the change, a `CGRect` in screen points. `as? NSValue` works too.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the frame after the change, a `CGRect` in screen points. `as? NSValue` works too.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the animation's duration, a `Double` in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the animation curve, an `Int`. The value is always 7, the curve of UIKit's keyboard.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key for whether this application shows the keyboard, a `Bool`. The value is always `true`, because no other
    /// application shares the screen.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
