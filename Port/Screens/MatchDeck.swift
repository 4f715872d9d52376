import UIKit
import os.log

@objc protocol MatchDeckDelegate: AnyObject {
    @objc optional func matchDeck(_ deck: MatchDeck, liked index: Int)
    @objc optional func matchDeck(_ deck: MatchDeck, passed index: Int)
}

class MatchDeck: UIView {
    weak var delegate: (any MatchDeckDelegate)?
    private(set) var index = 0
    let card = UIView()
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    private var positions: NSKeyValueObservation?
    private(set) var farthest: CGFloat = 0

    @objc class Stamp: NSObject {
        @objc dynamic var text = ""
        @objc func clear() { text = "" }
    }
    let stamp = Stamp()

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.frame = bounds.insetBy(dx: 20, dy: 20)
        addSubview(card)
        card.addGestureRecognizer(pan)
        positions = card.observe(\.center, options: [.new]) { [weak self] card, change in
            guard let self, let x = change.newValue?.x else { return }
            self.farthest = max(self.farthest, abs(x - self.bounds.midX))
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func panned() {
        let x = pan.translation(in: self).x
        switch pan.state {
        case .began, .changed:
            card.center.x = bounds.midX + x
            stamp.text = x > 50 ? "LIKE" : x < -50 ? "NOPE" : ""
        case .ended:
            if x > 120 {
                delegate?.matchDeck?(self, liked: index)
                index += 1
            } else if x < -120 {
                delegate?.matchDeck?(self, passed: index)
                index += 1
            }
            fallthrough
        default:
            back()
        }
    }

    private func back() {
        let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        move.duration = 0.2
        card.layer.add(move, forKey: nil)
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stamp.perform(#selector(Stamp.clear), with: nil, afterDelay: 0.5)
    }
}

@objcMembers class MatchController: UIViewController {
    let deck = MatchDeck(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    private(set) var liked: [Int] = []
    private let likeButton = UIButton(frame: CGRect(x: 290, y: 650, width: 80, height: 80))
    private var countdown: Timer?
    private(set) dynamic var secondsLeft = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(deck)
        view.addSubview(likeButton)
        deck.delegate = self
        likeButton.addTarget(self, action: Selector("like"), for: .primaryActionTriggered)
        countdown = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("second:"), userInfo: nil, repeats: true)
    }

    func like() { liked.append(-1) }

    func second(_ timer: Timer) {
        secondsLeft -= 1
        if secondsLeft == 0 { timer.invalidate() }
    }
}

extension MatchController: MatchDeckDelegate {
    func matchDeck(_ deck: MatchDeck, liked index: Int) { liked.append(index) }
}
