import UIKit

/// Red and Blue are siblings and Yellow is in Blue; who is asked first depends on the order of `addSubview`.
final class RedBlueYellow: SceneController {
    private let redComesLast: Bool

    init(title: String, redComesLast: Bool) {
        self.redComesLast = redComesLast
        super.init(title: title)
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    override var hint: String {
        redComesLast
            ? "Red was added last, so Red is asked first. Tap Yellow: Red is asked in vain."
            : "Blue was added last, so Blue is asked first. Tap Red: Blue and nothing in Blue is in the way."
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
