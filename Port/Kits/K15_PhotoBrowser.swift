import UIKit

/// A picture that is pinched and double-tapped, and stays in the middle.
final class K15ZoomView: UIScrollView, UIScrollViewDelegate {
    let imageView = UIImageView()
    private(set) lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped(_:)))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        minimumZoomScale = 1
        maximumZoomScale = 3
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
        imageView.isUserInteractionEnabled = true
        addSubview(imageView)
        addGestureRecognizer(doubleTap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var image: UIImage? {
        get { imageView.image }
        set {
            zoomScale = 1
            imageView.image = newValue
            fit()
        }
    }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { fit() } }
    }

    private func fit() {
        guard let size = image?.size, size.width > 0, bounds.width > 0 else { return }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        imageView.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        contentSize = imageView.frame.size
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var frame = imageView.frame
        frame.origin.x = max(0, (bounds.width - frame.width) / 2)
        frame.origin.y = max(0, (bounds.height - frame.height) / 2)
        if imageView.frame != frame { imageView.frame = frame }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    @objc private func doubleTapped(_ tap: UITapGestureRecognizer) {
        if zoomScale > minimumZoomScale {
            setZoomScale(minimumZoomScale, animated: true)
        } else {
            let point = tap.location(in: imageView)
            let size = CGSize(width: bounds.width / maximumZoomScale, height: bounds.height / maximumZoomScale)
            zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
        }
    }
}

final class K15PhotoCell: UICollectionViewCell {
    let zoomView = K15ZoomView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(zoomView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        zoomView.frame = CGRect(x: 0, y: 0, width: bounds.width - K15BrowserController.gap, height: bounds.height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        zoomView.image = nil
    }
}

@objc protocol K15BrowserDelegate: AnyObject {
    @objc optional func browser(_ browser: K15BrowserController, didTurnTo page: Int)
    @objc optional func browserDidDismiss(_ browser: K15BrowserController)
}

/// Pictures side by side with a gap between them; a swipe down puts them away.
class K15BrowserController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UIGestureRecognizerDelegate {
    static let gap: CGFloat = 20

    weak var delegate: K15BrowserDelegate?
    private let images: [UIImage]
    private(set) var page = 0
    private(set) var areBarsHidden = false
    let toolbar = UIView()
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var dismissPan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    private lazy var singleTap = UITapGestureRecognizer(target: self, action: #selector(tapped))

    init(images: [UIImage]) {
        self.images = images
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var prefersStatusBarHidden: Bool { areBarsHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        collectionView.isPagingEnabled = true
        collectionView.backgroundColor = .clear
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(K15PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.addSubview(collectionView)
        toolbar.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.addSubview(toolbar)
        dismissPan.delegate = self
        view.addGestureRecognizer(dismissPan)
        view.addGestureRecognizer(singleTap)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let frame = CGRect(x: 0, y: 0, width: view.bounds.width + Self.gap, height: view.bounds.height)
        if dismissPan.state == .possible, collectionView.frame != frame {
            layout.itemSize = frame.size
            collectionView.frame = frame
        }
        toolbar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
    }

    var currentCell: K15PhotoCell? { collectionView.cellForItem(at: IndexPath(item: page, section: 0)) as? K15PhotoCell }

    @objc private func tapped() {
        areBarsHidden.toggle()
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.toolbar.alpha = self.areBarsHidden ? 0 : 1 }
        setNeedsStatusBarAppearanceUpdate()
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let y = pan.translation(in: view).y
        switch pan.state {
        case .began, .changed:
            collectionView.transform = CGAffineTransform(translationX: 0, y: y)
            view.backgroundColor = UIColor.black.withAlphaComponent(max(0, 1 - abs(y) / 400))
        case .ended where y > 100 || pan.velocity(in: view).y > 800:
            dismiss(animated: true) { self.delegate?.browserDidDismiss?(self) }
        default:
            UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction) {
                self.collectionView.transform = .identity
                self.view.backgroundColor = .black
            }
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === dismissPan, let zoomView = currentCell?.zoomView else { return true }
        let velocity = dismissPan.velocity(in: view)
        return zoomView.zoomScale == zoomView.minimumZoomScale && velocity.y > abs(velocity.x)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { images.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! K15PhotoCell
        cell.zoomView.image = images[indexPath.item]
        singleTap.require(toFail: cell.zoomView.doubleTap)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        (cell as? K15PhotoCell)?.zoomView.zoomScale = 1
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let new = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
        guard new != page else { return }
        page = new
        delegate?.browser?(self, didTurnTo: new)
    }
}

final class K15AlbumController: UIViewController, K15BrowserDelegate {
    private(set) var log: [String] = []
    private let openButton = UIButton(frame: CGRect(x: 100, y: 100, width: 190, height: 44))
    private(set) weak var browser: K15BrowserController?

    override func viewDidLoad() {
        super.viewDidLoad()
        openButton.setTitle("Open", for: .normal)
        openButton.addTarget(self, action: #selector(open), for: .touchUpInside)
        view.addSubview(openButton)
    }

    @objc private func open() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 400))
        let images = [UIColor.red, .green, .blue].map { color in
            renderer.image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 600, height: 400))
            }
        }
        let browser = K15BrowserController(images: images)
        browser.delegate = self
        self.browser = browser
        present(browser, animated: true) { self.log.append("shown") }
    }

    func browser(_ browser: K15BrowserController, didTurnTo page: Int) { log.append("page \(page)") }
    func browserDidDismiss(_ browser: K15BrowserController) { log.append("gone") }
}
