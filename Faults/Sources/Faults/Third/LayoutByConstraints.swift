import TouchstoneTesting
import UIKit

// Layouts by constraints, of which one is missing, wrong, or has not been solved yet.

private let withoutSize = [
    "no size", "no height", "no width", "×0", "0×", "zero", "empty", "height 0", "width 0", "height is 0", "width is 0",
    "0 high", "0 wide", "0 points",
]
private let beyond = ["outside", "beyond", "not inside", "out of", "sticks out", "hangs out"]

/// A card that is tied to the screen at its top and its sides; what should make it as high as its button was forgotten.
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

/// The button belongs below the header, and was added to it.
private final class FeedViewController: UIViewController {
    let header = UIView()
    let sort = UIButton.titled("Sort", "sortButton")
    private(set) var headerHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        header.accessibilityIdentifier = "feedHeader"
        view.addSubview(header)
        header.addSubview(sort)
        for made in [header, sort] { made.translatesAutoresizingMaskIntoConstraints = false }
        let height = header.heightAnchor.constraint(equalToConstant: 60)
        headerHeight = height
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            height,
            sort.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            sort.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
            sort.widthAnchor.constraint(equalToConstant: 100),
            sort.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// Four constraints, and a line that everybody forgets once.
private final class IntroViewController: UIViewController {
    let start = UIButton.titled("Start", "startButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(start)
        NSLayoutConstraint.activate([
            start.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            start.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            start.widthAnchor.constraint(equalToConstant: 200),
            start.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}

/// Eight sections, one below the other; nothing ties the last one to the end of the content.
private final class ArticleViewController: UIViewController {
    let scroller = UIScrollView()
    let sections = (0..<8).map { _ in UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "articleScroll"
        scroller.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroller)
        let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
        var constraints = [
            scroller.topAnchor.constraint(equalTo: view.topAnchor),
            scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        var above = content.topAnchor
        for (index, section) in sections.enumerated() {
            section.accessibilityIdentifier = "section \(index)"
            section.translatesAutoresizingMaskIntoConstraints = false
            scroller.addSubview(section)
            constraints += [
                section.topAnchor.constraint(equalTo: above),
                section.heightAnchor.constraint(equalToConstant: 200),
                section.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                section.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                section.widthAnchor.constraint(equalTo: frame.widthAnchor),
            ]
            above = section.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
    }

    func tieTheEnd() {
        sections[7].bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor).isActive = true
    }
}

/// A margin at the trailing side is a negative constant.
private final class OrderViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 100))
    let pay = UIButton.titled("Pay", "payButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "orderCard"
        view.addSubview(card)
        card.addSubview(pay)
        pay.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            pay.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            pay.heightAnchor.constraint(equalToConstant: 44),
            pay.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 220),
            pay.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
        ])
    }
}

/// A player that is either low or high.
private final class PodcastViewController: UIViewController {
    let panel = UIView()
    let play = UIButton.titled("Play", "playButton")
    private(set) lazy var low = panel.heightAnchor.constraint(equalToConstant: 60)
    private(set) lazy var high = panel.heightAnchor.constraint(equalToConstant: 240)

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "playerPanel"
        view.addSubview(panel)
        panel.addSubview(play)
        for made in [panel, play] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            low,
            play.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
            play.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
            play.widthAnchor.constraint(equalToConstant: 120),
            play.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func expand() {
        low.isActive = false
        high.isActive = false
    }
}

/// What the map draws on; it has no nib, so it is made by hand.
private final class MapCanvas: UIView {}

private final class MapViewController: UIViewController {
    let locate = UIButton.titled("Locate me", "locateButton")

    override func loadView() { view = MapCanvas() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "mapView"
        locate.placed("locateButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: view)
    }
}

/// Frames the child as soon as it can, which is before the container has been laid out.
private final class TripViewController: UIViewController {
    let container = UIView()
    let map = MapViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        container.accessibilityIdentifier = "mapContainer"
        container.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(container)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        addChild(map)
        map.view.frame = container.bounds
        container.addSubview(map.view)
        map.didMove(toParent: self)
    }
}

/// Opens by the constant of a constraint.
private final class SearchViewController: UIViewController {
    let options = UIView()
    let apply = UIButton.titled("Apply", "applyButton")
    private lazy var height = options.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        options.accessibilityIdentifier = "optionsPanel"
        options.clipsToBounds = true
        view.addSubview(options)
        options.addSubview(apply)
        for made in [options, apply] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            options.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            options.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            options.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            height,
            apply.topAnchor.constraint(equalTo: options.topAnchor, constant: 20),
            apply.leadingAnchor.constraint(equalTo: options.leadingAnchor, constant: 20),
            apply.widthAnchor.constraint(equalToConstant: 120),
            apply.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func open() {
        height.constant = 300
        UIView.animate(withDuration: 0.6) { self.view.layoutIfNeeded() }
    }
}

extension Fault {
    static let layoutByConstraints: [Fault] = [
        // The card's top and sides are tied, and its height follows from nothing: it is 0.
        Fault(
            name: "card-tied-on-three-sides",
            question: "The Follow button is where it should be and does not react. No constraint is reported as broken."
        ) { app in
            let screen = ProfileViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.follow, .touchUpInside),
                truth: Truth(
                    about: ["profileCard"], says: [withoutSize],
                    never: ["is hidden", "covered by", "followButton has no"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.follow)
                },
                afterwards: {
                    screen.tieTheBottom()
                    app.settle()
                })
        },
        // The header: y 100…160. The button: y 168…212.
        Fault(
            name: "button-tied-below-the-header-that-holds-it",
            question: "Sort sits right below my header, eight points, as in the design. Tapping it does nothing."
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.sort, .touchUpInside),
                truth: Truth(
                    about: ["feedHeader"], says: [beyond], never: ["is hidden", "covered by", "has no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                },
                afterwards: {
                    screen.headerHeight?.constant = 120
                    app.settle()
                })
        },
        // translatesAutoresizingMaskIntoConstraints is still true: the frame, which is empty, is demanded, too.
        Fault(
            name: "anchors-without-the-flag",
            question: "I centered my Start button with anchors, 200 by 50. The UI test taps there and nothing happens."
        ) { app in
            let screen = IntroViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(
                    about: ["startButton"], says: [withoutSize + beyond], never: ["is hidden", "covered by", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 422))
                },
                afterwards: {
                    screen.start.translatesAutoresizingMaskIntoConstraints = false
                    app.settle()
                })
        },
        Fault(
            name: "sections-not-tied-to-the-end-of-the-content",
            question: "My article has eight sections, pinned to one another, and the scroll view does not scroll."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scroller.panGestureRecognizer),
                truth: Truth(
                    about: ["articleScroll"],
                    says: [["contentSize", "content size", "fits", "nothing to scroll", "content is", "no content"]],
                    never: ["isScrollEnabled is", "is disabled", "delegate", "touchesShouldCancel"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
                    app.advance(by: 1)
                },
                afterwards: {
                    screen.tieTheEnd()
                    app.settle()
                })
        },
        // The card: x 20…370. The button: x 240…386, y 320…364.
        Fault(
            name: "trailing-constant-with-the-wrong-sign",
            question: "The right end of my pay button is dead, the rest of it works. Is something over it there?"
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.pay, .touchUpInside),
                truth: Truth(about: ["orderCard"], says: [beyond], never: ["covered by", "is hidden", "has no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 378, y: 342))
                },
                afterwards: { screen.card.frame.size.width = 370 })
        },
        Fault(
            name: "both-heights-deactivated",
            question: "After expand() the play button is dead, although it has not moved. I only swap two constraints."
        ) { app in
            let screen = PodcastViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.play, .touchUpInside),
                truth: Truth(
                    about: ["playerPanel"], says: [withoutSize],
                    never: ["is hidden", "covered by", "playButton has no"]
                ),
                fingers: {
                    app.settle()
                    screen.expand()
                    app.settle()
                    app.fingerTap(at: screen.play)
                },
                afterwards: {
                    screen.high.isActive = true
                    app.settle()
                })
        },
        Fault(
            name: "child-framed-before-the-layout",
            question: "The map's button can be seen in its container and not be tapped. I set the child's frame myself."
        ) { app in
            let screen = TripViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.map.locate, .touchUpInside),
                truth: Truth(
                    about: ["mapView"], says: [withoutSize],
                    never: ["mapContainer has no", "is hidden", "covered by", "no window"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.map.locate)
                },
                afterwards: { screen.map.view.frame = screen.container.bounds })
        },
        // The button is in place from the beginning; the panel that holds it is on its way.
        Fault(
            name: "panel-opening-by-a-constraint",
            question: "Quick users tap Apply while the options fold out, and nothing happens. A moment later it works."
        ) { app in
            let screen = SearchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.apply, .touchUpInside),
                truth: Truth(
                    about: ["optionsPanel"], says: [["animat"]], never: ["is hidden", "has no size", "covered by"]),
                fingers: {
                    app.settle()
                    screen.open()
                    app.advance(by: 0.3)
                    app.fingerTap(at: screen.apply)
                },
                afterwards: { app.advance(by: 2) })
        },
    ]
}
