import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Objective-C members that ported code calls on objects and classes of a type that is unknown at compile time.
@Suite(.application) @MainActor
struct AnyObjectTests {
    private final class Chip: UIView {
        var isOwn = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isOwn = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Model: NSObject {
        let name: String
        override init() { name = "model" }
    }

    private final class Counter: NSObject {
        var count = 0
        func increment() { count += 1 }
    }

    @Test func `An object of unknown type gives the value of a boxed rectangle, number or string, or nil`() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(objectiveCMembers(NSValue(cgRect: frame) as AnyObject).cgRectValue.height, 4)
        expectEqual(objectiveCMembers(2.5 as AnyObject).doubleValue, 2.5)
        expectEqual(objectiveCMembers("2.5" as AnyObject).doubleValue, 2.5)
        expectEqual(objectiveCMembers(7 as AnyObject).intValue, 7)
        #expect(objectiveCMembers(Model()).cgRectValue == nil)
        #expect(objectiveCMembers(nil as AnyObject?)?.doubleValue == nil)
    }

    @Test func `An object of unknown type responds to a selector of its class and performs it`() {
        let counter = Counter()
        let increment = Selector({ (o: Counter) in o.increment as () -> Void }, name: "increment")
        let target: AnyObject? = counter
        expectEqual(objectiveCMembers(target)?.responds(to: increment), true)
        _ = objectiveCMembers(target)?.perform(increment, with: nil)
        expectEqual(counter.count, 1)
        #expect(!objectiveCMembers(Model()).responds(to: increment))
        #expect(objectiveCMembers(target)!.isKind(of: NSObject.self))
    }

    @Test func `A class object responds to no selector, and performing one logs an exception`() {
        let increment = Selector({ (o: Counter) in o.increment as () -> Void }, name: "increment")
        #expect(!Counter.responds(to: increment))
        #expect(Counter.value(forKeyPath: "count") == nil)
        let exceptions = TestApplication.current.exceptions { _ = Counter.perform(increment) }
        #expect(
            exceptions.count == 1 && exceptions.first?.contains("The class Counter has no action increment") == true)
    }

    @Test func `constructed(_:) calls the initializer of the class that a metatype names`() {
        func make<View: UIView>(_ type: View.Type) -> View { constructed(type) }
        #expect(make(Chip.self).isOwn)
        let kind: UIView.Type = Chip.self
        let chip = constructed(kind, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect((chip as? Chip)?.isOwn == true && chip.bounds.width == 9)
        expectEqual(constructed(Model.self).name, "model")
        #expect(make(UILabel.self).text == nil)
    }
}
