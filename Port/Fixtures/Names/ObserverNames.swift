import UIKit

/// Notifications, timers and key-value observing.
class ObservedController: UIViewController {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet private var labels: [UILabel]!
    @objc dynamic var progress: Double = 0
    private var timer: Timer?
    private var observation: NSKeyValueObservation?  // NSKeyValueObservation
    private var observations: [NSKeyValueObservation] = []  // NSKeyValueObservation
    private var tokens = Set<NSKeyValueObservation>()  // NSKeyValueObservation
    private var observerContext = 0
    private static var sharedContext = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(ObservedController.keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(self.rotated), name: UIDevice.orientationDidChangeNotification, object: nil)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(saved(notification:)), name: Notification.Name("saved"), object: scrollView)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(saved), name: NSNotification.Name(rawValue: "saved"), object: nil)
        NotificationCenter.default.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(anything(_:)), name: nil, object: self)
        let center = NotificationCenter.default
        center.addObserver(  // NotificationCenter.addObserver(_:selector:name:object:)
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: UIApplication.shared)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
        NotificationCenter.default.removeObserver(
            self, name: UIResponder.keyboardWillShowNotification, object: nil)
        timer?.invalidate()
        timer = nil
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        scrollView.contentInset.bottom = frame?.height ?? 0
        scrollView.verticalScrollIndicatorInsets.bottom = scrollView.contentInset.bottom
    }

    @objc func keyboardWillHide() { scrollView.contentInset = .zero }
    @objc fileprivate func rotated() { view.setNeedsLayout() }
    @objc func saved(notification: NSNotification) { title = notification.object as? String }
    @objc func anything(_ sender: Any) {}
    @objc func didEnterBackground() { stop() }

    // MARK: - Timers

    func start() {
        timer = Timer.scheduledTimer(  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
            timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        timer = Timer.scheduledTimer(  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
            timeInterval: 1, target: self, selector: #selector(ObservedController.fired(_:)),
            userInfo: ["key": "value"], repeats: false)
        Timer.scheduledTimer(  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
            timeInterval: TimeInterval(2), target: self, selector: #selector(self.fired(_:)), userInfo: view,
            repeats: false)
        let made: Timer = Timer.scheduledTimer(  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
            timeInterval: 0.1, target: self, selector: Selector(("tick")), userInfo: nil, repeats: true)
        RunLoop.main.add(made, forMode: .common)
    }

    func stop() { timer?.invalidate() }

    @objc func tick() { progress += 0.1 }
    @objc private func fired(_ timer: Timer) {
        let info = timer.userInfo as? [String: String]
        title = info?["key"]
    }

    // MARK: - Key-value observing with closures

    func observeScrolling() {
        observation = scrollView.observe(\.contentOffset) {  // NSObjectProtocol.observe(_:options:changeHandler:)
            [weak self] scrollView, change in
            self?.title = "\(scrollView.contentOffset.y) \(change.kind == .setting)"  // NSKeyValueObservedChange
        }
        observation = scrollView.observe(  // NSObjectProtocol.observe(_:options:changeHandler:)
            \UIScrollView.contentOffset, options: [.new, .old],
            changeHandler: { (scrollView, change) in
                let new: CGPoint? = change.newValue  // NSKeyValueObservedChange
                let old: CGPoint? = change.oldValue  // NSKeyValueObservedChange
                let isPrior: Bool = change.isPrior  // NSKeyValueObservedChange
                guard let to = new, let from = old, to != from, !isPrior else { return }
                scrollView.setNeedsLayout()
            })
        let options: NSKeyValueObservingOptions = [.new, .old, .initial]  // NSKeyValueObservingOptions
        let sizes =  // NSObjectProtocol.observe(_:options:changeHandler:)
            scrollView.observe(\.contentSize, options: options) { _, _ in }
        observations.append(sizes)
        observations.append(
            scrollView.observe(  // NSObjectProtocol.observe(_:options:changeHandler:)
                \.bounds, options: .new, changeHandler: boundsChanged))
        observations.append(  // NSObjectProtocol.observe(_:options:changeHandler:)
            view.observe(\.frame, options: [.initial]) { view, _ in view.alpha = 1 })
        observe(\.progress, options: .new) {  // NSObjectProtocol.observe(_:options:changeHandler:)
            controller, change in
            controller.title = "\(change.newValue ?? 0)"
        }.store(in: &tokens)
        observation?.invalidate()  // NSKeyValueObservation
        observation = nil  // NSKeyValueObservation
        observations.removeAll()
    }

    private func boundsChanged(  // NSKeyValueObservedChange
        _ view: UIScrollView, _ change: NSKeyValueObservedChange<CGRect>
    ) {
        view.layer.cornerRadius = change.newValue?.width ?? 0
    }

    // MARK: - Key-value observing by key path

    func observeOldStyle() {
        scrollView.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: "contentOffset", options: .new, context: nil)
        scrollView.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new, .old],
            context: &ObservedController.sharedContext)
        scrollView.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: "contentInset", options: NSKeyValueObservingOptions.new, context: &observerContext)
        addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: #keyPath(progress), options: [.initial, .new], context: nil)
    }

    override func observeValue(  // KVO or forwarding override
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,  // NSKeyValueChangeKey
        context: UnsafeMutableRawPointer?
    ) {
        if context == &ObservedController.sharedContext {
            let size = change?[.newKey] as? CGSize  // NSKeyValueChangeKey
            let old = (change?[NSKeyValueChangeKey.oldKey] as? NSValue)?.cgSizeValue  // NSKeyValueChangeKey
            title = size == old ? nil : "\(String(describing: size))"
        } else if keyPath == "contentOffset", let view = object as? UIScrollView, view === scrollView {
            let new = change?[NSKeyValueChangeKey.newKey] as? NSValue  // NSKeyValueChangeKey
            _ = new?.cgPointValue
        } else {
            super.observeValue(  // KVO or forwarding override
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    deinit {
        scrollView.removeObserver(self, forKeyPath: "contentOffset")  // NSObject.removeObserver(_:forKeyPath:)
        scrollView?.removeObserver(  // NSObject.removeObserver(_:forKeyPath:)
            self, forKeyPath: #keyPath(UIScrollView.contentSize))
        removeObserver(self, forKeyPath: #keyPath(progress))  // NSObject.removeObserver(_:forKeyPath:)
        NotificationCenter.default.removeObserver(self)
    }
}

extension NSKeyValueObservation {  // NSKeyValueObservation
    func store(in set: inout Set<NSKeyValueObservation>) { set.insert(self) }  // NSKeyValueObservation
}

/// A header that observes the scrolling of its superview.
final class FollowingHeader: UIView {
    private var myContext = 0

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        superview?.removeObserver(  // NSObject.removeObserver(_:forKeyPath:)
            self, forKeyPath: "contentOffset", context: &myContext)
        newSuperview?.addObserver(  // NSObject.addObserver(_:forKeyPath:options:context:)
            self, forKeyPath: "contentOffset", options: [.new], context: &myContext)
    }

    override func observeValue(  // KVO or forwarding override
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,  // NSKeyValueChangeKey
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentOffset", context == &myContext else { return }
        let offset: CGPoint = (object as? UIScrollView)?.contentOffset ?? .zero
        frame.size.height = max(44, 44 - offset.y)
    }
}
