import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Intrinsic sizes, fitting sizes, and controls with a fixed size.
@Suite(.application) @MainActor
struct SizesOfControls {
    @Test func `SZ-1: only a text view that does not scroll has an intrinsic height`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "One line"
        expectEqual(
            view.intrinsicContentSize,
            CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height > 20)
    }

    @Test func `A switch with a wider frame is hit only inside its own size`() {
        let app = TestApplication.current
        let controller = UIViewController()
        let toggle = UISwitch()
        toggle.frame = CGRect(x: 20, y: 200, width: 350, height: 100)
        controller.view.addSubview(toggle)
        let window = app.makeWindow(root: controller)
        app.settle()
        #expect(window.hitTest(CGPoint(x: 300, y: 280), with: nil) === controller.view)
        app.fingerTap(at: CGPoint(x: 40, y: 214))
        app.advance(by: 0.5)
        #expect(toggle.isOn)
    }

    @Test func `An activity indicator has the size of its style until its frame is set`() {
        let medium = UIActivityIndicatorView(style: .medium)
        expectEqual(medium.frame.size, CGSize(width: 20, height: 20))
        expectEqual(medium.intrinsicContentSize, CGSize(width: 20, height: 20))
        let large = UIActivityIndicatorView(style: .large)
        expectEqual(large.frame.size, CGSize(width: 37, height: 37))
        expectEqual(large.intrinsicContentSize, CGSize(width: 37, height: 37))
        // A table's footer view gets this frame.
        large.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        expectEqual(large.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
        expectEqual(large.intrinsicContentSize, CGSize(width: 37, height: 37))
    }

    @Test func `A system button with a title is 30 points high`() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let size = button.intrinsicContentSize
        expectEqual(size.height, 30)
        #expect(size.width >= 30)
        button.setTitle("Button with a longer title", for: .normal)
        #expect(button.intrinsicContentSize.width > size.width + 50)
        expectEqual(button.intrinsicContentSize.height, 30)
        button.sizeToFit()
        expectEqual(button.frame.size, button.intrinsicContentSize)
    }

    @Test func `A text field has the width of its text, and is 34 points high with a border`() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ann"
        let size = field.intrinsicContentSize
        #expect((33.5...35).contains(size.height))
        field.text = "Ann and all of her friends"
        #expect(field.intrinsicContentSize.width > size.width + 50)
        expectEqual(field.intrinsicContentSize.height, size.height)
        field.text = nil
        field.placeholder = "The name of the first guest"
        #expect(field.intrinsicContentSize.width > size.width + 50)
    }

    @Test func `A search bar has an intrinsic height and no intrinsic width`() {
        let bar = UISearchBar()
        expectEqual(bar.intrinsicContentSize.width, UIView.noIntrinsicMetric)
        #expect((44...70).contains(bar.intrinsicContentSize.height))
        bar.placeholder = "Search in all of the messages"
        expectEqual(bar.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    @Test func `SZ-3: views created in code have hugging priority 250 and compression resistance 750`() {
        let views: [UIView] = [
            UIView(), UILabel(), UIImageView(), UIButton(type: .system), UITextField(), UITextView(), UISlider(),
            UISegmentedControl(items: ["Day"]), UIPageControl(), UISearchBar(),
        ]
        for view in views {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                expectEqual(view.contentHuggingPriority(for: axis), .defaultLow, "\(type(of: view))")
                expectEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh, "\(type(of: view))")
            }
        }
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.defaultHigh.rawValue == 750)
    }

    @Test func `SZ-1: a slider has a height of 34 points and no intrinsic width`() {
        let slider = UISlider()
        expectEqual(slider.intrinsicContentSize.width, UIView.noIntrinsicMetric)
        expectEqual(slider.sizeThatFits(CGSize(width: 200, height: 0)).height, 34)
        slider.sizeToFit()
        expectEqual(slider.frame.height, 34)
    }

    @Test func `A page control with more pages is wider and has the same height`() {
        let few = UIPageControl()
        few.numberOfPages = 3
        let many = UIPageControl()
        many.numberOfPages = 9
        #expect(few.intrinsicContentSize.width > 0)
        #expect(many.intrinsicContentSize.width > few.intrinsicContentSize.width)
        expectEqual(many.intrinsicContentSize.height, few.intrinsicContentSize.height)
        #expect(few.intrinsicContentSize.height > 20)
        few.sizeToFit()
        #expect(few.bounds.width > 0 && few.bounds.height > 20)
    }

    @Test func `SZ-2: a switch keeps its size when its frame is set`() {
        let size = UISwitch().frame.size
        #expect(size.width > 40 && size.height > 20)
        let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 80))
        expectEqual(toggle.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        toggle.frame = CGRect(x: 20, y: 100, width: 300, height: 10)
        expectEqual(toggle.frame, CGRect(origin: CGPoint(x: 20, y: 100), size: size))
        expectEqual(toggle.bounds.size, size)
        expectEqual(toggle.sizeThatFits(CGSize(width: 300, height: 10)), toggle.sizeThatFits(.zero))
    }

    @Test func `SZ-2: a stepper keeps its size when its frame is set`() {
        let size = UIStepper().frame.size
        #expect(size.width > 80 && size.height > 20)
        let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 200, height: 80))
        expectEqual(stepper.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        stepper.frame = CGRect(x: 20, y: 100, width: 10, height: 10)
        expectEqual(stepper.frame, CGRect(origin: CGPoint(x: 20, y: 100), size: size))
    }

    @Test func `An image view has the size of its image`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        let view = UIImageView(image: image)
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
        expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 30))
        view.frame.size = CGSize(width: 200, height: 200)
        expectEqual(view.sizeThatFits(.zero), CGSize(width: 40, height: 30))
        view.image = nil
        expectEqual(
            view.intrinsicContentSize,
            CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func `A label has the size of its line, and no size without text`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        expectEqual(label.intrinsicContentSize, .zero)
        label.text = "Word"
        let size = label.intrinsicContentSize
        #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 1)
        label.text = "Word and word"
        #expect(label.intrinsicContentSize.width > size.width)
        expectEqual(label.intrinsicContentSize.height, size.height)
        label.sizeToFit()
        expectEqual(label.frame.size, label.intrinsicContentSize)
    }

    @Test func `SZ-3: switches, steppers and activity indicators have hugging priority 750`() {
        let views: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)]
        for view in views {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                expectEqual(view.contentHuggingPriority(for: axis), .defaultHigh, "\(type(of: view))")
                expectEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh, "\(type(of: view))")
            }
        }
    }
}
