import TouchstoneTesting
import UIKit

/// A bar for each orientation, and one button for both.
private final class BrowserViewController: UIViewController {
    let upright = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let lying = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let share = UIButton.titled("Share", "shareButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        upright.placed("uprightBar", upright.frame, in: view)
        lying.placed("lyingBar", lying.frame, in: view)
        lying.isHidden = true
        for bar in [upright, lying] {
            share.placed("shareButton", CGRect(x: 300, y: 0, width: 80, height: 44), in: bar)
        }
    }
}

/// Two steps. The button of the first is hidden when it is tapped.
private final class StepsViewController: UIViewController {
    let forward = UIButton(type: .system)
    let pay = UIButton.titled("Pay", "payButton")
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "stepsView"
        forward.setTitle("Next", for: .normal)
        forward.addTarget(self, action: StepsViewController.step, for: .touchUpInside)
        forward.placed("stepButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        pay.isHidden = true
        pay.placed("payButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    func step() {
        steps += 1
        forward.isHidden = true
        pay.isHidden = false
    }
}

private final class TimelineScreen: UIViewController, UIScrollViewDelegate {
    let scroller = UIScrollView()
    let compose = UIButton.titled("+", "composeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.delegate = self
        scroller.contentSize = CGSize(width: 390, height: 3000)
        scroller.placed("timeline", view.bounds, in: view)
        compose.placed("composeButton", CGRect(x: 310, y: 740, width: 56, height: 56), in: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        compose.isHidden = scrollView.contentOffset.y > 100
    }
}

/// Two pages, of which a segmented control shows one.
private final class ProfileViewController: UIViewController {
    let chooser = UISegmentedControl(items: ["Posts", "Photos"])
    let posts = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let photos = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let upload = UIButton(type: .system)
    private(set) var uploads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        chooser.selectedSegmentIndex = 0
        chooser.addTarget(self, action: ProfileViewController.chosen, for: .valueChanged)
        chooser.placed("pageChooser", CGRect(x: 95, y: 140, width: 200, height: 32), in: view)
        posts.placed("postPage", posts.frame, in: view)
        photos.placed("photoPage", photos.frame, in: view)
        photos.isHidden = true
        upload.setTitle("Upload", for: .normal)
        upload.addTarget(self, action: ProfileViewController.uploaded, for: .touchUpInside)
        upload.placed("uploadButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: photos)
    }
    /// Opens the photos from a link.
    func openPhotos() { chooser.selectedSegmentIndex = 1 }
    func chosen() {
        posts.isHidden = chooser.selectedSegmentIndex != 0
        photos.isHidden = chooser.selectedSegmentIndex != 1
    }
    func uploaded() { uploads += 1 }
}

extension Fault {
    /// Hidden views and ancestors.
    static let hiddenViews: [Fault] = [
        // A view has one superview, the last to which it was added.
        Fault(
            name: "one-button-added-to-two-bars",
            question:
                "I add the share button to both bars and show the one that fits. In the upright one it's missing.",
            batch: .fourth
        ) { app in
            let screen = BrowserViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.share, .touchUpInside),
                expected: .cause(
                    about: ["lyingBar"], says: [["hidden"]], never: ["outside", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 122))
                },
                afterwards: { screen.lying.isHidden = false })
        },
        // Both taps wait for the run loop. The first hides the button before the second is dispatched.
        Fault(
            name: "second-tap-that-waited",
            question:
                "With a slow app people tap Next twice, and I count them in touchUpInside. The second never counts.",
            batch: .seventh
        ) { app in
            let screen = StepsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.forward, .touchUpInside),
                expected: .cause(
                    about: ["stepButton"], says: [["hidden"]],
                    never: ["is disabled", "covered by", "no target", "outside", "ignor"]),
                input: {
                    app.settle()
                    app.whileBusy {
                        app.fingerTap(at: CGPoint(x: 195, y: 625))
                        app.advance(by: 0.2)
                        app.fingerTap(at: CGPoint(x: 195, y: 625))
                    }
                    app.advance(by: 0.5)
                },
                afterwards: { screen.forward.isHidden = false })
        },
        Fault(
            name: "floating-button-hidden-by-scrolling",
            question: "The floating compose button does nothing sometimes when I'm in the middle of the list",
            batch: .first
        ) { app in
            let list = TimelineScreen()
            _ = app.makeWindow(root: list)
            return InjectedFault(
                wanted: .view(list.compose),
                expected: .cause(about: ["composeButton"], says: [["hidden"]], never: ["cover"]),
                input: {
                    app.settle()
                    list.scroller.contentOffset = CGPoint(x: 0, y: 400)
                    app.settle()
                    app.fingerTap(at: list.compose)
                },
                afterwards: {
                    list.scroller.contentOffset = .zero
                    app.settle()
                })
        },
        // Setting the selected segment in code sends no event.
        Fault(
            name: "page-hidden-by-the-choice-before",
            question: "A link opens my profile at Photos. The UI test finds Upload there, taps it, and nothing comes.",
            batch: .eighth
        ) { app in
            let screen = ProfileViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.openPhotos()
            return InjectedFault(
                wanted: .view(screen.upload),
                expected: .cause(
                    about: ["photoPage"], says: [["hidden", "isHidden"]],
                    never: ["is disabled", "outside", "no target", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 242))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.chosen() })
        },
    ]
}
