import TouchstoneTesting
import UIKit

// Two acted for one touch, and somebody asks whether something is wrong. Nothing was taken from the one that is asked about, so an
// answer must not blame the other. What an answer to "why did both act?" has to say stands above each.

private final class NewsViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 160))
    let likeButton = UIButton(type: .system)
    lazy var openTap = UITapGestureRecognizer(target: self, action: NewsViewController.open)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "newsCard"
        view.addSubview(card)
        openTap.name = "openTap"
        // So that the card still darkens in its touchesBegan and touchesEnded.
        openTap.cancelsTouchesInView = false
        card.addGestureRecognizer(openTap)
        likeButton.setTitle("Like", for: .normal)
        likeButton.accessibilityIdentifier = "likeButton"
        likeButton.frame = CGRect(x: 240, y: 100, width: 90, height: 44)
        likeButton.addTarget(self, action: NewsViewController.like, for: .touchUpInside)
        card.addSubview(likeButton)
    }

    func open() { log.append("open") }
    func like() { log.append("like") }
}

private final class GalleryViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 120, width: 390, height: 390))
    lazy var barsTap = UITapGestureRecognizer(target: self, action: GalleryViewController.bars)
    lazy var likeTap = UITapGestureRecognizer(target: self, action: GalleryViewController.like)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        barsTap.name = "barsTap"
        likeTap.name = "likeTap"
        likeTap.numberOfTapsRequired = 2
        for tap in [barsTap, likeTap] { photo.addGestureRecognizer(tap) }
    }

    func bars() { log.append("bars") }
    func like() { log.append("like") }
}

extension Fault {
    static let bothActed: [Fault] = [
        // Both act because openTap's cancelsTouchesInView is false: then nothing would be cancelled, so the button is not asked
        // whether the tap may begin (G-29, C-22). With true, the button would refuse it.
        Fault(
            name: "like-button-and-the-cards-tap-both-act",
            question: "Tapping Like also opens the card. Does the card's tap take part of the touch from my button?"
        ) { app in
            let news = NewsViewController()
            _ = app.makeWindow(root: news)
            return InjectedFault(
                wanted: .event(news.likeButton, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.fingerTap(at: news.likeButton)
                    app.advance(by: 0.5)
                },
                afterwards: { news.openTap.cancelsTouchesInView = true })
        },
        // Both act because a tap never prevents one that needs more taps, and barsTap does not wait for likeTap to fail (G-22).
        Fault(
            name: "single-tap-acts-before-the-double-tap",
            question: "A double tap likes the photo and also toggles the bars. Was the first of the taps bars() at all?"
        ) { app in
            let gallery = GalleryViewController()
            _ = app.makeWindow(root: gallery)
            return InjectedFault(
                wanted: .recognizer(gallery.barsTap),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.fingerTap(1, at: gallery.photo)
                    app.advance(by: 0.1)
                    app.fingerTap(2, at: gallery.photo)
                    app.advance(by: 1)
                },
                touch: 1,
                afterwards: { gallery.barsTap.require(toFail: gallery.likeTap) })
        },
    ]
}
