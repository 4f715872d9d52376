import TouchstoneTesting
import UIKit

extension RandomApplication {
    func makeView(in size: CGSize) -> UIView {
        let frame = CGRect(
            x: random.length(0...200), y: random.length(60...500), width: random.length(20...250),
            height: random.length(20...200))
        switch random.below(8) {
        case 0:
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Act") { [weak self] _ in self?.callback("button") })
            button.frame = frame
            return inside(RandomView(self, frame), button)
        case 1:
            return inside(RandomView(self, frame), makeMenuButton())
        case 2:
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.isSecureTextEntry = random.chance(20)
            field.addAction(UIAction { [weak self] _ in self?.callback("editing changed") }, for: .editingChanged)
            field.addAction(UIAction { [weak self] _ in self?.callback("editing ended") }, for: .editingDidEnd)
            return inside(RandomView(self, frame), field)
        case 3:
            return inside(
                RandomView(self, frame), random.among([UISwitch(), UISlider(), UIStepper(), UIPageControl()]))
        case 4:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 400, height: 900)
            scroll.addSubview(RandomView(self, CGRect(x: 10, y: 10, width: 80, height: 80)))
            return inside(RandomView(self, frame), scroll)
        case 5:
            let text = UITextView()
            text.text = "Some words that are longer than one line."
            text.isEditable = random.chance(80)
            return inside(RandomView(self, frame), text)
        case 6:
            let view = RandomView(self, frame)
            addMenu(to: view)
            return view
        default:
            let view = RandomView(self, frame)
            let recognizers: [UIGestureRecognizer] = [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
                UIPinchGestureRecognizer(),
                UISwipeGestureRecognizer(),
            ]
            let recognizer = random.among(recognizers)
            recognizer.addHandler { [weak self] _ in self?.callback("recognizer") }
            remember(recognizer)
            view.addGestureRecognizer(recognizer)
            return view
        }
    }

    private func inside(_ view: UIView, _ content: UIView) -> UIView {
        content.frame = view.bounds
        view.addSubview(content)
        return view
    }
}

/// A view that the application creates, with random actions in its callbacks.
final class RandomView: UIView {
    private weak var run: RandomApplication?
    /// The delegates of the view's menus, which retain none.
    var menuSources: [RandomMenuSource] = []

    init(_ run: RandomApplication, _ frame: CGRect) {
        self.run = run
        super.init(frame: frame)
        run.remember(self)
        backgroundColor = .systemTeal
        clipsToBounds = run.random.chance(20)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        run?.callback("layoutSubviews")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        run?.callback("didMoveToWindow")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        run?.callback("touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        run?.callback("touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        run?.callback("touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        run?.callback("touchesCancelled")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        run?.callback("hitTest")
        return super.hitTest(point, with: event)
    }
}
