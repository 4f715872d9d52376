import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// An accessory view with a button of 50 points within the safe area.
private final class SafeBar: UIView {
    let button = UIButton(type: .system)
    var taps = 0

    init() {
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.heightAnchor.constraint(equalToConstant: 50), button.topAnchor.constraint(equalTo: topAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
            button.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
}

/// A controller that is first responder and shows the bar.
private final class Screen: UIViewController {
    let bar = SafeBar()
    var keys: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { keys }
}

@Suite(.application(device: .iPhone16Pro)) @MainActor
struct SafeAreaAccessoryTests {
    let app = TestApplication.current

    @Test func `RC-25: an accessory view above the home indicator is higher by its constraints to the safe area`() {
        let screen = Screen()
        let bar = screen.bar
        let window = app.makeWindow(root: screen)
        #expect(screen.becomeFirstResponder())
        app.advance(by: 1)
        let (bottom, safe) = (window.bounds.maxY, window.safeAreaInsets.bottom)
        #expect(safe > 0)
        expectEqual(
            bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: bottom - 50 - safe, width: 402, height: 50 + safe))
        expectEqual(bar.button.convert(bar.button.bounds, to: nil).maxY, bottom - safe)
        app.fingerTap(at: bar.button)
        expectEqual(bar.taps, 1)
        screen.keys = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 200))
        screen.reloadInputViews()
        app.advance(by: 1)
        expectEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: bottom - 250, width: 402, height: 50))
    }
}
