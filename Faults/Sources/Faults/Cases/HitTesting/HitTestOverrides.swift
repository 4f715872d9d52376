import TouchstoneTesting
import UIKit

/// Overlapping cards with their own search for the touched one.
private final class CardDeck: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for card in subviews {
            if let hit = card.hitTest(convert(point, to: card), with: event) { return hit }
        }
        return nil
    }
}

/// Sends all touches to its buy button. The second button was added later.
private final class ProductCard: UIView {
    let buy = UIButton.titled("Buy", "buyButton")
    let save = UIButton.titled("Save for later", "saveButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        buy.frame = CGRect(x: 16, y: 100, width: 150, height: 44)
        save.frame = CGRect(x: 184, y: 100, width: 150, height: 44)
        addSubview(buy)
        addSubview(save)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? buy : nil
    }
}

/// Lets touches between the stories pass through to the views behind.
private final class StoriesScrollView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Sends all touches to its field.
private final class HeaderBackground: UIView {
    var field: UITextField?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? field : nil }
}

/// A tap anywhere in the header shows the latest searches.
private final class SearchViewController: UIViewController {
    let header = HeaderBackground(frame: CGRect(x: 0, y: 80, width: 390, height: 120))
    let field = UITextField(frame: CGRect(x: 20, y: 220, width: 350, height: 44))
    lazy var recent = UITapGestureRecognizer(target: self, action: SearchViewController.showRecent)
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header.placed("searchHeader", header.frame))
        field.placed("searchField", field.frame, in: view)
        header.field = field
        recent.name = "recentTap"
        header.addGestureRecognizer(recent)
    }

    func showRecent() { shown += 1 }
}

/// Accepts only the pencil. The event contains no touches during hit testing.
private final class PencilLayer: UIView {
    private(set) var strokes = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPencil = event?.allTouches?.contains { $0.type == .pencil } ?? false
        return isPencil ? super.hitTest(point, with: event) : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverflowBar: UIView {
    let record = UIButton.titled("●", "recordButton")

    override func layoutSubviews() {
        super.layoutSubviews()
        if record.superview == nil { addSubview(record) }
        record.frame = CGRect(x: bounds.midX - 40, y: 10, width: 80, height: 80)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
        for member in subviews.reversed() {
            guard let result = member.hitTest(point, with: event) else { continue }
            return result
        }
        return nil
    }
}

/// Covers a map and lets touches outside its panels through. It hit-tests the panels itself.
private final class LettingOverlay: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for panel in subviews.reversed() {
            if let hit = panel.hitTest(point, with: event) { return hit }
        }
        return nil
    }
}

private final class PlacePanelsScreen: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 560, width: 390, height: 284))
    let route = UIButton(type: .system)
    private(set) var routes = 0

    override func loadView() {
        view = LettingOverlay(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.accessibilityIdentifier = "placeOverlay"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        panel.placed("placePanel", panel.frame, in: view)
        route.setTitle("Route", for: .normal)
        route.addTarget(self, action: PlacePanelsScreen.begins, for: .touchUpInside)
        route.placed("routeButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: panel)
    }
    func begins() { routes += 1 }
}

private final class TownMapScreen: UIViewController {
    let panels = PlacePanelsScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "townMap"
        addChild(panels)
        panels.view.frame = view.bounds
        view.addSubview(panels.view)
        panels.didMove(toParent: self)
    }
}

extension Fault {
    /// Overrides of `hitTest(_:with:)`.
    static let hitTestOverrides: [Fault] = [
        Fault(
            name: "hit-test-that-asks-from-the-back",
            question: "Like on the front card likes the card behind it. My deck asks each of its cards in turn.",
            batch: .second
        ) { app in
            let deck = CardDeck()
            let window = app.makeWindow()
            deck.placed("cardDeck", CGRect(x: 20, y: 200, width: 350, height: 400), in: window)
            UIView().placed("backCard", CGRect(x: 10, y: 10, width: 300, height: 300), in: deck)
            let front = UIView().placed("frontCard", CGRect(x: 40, y: 60, width: 300, height: 300), in: deck)
            let like = UIButton.titled("Like", "likeButton").placed(
                "likeButton", CGRect(x: 20, y: 20, width: 100, height: 44), in: front)
            return InjectedFault(
                wanted: .event(like, .touchUpInside),
                expected: .cause(about: ["cardDeck"], says: [["hitTest"]], never: ["outside", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: like)
                },
                afterwards: { deck.sendSubviewToBack(front) })
        },
        Fault(
            name: "card-sends-all-touches-to-its-main-button",
            question: "My product card got a second button, Save for later. A tap on it buys.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let card = ProductCard().placed("productCard", CGRect(x: 20, y: 300, width: 350, height: 160), in: window)
            return InjectedFault(
                wanted: .event(card.save, .touchUpInside),
                expected: .cause(
                    about: ["productCard"], says: [["hitTest"]],
                    never: ["outside", "is hidden", "covered by buyButton", "buyButton is in front"]),
                input: {
                    app.settle()
                    app.fingerTap(at: card.save)
                },
                afterwards: { card.buy.removeFromSuperview() })
        },
        Fault(
            name: "stories-that-let-touches-through-between",
            question: "My stories cannot be pulled aside if I begin between two of them. On a story it works.",
            batch: .fifth
        ) { app in
            let window = app.makeWindow()
            let stories = StoriesScrollView().placed(
                "storyScroll", CGRect(x: 0, y: 300, width: 390, height: 120), in: window)
            stories.contentSize = CGSize(width: 1200, height: 120)
            for place in 0..<6 {
                UIView().placed("story", CGRect(x: 200 * place, y: 10, width: 100, height: 100), in: stories)
            }
            return InjectedFault(
                wanted: .recognizer(stories.panGestureRecognizer),
                expected: .cause(
                    about: [], says: [["storyScroll", "StoriesScrollView"], ["hitTest", "override"]],
                    never: ["isScrollEnabled", "is disabled", "prevented", "contentSize", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 160, y: 360), to: CGPoint(x: 20, y: 360), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { stories.isHidden = true })
        },
        // The hit view determines the recognizers (HT-29): those of the field and its ancestors.
        Fault(
            name: "tap-on-a-view-that-answers-another",
            question:
                "A tap in my header puts the caret into the field, as it should, but recentTap on it never fires.",
            batch: .sixth
        ) { app in
            let screen = SearchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.recent),
                expected: .cause(
                    about: [], says: [["searchHeader", "HeaderBackground"], ["hitTest", "override"]],
                    never: ["is disabled", "no target", "covered by", "prevented", "ShouldBegin"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 140))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.header.removeGestureRecognizer(screen.recent) })
        },
        Fault(
            name: "hit-test-asks-the-event-for-its-touches",
            question: "The layer over my photo is for the pencil. It checks the touch's type, and never gets any.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            UIView().placed("photo", CGRect(x: 0, y: 80, width: 390, height: 700), in: window)
            let layer = PencilLayer().placed("pencilLayer", CGRect(x: 0, y: 80, width: 390, height: 700), in: window)
            return InjectedFault(
                wanted: .view(layer),
                expected: .cause(
                    about: ["pencilLayer"], says: [["hitTest"]],
                    never: ["allowedTouchTypes", "outside", "is hidden", "covered by photo"]),
                input: {
                    app.settle()
                    @MainActor func pencil(_ phase: TouchSample.Phase, _ point: CGPoint) {
                        var sample = TouchSample(id: 5, phase: phase, time: app.clock.now, location: point)
                        sample.type = .pencil
                        app.send([sample])
                        app.advance(by: 1.0 / 60)
                    }
                    pencil(.began, CGPoint(x: 150, y: 400))
                    for step in 1...10 { pencil(.moved, CGPoint(x: 150 + 10 * CGFloat(step), y: 400)) }
                    pencil(.ended, CGPoint(x: 250, y: 400))
                },
                touch: 5,
                afterwards: { layer.isHidden = true })
        },
        Fault(
            name: "hit-test-does-not-convert",
            question:
                "I pasted the answer with reversed subviews from Stack Overflow, and now nothing in the bar is hit",
            batch: .development
        ) { app in
            let window = app.makeWindow()
            let bar = OverflowBar(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
            bar.accessibilityIdentifier = "overflowBar"
            window.addSubview(bar)
            return InjectedFault(
                wanted: .event(bar.record, .touchUpInside),
                expected: .cause(
                    about: ["overflowBar"], says: [["convert", "coordinate"]], never: ["is hidden", "cover"]),
                input: {
                    app.settle()
                    app.fingerTap(at: bar.record)
                },
                afterwards: { window.isHidden = true })
        },
        // The point (80, 602) is (80, 42) in the panel's coordinates.
        Fault(
            name: "overlay-that-asks-with-its-own-points",
            question:
                "My overlay lets touches through to the map, as it should, even on its own panel: Route does "
                + "not react, the map moves.",
            batch: .tenth
        ) { app in
            let screen = TownMapScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.panels.route),
                expected: .cause(
                    about: ["placeOverlay"], says: [["convert", "coordinates", "point"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 602))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.panels.route.isEnabled = false })
        },
    ]
}
