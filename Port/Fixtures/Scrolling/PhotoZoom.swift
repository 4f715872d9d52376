import UIKit
import CoreGraphics

class PhotoZoom: UIScrollView {
    let imageView = UIImageView()
    private(set) var taps: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        minimumZoomScale = 1
        maximumZoomScale = 4
        imageView.frame = CGRect(origin: .zero, size: frame.size)
        addSubview(imageView)
        contentSize = frame.size
        let double = PhotoZoom.makeDoubleTap(target: self)
        let single = UITapGestureRecognizer(target: self, action: #selector(tapped as () -> Void))
        single.require(toFail: double)
        addGestureRecognizer(double)
        addGestureRecognizer(single)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func makeDoubleTap(target: PhotoZoom) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(
            target: target, action: #selector(PhotoZoom.tapped(_:) as (PhotoZoom) -> (UITapGestureRecognizer) -> Void))
        tap.numberOfTapsRequired = 2
        return tap
    }

    @objc func tapped() {
        taps.append("single")
        UIApplication.shared.sendAction(#selector(PhotoChrome.toggleChrome(_:)), to: nil, from: self, for: nil)
    }

    @objc func tapped(_ tap: UITapGestureRecognizer) {
        taps.append("double")
        if zoomScale > minimumZoomScale {
            setZoomScale(minimumZoomScale, animated: false)
        } else {
            let p = tap.location(in: imageView)
            let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
            zoom(
                to: CGRect(x: p.x - size.width / 2, y: p.y - size.height / 2, width: size.width, height: size.height),
                animated: false)
        }
    }
}

extension PhotoZoom: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    override func layoutSubviews() {
        super.layoutSubviews()
        let dx = max(0, (bounds.width - contentSize.width) / 2)
        let dy = max(0, (bounds.height - contentSize.height) / 2)
        imageView.center = CGPoint(x: contentSize.width / 2 + dx, y: contentSize.height / 2 + dy)
    }
}

/// A responder that can hide the controls around the photo.
@objc protocol PhotoChrome: AnyObject {
    func toggleChrome(_ sender: Any?)
}

final class PhotoViewController: UIViewController, PhotoChrome {
    @IBOutlet weak var zoom: PhotoZoom!
    @objc dynamic private(set) var isChromeHidden = false
    private var token: NSKeyValueObservation?
    private(set) var largestContent: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let zoom = PhotoZoom(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        view.addSubview(zoom)
        self.zoom = zoom
        token = zoom.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
            guard let self, let size = change.newValue else { return }
            largestContent = max(largestContent, size.width)
        }
    }

    @objc func toggleChrome(_ sender: Any?) {
        guard sender is PhotoZoom else { return }
        isChromeHidden.toggle()
    }

    override var prefersStatusBarHidden: Bool { isChromeHidden }
}
