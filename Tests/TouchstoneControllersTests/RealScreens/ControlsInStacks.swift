import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controls in a vertical stack view that is 350 points wide and pinned at its top, leading and trailing edges.
@Suite(.application) @MainActor
struct ControlsInStacks {
    let app = TestApplication.current

    @discardableResult
    private func show(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 80),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
        ])
        _ = app.makeWindow(root: controller)
        app.settle()
        return stack
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func field() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        return field
    }

    private func notes(_ text: String) -> UITextView {
        let notes = UITextView()
        notes.isScrollEnabled = false
        notes.font = .systemFont(ofSize: 17)
        notes.text = text
        return notes
    }

    private func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        return pages
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test func `A switch, a stepper and a segmented control in a vertical stack respond to taps`() {
        let toggle = UISwitch()
        let stepper = UIStepper()
        let segments = UISegmentedControl(items: ["Day", "Week"])
        show([toggle, stepper, segments])
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(toggle.isOn)
        app.fingerTap(
            at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil))
        app.advance(by: 0.5)
        expectEqual(stepper.value, 1)
        app.fingerTap(
            at: segments.convert(CGPoint(x: segments.bounds.width * 0.75, y: segments.bounds.midY), to: nil))
        app.advance(by: 0.5)
        expectEqual(segments.selectedSegmentIndex, 1)
    }

    @Test func `A slider in a vertical stack is 34 points high and can be dragged`() {
        let slider = UISlider()
        show([label("Volume"), slider])
        expectEqual(slider.frame.height, 34)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        app.fingerDrag(from: start, to: CGPoint(x: start.x + 175, y: start.y))
        #expect(slider.value > 0.3 && slider.value < 0.8)
    }

    @Test func `A text view that does not scroll grows with its lines and moves the view below`() throws {
        let annotations = notes("One line")
        let below = label("Below")
        show([annotations, below])
        let line = try #require(annotations.font).lineHeight
        let height = annotations.frame.height
        #expect(height >= line)
        annotations.text = "One line\nand a second\nand a third"
        app.settle()
        #expect(abs(annotations.frame.height - height - 2 * line) < 2)
        #expect(below.frame.minY >= annotations.frame.maxY)
    }

    @Test func `A label in a row with a switch fills the remaining width`() {
        let title = label("Wi-Fi")
        let toggle = UISwitch()
        let row = UIStackView(arrangedSubviews: [title, toggle])
        row.alignment = .center
        show([row])
        expectEqual(row.frame.width, 350)
        expectEqual(title.frame.minX, 0)
        #expect(title.frame.width > title.intrinsicContentSize.width + 100)
        #expect(abs(toggle.frame.maxX - 350) <= 3)
        expectEqual(toggle.frame.size, UISwitch().frame.size)
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(toggle.isOn)
    }

    @Test func `Every control in a vertical stack has its intrinsic height`() {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
        let views: [UIView] = [
            label("Settings"), field(), UISwitch(), UISlider(), UIStepper(),
            UIProgressView(progressViewStyle: .default),
            UISegmentedControl(items: ["Day", "Week"]), pages(), button("Save"), UISearchBar(), picture,
            notes("Two\nlines"), indicator,
        ]
        show(views)
        for view in views {
            let expectedHeight = view.intrinsicContentSize.height
            #expect(expectedHeight > 0, "\(type(of: view))")
            #expect(abs(view.alignmentRect(forFrame: view.frame).height - expectedHeight) < 1, "\(type(of: view))")
        }
        for (above, below) in zip(views, views.dropFirst()) {
            #expect(above.frame.maxY <= below.frame.minY, "\(type(of: above)) above \(type(of: below))")
        }
    }

    @Test func `A hit test in the center of each control in a vertical stack returns the control`() {
        let controls: [UIView] = [
            field(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["Day", "Week"]), pages(),
            button("Save"), UISearchBar(), notes("Two\nlines"),
        ]
        let stack = show(controls)
        for control in controls {
            let hit = stack.window?.hitTest(app.middle(of: control), with: nil)
            expectEqual(hit?.isDescendant(of: control), true, "\(type(of: control))")
        }
    }

    @Test func `A tap begins editing in a field, a search bar and a text view that does not scroll`() {
        let name = field()
        let search = UISearchBar()
        let annotations = notes("")
        show([name, search, annotations])
        app.fingerTap(at: name)
        app.advance(by: 0.5)
        #expect(name.isFirstResponder)
        app.fingerTap(at: search)
        app.advance(by: 0.5)
        #expect(search.searchTextField.isFirstResponder)
        app.fingerTap(at: annotations)
        app.advance(by: 0.5)
        #expect(annotations.isFirstResponder)
    }

    @Test func `A date picker with wheels is 216 points high in a vertical stack`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        let stack = show([label("Birthday"), picker])
        expectEqual(picker.frame.height, 216)
        let hit = stack.window?.hitTest(app.middle(of: picker), with: nil)
        expectEqual(hit?.isDescendant(of: picker), true)
    }

    @Test func `An activity indicator that stops leaves no gap in a stack`() {
        let indicator = UIActivityIndicatorView(style: .large)
        let above = label("Above")
        let below = label("Below")
        indicator.startAnimating()
        show([above, indicator, below])
        #expect(below.frame.minY >= above.frame.maxY + 8 + 37 + 7)
        indicator.stopAnimating()
        app.settle()
        #expect(indicator.isHidden)
        #expect(abs(below.frame.minY - above.frame.maxY - 8) < 1)
    }
}
