import UIKit

/// A view with a number. It overrides nothing, like most views.
class NumberedView: UIView {
    let number: Int

    init(_ number: Int, _ frame: CGRect) {
        self.number = number
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

/// A view whose overrides of the hit test call super.
final class AskedView: NumberedView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

/// Counts calls of handlers.
@MainActor
enum Heard {
    static var events = 0
}

/// A view that handles its touches.
class HandlingView: NumberedView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Heard.events += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Heard.events += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { Heard.events += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { Heard.events += 1 }
}

/// A view that handles its touches and overrides the hit test.
final class AskedHandlingView: HandlingView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}
