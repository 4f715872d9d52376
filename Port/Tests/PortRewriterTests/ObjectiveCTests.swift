import PortRewriter
import Testing

/// Code that relies on the dynamic features of Objective-C.
struct ObjectiveCTests {
    private let delegates = """
        @objc protocol Early { @objc optional func moved(_ x: Int) }
        @objc protocol Late { @objc optional func moved(_ x: String)
        @objc optional func mayMove() -> Bool
        @objc optional func color() -> Ink }
        @objc protocol Later: Late { }
        class A { weak var delegate: Early? }

        """

    @Test func `An optional method as a value returns a default value instead of trapping`() {
        expect(
            delegates
                + """
                class B { weak var delegate: Late?
                func f() { if let g = delegate?.mayMove { g() }; if let h = delegate?.color { h() } } }
                class C { weak var delegate: Early?
                func f() { if let g = delegate?.moved { g(2) } } }
                """,
            becomes: "{ () -> Bool in (try? o.mayMove()) ?? Bool() }", "{ (a0: Int) -> Void in _ = try? o.moved(a0) }",
            "do { return try o.color() } catch { fatalError(\"\\(type(of: o)) has no color()\") }")
    }

    @Test func `The protocol of the delegate's declared type decides which requirement is meant`() {
        expect(
            delegates + "class B { weak var delegate: Late?\nfunc f() { if let g = delegate?.moved { g(x) } } }",
            becomes: "{ (a0: String) -> Void in")
        expect(
            delegates + "class B { weak var delegate: Later?\nfunc f() { if let g = delegate?.moved { g(x) } } }",
            becomes: "{ (a0: String) -> Void in")
        expect(
            delegates + "func f(delegate: Late?) { if delegate?.moved != nil { } }",
            becomes: "{ (a0: String) -> Void in")
        expect(
            delegates + "func f(d: NSObject) { d.responds(to: #selector(Late.moved(_:))) }",
            becomes: "to: (any Late).self)")
    }

    @Test func `Forced calls of UIKit's delegate methods become plain calls`() {
        expect(
            "class A { func f() { let x = delegate!.gestureRecognizer!(g, shouldReceive: t); d?.scrollViewDidScroll!(s) } }",
            becomes: "let x = delegate!.gestureRecognizer(g, shouldReceive: t); d?.scrollViewDidScroll(s)")
    }

    @Test func `The application delegate's window is optional once`() {
        expect(
            """
            let a = UIApplication.shared.delegate?.window??.rootViewController
            let b = UIApplication.shared.delegate!.window!!
            let c = view.window?.bounds
            guard let window = UIApplication.shared.delegate?.window, let window = window else { return }
            """,
            becomes: "delegate?.window?.rootViewController\n", "delegate!.window!\n", "view.window?.bounds\n",
            "let window = Optional(UIApplication.shared.delegate?.window), let window = window")
    }

    @Test func `Color, image and file literals become initializer calls`() {
        expect(
            """
            func ink() -> UIColor {
                #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
            }
            let all = [#colorLiteral(
                red: 0, green: 0,
                blue: 0, alpha: 1).cgColor, #imageLiteral(resourceName: "star")]
            let file = #fileLiteral(resourceName: "songs.json")
            """,
            becomes: "    UIColor(_colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)\n}",
            "[UIColor(_colorLiteralRed: 0, green: 0, blue: 0, alpha: 1)\n\n.cgColor,",
            "(UIImage(named: \"star\") ?? UIImage())",
            "Bundle.main.url(forResource: \"songs.json\", withExtension: nil)!")
    }

    @Test func `Members of AnyObject are called through objectiveCMembers`() {
        expect(
            """
            class A {
                weak var target: AnyObject?
                func f(info: [K: Any], value: AnyObject, number: NSNumber) {
                    let frame = (info[key] as AnyObject).cgRectValue.height
                    let x = value.doubleValue + number.doubleValue
                    _ = target?.perform(action, with: self)
                    target!.perform?(action)
                }
            }
            """,
            becomes: "let frame = objectiveCMembers(info[key] as AnyObject).cgRectValue.height",
            "let x = objectiveCMembers(value).doubleValue + number.doubleValue",
            "_ = objectiveCMembers(target)?.perform(action, with: self)",
            "objectiveCMembers(target)!.perform(action)")
        expect(
            "func f(c: AnyClass?) { c?.responds(to: s) }", becomes: "objectiveCMembers(c)?.responds(to: s)")
    }

    @Test func `Initializers of metatypes of UIKit's classes become calls of constructed`() {
        expect(
            """
            func make<T: UIView>() -> T { T() }
            func makeAt<T>(_ r: CGRect) -> T where T: UIView & Named { T(frame: r) }
            class Pool<Item: Card> { func next() -> Item { Item(frame: .zero) } }
            class Card: UIView { let kind: UIButton.Type = UIButton.self
            func f() { add(kind.init(frame: .zero)); add(type(of: self).init()); add(Self(frame: bounds)); Card() } }
            """,
            becomes: "{ constructed(T.self) }", "{ constructed(T.self, frame: r) }",
            "{ constructed(Item.self, frame: .zero) }", "add(constructed(kind, frame: .zero))",
            "add(constructed(type(of: self)));", "add(constructed(Self.self, frame: bounds)); Card() }")
    }

    @Test func `Initializers of Self in extensions become calls of constructed`() {
        expect(
            """
            protocol Reusable {}
            extension Reusable where Self: UIView { static func make() -> Self { Self(frame: .zero) } }
            extension UIView { static func other() -> Self { self.init(frame: .zero); return Self() } }
            """,
            becomes: "{ constructed(Self.self, frame: .zero) }",
            "{ constructed(self, frame: .zero); return constructed(Self.self) }")
    }

    @Test func `Initializers that are required or of final types stay`() {
        for text in [
            "protocol Makes { init() }\nfunc f<T: UIView & Makes>() -> T { T() }",
            "class A: UIView { required init() {}\nfunc f() { type(of: self).init() } }",
            "final class A: UIView { func f() { Self() } }", "struct A { func f() { Self() } }",
            "func f<T: Other>() -> T { T() }", "class A: UIView { convenience init() { self.init(frame: .zero) } }",
        ] { #expect(ported(text) == text) }
    }

    @Test func `setUp and tearDown of main actor test cases become nonisolated`() {
        expect(
            """
            @MainActor final class CartTests: XCTestCase {
                override func setUp() { super.setUp(); cart = Cart() }
                override func tearDownWithError() throws { try cart.close() }
                override func setUp() async throws { }
            }
            class OtherTests: XCTestCase {
                @MainActor override func setUp() { cart = Cart() }
                override func tearDown() { }
            }
            """,
            becomes:
                "    override nonisolated func setUp() { MainActor.assumeIsolated { super.setUp(); cart = Cart() } }",
            "    override nonisolated func tearDownWithError() throws { try MainActor.assumeIsolated { try cart.close() } }",
            "    override func setUp() async throws { }\n",
            "               override nonisolated func setUp() { MainActor.assumeIsolated { cart = Cart() } }",
            "    override func tearDown() { }\n")
        let other = "@MainActor class A: Screen { override func setUp() { } }"
        #expect(ported(other) == other)
    }

    @Test func `A file that uses URLSession imports FoundationNetworking`() {
        let part = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        let text = "import Foundation\nlet task = URLSession.shared.dataTask(with: url) { }"
        #expect(ported(text) == part + text)
        #expect(ported("import Foundation\nlet a = URL(string: b)") == "import Foundation\nlet a = URL(string: b)")
        #expect(ported(part + text) == part + text)
        // A moved member needs the import in its new file.
        let port = Port(
            [
                ("A.swift", "import UIKit\nclass A: UIView {\n}"),
                (
                    "B.swift",
                    "import UIKit\nextension A { override func layoutSubviews() { send(URLRequest(url: u)) } }"
                ),
            ], options: PortOptions(tellsLocations: false))
        #expect(port.sources[0].text.hasPrefix(part), "\(port.sources[0].text)")
    }

    @Test func `Files with the same name get numbers`() {
        #expect(
            Port.names(of: ["a/Cell.swift", "b/Row.swift", "b/cell.swift", "c/Cell.swift", "Cell-2.swift"]) == [
                "Cell", "Row", "cell-2", "Cell-3", "Cell-2-2",
            ])
    }

    @Test func `Rectangles that share an edge do not intersect in a ported file`() {
        let text =
            "import UIKit\nfunc f(_ v: UIView) -> Bool { v.frame.intersects(v.bounds) && v.frame.intersects(.zero) }"
        let result = ported(text)
        #expect(result.hasPrefix(text), "\(result)")
        #expect(
            result.components(separatedBy: "fileprivate func intersects(_ other: CGRect) -> Bool").count == 2,
            "\(result)")
    }

    @Test func `A file that compares no rectangles or has its own comparison gets none`() {
        #expect(!ported("import UIKit\nlet a = indices.intersects(integersIn: 0..<3)").contains("CGRect"))
        let own =
            "import UIKit\nextension CGRect { func intersects(_ other: CGRect) -> Bool { true } }\nlet a = b.intersects(c)"
        #expect(ported(own) == own)
    }
}
