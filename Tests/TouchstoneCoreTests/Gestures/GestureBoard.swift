import Foundation
import TouchstoneTesting
import UIKit

/// A window and a log of the actions of recognizers. Equal lines in succession are logged once.
@MainActor
final class GestureBoard {
    let app = TestApplication.current
    let window: UIWindow
    private(set) var lines: [String] = []

    private let multipleTouch: Bool

    /// - Parameter multipleTouch: Whether its views receive several touches.
    init(name: String = "board", multipleTouch: Bool = true) {
        window = TestApplication.current.makeWindow(name)
        self.multipleTouch = multipleTouch
    }

    var eventLog: String { lines.joined(separator: ", ") }

    func write(_ line: String) {
        if lines.last != line { lines.append(line) }
    }

    func clear() { lines = [] }

    func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.isMultipleTouchEnabled = multipleTouch
        (parent ?? window).addSubview(view)
        return view
    }

    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [weak self] in self?.write("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Allows recognizers of the same view to recognize together, as in photo editors.
final class TogetherOnOneView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === otherGestureRecognizer.view
    }
}

final class AlwaysTogether: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
