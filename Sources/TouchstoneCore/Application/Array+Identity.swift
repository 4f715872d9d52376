import Foundation

extension Array where Element == Unmanaged<UIGestureRecognizer> {
    func lends(_ recognizer: UIGestureRecognizer) -> Bool { place(of: recognizer) != nil }

    mutating func takeBack(_ recognizer: UIGestureRecognizer) {
        if let index = place(of: recognizer) { remove(at: index) }
    }

    private func place(of recognizer: UIGestureRecognizer) -> Int? {
        for index in indices where self[index].refers(to: recognizer) { return index }
        return nil
    }
}

// In-place changes of arrays on an event's way: what is let go dies when nothing is half done.
extension Array where Element: AnyObject {
    /// Removes the very object, if it is among them.
    mutating func takeOut(_ object: Element) {
        if let index = place(of: object) { extendLifetime(take(at: index)) }
    }

    mutating func take(at index: Int) -> Element { index == count - 1 ? removeLast() : remove(at: index) }

    /// Removes all, and keeps the storage where there was only one.
    mutating func clear() {
        guard count != 1 else { return extendLifetime(removeLast()) }
        guard !isEmpty else { return }
        let gone = self
        self = []
        extendLifetime(gone)
    }

    /// Whether the very object is among them. A closure handed to the standard library would ask for the executor.
    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    func place(of object: Element) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }
}
