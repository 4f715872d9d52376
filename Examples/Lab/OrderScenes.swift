import UIKit

/// Red and Blue are siblings and Yellow is in Blue. The order of hit testing depends on the order of `addSubview`.
final class RedBlueYellow: SceneController {
    private let redComesLast: Bool

    init(title: String, redComesLast: Bool) {
        self.redComesLast = redComesLast
        super.init(title: title)
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    override var hint: String {
        redComesLast
            ? "Red was added last, so Red is tested first. Tap Yellow: Red does not contain the point, then Blue finds Yellow."
            : "Blue was added last, so Blue is tested first. Tap Red: Blue does not contain the point, so Yellow is not tested."
    }

    override func buildStage() {
        let red = Pad("Red", .systemRed, frame: CGRect(x: 0, y: 0, width: 190, height: 130))
        let blue = Pad("Blue", .systemBlue, frame: CGRect(x: 42, y: 150, width: 300, height: 220))
        let yellow = Pad("Yellow", .systemYellow, frame: CGRect(x: 60, y: 60, width: 180, height: 110))
        yellow.captionColor = .black
        blue.addSubview(yellow)
        for pad in redComesLast ? [blue, red] : [red, blue] { stage.addSubview(pad) }
    }
}

/// A contains B and C, and C contains D and E.
final class FiveViews: SceneController {
    override var hint: String {
        "A contains B and C, C contains D and E. Tap each and count the tested views; D needs the most."
    }

    override func buildStage() {
        let a = Pad("A", .systemIndigo, frame: CGRect(x: 0, y: 0, width: 342, height: 370))
        let b = Pad("B", .systemTeal, frame: CGRect(x: 20, y: 44, width: 302, height: 90))
        let c = Pad("C", .systemPurple, frame: CGRect(x: 20, y: 150, width: 302, height: 200))
        let d = Pad("D", .systemPink, frame: CGRect(x: 20, y: 46, width: 124, height: 134))
        let e = Pad("E", .systemOrange, frame: CGRect(x: 158, y: 46, width: 124, height: 134))
        stage.addSubview(a)
        a.addSubview(b)
        a.addSubview(c)
        c.addSubview(d)
        c.addSubview(e)
    }
}

/// Returns itself from `hitTest(_:with:)` without hit testing its subviews.
private final class Interceptor: Pad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }
}

/// Red is in Green, and Green receives every touch.
final class GreenInterceptsRed: SceneController {
    override var hint: String {
        "Green's hitTest returns Green without testing its subviews. Tap Red, which is in Green."
    }

    override func buildStage() {
        let green = Interceptor("Green", .systemGreen, frame: CGRect(x: 0, y: 0, width: 342, height: 300))
        let red = Pad("Red", .systemRed, frame: CGRect(x: 81, y: 80, width: 180, height: 150))
        green.addSubview(red)
        stage.addSubview(green)
    }
}
