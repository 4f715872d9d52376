import TouchstoneTesting
import UIKit

// Fingers that do not make the gesture, as the recognizer was set up.

private final class PhotoViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 390))
    lazy var likeTap = UITapGestureRecognizer(target: self, action: PhotoViewController.like)
    lazy var barsTap = UITapGestureRecognizer(target: self, action: PhotoViewController.toggleBars)
    lazy var nextSwipe = UISwipeGestureRecognizer(target: self, action: PhotoViewController.next)
    lazy var movePan = UIPanGestureRecognizer(target: self, action: PhotoViewController.moved)
    lazy var zoomPinch = UIPinchGestureRecognizer(target: self, action: PhotoViewController.zoomed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        photo.isMultipleTouchEnabled = true
        view.addSubview(photo)
        likeTap.name = "likeTap"
        likeTap.numberOfTapsRequired = 2
        barsTap.name = "barsTap"
        nextSwipe.name = "nextSwipe"
        movePan.name = "movePan"
        movePan.minimumNumberOfTouches = 2
        zoomPinch.name = "zoomPinch"
    }

    func like() { log.append("like") }
    func toggleBars() { log.append("bars") }
    func next(_ swipe: UISwipeGestureRecognizer) { log.append("next") }
    func moved(_ pan: UIPanGestureRecognizer) { log.append("moved") }
    func zoomed(_ pinch: UIPinchGestureRecognizer) { photo.transform = CGAffineTransform(scaleX: pinch.scale, y: 1) }
}

extension Fault {
    static let recognizersFingers: [Fault] = [
        Fault(
            name: "double-tap-tapped-once",
            question: "I tap the photo and like() is not called. The recognizer is attached and has a target."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.likeTap)
            return InjectedFault(
                wanted: .recognizer(screen.likeTap),
                truth: Truth(
                    about: ["likeTap"], says: [["tap 2", "second tap", "2 taps", "two taps", "numberOfTapsRequired"]],
                    never: ["moved", "delegate"]),
                fingers: {
                    app.fingerTap(at: screen.photo)
                    app.advance(by: 1)
                },
                afterwards: { screen.likeTap.numberOfTapsRequired = 1 })
        },
        Fault(
            name: "second-tap-came-after-0-6-seconds",
            question: "Double tap works for me, but my mother says that it never does."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.likeTap)
            return InjectedFault(
                wanted: .recognizer(screen.likeTap),
                truth: Truth(about: ["likeTap"], says: [["0.35"]], never: ["points away", "finger moved"]),
                fingers: {
                    app.fingerTap(at: screen.photo)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.photo)
                    app.advance(by: 1)
                },
                afterwards: { screen.photo.removeGestureRecognizer(screen.likeTap) })
        },
        Fault(
            name: "tap-moved-by-52-points",
            question: "toggleBars() is called for most taps, and not for the sloppy ones of people on a train."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.barsTap)
            return InjectedFault(
                wanted: .recognizer(screen.barsTap),
                truth: Truth(
                    about: ["barsTap"], says: [["45"], ["moved", "52", "stray"]],
                    never: ["delegate", "wins", "prevent"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 202, y: 250), duration: 0.1) },
                afterwards: { screen.barsTap.isEnabled = false })
        },
        Fault(
            name: "tap-held-for-two-seconds",
            question: "If I think for a moment before I lift my finger, the tap is not recognized."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.barsTap)
            return InjectedFault(
                wanted: .recognizer(screen.barsTap),
                truth: Truth(about: ["barsTap"], says: [["1.5"]], never: ["moved", "delegate"]),
                fingers: { app.fingerLongPress(at: screen.photo.center, duration: 2) },
                afterwards: { screen.photo.isHidden = true })
        },
        Fault(
            name: "swipe-left-where-right-is-the-default",
            question: "next() should be called when I swipe to the left. I did not change anything in the recognizer."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.nextSwipe)
            return InjectedFault(
                wanted: .recognizer(screen.nextSwipe),
                truth: Truth(about: ["nextSwipe"], says: [["left"], ["right"]], never: ["too slow", "delegate"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 120, y: 305), duration: 0.2) },
                afterwards: { screen.nextSwipe.direction = .left })
        },
        Fault(
            name: "pan-that-takes-two-fingers",
            question: "My photo cannot be moved: moved(_:) is not called while I drag it around."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.movePan)
            return InjectedFault(
                wanted: .recognizer(screen.movePan),
                truth: Truth(
                    about: ["movePan"],
                    says: [
                        [
                            "two fingers", "2 fingers", "needs 2", "takes 2", "2 touches", "two touches",
                            "minimumNumberOfTouches",
                        ]
                    ],
                    never: ["delegate", "not far enough"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 300)) },
                afterwards: { screen.movePan.minimumNumberOfTouches = 1 })
        },
        Fault(
            name: "pinch-with-the-second-finger-elsewhere",
            question: "I pinch with both hands, and zoomed(_:) is not called at all."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.zoomPinch)
            return InjectedFault(
                wanted: .recognizer(screen.zoomPinch),
                truth: Truth(
                    about: ["zoomPinch"],
                    says: [
                        [
                            "two fingers", "2 fingers", "needs 2", "takes 2", "2 touches", "two touches",
                            "second finger", "1 finger", "one finger",
                        ]
                    ],
                    never: ["delegate", "isMultipleTouchEnabled is false"]),
                fingers: {
                    // The other thumb is on the white below the photo.
                    app.fingerDown(2, at: CGPoint(x: 195, y: 700))
                    app.advance(by: 0.1)
                    app.fingerDown(at: CGPoint(x: 195, y: 400))
                    app.fingersMove([1: CGPoint(x: 195, y: 200), 2: CGPoint(x: 195, y: 800)], duration: 0.3)
                    app.fingersUp()
                },
                touch: 1,
                afterwards: { screen.photo.frame = screen.view.bounds })
        },
    ]
}
