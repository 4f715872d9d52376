import Foundation
import UIKit

/// The keyboard notifications of an application, and what was wrong with their order.
@MainActor
final class KeyboardRecord {
    private(set) var complaints: [String] = []
    /// The frame in the user info of the last "will" notification, in screen points; `nil` while the keyboard is hidden.
    private(set) var frame: CGRect?
    /// The "did" notification that must follow.
    private var due: Notification.Name?
    private var observers: [any NSObjectProtocol] = []
    /// Called for each notification, after it was checked.
    var received: ((Notification.Name) -> Void)?

    private static let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]

    init() {
        observers = Self.names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let start = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated { self?.take(name, start ?? .null, end ?? .null) }
            }
        }
    }

    /// Stops the observation. Call it before the record is discarded.
    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func take(_ name: Notification.Name, _ start: CGRect, _ end: CGRect) {
        switch name {
        case UIResponder.keyboardWillShowNotification:
            if frame == end { complain("\(name.rawValue) although nothing changes") }
            if let frame, frame != start { complain("\(name.rawValue) begins at \(start), not at \(frame)") }
            frame = end
            due = UIResponder.keyboardDidShowNotification
        case UIResponder.keyboardWillHideNotification:
            if frame == nil { complain("\(name.rawValue) although the keyboard is hidden") }
            if let frame, frame != start { complain("\(name.rawValue) begins at \(start), not at \(frame)") }
            frame = nil
            due = UIResponder.keyboardDidHideNotification
        default:
            if due != name { complain("\(name.rawValue) without a change") }
            due = nil
        }
        received?(name)
    }

    private func complain(_ line: String) { complaints.append(line) }

    /// Checks what must be true when no movement is in progress.
    func checkAtRest(isVisible: Bool) {
        if let due { complain("\(due.rawValue) does not come") }
        if (frame != nil) != isVisible { complain("the keyboard is visible: \(frame != nil)") }
    }
}
