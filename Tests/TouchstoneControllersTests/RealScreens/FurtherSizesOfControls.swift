import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Intrinsic sizes, sizes that fit, and controls that keep their own size.
@Suite(.application) @MainActor
struct FurtherSizesOfControls {

    @Test func `A slider has a height of 34 points and no width of its own`() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)).height == 34)
        slider.sizeToFit()
        #expect(slider.frame.height == 34)
    }

    @Test func `A page control is wider with more pages and equally high`() {
        let few = UIPageControl()
        few.numberOfPages = 3
        let many = UIPageControl()
        many.numberOfPages = 9
        #expect(few.intrinsicContentSize.width > 0)
        #expect(many.intrinsicContentSize.width > few.intrinsicContentSize.width)
        #expect(many.intrinsicContentSize.height == few.intrinsicContentSize.height)
        #expect(few.intrinsicContentSize.height > 20)
        few.sizeToFit()
        #expect(few.bounds.width > 0 && few.bounds.height > 20)
    }

    @Test func `A switch keeps its size when its frame is set`() {
        let size = UISwitch().frame.size
        #expect(size.width > 40 && size.height > 20)
        let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 80))
        #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        toggle.frame = CGRect(x: 20, y: 100, width: 300, height: 10)
        #expect(toggle.frame == CGRect(origin: CGPoint(x: 20, y: 100), size: size))
        #expect(toggle.bounds.size == size)
        #expect(toggle.sizeThatFits(CGSize(width: 300, height: 10)) == toggle.sizeThatFits(.zero))
    }

    @Test func `A stepper keeps its size when its frame is set`() {
        let size = UIStepper().frame.size
        #expect(size.width > 80 && size.height > 20)
        let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 200, height: 80))
        #expect(stepper.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        stepper.frame = CGRect(x: 20, y: 100, width: 10, height: 10)
        #expect(stepper.frame == CGRect(origin: CGPoint(x: 20, y: 100), size: size))
    }

    @Test func `An image view is as large as its image`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
        view.frame.size = CGSize(width: 200, height: 200)
        #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 30))
        view.image = nil
        #expect(
            view.intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func `A label is as large as its line, and has no size without text`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize == .zero)
        label.text = "Word"
        let size = label.intrinsicContentSize
        #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 1)
        label.text = "Word and word"
        #expect(label.intrinsicContentSize.width > size.width)
        #expect(label.intrinsicContentSize.height == size.height)
        label.sizeToFit()
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test func `Switches, steppers and spinners hug with 750`() {
        let views: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)]
        for view in views {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == .defaultHigh, "\(type(of: view))")
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(type(of: view))")
            }
        }
    }
}
