import TouchstoneTesting
import UIKit

// Names that several have: identifiers given in a factory, recognizers without a name.

private final class StoryCard: UIView {
    let saveButton = UIButton(type: .system)
    private(set) var saves = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "card"
        saveButton.setTitle("Save", for: .normal)
        saveButton.accessibilityIdentifier = "saveButton"
        saveButton.frame = CGRect(x: 230, y: 110, width: 100, height: 40)
        saveButton.addTarget(self, action: StoryCard.save, for: .touchUpInside)
        addSubview(saveButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func save() { saves += 1 }
}

private final class StoriesViewController: UIViewController {
    /// The second was laid out for a shorter first one.
    let cards = [100, 205, 375].map { StoryCard(frame: CGRect(x: 20, y: $0, width: 350, height: 160)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        for card in cards { view.addSubview(card) }
    }
}

private final class EpisodesViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let thumbnail = UIView(frame: CGRect(x: 16, y: 10, width: 120, height: 80))
    lazy var rowTap = UITapGestureRecognizer(target: self, action: EpisodesViewController.showDetails)
    lazy var thumbnailTap = UITapGestureRecognizer(target: self, action: EpisodesViewController.play)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        row.accessibilityIdentifier = "episodeRow"
        thumbnail.accessibilityIdentifier = "thumbnail"
        view.addSubview(row)
        row.addSubview(thumbnail)
        // Nobody names recognizers.
        row.addGestureRecognizer(rowTap)
        thumbnail.addGestureRecognizer(thumbnailTap)
    }

    func showDetails() { log.append("details") }
    func play() { log.append("play") }
}

extension Fault {
    static let sameNames: [Fault] = [
        Fault(
            name: "card-over-the-button-of-another-card",
            question: "Save works on all cards but the first. They are all made by the same code."
        ) { app in
            let stories = StoriesViewController()
            _ = app.makeWindow(root: stories)
            let button = stories.cards[0].saveButton
            return InjectedFault(
                wanted: .view(button),
                truth: Truth(
                    about: ["card"],
                    // The card in front is called as the one that holds the button: the answer must tell them apart.
                    says: [
                        ["in front", "cover"],
                        ["another", "other", "second", "2nd", "#2", "card 2", "205", "sibling", "[1]", "(2"],
                    ],
                    never: ["outside", "card covers itself", "recognizer"]),
                fingers: { app.fingerTap(at: button) },
                afterwards: { stories.cards[1].frame.origin.y = 270 })
        },
        Fault(
            name: "two-taps-without-names",
            question: "showDetails() is not called when I tap the left part of the row. Both taps have no delegate."
        ) { app in
            let episodes = EpisodesViewController()
            _ = app.makeWindow(root: episodes)
            return InjectedFault(
                wanted: .recognizer(episodes.rowTap),
                truth: Truth(
                    // Both are a UITapGestureRecognizer: only the view tells which won.
                    about: ["thumbnail"],
                    says: [["prevent", "first", "wins", "won", "deeper", "exclude", "simultaneous"]],
                    never: ["shouldReceive", "disabled", "moved"]),
                fingers: {
                    app.fingerTap(at: episodes.thumbnail)
                    app.advance(by: 0.5)
                },
                afterwards: { episodes.thumbnail.removeGestureRecognizer(episodes.thumbnailTap) })
        },
    ]
}
