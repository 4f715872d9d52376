import TouchstoneTesting
import UIKit

extension Selector {
    fileprivate static let toggle = Selector(ReaderViewController.toggle, name: "toggle")
}

private final class ReaderViewController: UIViewController {
    let page = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 750))
    let toggleTap = UITapGestureRecognizer()
    private(set) var toggles = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "page"
        toggleTap.name = "toggleTap"
        toggleTap.addTarget(self, action: .toggle)
        view.addSubview(page)
    }

    func startSelecting() { page.gestureRecognizers?.forEach { page.removeGestureRecognizer($0) } }
    func stopSelecting() { page.addGestureRecognizer(toggleTap) }
    func detach() { toggleTap.removeTarget(nil, action: nil) }
    func toggle() { toggles += 1 }
}

/// As a bridge to another framework would have it.
private final class ScribbleCoordinator {
    private(set) var strokes = 0
    func stroke(_ pan: UIPanGestureRecognizer) { strokes += 1 }
}

private final class ScribbleViewController: UIViewController {
    let paper = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let scribblePan = UIPanGestureRecognizer()
    var coordinator: ScribbleCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.accessibilityIdentifier = "paper"
        scribblePan.name = "scribblePan"
        paper.addGestureRecognizer(scribblePan)
        view.addSubview(paper)
        scribblePan.addTarget(makeCoordinator(), action: ScribbleCoordinator.stroke)
    }

    func makeCoordinator() -> ScribbleCoordinator { ScribbleCoordinator() }
}

extension Fault {
    static let recognizersWhereKept: [Fault] = [
        Fault(
            name: "recognizer-removed-while-selecting",
            question: "Once the user has selected text, the tap for the bars is dead. It is on the page, see the dump."
        ) { app in
            let reader = ReaderViewController()
            _ = app.makeWindow(root: reader)
            reader.stopSelecting()
            return InjectedFault(
                wanted: .recognizer(reader.toggleTap),
                truth: Truth(
                    about: ["toggleTap"],
                    says: [
                        [
                            "not attached", "removed", "no view", "any view", "attached to no", "not on a view",
                            "not added",
                        ]
                    ],
                    never: ["disabled", "delegate", "no target"]),
                fingers: {
                    reader.startSelecting()
                    app.fingerTap(at: reader.page)
                },
                afterwards: { reader.stopSelecting() })
        },
        Fault(
            name: "recognizer-never-attached",
            question: "toggle() is never called when the page is tapped."
        ) { app in
            let reader = ReaderViewController()
            _ = app.makeWindow(root: reader)
            return InjectedFault(
                wanted: .recognizer(reader.toggleTap),
                truth: Truth(
                    about: ["toggleTap"],
                    says: [
                        [
                            "attached", "no view", "any view", "added to no", "never added", "addGestureRecognizer",
                            "not on a view", "not added",
                        ]
                    ],
                    never: ["disabled", "delegate", "no target"]),
                fingers: { app.fingerTap(at: reader.page) },
                afterwards: {
                    reader.page.addGestureRecognizer(reader.toggleTap)
                    reader.page.isUserInteractionEnabled = false
                })
        },
        Fault(
            name: "targets-of-a-recognizer-removed",
            question: "The tap is recognized, I can see its state. My method is not called."
        ) { app in
            let reader = ReaderViewController()
            _ = app.makeWindow(root: reader)
            reader.stopSelecting()
            return InjectedFault(
                wanted: .recognizer(reader.toggleTap),
                truth: Truth(
                    about: ["toggleTap"],
                    says: [
                        ["target", "action", "nobody"], ["no ", "none", "nobody", "without", "nothing", "removed"],
                    ],
                    never: ["is gone", "deallocated", "disabled", "failed"]),
                fingers: {
                    reader.detach()
                    app.fingerTap(at: reader.page)
                },
                afterwards: { reader.toggleTap.addTarget(reader, action: .toggle) })
        },
        Fault(
            name: "coordinator-held-by-nobody",
            question: "My pan's target is a coordinator. stroke(_:) is never called, the view gets touchesCancelled."
        ) { app in
            let screen = ScribbleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scribblePan),
                truth: Truth(
                    about: ["scribblePan"],
                    says: [
                        ["target"],
                        [
                            "gone", "dead", "died", "dealloc", "released", "no longer", "retain", "not alive",
                            "nobody holds",
                        ],
                    ],
                    never: ["disabled", "prevented", "points, needs"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 400)) },
                afterwards: {
                    let kept = screen.makeCoordinator()
                    screen.coordinator = kept
                    screen.scribblePan.addTarget(kept, action: ScribbleCoordinator.stroke)
                })
        },
    ]
}
