import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What controls show in each state, when they are drawn again, and the sizes that follow from their parts.
@Suite(.application) @MainActor
struct ControlAppearanceTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(named: "image", size: CGSize(width: width, height: height))
    }

    @Test func `C-1: each change of a control's state or content draws it once more`() {
        let control = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40)).placed("control", in: window)
        var pictures = 0
        app.application.onDisplay { pictures += 1 }
        func drawn(_ change: () -> Void) -> Int {
            app.advance(by: 0.1)
            let before = pictures
            change()
            app.advance(by: 0.1)
            return pictures - before
        }
        let changes: [() -> Void] = [
            { control.isEnabled = false }, { control.isEnabled = true }, { control.isSelected = true },
            { control.isHighlighted = true }, { control.isHighlighted = false }, { window.moveFocus(to: control) },
            { window.moveFocus(to: nil) }, { control.contentHorizontalAlignment = .left },
            { control.contentVerticalAlignment = .top }, { control.setTitle("A", for: .normal) },
            { control.setTitleColor(.red, for: .normal) }, { control.setImage(image(3, 3), for: .normal) },
            { control.setBackgroundImage(image(3, 3), for: .normal) },
        ]
        expectEqual(changes.map(drawn), changes.map { _ in 1 })
    }

    @Test func `The parts of a button fade while it is disabled or highlighted`() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40)).placed("button", in: window)
        button.setTitle("A", for: .normal)
        button.setImage(image(10, 10), for: .normal)
        func alphas() -> [CGFloat] {
            [button.titleLabel?.alpha, button.imageView?.alpha].map { (($0 ?? 0) * 100).rounded() }
        }
        var seen = [alphas()]
        button.isHighlighted = true
        seen.append(alphas())
        button.isHighlighted = false
        button.adjustsImageWhenHighlighted = false
        button.isHighlighted = true
        seen.append(alphas())
        (button.isHighlighted, button.isEnabled) = (false, false)
        seen.append(alphas())
        button.setImage(image(5, 5), for: .disabled)
        seen.append(alphas())
        expectEqual(seen, [[100, 100], [40, 40], [40, 100], [35, 35], [35, 100]])
        expectEqual(button.imageView?.image?.size.width, 5)
    }

    @Test func `The size of a button follows from title, image, insets, configuration and background`() {
        let font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
        let width = app.application.textMeasurer.width(of: "Go", font: font)
        let line = font.lineHeight.rounded(.up)
        func size(_ change: (UIButton) -> Void) -> CGSize {
            let button = UIButton()
            change(button)
            return button.intrinsicContentSize
        }
        func height(_ height: CGFloat) -> CGFloat { height.rounded(.up) }
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let sizes = [
            size { _ in },
            size { $0.setTitle("Go", for: .normal) },
            size { $0.setImage(image(50, 10), for: .normal) },
            size {
                $0.setImage(image(50, 10), for: .normal)
                $0.contentEdgeInsets = insets
            },
            size {
                $0.setTitle("Go", for: .normal)
                $0.setImage(image(50, 90), for: .normal)
            },
            size {
                $0.setTitle("Go", for: .normal)
                $0.contentEdgeInsets = insets
            },
            size { $0.contentEdgeInsets = insets },
            size {
                $0.setBackgroundImage(image(20, 80), for: .normal)
                $0.setTitle("Go", for: .normal)
            },
        ]
        expectEqual(
            sizes,
            [
                CGSize(width: 30, height: 34), CGSize(width: height(width), height: height(font.lineHeight + 12)),
                CGSize(width: 50, height: 10), CGSize(width: 56, height: 14),
                CGSize(width: height(50 + width), height: 90),
                CGSize(width: height(width + 6), height: height(line + 4)),
                CGSize(width: 6, height: height(font.lineHeight + 4)),
                CGSize(width: max(20, height(width)), height: 80),
            ])
    }

    @Test func `A pop-up button shows the chosen action, and a new menu begins with its own`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 40)).placed("button", in: window)
        var chosen: [String] = []
        func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, state: state) { chosen.append("\($0.title) \(($0.sender as? UIButton) === button)") }
        }
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("One"), UIMenu(children: [action("Two"), action("Three", .on)])])
        var titles = [button.currentTitle]
        func menu() -> [UIView] {
            app.application.windows.first { $0.accessibilityIdentifier == "menu" }?.subviews ?? []
        }
        func marks() -> [String] {
            (menu().first?.window?.displayList().commands ?? []).compactMap {
                if case .text(let text, _, _, _, _, _) = $0 { text } else { nil }
            }
        }
        app.fingerTap(at: button)
        expectEqual(marks(), ["One", "Two", "✓ Three"])
        app.fingerTap(at: menu()[1])
        titles.append(button.currentTitle)
        app.advance(by: 1)
        app.fingerTap(at: button)
        expectEqual(marks(), ["One", "✓ Two", "Three"])
        app.fingerTap(at: menu()[0])
        titles.append(button.currentTitle)
        button.menu = UIMenu(children: [action("Four"), action("Five")])
        titles.append(button.currentTitle)
        button.changesSelectionAsPrimaryAction = false
        titles.append(button.currentTitle)
        #expect(titles == ["Three", "Two", "One", "Four", nil] && chosen == ["Two true", "One true"])
    }

    @Test
    func `C-27: a finger that leaves a switch vertically does not turn it, and one that moves 10 points along it does`()
    {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0)).placed("switch", in: window)
        let middle = app.middle(of: toggle)
        var seen: [Bool] = []
        for (dx, dy) in [(0.0, 200.0), (10, 200), (11, 200), (11, 0), (-10, 200), (-11, 200), (0, 60)] {
            app.fingerDrag(from: middle, to: CGPoint(x: middle.x + dx, y: middle.y + dy))
            seen.append(toggle.isOn)
            app.advance(by: 1)
        }
        expectEqual(seen, [false, false, true, true, true, false, true])
    }

    @Test func `Keys move a slider by a twentieth, a page by one, and skip disabled segments`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 40)).placed("slider", in: window)
        let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 40)).placed("pages", in: window)
        let segments = UISegmentedControl(items: ["A", "B", "C", "D"]).placed("segments", in: window)
        let stepper = UIStepper(frame: CGRect(x: 0, y: 250, width: 0, height: 0)).placed("stepper", in: window)
        segments.frame = CGRect(x: 0, y: 150, width: 300, height: 32)
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 20)
        pages.numberOfPages = 3
        segments.setEnabled(false, forSegmentAt: 2)
        (stepper.minimumValue, stepper.stepValue, stepper.value) = (-10, 4, 0)
        func press(_ keys: [String]) { for key in keys { app.keyType(key) } }
        let (up, down) = (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        window.moveFocus(to: slider)
        press([up, up, up, down])
        window.moveFocus(to: pages)
        press([down, up, up, up])
        window.moveFocus(to: stepper)
        press([up, down, down])
        window.moveFocus(to: segments)
        press([down])
        var chosen = [segments.selectedSegmentIndex]
        for key in [down, down, down, up, up, up] {
            press([key])
            chosen.append(segments.selectedSegmentIndex)
        }
        segments.isMomentary = true
        press([down])
        #expect(slider.value == 22 && pages.currentPage == 2 && stepper.value == -4)
        expectEqual(chosen + [segments.selectedSegmentIndex], [3, 1, 0, 0, 1, 3, 3, 3])
    }

    @Test func `Controls are described to accessibility by their kind and value`() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
        let (toggle, pages) = (UISwitch(), UIPageControl())
        let empty = pages.accessibilityValue
        (toggle.isOn, pages.numberOfPages, pages.currentPage) = (true, 5, 2)
        #expect([slider, toggle, pages].map(\.accessibilityValue) == ["25%", "1", "page 3 of 5"] && empty == nil)
        #expect(slider.accessibilityTraits == .adjustable && toggle.accessibilityTraits == .button)
        slider.maximumValue = 10
        expectEqual(slider.accessibilityValue, "0%")
    }
}
