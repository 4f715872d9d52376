import UIKit
import os.log

/// Pages to swipe, with dots and a button for the next page.
class Onboarding: UIViewController {
    @IBOutlet weak var scroll: UIScrollView!
    @IBOutlet weak var dots: UIPageControl!
    @IBOutlet weak var nextButton: UIButton!
    let pageCount = 3
    private(set) var finished = false
    private(set) var widths: [CGFloat] = []
    private var tokens: Set<NSKeyValueObservation> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 390 * CGFloat(pageCount), height: 600)
        view.addSubview(scroll)
        self.scroll = scroll
        let dots = UIPageControl(frame: CGRect(x: 95, y: 620, width: 200, height: 30))
        dots.numberOfPages = pageCount
        view.addSubview(dots)
        self.dots = dots
        let next = UIButton(type: .system)
        next.frame = CGRect(x: 95, y: 700, width: 200, height: 50)
        view.addSubview(next)
        nextButton = next
        point(next, at: #selector(goOn))

        tokens.insert(
            scroll.observe(\.contentOffset, options: [.initial, .new]) { [weak self] scroll, _ in
                guard let self = self else { return }
                let page = Int((scroll.contentOffset.x / 390).rounded())
                if self.dots.currentPage != page { self.dots.currentPage = page }
                self.point(
                    self.nextButton, at: page == self.pageCount - 1 ? #selector(self.finish(_:)) : #selector(self.goOn))
            })
        tokens.insert(
            view.observe(\.bounds, options: [.new]) { [weak self] view, change in
                self?.widths.append(change.newValue?.width ?? 0)
            })
    }

    /// The button has one action at a time.
    private func point(_ button: UIButton, at action: Selector) {
        let old = button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []
        guard old != [NSStringFromSelector(action)] else { return }
        button.removeTarget(self, action: nil, for: .touchUpInside)
        button.addTarget(self, action: action, for: .touchUpInside)
    }

    @objc private func goOn() {
        scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x + 390, y: 0), animated: true)
    }

    @IBAction func finish(_ sender: Any) {
        os_log("finished", type: .default)
        finished = true
    }
}
