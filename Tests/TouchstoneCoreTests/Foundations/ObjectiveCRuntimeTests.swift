import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Code that uses the Objective-C runtime compiles, is logged where it has no effect, and does not end the program.
@Suite(.application) @MainActor
struct ObjectiveCRuntimeTests {
    private final class Card: UIView {
        func first() {}
        func second() {}
    }

    @Test func `Exchanging two methods is logged and has no effect`() throws {
        let logged = TestApplication.current.exceptions {
            let first = class_getInstanceMethod(Card.self, Selector(Card.first, name: "first"))
            let second = class_getInstanceMethod(Card.self, Selector(Card.second, name: "second"))
            if let first, let second { method_exchangeImplementations(first, second) }
        }
        expectEqual(logged.count, 1)
        #expect("\(logged)".contains("first of Card cannot be exchanged"))
    }

    @Test func `Adding a method is logged and returns false`() throws {
        let name = Selector(Card.first, name: "first")
        var added = true
        let logged = TestApplication.current.exceptions {
            guard let method = class_getInstanceMethod(Card.self, name) else { return }
            added = class_addMethod(Card.self, name, method_getImplementation(method), method_getTypeEncoding(method))
        }
        #expect(!added && logged.count == 1)
    }

    @Test func `A formatter sets the value of a text`() {
        var value: AnyObject?
        var problem: NSString?
        #expect(NumberFormatter().getObjectValue(&value, for: "12", errorDescription: &problem))
        #expect((value as? NSNumber)?.intValue == 12 && problem == nil)
        #expect(!NumberFormatter().getObjectValue(&value, for: "twelve", errorDescription: &problem))
        #expect(problem != nil)
    }

    @Test func `A formatter returns the value of a text through a pointer to an object`() {
        let bytes = UnsafeMutablePointer<Int8>.allocate(capacity: 1)
        defer { bytes.deallocate() }
        let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(bytes)
        #expect(NumberFormatter().getObjectValue(place, for: "12", errorDescription: nil))
        expectEqual((place.pointee as? NSNumber)?.intValue, 12)
    }

    private final class Editor: NSObject {
        private(set) var values: [Bool] = []
        func setEditing(_ editing: Bool) { values.append(editing) }
    }

    @Test func `A selector can name a method with a Boolean parameter`() {
        let editor = Editor()
        _ = editor.perform(Selector({ (o: Editor) in o.setEditing(_:) }, name: "setEditing:"), with: editor)
        expectEqual(editor.values, [true])
    }
}
