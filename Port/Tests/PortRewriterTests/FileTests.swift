import PortRewriter
import Testing

struct FileTests {
    @Test func `Attributes of Objective-C and Interface Builder are replaced by spaces`() {
        #expect(
            ported(
                "import UIKit\n@IBDesignable @objcMembers class A {\n  @IBOutlet weak var b: UIView!\n  @objc(x) dynamic func c() {}\n}"
            )
                == "import UIKit\n                           class A {\n            weak var b: UIView!\n                   func c() {}\n}"
        )
        expect("@UIApplicationMain class A {}", becomes: "@main class A {}")
    }

    @Test func `Imports of Apple's modules are replaced or reported`() {
        #expect(
            ported("import UIKit\nimport AVFoundation\nimport os.log\nimport Mine")
                == "import UIKit\n                   \nimport TouchstoneLogging\nimport Mine")
        expect("import class UIKit.UIView\nimport ObjectiveC.runtime", becomes: "import UIKit\n")
        #expect(
            findings("import UIKit\nimport SpriteKit\nimport AVFoundation") == [
                "A.swift:2:1: warning: SpriteKit is not available, so it is not imported",
                "A.swift:3:1: warning: AVFoundation is not imported: add the product TouchstoneAVFoundation of Touchstone to the target's dependencies",
            ])
        #expect(Port([("A.swift", "import MapKit")], options: PortOptions(kept: ["MapKit"])).findings.isEmpty)
    }

    /// On a Mac, `Selector` and `CGColor` are declared in Foundation and Core Graphics.
    @Test func `A file that uses names that UIKit declares here imports UIKit`() {
        let others = [
            "import Foundation\nvar a: Selector?", "import CoreGraphics\nvar b: CGColor?", "let d: TimeInterval = 1",
            "let c = 1",
        ]
        let port = Port(
            (["import UIKit"] + others).enumerated().map { ("\($0.offset).swift", $0.element) },
            options: PortOptions(tellsLocations: false))
        #expect(
            port.sources.dropFirst().map(\.text) == [
                "import UIKit\n" + others[0], "import UIKit\n" + others[1], "import UIKit\n" + others[2], others[3],
            ])
        #expect(ported(others[0]) == others[0])
    }

    /// Swift does not let a subclass narrow the type of a property that can be set.
    @Test func `An override of delegate with a narrower type gets the superclass's type`() {
        expect(
            "import UIKit\nclass A: UITableView {\n  override var delegate: UITableViewDelegate? { didSet { changed(oldValue) } }\n}",
            becomes:
                "override var delegate: (any UIScrollViewDelegate)? { didSet { changed((oldValue as? any UITableViewDelegate)) } }"
        )
    }

    /// Blocks and functions with objects need Objective-C.
    @Test func `Calling conventions of Objective-C are removed`() {
        expect("let a: @convention(block) (Int) -> Void", becomes: "let a:                    (Int) -> Void")
        expect(
            "typealias B = @convention(c) (AnyObject, Selector) -> Void",
            becomes: "typealias B =                (AnyObject, Selector) -> Void")
        expect("typealias C = @convention(c) (Int) -> Void", becomes: "@convention(c) (Int) -> Void")
    }

    /// A nib uses the members of its class even if the class inherits all outlets and attributes.
    @Test func `A subclass forwards the outlets and attributes of nibs to its superclass`() {
        let text = """
            import UIKit
            class A: UIView { @IBInspectable var gap = 1.0; @IBOutlet var label: UILabel!; @IBAction func go() {} }
            class B: A {}
            """
        let result = ported(text, options: PortOptions(tellsLocations: false, makesInterfaceMembers: true))
        for line in [
            "func interfaceSet_B(_ name: String, _ value: Any?) -> Bool { interfaceSet_A(name, value) }",
            "func interfaceConnect_B(_ name: String, _ value: Any?) -> Bool { interfaceConnect_A(name, value) }",
            "static func interfaceAction_B(_ name: String) -> Selector? { interfaceAction_A(name) }",
        ] {
            #expect(result.contains(line), "\(result)")
        }
    }

    @Test func `Conditions on the platform and on modules are decided`() {
        expect("#if os(iOS) && !os(Linux)\nlet a = 1\n#endif", becomes: "#if true && !false\n")
        expect("#if canImport(UIKit) || canImport(SwiftUI)\n#endif", becomes: "#if canImport(UIKit) || false\n")
    }

    @Test func `An override in an extension moves into the class`() {
        let port = Port([
            ("A.swift", "import UIKit\nclass A: UIView {\n}\n"),
            (
                "B.swift",
                "import UIKit\nextension A {\n    override func layoutSubviews() {\n    }\n    @objc func go() {}\n}\n"
            ),
            ("C.swift", "import UIKit\nclass C: A {\n    override func go() {}\n}\n"),
        ])
        #expect(port.findings.isEmpty)
        #expect(
            port.sources[0].text == """
                #sourceLocation(file: "A.swift", line: 1)
                import UIKit
                class A: UIView {

                #sourceLocation(file: "B.swift", line: 3)
                override func layoutSubviews() {
                    }
                #sourceLocation(file: "A.swift", line: 3)

                #sourceLocation(file: "B.swift", line: 5)
                      func go() {}
                #sourceLocation(file: "A.swift", line: 3)
                }

                """)
        #expect(port.sources[1].text.hasSuffix("extension A {\n    \n\n    \n}\n"))
    }

    @Test func `Private declarations that a moved member uses are no longer private`() {
        let port = Port(
            [
                ("A.swift", "class A: UIView {\n}"),
                (
                    "B.swift",
                    "private let gap = 1\nprivate let other = 2\nextension A {\n  override func layoutSubviews() { place(gap) }\n  private func place(_ x: Int) {}\n}"
                ),
            ], options: PortOptions(tellsLocations: false))
        #expect(port.sources[0].text.contains("override func layoutSubviews() { place(gap) }"))
        #expect(
            port.sources[1].text.hasSuffix(
                "        let gap = 1\nprivate let other = 2\nextension A {\n  \n          func place(_ x: Int) {}\n}"))
    }

    @Test func `An override of a member that an extension adds to UIKit goes through a protocol`() {
        expect(
            """
            extension UIViewController { @objc func reload(_ all: Bool) -> Int { 1 } }
            class A: UINavigationController { override func reload(_ all: Bool) -> Int { super.reload(all) } }
            class B: A { override func reload(_ all: Bool) -> Int { super.reload(all) } }
            """,
            becomes:
                "func reload(_ all: Bool) -> Int { if let own = self as? any Overriding_UIViewController_reload____ { return own.overriding_reload(all) }; return original_reload(all) }; func original_reload(_ all: Bool) -> Int { 1 } }",
            "class A: UINavigationController, Overriding_UIViewController_reload____ {          func overriding_reload(_ all: Bool) -> Int { self.original_reload(all) } }",
            "class B: A { override func overriding_reload(_ all: Bool) -> Int { super.overriding_reload(all) } }",
            "@MainActor protocol Overriding_UIViewController_reload____: AnyObject {")
    }

    @Test func `self as target in a property's initial value becomes nil`() {
        expect(
            "class A { let b: UIButton = { let b = UIButton(); b.addTarget(self, action: x, for: y); return b }()\nlazy var c = T(target: self) }",
            becomes: "b.addTarget(nil, action", "T(target: self)")
    }

    @Test func `The main queue becomes the queue of the application's clock`() {
        expect(
            "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { }; DispatchQueue.main.async { }; DispatchQueue.main.sync { } }",
            becomes:
                "ApplicationQueue.main.asyncAfter(deadline: .now() + 0.3) { }; ApplicationQueue.main.async { }; DispatchQueue.main.sync"
        )
        expect("c.addObserver(forName: n, object: nil, queue: .main) { _ in }", becomes: "queue: nil) {")
    }

    @Test func `Code that needs the Objective-C runtime is reported`() {
        #expect(
            findings("class A: NSObject { override func responds(to s: Selector!) -> Bool { true } }").first?.contains(
                "error")
                ?? false)
        #expect(
            findings("extension UIView {\n    override func layoutSubviews() {}\n}") == [
                "A.swift:2:5: error: an extension can't override a method of UIView, which this target doesn't declare"
            ])
        #expect(findings("func f() { method_exchangeImplementations(a, b) }").count == 1)
    }

    @Test func `Dynamic properties of views are listed as appearance properties`() {
        expect(
            """
            public class Ring: UIControl {
                @objc dynamic public var width: CGFloat = 1 { didSet { setNeedsDisplay() } }
                @objc dynamic var hue: UIColor? { get { h } set { h = newValue } }
                @objc dynamic var size: Int { 3 }
                @objc dynamic private(set) var count = 0
            }
            class Model: NSObject { @objc dynamic var name = "" }
            class Story: Ring { @objc dynamic var age = 0 }
            """,
            becomes:
                "public override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + [AppearanceProperty(\\Ring.width), AppearanceProperty(\\Ring.hue)] }",
            "    override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + [AppearanceProperty(\\Story.age)] }",
            "class Model: NSObject {               var name = \"\" { didSet { keyValueMayHaveChanged() } } }")
    }

    @Test func `Dynamic methods of views note their calls on appearance proxies`() {
        let ring = ported(
            """
            class Ring: UIView {
                @objc dynamic func setBorder(_ color: UIColor?, for state: UIControl.State) { color = 1 }
                @objc dynamic func setWidth(to width: CGFloat) {}
                @objc dynamic func tapped(_ sender: Any) {}
                @objc func setHeight(_ height: CGFloat) {}
            }
            class Model: NSObject { @objc dynamic func setName(_ name: String) {} }
            """)
        #expect(
            ring.contains(
                "{ noteAppearanceCall(\"setBorder(_:for:)\", axes: [state]) { (o: Ring) in o.setBorder(color, for: state) }; color = 1 }"
            ), "\(ring)")
        #expect(
            ring.contains("{ noteAppearanceCall(\"setWidth(to:)\", axes: []) { (o: Ring) in o.setWidth(to: width) };}"))
        #expect(ring.ranges(of: "noteAppearanceCall").count == 2)
    }

    @Test func `A member that an extension adds to a class of UIKit is public instead of open`() {
        expect(
            """
            extension UIColor { @objc class open dynamic var warm: UIColor { .red } }
            open class Ring: UIView { open var width = 1 }
            extension Ring { open func turn() {} }
            """,
            becomes: "class public         var warm: UIColor { .red }", "open var width = 1", "{ open func turn() {} }")
    }

    @Test func `Properties that Core Animation stores are stored properties`() {
        expect(
            """
            class Dial: CALayer {
                @NSManaged var angle: CGFloat
                @NSManaged public var hue: UIColor
                @NSManaged var name: String?
            }
            """,
            becomes: "var angle: CGFloat = 0 { didSet { layerPropertyChanged(\"angle\") } }",
            "public var hue: UIColor! { didSet { layerPropertyChanged(\"hue\") } }",
            "var name: String? { didSet { layerPropertyChanged(\"name\") } }")
        #expect(findings("class Song: NSManagedObject { @NSManaged var title: String }").count == 1)
    }

    @Test func `The description of an object's class is its name`() {
        expect(
            "func f(_ o: AnyObject) -> String { type(of: o).description() }",
            becomes: "{ String(reflecting: type(of: o)) }")
    }

    @Test func `An open static member is public`() {
        expect("open class A { open static func a() {} }", becomes: "open class A { public static func a() {} }")
    }

    @Test func `The closure of enumerateMatches does not escape`() {
        expect(
            "class A { func f() { r.enumerateMatches(in: s, options: [], range: all) { _, _, _ in found() } } }",
            becomes: "r.forEachMatch(in: s, options: [], range: all) {")
    }

    @Test func `Views with own initializers have appearance proxies`() {
        expect(
            """
            public class Chip: UIControl {
                @objc dynamic public var hue: UIColor?
                let label = UILabel()
                init(title: String) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """,
            becomes: "public override init(frame: CGRect) { super.init(frame: frame) }")
        let named = ported(
            """
            class Named: UIView {
                @objc dynamic var hue: UIColor?
                let name: String
                init(name: String) { self.name = name; super.init(frame: .zero) }
                required init?(coder: NSCoder) { nil }
            }
            """)
        #expect(named.contains("AppearanceProperty(\\Named.hue)") && !named.contains("override init(frame"))
    }

    @Test func `Key-value observing by name conforms to a protocol and dynamic properties notify`() {
        expect(
            """
            class A: UIView {
                @objc dynamic var a = 1
                @objc dynamic var b = 1 { didSet { c() } }
                override func observeValue(forKeyPath k: String?, of o: Any?, change: [X: Any]?, context: Y?) {
                    super.observeValue(forKeyPath: k, of: o, change: change, context: context)
                }
            }
            """,
            becomes: "class A: UIView, KeyValueObserver {", "var a = 1 { didSet { keyValueMayHaveChanged() } }",
            "var b = 1 { didSet { defer { keyValueMayHaveChanged() }; c() } }", "             func observeValue(",
            "        ()\n")
    }

    @Test func `Timers follow the application's clock`() {
        expect(
            "let a = Timer.scheduledTimer(timeInterval: 1); let b = Timer(timeInterval: 1); RunLoop.main.add(b, forMode: .common)",
            becomes: "ApplicationTimer.scheduledTimer(timeInterval: 1)", "ApplicationTimer(timeInterval: 1)",
            "RunLoop.main.start(b, forMode: .common)")
    }

    @Test func `Each declaration keeps its line`() {
        let text =
            "import UIKit\nclass A {\n  func f() {\n    a(#selector(\n      g))\n  }\n  @objc\n  func g() {}\n}\n// end\n"
        let lines = ported(text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[7].hasSuffix("func g() {}"))
    }

    @Test func `A file without anything to port stays the same`() {
        let text = "import UIKit\n/* ünï */ class A: UIView {\n    let x = 1 // ë\n}\n"
        #expect(ported(text) == text)
    }
}
