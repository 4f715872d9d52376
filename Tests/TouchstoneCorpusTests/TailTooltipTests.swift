import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

/// The stories take the text to be 100 by 20 points; here it is as large as the label says, `wider` and `higher` than that.
@MainActor
struct TailTooltipTests {
    private func tooltip(_ body: @MainActor (Phone, TailTooltip, _ wider: CGFloat, _ higher: CGFloat) -> Void) {
        Phone.run(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { phone in
            phone.view.accessibilityIdentifier = "container"
            let tooltip = TailTooltip(text: "Tap to see it")
            tooltip.accessibilityIdentifier = "tooltip"
            let text = tooltip.label.sizeThatFits(CGSize(width: 216, height: CGFloat.greatestFiniteMagnitude))
            body(phone, tooltip, text.width - 100, text.height - 20)
        }
    }

    private func show(_ tooltip: TailTooltip, _ phone: Phone, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
        let target = UIView(frame: CGRect(x: x, y: y, width: w, height: h))
        phone.view.addSubview(target)
        phone.app.settle()
        tooltip.show(for: target, in: phone.view)
        phone.app.settle()
    }

    private func shape(_ tooltip: TailTooltip) -> CGPath? {
        (tooltip.subviews.first?.layer.mask as? CAShapeLayer)?.path
    }

    @Test func `Above`() {
        tooltip { phone, tooltip, wider, higher in
            show(tooltip, phone, 180, 400, 40, 40)
            expectEqual(tooltip.edge, .above)
            #expect(near(tooltip.frame, 138 - wider / 2, 352 - higher, 124 + wider, 48 + higher))
            #expect(near(tooltip.tailX, 62 + wider / 2))
            #expect(near(tooltip.frame.minX + tooltip.tailX, 200) && near(tooltip.frame.maxY, 400))
            #expect(near(tooltip.label.frame, 12, 10, 100 + wider, 20 + higher))
            // The body ends where the tail begins.
            let shape = shape(tooltip)
            expectEqual(shape.map { near($0.boundingBox, 0, 0, 124 + wider, 48 + higher) }, true)
            #expect(shape?.contains(point(20, 0.1)) == true && shape?.contains(point(20, 39.9 + higher)) == true)
            expectEqual(shape?.contains(point(20, 40.1 + higher)), false)
        }
    }

    @Test func `Below and not over the edge`() {
        tooltip { phone, tooltip, wider, higher in
            show(tooltip, phone, 350, 60, 30, 30)
            expectEqual(tooltip.edge, .below)
            #expect(near(tooltip.frame, 258 - wider, 90, 124 + wider, 48 + higher))
            #expect(near(tooltip.tailX, 107 + wider) && near(tooltip.frame.minX + tooltip.tailX, 365))
            #expect(near(tooltip.label.frame, 12, 18, 100 + wider, 20 + higher))
            let shape = shape(tooltip)
            #expect(shape?.contains(point(20, 8.1)) == true && shape?.contains(point(20, 47.9 + higher)) == true)
            expectEqual(shape?.contains(point(20, 7.9)), false)
        }
        tooltip { phone, tooltip, wider, higher in
            show(tooltip, phone, 370, 60, 20, 30)
            #expect(near(tooltip.frame, 258 - wider, 90, 124 + wider, 48 + higher))
            #expect(near(tooltip.tailX, 108 + wider) && near(tooltip.frame.minX + tooltip.tailX, 366))
        }
    }

    @Test func `The shape`() {
        tooltip { phone, tooltip, wider, higher in
            show(tooltip, phone, 180, 400, 40, 40)
            phone.app.advance(by: 1)
            let tail = between(.systemIndigo, .systemPurple, (44 + higher) / (48 + higher))
            #expect(near(phone.color(200, 396), tail))
            #expect(isGrey(phone.color(190, 396)))
            #expect(isGrey(phone.color(139 - wider / 2, 353 - higher)))
            let middle = between(.systemIndigo, .systemPurple, 0.5)
            #expect(near(phone.color(144 - wider / 2, 376 - higher / 2), middle))
        }
    }

    @Test func `It grows from the tip`() {
        tooltip { phone, tooltip, wider, higher in
            show(tooltip, phone, 180, 400, 40, 40)
            #expect(near(tooltip.frame, 138 - wider / 2, 352 - higher, 124 + wider, 48 + higher))
            phone.app.advance(by: 0.1)
            let seen = phone.seen(tooltip.layer)
            let (width, height) = (124 + wider, 48 + higher)
            #expect(near(seen.minX, 200 - width / 4, 0.01 * width) && near(seen.maxX, 200 + width / 4, 0.01 * width))
            #expect(near(seen.minY, 400 - height / 2, 0.02 * height) && near(seen.maxY, 400))
            #expect(near(tooltip.frame, 138 - wider / 2, 352 - higher, width, height))
        }
    }

    @Test func `Away with any touch`() {
        tooltip { phone, tooltip, _, _ in
            var dismissed = 0
            tooltip.onDismiss = { dismissed += 1 }
            show(tooltip, phone, 180, 400, 40, 40)
            phone.app.advance(by: 1)
            #expect(phone.view.hitTest(point(50, 700), with: nil) === tooltip)
            #expect(phone.view.hitTest(point(400, 700), with: nil) == nil)
            phone.app.clear()
            phone.app.fingerDown(at: point(50, 700))
            #expect(phone.app.deliveries == "touchesBegan tooltip" && tooltip.alpha == 0)
            phone.app.fingerUp()
            phone.app.advance(by: 0.1)
            #expect(near(CGFloat(tooltip.layer.presentation()!.opacity), 0.5, 0.02))
            phone.app.clear()
            phone.app.fingerTap(at: point(50, 700))
            #expect(phone.app.deliveries.contains("touchesBegan container"))
            #expect(!phone.app.deliveries.contains("tooltip"))
            #expect(tooltip.superview === phone.view && dismissed == 0)
            phone.app.advance(by: 0.051)
            #expect(tooltip.superview == nil && dismissed == 1)
            phone.app.advance(by: 1)
            expectEqual(dismissed, 1)
        }
    }
}
