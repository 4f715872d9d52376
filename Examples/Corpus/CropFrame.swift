import UIKit

/// A picture with a cropping frame: four corner handles, a drag inside moves the frame, and the outside is dimmed.
@MainActor
final class CropFrame: UIView {
    enum Corner: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight }

    var image: UIImage? { didSet { imageView.image = image } }
    private(set) var crop = CGRect.zero
    let minimumSide: CGFloat = 60
    var aspectRatio: CGFloat?

    private let imageView = UIImageView()
    private let dimming = CAShapeLayer()
    private let grid = CAShapeLayer()
    private(set) var handles: [UIView] = []
    private var cropAtStart = CGRect.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.leftAnchor.constraint(equalTo: leftAnchor),
            imageView.rightAnchor.constraint(equalTo: rightAnchor),
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        dimming.fillRule = .evenOdd
        dimming.fillColor = UIColor(white: 0, alpha: 0.5).cgColor
        grid.fillColor = nil
        grid.strokeColor = UIColor.white.cgColor
        grid.lineWidth = 1
        grid.opacity = 0
        layer.addSublayer(dimming)
        layer.addSublayer(grid)
        for corner in Corner.allCases {
            let handle = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            let dot = CALayer()
            dot.frame = CGRect(x: 15, y: 15, width: 14, height: 14)
            dot.cornerRadius = 7
            dot.backgroundColor = UIColor.white.cgColor
            handle.layer.addSublayer(dot)
            handle.tag = corner.rawValue
            let pan = UILongPressGestureRecognizer(target: self, action: CropFrame.cornerDragged)
            pan.minimumPressDuration = 0
            handle.addGestureRecognizer(pan)
            addSubview(handle)
            handles.append(handle)
        }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CropFrame.moved))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if crop == .zero { crop = bounds.insetBy(dx: 40, dy: 60) }
        update()
    }

    private func update() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let outside = UIBezierPath(rect: bounds)
        outside.append(UIBezierPath(rect: crop))
        dimming.path = outside.cgPath
        let lines = UIBezierPath()
        for third in [CGFloat(1) / 3, CGFloat(2) / 3] {
            lines.move(to: CGPoint(x: crop.minX + crop.width * third, y: crop.minY))
            lines.addLine(to: CGPoint(x: crop.minX + crop.width * third, y: crop.maxY))
            lines.move(to: CGPoint(x: crop.minX, y: crop.minY + crop.height * third))
            lines.addLine(to: CGPoint(x: crop.maxX, y: crop.minY + crop.height * third))
        }
        grid.path = lines.cgPath
        CATransaction.commit()
        for (handle, corner) in zip(handles, Corner.allCases) {
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            handle.center = CGPoint(x: isLeft ? crop.minX : crop.maxX, y: isTop ? crop.minY : crop.maxY)
        }
    }

    private var grab = CGPoint.zero

    func cornerDragged(_ press: UILongPressGestureRecognizer) {
        guard let handle = press.view, let corner = Corner(rawValue: handle.tag) else { return }
        let location = press.location(in: self)
        switch press.state {
        case .began:
            grab = CGPoint(x: location.x - handle.center.x, y: location.y - handle.center.y)
            grid.opacity = 1
        case .changed:
            resize(corner, to: CGPoint(x: location.x - grab.x, y: location.y - grab.y))
        default:
            grid.opacity = 0
        }
    }

    private func resize(_ corner: Corner, to point: CGPoint) {
        var (left, right, top, bottom) = (crop.minX, crop.maxX, crop.minY, crop.maxY)
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        if isLeft {
            left = max(0, min(point.x, right - minimumSide))
        } else {
            right = min(bounds.width, max(point.x, left + minimumSide))
        }
        if isTop {
            top = max(0, min(point.y, bottom - minimumSide))
        } else {
            bottom = min(bounds.height, max(point.y, top + minimumSide))
        }
        if let aspectRatio {
            let height = (right - left) / aspectRatio
            if isTop { top = bottom - height } else { bottom = top + height }
        }
        crop = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        update()
    }

    func moved(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { cropAtStart = crop }
        let translation = pan.translation(in: self)
        var moved = cropAtStart.offsetBy(dx: translation.x, dy: translation.y)
        moved.origin.x = min(max(moved.minX, 0), bounds.width - moved.width)
        moved.origin.y = min(max(moved.minY, 0), bounds.height - moved.height)
        crop = moved
        update()
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view === self else { return true }
        return crop.contains(gestureRecognizer.location(in: self))
    }

    /// The part of the image in the frame, at the image's own scale.
    func croppedImage() -> UIImage? {
        guard let image else { return nil }
        let fit = min(bounds.width / image.size.width, bounds.height / image.size.height)
        let shown = CGSize(width: image.size.width * fit, height: image.size.height * fit)
        let origin = CGPoint(x: (bounds.width - shown.width) / 2, y: (bounds.height - shown.height) / 2)
        let size = CGSize(width: crop.width / fit, height: crop.height / fit)
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(
                in: CGRect(
                    x: (origin.x - crop.minX) / fit, y: (origin.y - crop.minY) / fit,
                    width: image.size.width, height: image.size.height))
        }
    }
}
