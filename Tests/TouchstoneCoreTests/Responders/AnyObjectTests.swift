import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What ported code asks of objects and classes that are known only when it runs.
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

    private final class Heard: NSObject {
        var count = 0
        func hear() { count += 1 }
    }

    @Test func `Values of any object`() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(objectiveCMembers(NSValue(cgRect: frame) as AnyObject).cgRectValue.height == 4)
        #expect(objectiveCMembers(2.5 as AnyObject).doubleValue == 2.5)
        #expect(objectiveCMembers("2.5" as AnyObject).doubleValue == 2.5)
        #expect(objectiveCMembers(7 as AnyObject).intValue == 7)
        #expect(objectiveCMembers(Model()).cgRectValue == nil)
        #expect(objectiveCMembers(nil as AnyObject?)?.doubleValue == nil)
    }

    @Test func `Selectors of any object`() {
        let heard = Heard()
        let hear = Selector({ (o: Heard) in o.hear as () -> Void }, name: "hear")
        let target: AnyObject? = heard
        #expect(objectiveCMembers(target)?.responds(to: hear) == true)
        _ = objectiveCMembers(target)?.perform(hear, with: nil)
        #expect(heard.count == 1)
        #expect(!objectiveCMembers(Model()).responds(to: hear))
        #expect(objectiveCMembers(target)!.isKind(of: NSObject.self))
    }

    @Test func `Classes implement no selector themselves`() {
        let hear = Selector({ (o: Heard) in o.hear as () -> Void }, name: "hear")
        #expect(!Heard.responds(to: hear))
        #expect(Heard.value(forKeyPath: "count") == nil)
        let exceptions = TestApplication.current.exceptions { _ = Heard.perform(hear) }
        #expect(exceptions.count == 1 && exceptions.first?.contains("The class Heard has no action hear") == true)
    }

    @Test func `Metatypes make objects with their own initializers`() {
        func make<View: UIView>(_ type: View.Type) -> View { constructed(type) }
        #expect(make(Chip.self).isOwn)
        let kind: UIView.Type = Chip.self
        let chip = constructed(kind, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect((chip as? Chip)?.isOwn == true && chip.bounds.width == 9)
        #expect(constructed(Model.self).name == "model")
        #expect(make(UILabel.self).text == nil)
    }
}
