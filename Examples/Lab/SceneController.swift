import UIKit

/// The layout of every scene: a title, a hint, and below them the stage with the experiment.
class SceneController: UIViewController {
    /// A short instruction.
    var hint: String { "" }
    /// The size of the experiment's layout in points.
    var stageSize: CGSize { CGSize(width: 342, height: 370) }

    let stage = UIView()
    private let titleLabel = UILabel()
    private let hintLabel = UILabel()

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "root"
        view.backgroundColor = .systemBackground
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.text = title
        titleLabel.font = .boldSystemFont(ofSize: 24)
        titleLabel.textColor = .label
        hintLabel.accessibilityIdentifier = "hint"
        hintLabel.text = hint
        hintLabel.font = .systemFont(ofSize: 15)
        hintLabel.textColor = .secondaryLabel
        hintLabel.numberOfLines = 0
        stage.accessibilityIdentifier = "stage"
        view.addSubview(titleLabel)
        view.addSubview(hintLabel)
        view.addSubview(stage)
        buildStage()
    }

    /// Adds the experiment's views to the stage.
    func buildStage() {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 48
        let insets = view.safeAreaInsets
        titleLabel.frame = CGRect(x: 24, y: max(28, insets.top + 4), width: width, height: 30)
        let hintHeight = hintLabel.sizeThatFits(CGSize(width: width, height: 200)).height
        hintLabel.frame = CGRect(x: 24, y: titleLabel.frame.maxY + 4, width: width, height: hintHeight)
        let top = hintLabel.frame.maxY + 20
        let room = view.bounds.height - max(24, insets.bottom) - top
        stage.frame = CGRect(
            x: (view.bounds.width - stageSize.width) / 2, y: top + max(0, min(80, (room - stageSize.height) / 2)),
            width: stageSize.width, height: stageSize.height)
    }
}
