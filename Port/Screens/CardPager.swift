import UIKit

/// Pages side by side; dots and titles follow the offset.
final class CardPager: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let dots = UIPageControl()
    private(set) var pages: [UIView] = []
    private(set) var settled: [Int] = []
    @objc dynamic private(set) var progress: CGFloat = 0

    private var offsetToken: NSKeyValueObservation?
    private var autoTimer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        addSubview(scrollView)
        addSubview(dots)
        dots.addTarget(self, action: Selector(("dotsChanged:")), for: .valueChanged)
        offsetToken = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
            guard let self = self, let offset = change.newValue, scrollView.bounds.width > 0 else { return }
            self.progress = offset.x / scrollView.bounds.width
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func setPages(_ views: [UIView]) {
        pages.forEach { $0.removeFromSuperview() }
        pages = views
        views.forEach(scrollView.addSubview)
        dots.numberOfPages = views.count
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 40)
        dots.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
        for (index, page) in pages.enumerated() {
            page.frame = scrollView.bounds
            page.frame.origin = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
        }
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height - 40)
    }

    @objc private func dotsChanged(_ dots: UIPageControl) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * bounds.width, y: 0), animated: true)
    }

    // MARK: Going on by itself

    func startAutoplay(every interval: TimeInterval) {
        stopAutoplay()
        let timer = Timer(timeInterval: interval, target: self, selector: #selector(nextPage), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        autoTimer = timer
    }

    func stopAutoplay() {
        autoTimer?.invalidate()
        autoTimer = nil
    }

    @objc private func nextPage() {
        let next = (dots.currentPage + 1) % max(1, pages.count)
        dots.currentPage = next
        scrollView.contentOffset.x = CGFloat(next) * bounds.width
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stopAutoplay() }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        dots.currentPage = page
        settled.append(page)
    }
}

/// Watches with the older way.
final class PagerScreen: UIViewController {
    @IBOutlet var pager: CardPager!
    private static var context = 0
    private(set) var offsets = 0
    private(set) var farthest: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pager = CardPager(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        pager.setPages((0..<4).map { _ in UIView() })
        view.addSubview(pager)
        pager.scrollView.addObserver(
            self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .new, context: &PagerScreen.context)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if context == &PagerScreen.context, keyPath == #keyPath(UIScrollView.contentOffset) {
            offsets += 1
            if let point = change?[.newKey] as? CGPoint { farthest = max(farthest, point.x) }
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    func stopWatching() {
        pager.scrollView.removeObserver(
            self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &PagerScreen.context)
    }
}
