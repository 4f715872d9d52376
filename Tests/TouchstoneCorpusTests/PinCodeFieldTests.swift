import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct PinCodeFieldTests {
    private func field(_ phone: Phone) -> PinCodeField {
        let field = PinCodeField(length: 4)
        field.frame = CGRect(x: 63, y: 300, width: 264, height: 80)
        return phone.show(field)
    }

    /// The boxes whose border is thick.
    private func current(_ field: PinCodeField) -> [Int] {
        field.boxes.indices.filter { field.boxes[$0].layer.borderWidth == 2 }
    }

    private func focus(_ phone: Phone) { phone.app.fingerTap(at: point(195, 340)) }

    @Test func `Laid out`() {
        Phone.run { phone in
            let field = field(phone)
            let pixel: CGFloat = 1 / 3 + 0.001
            for (box, x) in zip(field.boxes, [0, 69, 138, 207] as [CGFloat]) {
                #expect(near(box.frame, x, 0, 57, 71.25, pixel))
            }
            let stack = field.subviews[0]
            #expect(near(stack.frame, 0, 4.375, 264, 71.25, pixel) && field.boxes.count == 4)
        }
    }

    @Test func `A tap brings the keyboard`() {
        Phone.run { phone in
            let field = field(phone)
            #expect(phone.view.hitTest(point(195, 340), with: nil) === field)
            #expect(!field.isFirstResponder && current(field) == [])
            focus(phone)
            #expect(field.isFirstResponder && (field as any UITextInputTraits).keyboardType == .numberPad)
            #expect(current(field) == [0] && field.boxes[0].layer.borderColor.map { same($0, field.tintColor) } == true)
            #expect(field.boxes.dropFirst().allSatisfy { $0.layer.borderWidth == 1 })
        }
        Phone.run { phone in
            let field = field(phone)
            phone.app.fingerDown(at: point(195, 340))
            phone.app.fingerMove(to: point(195, 500), duration: 0.2)
            phone.app.fingerUp()
            #expect(!field.isFirstResponder && current(field) == [])
        }
    }

    @Test func `Typed`() {
        Phone.run { phone in
            let field = field(phone)
            var completed: [String] = []
            field.onComplete = { completed.append($0) }
            focus(phone)
            var codes: [String] = []
            for key in ["1", "a", "2"] {
                phone.app.keyType(key)
                codes.append(field.code)
            }
            #expect(codes == ["1", "1", "12"] && current(field) == [2] && completed == [])
            phone.app.inputMethodInsert("34")
            #expect(field.code == "1234" && completed == ["1234"])
            #expect(!field.isFirstResponder && field.code.count == 4 && current(field) == [])
            phone.app.keyType("5")
            expectEqual(field.code, "1234")
            focus(phone)
            phone.app.keyType("5")
            #expect(field.code == "1234" && completed == ["1234"])
        }
    }

    @Test func `Deleted`() {
        Phone.run { phone in
            let field = field(phone)
            focus(phone)
            phone.app.keyTypeText("12")
            expectEqual(field.code, "12")
            var codes: [String] = []
            var boxes: [[Int]] = []
            for _ in 0..<3 {
                phone.app.keyType("\u{8}")
                codes.append(field.code)
                boxes.append(current(field))
            }
            #expect(codes == ["1", "", ""] && boxes == [[1], [0], [0]] && !field.hasText)
        }
        Phone.run { phone in
            let field = field(phone)
            field.isSecureTextEntry = true
            focus(phone)
            phone.app.keyTypeText("12")
            #expect(field.boxes.map(\.text) == ["•", "•", nil, nil] && field.code == "12")
        }
    }

    @Test func `Shaken`() {
        Phone.run { phone in
            let field = field(phone)
            focus(phone)
            phone.app.keyTypeText("12")
            phone.app.settle()
            field.shakeAndClear()
            phone.app.settle()
            expectEqual(field.code, "")
            var time = 0.0
            for (moment, shift) in [(0.05, -6.0), (0.1, -12), (0.2, 12), (0.25, 3), (0.45, 3), (0.501, 0)] {
                phone.app.advance(by: moment - time)
                time = moment
                #expect(near(phone.seen(field.layer).minX, 63 + shift, 0.24), "after \(moment) s")
                #expect(field.frame == CGRect(x: 63, y: 300, width: 264, height: 80) && field.transform.isIdentity)
            }
        }
        Phone.run { phone in
            let field = field(phone)
            field.shakeAndClear()
            phone.app.settle()
            phone.app.advance(by: 0.2)
            #expect(near(phone.seen(field.layer).minX, 75, 0.24))
            focusAtTheEdge(phone)
            #expect(field.isFirstResponder)
        }
    }

    /// In the model's frame, though not in the shown one.
    private func focusAtTheEdge(_ phone: Phone) { phone.app.fingerTap(at: point(65, 340)) }
}
