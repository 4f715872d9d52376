import TouchstoneTesting
import UIKit

// Views that constraints, masks and anchor points leave without a size, or somewhere else than they were meant to be.

private let withoutSize = [
    "no size", "no height", "no width", "×0", "0×", "zero", "empty", "height 0", "width 0",
    "height is 0", "width is 0",
    "0 high", "0 wide", "0 points",
]
private let beyond = ["outside", "beyond", "not inside", "out of", "sticks out", "hangs out"]
private let covering = ["cover", "in front", "on top", "above", "overlap", "answers first"]

/// The link lies over the old title, which has no text any more; the new one stands at the same place.
private final class BookViewController: UIViewController {
    let oldTitle = UILabel()
    let title2 = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 30))
    let link = UIControl()
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title2.text = "The Sea, the Sea"
        link.accessibilityIdentifier = "titleLink"
        link.addTarget(self, action: BookViewController.open, for: .touchUpInside)
        for made in [oldTitle, title2, link] { view.addSubview(made) }
        for made in [oldTitle, link] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            oldTitle.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            oldTitle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            link.topAnchor.constraint(equalTo: oldTitle.topAnchor),
            link.bottomAnchor.constraint(equalTo: oldTitle.bottomAnchor),
            link.leadingAnchor.constraint(equalTo: oldTitle.leadingAnchor),
            link.trailingAnchor.constraint(equalTo: oldTitle.trailingAnchor),
        ])
    }

    func open() { openings += 1 }
}

/// A door that is to turn around its hinge, which is where its anchor point is.
private final class DoorViewController: UIViewController {
    let door = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
    let knock = UIButton.titled("Knock", "knockButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        door.accessibilityIdentifier = "doorPanel"
        view.addSubview(door)
        knock.placed("knockButton", CGRect(x: 20, y: 175, width: 100, height: 50), in: door)
        door.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    }
}

private final class CommentsViewController: UIViewController {
    let write = UIButton.titled("Write", "writeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "commentsView"
        write.placed("writeButton", CGRect(x: 20, y: 120, width: 160, height: 44), in: view)
    }
}

/// Adds a child as one does, but for the four constraints.
private final class ArticleViewController: UIViewController {
    let comments = CommentsViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(comments)
        comments.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(comments.view)
        comments.didMove(toParent: self)
    }

    func tie() {
        NSLayoutConstraint.activate([
            comments.view.topAnchor.constraint(equalTo: view.topAnchor),
            comments.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            comments.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            comments.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// A header that is half as high once the list has been scrolled. The strip in it gives all of what is missing.
private final class HotelsViewController: UIViewController {
    let header = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let chip = UIButton.titled("With a pool", "poolChip")

    override func viewDidLoad() {
        super.viewDidLoad()
        header.accessibilityIdentifier = "hotelHeader"
        strip.accessibilityIdentifier = "filterStrip"
        strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(header)
        header.addSubview(strip)
        chip.placed("poolChip", CGRect(x: 10, y: 28, width: 120, height: 44), in: strip)
    }

    func collapse() { header.frame.size.height = 100 }
    func expand() {
        header.frame.size.height = 200
        strip.frame.size.height = 100
    }
}

/// Its bar button item is a view that holds a button. The button got a frame, the view did not.
private final class InboxViewController: UIViewController {
    let holder = UIView()
    let profile = UIButton.titled("Me", "profileButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.accessibilityIdentifier = "profileHolder"
        profile.placed("profileButton", CGRect(x: 0, y: 0, width: 60, height: 44), in: holder)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: holder)
    }
}

/// Laid out in the old language, from top to bottom and not from left to right.
private final class QuizViewController: UIViewController {
    let answers = UIView()
    let yes = UIButton.titled("Yes", "yesButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        answers.accessibilityIdentifier = "answersView"
        answers.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(answers)
        yes.placed("yesButton", CGRect(x: 20, y: 20, width: 200, height: 44), in: answers)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-200-[answers(300)]", options: [], metrics: nil,
                views: ["answers": answers]))
    }

    func tieTheSides() {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[answers]|", options: [], metrics: nil, views: ["answers": answers]))
    }
}

/// The offer is put above the button, leaves the stack as it is over, and stays a subview of it.
private final class CheckoutViewController: UIViewController {
    let stack = UIStackView()
    let save = UIButton.titled("Save", "saveButton")
    let offer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.accessibilityIdentifier = "checkoutStack"
        offer.accessibilityIdentifier = "offerBanner"
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.addArrangedSubview(save)
        stack.insertArrangedSubview(offer, at: 0)
        offer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(equalToConstant: 350),
            save.heightAnchor.constraint(equalToConstant: 50),
            offer.heightAnchor.constraint(equalToConstant: 60),
            offer.widthAnchor.constraint(equalToConstant: 350),
        ])
    }

    func offerIsOver() { stack.removeArrangedSubview(offer) }
}

/// Its tools go while a film is shown. Two of their four constraints go with them, for good.
private final class CutViewController: UIViewController {
    let tools = UIView()
    let undo = UIButton.titled("Undo", "undoButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        tools.accessibilityIdentifier = "toolBox"
        tools.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tools)
        undo.placed("undoButton", CGRect(x: 10, y: 8, width: 120, height: 44), in: tools)
        tie()
        tools.widthAnchor.constraint(equalToConstant: 200).isActive = true
        tools.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }

    func tie() {
        tools.topAnchor.constraint(equalTo: view.topAnchor, constant: 300).isActive = true
        tools.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    }

    func showFilm() { tools.removeFromSuperview() }
    func filmIsOver() { view.addSubview(tools) }
}

/// The text is 2000 points high, and tied to the frame of the scroll view instead of its content.
private final class RecipeViewController: UIViewController {
    let scroller = UIScrollView()
    let text = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "recipeScroll"
        scroller.frame = view.bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroller)
        text.accessibilityIdentifier = "recipeText"
        text.translatesAutoresizingMaskIntoConstraints = false
        scroller.addSubview(text)
        let guide = scroller.frameLayoutGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: guide.topAnchor),
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.heightAnchor.constraint(equalToConstant: 2000),
        ])
    }
}

extension Fault {
    static let layoutsAndSizes: [Fault] = [
        // The old title has no text, so it is 0 wide at x 20; the tap is at x 90.
        Fault(
            name: "link-as-large-as-an-empty-label",
            question:
                "The title of the book was a link until we made it a new label. Its tap area is tied to the title."
        ) { app in
            let screen = BookViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.link, .touchUpInside),
                truth: Truth(
                    about: ["titleLink"], says: [withoutSize + beyond],
                    never: ["is hidden", "covered by", "disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 90, y: 215))
                },
                afterwards: {
                    screen.oldTitle.text = "The Sea, the Sea"
                    app.settle()
                })
        },
        // Its frame was x 45…345 and is x 195…495 since. The button was x 65…165, y 375…425 on the screen.
        Fault(
            name: "anchor-point-set-after-the-frame",
            question:
                "I gave the door an anchor point at its left edge. Since then my UI test does not hit Knock."
        ) { app in
            let screen = DoorViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.knock, .touchUpInside),
                truth: Truth(
                    about: ["doorPanel"], says: [beyond], never: ["is hidden", "covered by", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 115, y: 400))
                },
                afterwards: { screen.door.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5) })
        },
        Fault(
            name: "child-view-without-constraints",
            question:
                "I add my comments controller with addChild and didMove. Its button is seen, and does not react."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.comments.write, .touchUpInside),
                truth: Truth(
                    about: ["commentsView"], says: [withoutSize + beyond],
                    never: ["is hidden", "covered by", "addChild"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 142))
                },
                afterwards: {
                    screen.tie()
                    app.settle()
                })
        },
        // The header: y 100…200 now. The strip: 0 high at y 100. The chip: x 10…130, y 128…172.
        Fault(
            name: "strip-autoresized-to-nothing",
            question:
                "Once the header is collapsed my filter chips are still there, and dead. All is autoresized."
        ) { app in
            let screen = HotelsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.collapse()
            return InjectedFault(
                wanted: .event(screen.chip, .touchUpInside),
                truth: Truth(
                    about: ["filterStrip"], says: [withoutSize],
                    never: ["is hidden", "covered by", "hotelHeader has no"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 150))
                },
                afterwards: { screen.expand() })
        },
        // The holder is in the middle of the bar, y 22, and 0 by 0; the button hangs from there to y 66.
        Fault(
            name: "bar-button-item-in-a-view-without-a-size",
            question: "To add a badge I put the button of my bar into a view. I see it a little too low, and it's dead."
        ) { app in
            let screen = InboxViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            return InjectedFault(
                wanted: .event(screen.profile, .touchUpInside),
                truth: Truth(
                    about: ["profileHolder"], says: [withoutSize],
                    never: ["is hidden", "covered by", "profileButton has no"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 40, y: 34))
                },
                afterwards: {
                    screen.holder.frame = CGRect(x: 8, y: 0, width: 60, height: 44)
                })
        },
        // The answers: 0 by 300 at (0, 200). The button: x 20…220, y 220…264.
        Fault(
            name: "visual-format-for-one-axis-alone",
            question:
                "The console says nothing about my constraints, the answers are where they should be, and are dead."
        ) { app in
            let screen = QuizViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.yes, .touchUpInside),
                truth: Truth(
                    about: ["answersView"], says: [withoutSize],
                    never: ["is hidden", "covered by", "yesButton has no"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 242))
                },
                afterwards: {
                    screen.tieTheSides()
                    app.settle()
                })
        },
        // With the offer, y 300…360, the button was at y 360…410, and is at y 300…350 since. The offer stays where it was: at
        // the stack's origin, and in front, since it was added later.
        Fault(
            name: "removed-from-the-stack-and-still-in-it",
            question:
                "As the offer is over I remove it from the stack view. From then on the Save button is dead."
        ) { app in
            let screen = CheckoutViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.offerIsOver()
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                truth: Truth(
                    about: ["offerBanner"], says: [covering], never: ["is hidden", "no size", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 325))
                },
                afterwards: { screen.offer.removeFromSuperview() })
        },
        // The box was x 20…220, y 300…360, with the button at x 30…150, y 308…352. Now it is at the origin.
        Fault(
            name: "put-back-without-its-constraints",
            question:
                "My toolbox is taken out while a film runs and put back then. After that Undo can't be tapped there."
        ) { app in
            let screen = CutViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showFilm()
            app.settle()
            screen.filmIsOver()
            return InjectedFault(
                wanted: .event(screen.undo, .touchUpInside),
                truth: Truth(
                    about: ["toolBox"], says: [beyond], never: ["is hidden", "covered by", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 90, y: 330))
                },
                afterwards: {
                    screen.tie()
                    app.settle()
                })
        },
        Fault(
            name: "content-tied-to-the-frame-layout-guide",
            question:
                "My recipe is 2000 points high, tied to a layout guide of its scroll view, and it does not scroll."
        ) { app in
            let screen = RecipeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scroller.panGestureRecognizer),
                truth: Truth(
                    about: ["recipeScroll"],
                    says: [
                        [
                            "contentSize", "content size", "fits", "nothing to scroll", "content is",
                            "no content",
                        ]
                    ],
                    never: ["isScrollEnabled is", "is disabled", "delegate", "touchesShouldCancel"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
                    app.advance(by: 1)
                },
                afterwards: { screen.scroller.contentSize = CGSize(width: 390, height: 2000) })
        },
    ]
}
