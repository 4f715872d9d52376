import TouchstoneTesting
import UIKit

/// A stack view with a banner that is a plain view with a button.
private final class WelcomeViewController: UIViewController {
    let stack = UIStackView()
    let banner = UIView()
    let accept = UIButton.titled("Accept", "acceptButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        let (hello, footer) = (UILabel(), UILabel())
        hello.text = "Welcome"
        footer.text = "Version 3"
        accept.frame = CGRect(x: 20, y: 0, width: 310, height: 50)
        banner.accessibilityIdentifier = "banner"
        banner.addSubview(accept)
        stack.axis = .vertical
        // Proportional to the intrinsic heights, which a plain view does not have.
        stack.distribution = .fillProportionally
        for arranged in [hello, banner, footer] { stack.addArrangedSubview(arranged) }
        stack.placed("welcomeStack", CGRect(x: 20, y: 100, width: 350, height: 400), in: view)
    }
}

/// Laid out by a visual format for the vertical axis only.
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

/// A card with constraints for its top and sides, but not for its height.
private final class ProfileViewController: UIViewController {
    let card = UIView()
    let follow = UIButton.titled("Follow", "followButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "profileCard"
        view.addSubview(card)
        card.addSubview(follow)
        for made in [card, follow] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            follow.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            follow.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            follow.widthAnchor.constraint(equalToConstant: 120),
            follow.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func tieTheBottom() {
        follow.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12).isActive = true
    }
}

/// A custom slider: a filled part of the track, and a handle at its end.
private final class TrimViewController: UIViewController {
    let track = UIView(frame: CGRect(x: 45, y: 600, width: 300, height: 30))
    let fill = UIView()
    let handle = UIView()
    lazy var filled = fill.widthAnchor.constraint(equalToConstant: 0)
    lazy var trim = UIPanGestureRecognizer(target: self, action: TrimViewController.trimmed)
    private(set) var trims = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(track.placed("trimTrack", track.frame))
        fill.accessibilityIdentifier = "trimFill"
        handle.accessibilityIdentifier = "trimHandle"
        trim.name = "trimPan"
        handle.addGestureRecognizer(trim)
        track.addSubview(fill)
        fill.addSubview(handle)
        for made in [fill, handle] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            fill.leadingAnchor.constraint(equalTo: track.leadingAnchor),
            fill.topAnchor.constraint(equalTo: track.topAnchor),
            fill.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            filled,
            handle.widthAnchor.constraint(equalToConstant: 30),
            handle.heightAnchor.constraint(equalToConstant: 30),
            handle.centerXAnchor.constraint(equalTo: fill.trailingAnchor),
            handle.centerYAnchor.constraint(equalTo: fill.centerYAnchor),
        ])
    }

    func trimmed() { trims += 1 }
}

/// Three buttons whose translated titles are long.
private final class ActionsViewController: UIViewController {
    let bar = UIStackView()
    let buttons = [
        UIButton.titled("Zur Einkaufsliste hinzufügen", "addButton"),
        UIButton.titled("Benachrichtigung einrichten", "notifyButton"),
        UIButton.titled("Teilen", "shareButton"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.spacing = 8
        for button in buttons { bar.addArrangedSubview(button) }
        bar.placed("actionBar", CGRect(x: 20, y: 500, width: 350, height: 44), in: view)
    }
}

/// A panel that should grow with its content up to 300 points. The content has frames instead of constraints.
private final class OptionsViewController: UIViewController {
    let panel = UIView()
    let apply = UIButton(type: .system)
    private(set) var applications = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "optionPanel"
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        apply.setTitle("Apply", for: .normal)
        apply.addTarget(self, action: OptionsViewController.applied, for: .touchUpInside)
        apply.placed("applyOptions", CGRect(x: 20, y: 20, width: 350, height: 44), in: panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.heightAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
    }

    func applied() { applications += 1 }
}

private final class FooterView: UIView {
    let more: UIButton

    init(title: String) {
        more = UIButton.titled(title, "moreButton")
        super.init(frame: .zero)
        accessibilityIdentifier = "footer"
        more.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 60)
        more.autoresizingMask = [.flexibleTopMargin]
        addSubview(more)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class DeckScreen: UIViewController {
    let back = UIView()
    let known = UIButton.titled("I knew it", "knownButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        back.placed("cardBack", CGRect(x: 45, y: 200, width: 300, height: 400), in: view)
        known.placed("knownButton", CGRect(x: 50, y: 280, width: 200, height: 50), in: back)
    }

    /// Halfway through, the card is seen from its edge.
    func beginFlip() { back.transform = CGAffineTransform(scaleX: 0, y: 1) }

    func endFlip() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.back.transform = .identity }
    }
}

extension Fault {
    /// Views without a width or a height.
    static let emptyViews: [Fault] = [
        Fault(
            name: "plain-view-arranged-by-a-stack",
            question: "I see the Accept button between the texts of my stack view. It does not react to taps.",
            batch: .second
        ) { app in
            let screen = WelcomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.accept, .touchUpInside),
                expected: .cause(
                    about: ["banner"],
                    says: [["no size", "no height", "×0", "zero", "empty", "height 0", "height is 0", "0 high"]],
                    never: ["welcomeStack has no size", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.accept)
                },
                afterwards: {
                    screen.banner.removeFromSuperview()
                    screen.banner.frame = CGRect(x: 0, y: 0, width: 350, height: 50)
                })
        },
        // The answers view is 0 × 300 at (0, 200). The button is at x 20…220, y 220…264.
        Fault(
            name: "visual-format-for-one-axis-alone",
            question:
                "The console says nothing about my constraints, the answers are where they should be, and are dead.",
            batch: .fourth
        ) { app in
            let screen = QuizViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.yes, .touchUpInside),
                expected: .cause(
                    about: ["answersView"], says: [.noSize],
                    never: ["is hidden", "covered by", "yesButton has no"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 242))
                },
                afterwards: {
                    screen.tieTheSides()
                    app.settle()
                })
        },
        // No constraint determines the height of the card, so it is 0.
        Fault(
            name: "card-tied-on-three-sides",
            question:
                "The Follow button is where it should be and does not react. No constraint is reported as broken.",
            batch: .third
        ) { app in
            let screen = ProfileViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.follow, .touchUpInside),
                expected: .cause(
                    about: ["profileCard"], says: [.noSize],
                    never: ["is hidden", "covered by", "followButton has no"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.follow)
                },
                afterwards: {
                    screen.tieTheBottom()
                    app.settle()
                })
        },
        // The handle is at x 30…60 on the screen. The touch is at x 52.
        Fault(
            name: "handle-on-a-bar-of-no-width",
            question: "At the beginning of the film my trim handle cannot be dragged. In the middle it can.",
            batch: .fifth
        ) { app in
            let screen = TrimViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.trim),
                expected: .cause(
                    about: ["trimFill"], says: [.noSize],
                    never: ["covered by", "is disabled", "prevented", "delegate"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 52, y: 615), to: CGPoint(x: 180, y: 615), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.filled.constant = 150 })
        },
        Fault(
            name: "third-button-without-room",
            question:
                "In German the last of the three buttons in my bar is dead. isEnabled is true, nothing covers it.",
            batch: .second
        ) { app in
            let screen = ActionsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.buttons[2]),
                expected: .cause(
                    about: ["shareButton"],
                    says: [
                        [
                            "no size", "no width", " 0×", "zero", "empty", "width 0", "width is 0", "0 wide",
                            "0 points wide",
                        ]
                    ],
                    never: ["is hidden", "actionBar has no size"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 366, y: 522))
                },
                afterwards: {
                    screen.bar.axis = .vertical
                    screen.bar.frame.size.height = 200
                    app.settle()
                })
        },
        // The height is at most 300, and nothing requires more than 0.
        Fault(
            name: "panel-that-may-be-at-most-so-high",
            question: "Apply is in my panel, 20 points from its top, and can't be tapped. No constraint is broken.",
            batch: .eighth
        ) { app in
            let screen = OptionsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.apply),
                expected: .cause(
                    about: ["optionPanel"], says: [.noSize],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 242))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.panel.heightAnchor.constraint(equalToConstant: 300).isActive = true })
        },
        Fault(
            name: "frames-from-bounds-in-init",
            question: "Load more at the bottom of my footer doesn't do anything, I see its title though",
            batch: .first
        ) { app in
            let footer = FooterView(title: "Load more")
            let window = app.makeWindow()
            footer.frame = CGRect(x: 0, y: 600, width: 390, height: 60)
            window.addSubview(footer)
            return InjectedFault(
                wanted: .view(footer.more),
                expected: .cause(
                    about: ["moreButton"], says: [["size", "zero", "empty", "width", "0×", "0 ×"]],
                    never: ["is hidden", "alpha"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 10, y: 620))
                },
                afterwards: {
                    footer.more.frame = footer.bounds
                })
        },
        Fault(
            name: "card-flipped-to-nothing",
            question: "While I practise, the I-knew-it button on a flipped card sometimes ignores me",
            batch: .development
        ) { app in
            let deck = DeckScreen()
            _ = app.makeWindow(root: deck)
            return InjectedFault(
                wanted: .view(deck.known),
                expected: .cause(
                    about: ["cardBack"], says: [["transform", "scale", "invert"]], never: ["is hidden", "alpha"]),
                input: {
                    app.settle()
                    deck.beginFlip()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                },
                afterwards: {
                    deck.endFlip()
                    app.advance(by: 1)
                })
        },
    ]
}
