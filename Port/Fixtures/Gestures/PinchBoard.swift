import UIKit
import ObjectiveC

/// A sticker that is moved, rotated and scaled at the same time.
final class PinchBoard: UIView, UIGestureRecognizerDelegate {
    private var stickers: [UIView] { subviews.filter { $0.stickerName != nil } }

    private static func recognizers(_ target: PinchBoard) -> [UIGestureRecognizer] {
        let (moved, scaled) = (#selector(move), #selector(scale))
        let made = [
            UIPanGestureRecognizer(target: target, action: moved),
            UIPinchGestureRecognizer(target: target, action: scaled),
            UIRotationGestureRecognizer(target: target, action: #selector(PinchBoard.turn)),
            UITapGestureRecognizer(target: target, action: #selector(front(_:))),
        ]
        made.forEach { $0.delegate = target }
        return made
    }

    func add(_ name: String, at center: CGPoint) -> UIView {
        let sticker = UIView(frame: CGRect(x: center.x - 75, y: center.y - 75, width: 150, height: 150))
        sticker.stickerName = name
        sticker.isMultipleTouchEnabled = true
        Self.recognizers(self).forEach(sticker.addGestureRecognizer)
        addSubview(sticker)
        return sticker
    }

    @objc private func move(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let by = pan.translation(in: self)
        view.center = CGPoint(x: view.center.x + by.x, y: view.center.y + by.y)
        pan.setTranslation(.zero, in: self)
    }

    @objc private func scale(_ pinch: UIPinchGestureRecognizer) {
        pinch.view.map { $0.transform = $0.transform.scaledBy(x: pinch.scale, y: pinch.scale) }
        pinch.scale = 1
    }

    @objc private func turn(_ rotation: UIRotationGestureRecognizer) {
        rotation.view.map { $0.transform = $0.transform.rotated(by: rotation.rotation) }
        rotation.rotation = 0
    }

    @objc private func front(_ tap: UITapGestureRecognizer) {
        guard let view = tap.view else { return }
        bringSubviewToFront(view)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === other.view
    }
}

extension UIView {
    private struct Keys { static var name: UInt8 = 0 }

    @objc dynamic var stickerName: String? {
        get { objc_getAssociatedObject(self, &Keys.name) as? String }
        set { objc_setAssociatedObject(self, &Keys.name, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

final class StickerController: UIViewController {
    let board = PinchBoard(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    private(set) var sun: UIView!
    private(set) var moon: UIView!
    @IBOutlet weak var trash: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board)
        sun = board.add("sun", at: CGPoint(x: 150, y: 150))
        moon = board.add("moon", at: CGPoint(x: 200, y: 200))
        let trash = UIButton(frame: CGRect(x: 20, y: 740, width: 80, height: 50))
        trash.addTarget(board.subviews.last, action: #selector(UIView.removeFromSuperview), for: .touchUpInside)
        view.addSubview(trash)
        self.trash = trash
    }
}
