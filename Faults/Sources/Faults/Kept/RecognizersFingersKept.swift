import TouchstoneTesting
import UIKit

private final class GalleryViewController: UIViewController {
    let picture = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    lazy var infoTap = UITapGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var menuPress = UILongPressGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var nextSwipe = UISwipeGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var dragPan = UIPanGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var backEdge = UIScreenEdgePanGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var zoomTap = UITapGestureRecognizer(target: self, action: GalleryViewController.act)
    private(set) var acts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.accessibilityIdentifier = "picture"
        picture.isMultipleTouchEnabled = true
        view.addSubview(picture)
        infoTap.name = "infoTap"
        infoTap.numberOfTouchesRequired = 2
        menuPress.name = "menuPress"
        menuPress.minimumPressDuration = 0.8
        nextSwipe.name = "nextSwipe"
        nextSwipe.direction = .left
        dragPan.name = "dragPan"
        dragPan.maximumNumberOfTouches = 1
        backEdge.name = "backEdge"
        zoomTap.name = "zoomTap"
        zoomTap.numberOfTapsRequired = 2
    }

    func show(_ recognizer: UIGestureRecognizer) { picture.addGestureRecognizer(recognizer) }
    func act() { acts += 1 }
}

extension Fault {
    static let recognizersFingersKept: [Fault] = [
        Fault(
            name: "two-finger-tap-with-one-finger",
            question: "My tap recognizer is on the picture, enabled, with a target. One tap: no action."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.infoTap)
            return InjectedFault(
                wanted: .recognizer(screen.infoTap),
                truth: Truth(
                    about: ["infoTap"],
                    says: [
                        [
                            "two fingers", "2 fingers", "needs 2", "takes 2", "2 touches", "two touches",
                            "numberOfTouchesRequired",
                        ]
                    ],
                    never: ["isMultipleTouchEnabled is false", "delegate", "second tap"]),
                fingers: {
                    app.fingerTap(at: screen.picture)
                    app.advance(by: 1)
                },
                afterwards: { screen.infoTap.numberOfTouchesRequired = 1 })
        },
        Fault(
            name: "press-of-0-45-seconds",
            question: "The menu should open after a long press. Mine was long, was it not?"
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.menuPress)
            return InjectedFault(
                wanted: .recognizer(screen.menuPress),
                truth: Truth(
                    about: ["menuPress"], says: [["0.45"], ["0.8"]], never: ["moved", "delegate"]),
                fingers: { app.fingerLongPress(at: screen.picture.center, duration: 0.45) },
                afterwards: { screen.menuPress.minimumPressDuration = 0.3 })
        },
        Fault(
            name: "press-with-a-trembling-finger",
            question: "I hold my finger for two seconds and the menu does not open."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.menuPress)
            return InjectedFault(
                wanted: .recognizer(screen.menuPress),
                truth: Truth(
                    about: ["menuPress"], says: [["14"], ["10", "allowableMovement"]], never: ["0.8 s", "delegate"]),
                fingers: {
                    app.fingerDown(at: CGPoint(x: 200, y: 300))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 200, y: 314))
                    app.advance(by: 0.2)
                    app.fingerMove(to: CGPoint(x: 200, y: 301))
                    app.advance(by: 1.5)
                    app.fingerUp()
                },
                afterwards: { screen.menuPress.allowableMovement = 30 })
        },
        Fault(
            name: "swipe-in-slow-motion",
            question: "I swipe left by half the screen and next is not called. The direction is left."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.nextSwipe)
            return InjectedFault(
                wanted: .recognizer(screen.nextSwipe),
                truth: Truth(
                    about: ["nextSwipe"], says: [["0.5", "slow", "time"]],
                    never: ["wants left", "delegate", "prevented"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 140, y: 300), duration: 2.4) },
                afterwards: { screen.nextSwipe.isEnabled = false })
        },
        Fault(
            name: "pan-with-one-finger-too-many",
            question: "With two fingers the picture does not move at all."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.dragPan)
            return InjectedFault(
                wanted: .recognizer(screen.dragPan),
                truth: Truth(
                    about: ["dragPan"],
                    says: [
                        [
                            "2 fingers", "two fingers", "2 touches", "two touches", "second finger", "too many",
                            "more than one", "maximumNumberOfTouches",
                        ]
                    ],
                    never: ["delegate", "disabled", "isMultipleTouchEnabled is"]),
                fingers: {
                    app.fingersDown([1: CGPoint(x: 120, y: 300), 2: CGPoint(x: 260, y: 300)])
                    app.fingersMove([1: CGPoint(x: 120, y: 450), 2: CGPoint(x: 260, y: 450)], duration: 0.3)
                    app.fingersUp()
                },
                touch: 2,
                afterwards: { screen.dragPan.maximumNumberOfTouches = 2 })
        },
        Fault(
            name: "edge-pan-without-edges",
            question: "My screen-edge pan is on the view that fills the screen. No swipe from any edge begins it."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.view.addGestureRecognizer(screen.backEdge)
            return InjectedFault(
                wanted: .recognizer(screen.backEdge),
                truth: Truth(
                    about: ["backEdge"], says: [["edges"]], never: ["too far from", "20", "delegate", "direction"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 250, y: 400)) },
                afterwards: { screen.backEdge.edges = .left })
        },
        Fault(
            name: "second-tap-60-points-away",
            question: "On a large tablet my double tap fails for people who use two hands."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.zoomTap)
            return InjectedFault(
                wanted: .recognizer(screen.zoomTap),
                truth: Truth(
                    about: ["zoomTap"], says: [["60"], ["45"]], never: ["within 0.35", "delegate"]),
                fingers: {
                    app.fingerTap(at: CGPoint(x: 150, y: 300))
                    app.advance(by: 0.12)
                    app.fingerTap(at: CGPoint(x: 210, y: 300))
                    app.advance(by: 1)
                },
                afterwards: { screen.picture.removeGestureRecognizer(screen.zoomTap) })
        },
        Fault(
            name: "long-press-that-began-and-ended",
            question: "Did the press of this user reach the menu?"
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.menuPress)
            return InjectedFault(
                wanted: .recognizer(screen.menuPress),
                truth: Truth(about: [], says: [], never: ["failed", "disabled", "not attached"], isFine: true),
                fingers: { app.fingerLongPress(at: screen.picture.center, duration: 1.1) },
                afterwards: {
                    screen.menuPress.minimumPressDuration = 5
                    screen.menuPress.isEnabled = false
                })
        },
    ]
}
