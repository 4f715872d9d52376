import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A screen for a PIN of four digits. A wrong PIN locks the keys while the dots shake; a long press of the delete key clears the entry.
final class PinPad: UIViewController {
    let pad = UIView()
    let dots = UILabel()
    let deleteKey = UIButton(type: .system)
    var onUnlock: (() -> Void)?

    private(set) var entry = "" {
        didSet { dots.text = String(repeating: "●", count: entry.count) }
    }

    private let pin: String
    private let clearPress = UILongPressGestureRecognizer()
    private let dotsFrame = CGRect(x: 95, y: 150, width: 200, height: 40)

    init(pin: String) {
        self.pin = pin
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dots.frame = dotsFrame
        pad.frame = CGRect(x: 60, y: 250, width: 270, height: 360)
        view.addSubview(dots)
        view.addSubview(pad)
        for (index, digit) in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].enumerated() {
            let key = UIButton(type: .system)
            key.setTitle(digit, for: .normal)
            key.addAction(UIAction { [weak self] _ in self?.enter(digit) }, for: .touchUpInside)
            add(key, named: "key-\(digit)", at: index == 9 ? 10 : index)
        }
        deleteKey.setTitle("⌫", for: .normal)
        deleteKey.addAction(UIAction { [weak self] _ in self?.deleteDigit() }, for: .touchUpInside)
        add(deleteKey, named: "key-delete", at: 11)
        clearPress.addHandler { [weak self] _ in
            guard let self, clearPress.state == .began else { return }
            entry = ""
        }
        deleteKey.addGestureRecognizer(clearPress)
    }

    private func add(_ key: UIButton, named name: String, at position: Int) {
        key.accessibilityIdentifier = name
        key.frame = CGRect(x: CGFloat(position % 3) * 90 + 5, y: CGFloat(position / 3) * 90 + 5, width: 80, height: 80)
        pad.addSubview(key)
    }

    private func enter(_ digit: String) {
        entry += digit
        guard entry.count == pin.count else { return }
        if entry == pin { onUnlock?() } else { shake() }
    }

    private func deleteDigit() {
        if !entry.isEmpty { entry.removeLast() }
    }

    private func shake() {
        entry = ""
        pad.isUserInteractionEnabled = false
        dots.frame.origin.x = dotsFrame.minX + 30
        UIView.animate(
            withDuration: 0.4,
            animations: { self.dots.frame = self.dotsFrame },
            completion: { [weak self] _ in
                self?.pad.isUserInteractionEnabled = true
            })
    }
}

// MARK: - Tests

@MainActor private func enterDigits(_ digits: String, in app: TestApplication) {
    for digit in digits { app.fingerTap(at: .identifier("key-\(digit)")) }
}

@Test(.application) @MainActor func `The right PIN unlocks once`() {
    let app = TestApplication.current
    let pad = PinPad(pin: "2580")
    var unlocks = 0
    pad.onUnlock = { unlocks += 1 }
    app.makeWindow(root: pad)
    enterDigits("258", in: app)
    expectEqual(unlocks, 0)
    enterDigits("0", in: app)
    expectEqual(unlocks, 1)
}

@Test(.application) @MainActor func `A wrong PIN locks the keys only while the dots shake`() {
    let app = TestApplication.current
    let pad = PinPad(pin: "2580")
    var unlocks = 0
    pad.onUnlock = { unlocks += 1 }
    app.makeWindow(root: pad)
    enterDigits("1111", in: app)
    app.fingerTap(at: .identifier("key-2"), allowsMiss: true)  // during the shake
    expectEqual(pad.entry, "")

    app.advance(by: 0.5)
    enterDigits("2580", in: app)
    expectEqual(unlocks, 1)
}

@Test(.application) @MainActor func `Delete removes a digit and a long press removes all`() {
    let app = TestApplication.current
    let pad = PinPad(pin: "2580")
    app.makeWindow(root: pad)
    enterDigits("123", in: app)
    app.clear()
    app.fingerTap(at: pad.deleteKey)
    expectEqual(pad.entry, "12")
    // A recognizer that fails leaves the touch to the button.
    expectEqual(app.events, [.began(pad.deleteKey), .ended(pad.deleteKey)])

    app.clear()
    app.fingerLongPress(at: pad.deleteKey, duration: 0.8)
    expectEqual(pad.entry, "")
    // A recognizer that recognizes takes the touch from the button.
    app.expectEvents([.began(pad.deleteKey), .cancelled(pad.deleteKey)])
}
