import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Members that Objective-C gives to every object, on objects of several classes.
@Suite(.application) @MainActor
struct ValuesOfObjectsTests {
    private final class Model: NSObject { var name = "" }

    @Test func `Any object stores what assistive technologies read`() {
        let model = Model()
        #expect(model.accessibilityLabel == nil && !model.isAccessibilityElement)
        model.isAccessibilityElement = true
        model.accessibilityLabel = "Model"
        model.accessibilityValue = "1"
        model.accessibilityHint = "Shows more"
        model.accessibilityTraits = .button
        model.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(model.isAccessibilityElement && model.accessibilityLabel == "Model")
        #expect(model.accessibilityValue == "1" && model.accessibilityHint == "Shows more")
        expectEqual(model.accessibilityTraits, .button)
        expectEqual(model.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Model().accessibilityLabel == nil)
    }

    @Test func `A common property is set by its name, and a path reaches the objects of views`() {
        let (label, view) = (UILabel(), UIView())
        label.setValue("Hello", forKey: "text")
        view.setValue(0.5, forKey: "alpha")
        view.setValue(true, forKey: "hidden")
        view.setValue(UIColor.red, forKeyPath: "backgroundColor")
        let spring = CASpringAnimation(keyPath: "position")
        spring.setValue("first", forKey: "name")
        #expect(label.text == "Hello" && view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red)
        expectEqual(spring.value(forKey: "name") as? String, "first")
    }

    @Test func `A length becomes a number, and a number a length`() {
        let number = CGFloat(1.5) as NSNumber
        #expect(number.doubleValue == 1.5 && number as? CGFloat == 1.5)
        #expect(Model.classForCoder() == Model.self)
    }

    @Test func `An image stores an identifier, which an image made from it does not have`() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(image.accessibilityIdentifier == nil)
        image.accessibilityIdentifier = "favorite"
        expectEqual(image.accessibilityIdentifier, "favorite")
        #expect(image.withRenderingMode(.alwaysTemplate).accessibilityIdentifier == nil)
    }
}
