import UIKit

/// Counts the touches that reach its button.
final class CounterController: UIViewController {
    private let button = UIView()
    private let countLabel = UILabel()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.accessibilityIdentifier = "button"
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 20
        countLabel.text = "Tap me"
        countLabel.font = .boldSystemFont(ofSize: 22)
        countLabel.textColor = .white
        countLabel.textAlignment = .center
        button.addSubview(countLabel)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: view.bounds.midX - 100, y: view.bounds.midY - 50, width: 200, height: 100)
        countLabel.frame = button.bounds
    }

    // The button's superview forwards the touch to this controller.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.first?.view === button else { return super.touchesEnded(touches, with: event) }
        count += 1
        countLabel.text = "\(count)"
    }
}
