import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controls in a vertical stack that is pinned at its top, leading and trailing edges: 350 points wide.
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

    @Test func `A switch, a stepper and segments in a vertical stack work`() {
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
        #expect(stepper.value == 1)
        app.fingerTap(
            at: segments.convert(CGPoint(x: segments.bounds.width * 0.75, y: segments.bounds.midY), to: nil))
        app.advance(by: 0.5)
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test func `A slider in a vertical stack is 34 points high and can be dragged`() {
        let slider = UISlider()
        show([label("Volume"), slider])
        #expect(slider.frame.height == 34)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        app.fingerDrag(from: start, to: CGPoint(x: start.x + 175, y: start.y))
        #expect(slider.value > 0.3 && slider.value < 0.8)
    }

    @Test func `A text view that does not scroll grows with its lines and pushes down what is below`() throws {
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

    @Test func `In a row of a label and a switch the label takes the space that is left`() {
        let title = label("Wi-Fi")
        let toggle = UISwitch()
        let row = UIStackView(arrangedSubviews: [title, toggle])
        row.alignment = .center
        show([row])
        #expect(row.frame.width == 350)
        #expect(title.frame.minX == 0)
        #expect(title.frame.width > title.intrinsicContentSize.width + 100)
        #expect(abs(toggle.frame.maxX - 350) <= 3)
        #expect(toggle.frame.size == UISwitch().frame.size)
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(toggle.isOn)
    }

    @Test func `Every control in a vertical stack is as high as it asks to be`() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
        let views: [UIView] = [
            label("Settings"), field(), UISwitch(), UISlider(), UIStepper(),
            UIProgressView(progressViewStyle: .default),
            UISegmentedControl(items: ["Day", "Week"]), pages(), button("Save"), UISearchBar(), picture,
            notes("Two\nlines"), spinner,
        ]
        show(views)
        for view in views {
            let wanted = view.intrinsicContentSize.height
            #expect(wanted > 0, "\(type(of: view))")
            #expect(abs(view.alignmentRect(forFrame: view.frame).height - wanted) < 1, "\(type(of: view))")
        }
        for (above, below) in zip(views, views.dropFirst()) {
            #expect(above.frame.maxY <= below.frame.minY, "\(type(of: above)) above \(type(of: below))")
        }
    }

    @Test func `A touch in the middle of a control in a vertical stack reaches it`() {
        let controls: [UIView] = [
            field(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["Day", "Week"]), pages(),
            button("Save"), UISearchBar(), notes("Two\nlines"),
        ]
        let stack = show(controls)
        for control in controls {
            let hit = stack.window?.hitTest(app.middle(of: control), with: nil)
            #expect(hit?.isDescendant(of: control) == true, "\(type(of: control))")
        }
    }

    @Test func `A field, a search bar and a text view that does not scroll are edited after a tap`() {
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

    @Test func `A date picker with wheels has 216 points in a vertical stack`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        let stack = show([label("Birthday"), picker])
        #expect(picker.frame.height == 216)
        let hit = stack.window?.hitTest(app.middle(of: picker), with: nil)
        #expect(hit?.isDescendant(of: picker) == true)
    }

    @Test func `A spinner that stops leaves no gap in a stack`() {
        let spinner = UIActivityIndicatorView(style: .large)
        let above = label("Above")
        let below = label("Below")
        spinner.startAnimating()
        show([above, spinner, below])
        #expect(below.frame.minY >= above.frame.maxY + 8 + 37 + 7)
        spinner.stopAnimating()
        app.settle()
        #expect(spinner.isHidden)
        #expect(abs(below.frame.minY - above.frame.maxY - 8) < 1)
    }
}
