import TouchstoneTesting
import UIKit

/// Views that a transform or a layer draws elsewhere than they are touched.
extension Fault {
    static let transformedKept: [Fault] = [
        Fault(
            name: "badge-raised-by-z-position",
            question: "I gave the heart badge zPosition 100 so that it's on top. I see it, I tap it, the photo opens."
        ) { app in
            let window = app.makeWindow()
            let cell = PhotoCell(frame: CGRect(x: 20, y: 150, width: 350, height: 250))
            window.addSubview(cell)
            return InjectedFault(
                wanted: .view(cell.heart),
                truth: Truth(
                    about: ["photoButton"],
                    says: [["in front", "cover", "zPosition", "order", "on top", "later"]], never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: cell.heart)
                },
                afterwards: {
                    cell.bringSubviewToFront(cell.heart)
                    cell.photo.removeFromSuperview()
                })
        },
        Fault(
            name: "bar-moved-back-after-making-room-for-the-keyboard",
            question: "I shift the whole screen up for the keyboard and the bottom bar down again, then Done is dead"
        ) { app in
            let screen = ShiftingScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.done),
                truth: Truth(
                    about: ["noteView"],
                    says: [["outside", "beyond", "out of", "below", "not inside", "not within", "transform"]],
                    never: ["keyboard window"]),
                fingers: {
                    app.settle()
                    screen.makeRoom(200)
                    app.fingerTap(at: screen.done)
                },
                afterwards: { screen.makeRoom(0) })
        },
    ]
}

private final class PhotoCell: UIView {
    let heart = UIButton.titled("♥", "heartButton")
    let photo = UIButton.titled("", "photoButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "photoCell"
        heart.layer.zPosition = 100
        addSubview(heart)
        addSubview(photo)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = bounds
        heart.frame = CGRect(x: bounds.width - 50, y: 10, width: 40, height: 40)
    }
}

private final class ShiftingScreen: UIViewController {
    let bar = UIView()
    let done = UIButton.titled("Done", "doneButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "noteView"
        bar.placed("bottomBar", CGRect(x: 0, y: 784, width: 390, height: 60), in: view)
        done.placed("doneButton", CGRect(x: 280, y: 10, width: 100, height: 40), in: bar)
    }

    func makeRoom(_ height: CGFloat) {
        view.transform = CGAffineTransform(translationX: 0, y: -height)
        bar.transform = CGAffineTransform(translationX: 0, y: height)
    }
}
