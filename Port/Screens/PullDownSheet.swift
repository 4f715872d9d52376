import UIKit
import os.log

@objc protocol PullDownSheetDelegate: NSObjectProtocol {
    @objc optional func pullDownSheetShouldClose(_ sheet: PullDownSheet) -> Bool
    @objc optional func pullDownSheetDidClose(_ sheet: PullDownSheet)
    @objc optional func pullDownSheet(_ sheet: PullDownSheet, pulledBy distance: CGFloat)
}

/// A presented controller with a list that scrolls; pulled down at its top it goes.
class PullDownSheet: UIViewController {
    @IBOutlet private(set) weak var scrollView: UIScrollView!
    weak var delegate: (any PullDownSheetDelegate)?
    private static let log = OSLog(subsystem: "com.example.sheet", category: .pointsOfInterest)
    private var offsetToken: NSKeyValueObservation?
    private(set) var lowest: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        view.addSubview(scroll)
        scrollView = scroll
        scroll.panGestureRecognizer.addTarget(self, action: #selector(scrollPan(_:)))
        offsetToken = scroll.observe(\UIScrollView.contentOffset, options: .new) { [weak self] _, change in
            guard let self, let y = change.newValue?.y else { return }
            if y < self.lowest {
                self.lowest = y
                self.delegate?.pullDownSheet?(self, pulledBy: -y)
            }
        }
    }

    @objc private func scrollPan(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended, scrollView.contentOffset.y < -80 else { return }
        os_log("pulled", log: Self.log, type: .info)
        let allowed = delegate?.pullDownSheetShouldClose?(self) ?? true
        if allowed { closeSheet() }
    }

    @IBAction func closeSheet() {
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.delegate?.pullDownSheetDidClose?(self)
        }
    }
}

final class MapController: UIViewController, PullDownSheetDelegate {
    private(set) var sheet: PullDownSheet?
    private(set) var closed = 0
    private(set) var longestPull: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 50))
        button.addTarget(self, action: #selector(showSheet), for: .touchUpInside)
        view.addSubview(button)
    }

    @IBAction private func showSheet() {
        let made = PullDownSheet()
        made.modalPresentationStyle = .fullScreen
        made.delegate = self
        sheet = made
        present(made, animated: false)
    }

    func pullDownSheetDidClose(_ sheet: PullDownSheet) { closed += 1 }
    func pullDownSheet(_ sheet: PullDownSheet, pulledBy distance: CGFloat) { longestPull = distance }
}
