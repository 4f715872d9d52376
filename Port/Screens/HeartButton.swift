import UIKit
import ObjectiveC

/// Hearts: a tap likes, a double tap loves, a long press takes it back.
@objcMembers
class HeartButton: UIView {
    enum Feeling: Int { case none, like, love }

    dynamic var count: Int = 0
    private(set) var feeling = Feeling.none
    private(set) var history: [Feeling] = []

    static func recognizers(for target: HeartButton) -> [UIGestureRecognizer] {
        let one = UITapGestureRecognizer(target: target, action: #selector(like))
        let two = UITapGestureRecognizer(target: target, action: #selector(HeartButton.love(_:)))
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        let hold = UILongPressGestureRecognizer(target: target, action: #selector(undo(_:)))
        return [one, two, hold]
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        HeartButton.recognizers(for: self).forEach(addGestureRecognizer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.recognizers(for: self).forEach(addGestureRecognizer)
    }

    func like() { feel(.like, 1) }

    func love(_ tap: UITapGestureRecognizer) {
        feel(.love, 2)
        pop()
    }

    func undo(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { feel(.none, -count) }
    }

    @nonobjc private func feel(_ feeling: Feeling, _ more: Int) {
        self.feeling = feeling
        history.append(feeling)
        count += more
        heartOwner?.perform(#selector(HeartOwner.heartDidChange(_:)), with: self)
    }

    private func pop() {
        let pop = CAKeyframeAnimation(keyPath: #keyPath(CALayer.transform))
        pop.values = [CATransform3DIdentity, CATransform3DMakeScale(1.4, 1.4, 1), CATransform3DIdentity]
        pop.duration = 0.3
        layer.add(pop, forKey: "pop")
    }
}

/// What owns hearts; told by its selector.
class HeartOwner: NSObject {
    private(set) var notes: [Int] = []
    @objc func heartDidChange(_ heart: HeartButton) { notes.append(heart.count) }
}

private var ownerHandle = "owner"

extension HeartButton {
    @nonobjc var heartOwner: HeartOwner? {
        get { return objc_getAssociatedObject(self, &ownerHandle) as? HeartOwner }
        set { objc_setAssociatedObject(self, &ownerHandle, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

final class FeedController: UIViewController {
    let heart = HeartButton(frame: CGRect(x: 150, y: 400, width: 90, height: 90))
    private(set) var counts: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        heart.heartOwner = HeartOwner()
        view.addSubview(heart)
        heart.addObserver(self, forKeyPath: #keyPath(HeartButton.count), options: [.new], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        switch keyPath {
        case #keyPath(HeartButton.count)?: counts.append(change?[.newKey] as? Int ?? -1)
        default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    deinit { heart.removeObserver(self, forKeyPath: #keyPath(HeartButton.count)) }
}
