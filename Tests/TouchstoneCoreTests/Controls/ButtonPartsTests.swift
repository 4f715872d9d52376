import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The layout of a button's title label and image view, and their insets.
@Suite(.application(tracing: .both)) @MainActor
struct ButtonPartsTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func makeButton(_ type: UIButton.ButtonType = .custom) -> UIButton {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
        window.addSubview(button)
        return button
    }
    private func image(_ side: CGFloat) -> UIImage { UIImage(named: "image", size: CGSize(width: side, height: side)) }
    private var texts: [String] {
        window.displayList().commands.compactMap { if case .text(let text, _, _, _, _, _) = $0 { text } else { nil } }
    }

    @Test func `A button draws its title once, with or without a title label`() {
        let button = makeButton()
        button.setTitle("Go", for: .normal)
        #expect(button.subviews.isEmpty && texts == ["Go"])
        let label = button.titleLabel
        #expect(button.subviews.count == 1 && button.subviews.first === label && texts == ["Go"])
    }

    @Test func `A button's title uses the font of the title label`() {
        let button = makeButton()
        button.setTitle("Go on", for: .normal)
        let width = button.intrinsicContentSize.width
        button.titleLabel?.font = .systemFont(ofSize: 36)
        #expect(button.intrinsicContentSize.width > 1.9 * width)
        button.setTitleColor(.red, for: .normal)
        expectEqual(button.titleLabel?.textColor, .red)
        button.setAttributedTitle(NSAttributedString(string: "Went"), for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Went" && button.currentTitle == "Go on")
    }

    @Test func `A touch on a button's title label reaches the button`() {
        let button = makeButton()
        button.setTitle("Go", for: .normal)
        button.setImage(image(20), for: .normal)
        _ = (button.titleLabel, button.imageView)
        button.layoutIfNeeded()
        let inLabel = window.convert(CGPoint(x: 1, y: 1), from: button.titleLabel)
        #expect(window.hitTest(inLabel, with: nil) === button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        app.fingerTap(at: inLabel)
        expectEqual(taps, 1)
    }

    @Test func `Content, image and title insets move a button's image and title`() {
        let button = makeButton()
        button.setImage(image(40), for: .normal)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(left: 10)
        button.imageEdgeInsets = UIEdgeInsets(left: 5)
        expectEqual(button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds)).minX, 15)
        button.setTitle("Go", for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(left: 20)
        let content = button.contentRect(forBounds: button.bounds)
        expectEqual(button.titleRect(forContentRect: content).minX, 70)
        button.titleLabel?.layoutIfNeeded()
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.frame.minX, 70)
    }

    @Test func `A button centers an image without a title`() {
        let button = makeButton()
        button.setImage(image(40), for: .normal)
        let content = button.contentRect(forBounds: button.bounds)
        expectEqual(button.imageRect(forContentRect: content), CGRect(x: 80, y: 30, width: 40, height: 40))
    }

    @Test func `Setting image insets moves an image view that has been laid out`() {
        let button = makeButton()
        button.setImage(image(40), for: .normal)
        button.contentHorizontalAlignment = .left
        let shown = button.imageView
        button.layoutIfNeeded()
        expectEqual(shown?.frame.minX, 0)
        button.imageEdgeInsets = UIEdgeInsets(left: 5)
        button.layoutIfNeeded()
        expectEqual(shown?.frame.minX, 5)
    }

    @Test func `An override of titleRect(forContentRect:) sets the frame of the title label`() {
        final class Below: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
            }
        }
        let button = Below(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(button)
        button.setTitle("Go", for: .normal)
        button.titleLabel?.textAlignment = .center
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.frame, CGRect(x: 0, y: 80, width: 100, height: 20))
    }

    @Test func `A button is at least as large as its background image`() {
        let button = makeButton()
        button.setBackgroundImage(image(300), for: .normal)
        expectEqual(button.intrinsicContentSize, CGSize(width: 300, height: 300))
        #expect(button.currentBackgroundImage?.size.width == 300 && button.backgroundImage(for: .selected) == nil)
        expectEqual(button.contentRect(forBounds: button.bounds), button.bounds)
    }

    @Test func `A button created with a primary action has the requested type`() {
        let action = UIAction(title: "Send") { _ in }
        expectEqual(UIButton(type: .custom, primaryAction: action).buttonType, .custom)
        expectEqual(UIButton(primaryAction: action).buttonType, .system)
        expectEqual(UIButton(type: .close, primaryAction: action).currentTitle, "Send")
    }

    @Test func `A button with changesSelectionAsPrimaryAction toggles its selection before its action`() {
        let button = makeButton()
        button.changesSelectionAsPrimaryAction = true
        var seen: [Bool] = []
        button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
        app.fingerTap(at: button)
        app.advance(by: 1)
        app.fingerTap(at: button)
        expectEqual(seen, [true, false])
    }

    @Test func `A configuration sets a button's insets, image placement and corner radius`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.image = image(20)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.imagePlacement = .top
        configuration.imagePadding = 10
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        let line = button.titleLabel!.font.lineHeight
        #expect(abs(button.intrinsicContentSize.height - (1 + 20 + 10 + line + 3)) < 1)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let content = button.contentRect(forBounds: button.bounds)
        expectEqual(content, CGRect(x: 2, y: 1, width: 94, height: 56))
        #expect(button.imageRect(forContentRect: content).maxY < button.titleRect(forContentRect: content).minY)
        window.addSubview(button)
        let radii = window.displayList().commands.compactMap {
            if case .fill(let rect, let radius, _) = $0, rect.width == 100 { radius } else { nil }
        }
        expectEqual(radii, [30])
    }

    @Test func `A configuration update handler is called when the button's state changes`() {
        let button = makeButton()
        button.configuration = .plain()
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isHighlighted ? "down" : "up" }
        expectEqual(button.currentTitle, "up")
        app.fingerDown(at: button)
        expectEqual(button.currentTitle, "down")
        app.fingerUp()
        expectEqual(button.currentTitle, "up")
    }

    @Test func `Setting pointerStyleProvider enables the pointer interaction`() {
        let button = makeButton()
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: .lift(effect.preview)) }
        #expect(button.isPointerInteractionEnabled)
        let effect = UIPointerEffect.highlight(UITargetedPreview(view: button))
        let style = button.pointerStyleProvider?(button, effect, .verticalBeam(length: 10))
        #expect(style?.effect?.preview.view === button && UIPointerStyle.hidden().isHidden)
    }

    @Test func `An image view keeps its highlighted image and draws one image in either state`() {
        let view = UIImageView(image: image(20), highlightedImage: UIImage(named: "other", size: .zero))
        window.addSubview(view)
        func names() -> Int {
            window.displayList().commands.filter { if case .image = $0 { true } else { false } }.count
        }
        #expect(view.frame.size == CGSize(width: 20, height: 20) && names() == 1 && !view.isHighlighted)
        view.isHighlighted = true
        #expect(names() == 1 && view.highlightedImage?.size == .zero)
    }
}
