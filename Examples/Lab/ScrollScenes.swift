import UIKit

/// Describes the state of a scroll view in one line.
private final class ScrollReport: UILabel, UIScrollViewDelegate {
    var zooms: UIView?
    private var last = "at rest"

    init(frame: CGRect, watching scrollView: UIScrollView) {
        super.init(frame: frame)
        accessibilityIdentifier = "report"
        font = .systemFont(ofSize: 13)
        textColor = .secondaryLabel
        scrollView.delegate = self
        show(scrollView)
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    private func show(_ scrollView: UIScrollView) {
        let x = Int(scrollView.contentOffset.x.rounded())
        let y = Int(scrollView.contentOffset.y.rounded())
        text =
            "\(last), offset \(x), \(y)"
            + (scrollView.zoomScale == 1 ? "" : ", scale \(hundredths(scrollView.zoomScale))")
    }

    private func hundredths(_ value: CGFloat) -> String { "\(Double((value * 100).rounded()) / 100)" }

    private func tell(_ what: String, _ scrollView: UIScrollView) {
        last = what
        show(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { show(scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell("dragging", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { tell("at rest", scrollView) }
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell("decelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell("at rest", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell("at rest", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { tell("zooming", scrollView) }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        tell("at rest", scrollView)
    }
}

/// A row that is highlighted while it has a touch, and reports taps.
private final class Row: UIView {
    private let label = UILabel()
    private let name: String

    init(_ number: Int, frame: CGRect) {
        name = "Row \(number)"
        super.init(frame: frame)
        accessibilityIdentifier = "row\(number)"
        backgroundColor = .secondarySystemBackground
        label.accessibilityIdentifier = "label"
        label.text = name
        label.textColor = .label
        label.frame = CGRect(x: 16, y: 0, width: 150, height: frame.height)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    func say(_ what: String) { label.text = "\(name), \(what)" }

    private func light(_ isOn: Bool) {
        backgroundColor = isOn ? UIColor.systemBlue.withAlphaComponent(0.35) : .secondarySystemBackground
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { light(true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(false)
        say("tapped")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(false)
        say("taken away")
    }
}

/// Two hundred rows, some with a button or a slider.
final class LongList: SceneController {
    private static let height: CGFloat = 52

    override var hint: String {
        "Fling the list. Hold a row and then drag; drag from a button quickly, and after holding it; tap to stop. "
            + "Pull it down to refresh."
    }

    override var stageSize: CGSize { CGSize(width: 342, height: 560) }

    override func buildStage() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 342, height: 530))
        list.accessibilityIdentifier = "list"
        list.layer.cornerRadius = 14
        list.backgroundColor = .systemGray5
        list.alwaysBounceVertical = true
        for index in 0..<200 {
            let row = Row(
                index + 1,
                frame: CGRect(x: 0, y: CGFloat(index) * Self.height, width: 342, height: Self.height - 1))
            if index % 5 == 2 { row.addSubview(button(in: row)) }
            if index % 5 == 4 { row.addSubview(slider(in: row)) }
            list.addSubview(row)
        }
        list.contentSize = CGSize(width: 342, height: 200 * Self.height)
        let refresh = UIRefreshControl()
        refresh.accessibilityIdentifier = "refresh"
        refresh.addAction(UIAction { [weak list] _ in list.map(Self.load) }, for: .valueChanged)
        list.refreshControl = refresh
        stage.addSubview(list)
        stage.addSubview(ScrollReport(frame: CGRect(x: 4, y: 536, width: 334, height: 20), watching: list))
    }

    /// Loads new content in 1.5 s and counts the refreshes.
    private static func load(_ list: UIScrollView) {
        let first = list.subviews.compactMap { $0 as? Row }.first
        let waiting = UIViewPropertyAnimator(duration: 1.5, curve: .linear)
        waiting.addCompletion { _ in
            first?.tag += 1
            first?.say("refreshed \(first?.tag ?? 0)×")
            list.refreshControl?.endRefreshing()
        }
        waiting.startAnimation()
    }

    private func button(in row: UIView) -> UIView {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 222, y: 8, width: 108, height: 36)
        button.accessibilityIdentifier = "button"
        button.setTitle("Button", for: .normal)
        var taps = 0
        button.addAction(
            UIAction { [weak button] _ in
                taps += 1
                button?.setTitle("Tapped \(taps)", for: .normal)
            }, for: .touchUpInside)
        return button
    }

    private func slider(in row: UIView) -> UIView {
        let slider = UISlider(frame: CGRect(x: 182, y: 9, width: 148, height: 34))
        slider.accessibilityIdentifier = "slider"
        slider.value = 0.4
        return slider
    }
}

/// Horizontal pages in a vertical list.
final class PagesInAList: SceneController {
    override var hint: String {
        "Turn the pages sideways and scroll the list up and down: each axis has a scroll view of its own."
    }

    override var stageSize: CGSize { CGSize(width: 342, height: 560) }

    override func buildStage() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 342, height: 530))
        list.accessibilityIdentifier = "list"
        list.layer.cornerRadius = 14
        list.backgroundColor = .systemGray5
        let colors: [[UIColor]] = [
            [.systemRed, .systemOrange, .systemYellow, .systemPink],
            [.systemBlue, .systemIndigo, .systemPurple, .systemTeal],
            [.systemGreen, .systemTeal, .systemBlue, .systemGray],
        ]
        for shelf in 0..<6 {
            let pages = UIScrollView(frame: CGRect(x: 12, y: 12 + CGFloat(shelf) * 192, width: 318, height: 180))
            pages.accessibilityIdentifier = "pages\(shelf + 1)"
            pages.isPagingEnabled = true
            pages.layer.cornerRadius = 14
            for (index, color) in colors[shelf % 3].enumerated() {
                let page = Pad(
                    "Page \(index + 1)", color, frame: CGRect(x: CGFloat(index) * 318, y: 0, width: 318, height: 180))
                page.isCaptionCentered = true
                pages.addSubview(page)
            }
            pages.contentSize = CGSize(width: 4 * 318, height: 180)
            list.addSubview(pages)
        }
        list.contentSize = CGSize(width: 342, height: 12 + 6 * 192)
        stage.addSubview(list)
        stage.addSubview(ScrollReport(frame: CGRect(x: 4, y: 536, width: 334, height: 20), watching: list))
    }
}

/// A picture that can be zoomed.
final class PictureToZoom: SceneController {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 342, height: 530))

    override var hint: String {
        "Pinch the picture, or scroll with Control held. Double-tap to come closer, and to go back."
    }

    override var stageSize: CGSize { CGSize(width: 342, height: 560) }

    override func buildStage() {
        scrollView.accessibilityIdentifier = "frame"
        scrollView.layer.cornerRadius = 14
        scrollView.backgroundColor = .systemGray5
        scrollView.maximumZoomScale = 4
        let picture = Picture(frame: CGRect(x: 0, y: 0, width: 342, height: 530))
        picture.accessibilityIdentifier = "picture"
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.bounds.size
        stage.addSubview(scrollView)
        let report = ScrollReport(frame: CGRect(x: 4, y: 536, width: 334, height: 20), watching: scrollView)
        report.zooms = picture
        stage.addSubview(report)
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: PictureToZoom.comeCloser)
        picture.addGestureRecognizer(doubleTap)
    }

    private func comeCloser(_ recognizer: UITapGestureRecognizer) {
        guard scrollView.zoomScale == 1, let picture = recognizer.view else {
            return scrollView.setZoomScale(1, animated: true)
        }
        let place = recognizer.location(in: picture)
        scrollView.zoom(to: CGRect(x: place.x - 57, y: place.y - 88, width: 114, height: 176), animated: true)
    }

    /// A landscape of simple shapes.
    private final class Picture: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemTeal
            add(.systemYellow, CGRect(x: 240, y: 40, width: 64, height: 64), radius: 32)
            for (index, height) in [220.0, 300, 180, 260, 210].enumerated() {
                let mountain = add(
                    index.isMultiple(of: 2) ? .systemIndigo : .systemPurple,
                    CGRect(x: Double(index) * 76 - 60, y: 420 - height * 0.7, width: 170, height: 170), radius: 10)
                mountain.transform = CGAffineTransform(rotationAngle: .pi / 4)
            }
            add(.systemGreen, CGRect(x: 0, y: 380, width: 342, height: 150), radius: 0)
            for index in 0..<9 {
                let x = Double(index) * 38 + 10
                add(.systemBrown, CGRect(x: x + 8, y: 410 + Double(index % 3) * 22, width: 6, height: 26), radius: 0)
                add(.systemOrange, CGRect(x: x, y: 392 + Double(index % 3) * 22, width: 22, height: 22), radius: 11)
            }
        }

        required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

        @discardableResult
        private func add(_ color: UIColor, _ frame: CGRect, radius: CGFloat) -> UIView {
            let shape = UIView(frame: frame)
            shape.backgroundColor = color
            shape.layer.cornerRadius = radius
            shape.isUserInteractionEnabled = false
            addSubview(shape)
            return shape
        }
    }
}
