import UIKit

/// A header that grows as its scroll view is pulled down.
@objcMembers
final class StretchyHeader: UIView {
    private var observation: NSKeyValueObservation?
    private var context = 0
    weak var scrollView: UIScrollView?
    private(set) var sizes: [CGSize] = []
    dynamic private(set) var isStretched = false

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        observation = scrollView.observe(\.contentOffset, options: [.new, .initial]) { [weak self] _, change in
            guard let self = self, let offset = change.newValue else { return }
            self.stretch(by: max(0, -offset.y))
        }
        scrollView.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new], context: &context)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &self.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if keyPath == #keyPath(UIScrollView.contentSize), let size = change?[.newKey] as? CGSize { sizes.append(size) }
    }

    private func stretch(by amount: CGFloat) {
        frame = CGRect(x: 0, y: -amount, width: frame.width, height: 100 + amount)
        isStretched = amount > 0
    }

    deinit {
        scrollView?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), context: &context)
    }
}
