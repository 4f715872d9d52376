import UIKit
import os

private let logger = Logger(subsystem: "com.example.sheet", category: "drag")

/// A sheet at the bottom that is pulled by its handle.
class DragHandleSheet: UIViewController {
    @objc enum Detent: Int { case small, large }

    @IBOutlet var handle: UIView!
    @IBOutlet var sheet: UIView!
    @objc dynamic private(set) var detent: Detent = .small

    private var startY: CGFloat = 0
    private(set) var events: [String] = []

    private lazy var handlePan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        return pan
    }()
    private lazy var handleTap = UITapGestureRecognizer(target: self, action: #selector(Self.toggle))

    private func y(of detent: Detent) -> CGFloat {
        detent == .small ? view.bounds.height - 200 : 100
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet = UIView(frame: CGRect(x: 0, y: view.bounds.height - 200, width: view.bounds.width, height: 800))
        sheet.backgroundColor = .white
        view.addSubview(sheet)
        handle = UIView(frame: CGRect(x: 0, y: 0, width: sheet.bounds.width, height: 40))
        sheet.addSubview(handle)
        handle.addGestureRecognizer(handlePan)
        handle.addGestureRecognizer(handleTap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(collapse(_:)), name: .sheetShouldCollapse, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startY = sheet.frame.minY
            events.append("began")
        case .changed:
            let wanted = startY + pan.translation(in: view).y
            sheet.frame.origin.y = max(80, wanted)
        case .ended, .cancelled:
            let middle = (y(of: .small) + y(of: .large)) / 2
            settle(at: sheet.frame.minY < middle ? .large : .small)
        default:
            break
        }
    }

    @objc private func toggle() {
        events.append("tap")
        settle(at: detent == .small ? .large : .small)
    }

    @objc func collapse(_ note: Notification) {
        events.append("collapse \(note.userInfo?["reason"] as? String ?? "-")")
        settle(at: .small)
    }

    private func settle(at detent: Detent) {
        logger.debug("settles at \(detent.rawValue)")
        self.detent = detent
        let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        move.fromValue = sheet.layer.position
        move.duration = 0.2
        sheet.layer.add(move, forKey: nil)
        sheet.frame.origin.y = y(of: detent)
        perform(#selector(settled), with: nil, afterDelay: 0.2)
    }

    @objc private func settled() {
        events.append("settled \(detent.rawValue)")
    }
}

extension Notification.Name {
    static let sheetShouldCollapse = Notification.Name("sheetShouldCollapse")
}

extension DragHandleSheet {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        handle.frame.size.width = sheet.bounds.width
    }
}
