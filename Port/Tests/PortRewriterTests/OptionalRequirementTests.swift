import PortRewriter
import Testing

struct OptionalRequirementTests {
    private let delegate = """
        @objc protocol D { func a()
        @objc optional func b(_ x: Int)
        @objc optional func c(_ x: Int, at y: String) -> Bool
        @objc optional func size() -> CGSize
        @objc optional var title: String { get } }

        """

    private func expectCalls(
        _ body: String, _ becomes: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let result = ported(delegate + "class V { weak var d: D?\nfunc f() {\n\(body)\n} }")
        #expect(result.contains(becomes), "\(result)", sourceLocation: sourceLocation)
    }

    @Test func `A delegate can be an AnyObject`() {
        expect(
            """
            @objc protocol MenuDelegate { @objc optional func opened(_ menu: Menu) }
            class Menu: UIView {
                weak var delegate: AnyObject?
                func open() { self.delegate?.opened?(self) }
            }
            """,
            becomes: "try? (self.delegate as? any MenuDelegate)?.opened(self)")
    }

    @Test func `The type of a delegate can be a type alias`() {
        expect(
            """
            @objc protocol CalendarDelegate { @objc optional func firstDay() -> Int }
            typealias Delegate = CalendarDelegate
            class Calendar {
                var firstDay: Int? = 1
                weak var delegate: Delegate?
                func ask() { if let delegate = delegate { print(delegate.firstDay?()) } }
            }
            """,
            becomes: "print((try? delegate.firstDay()))")
    }

    @Test func `Optional requirements become throwing requirements with default implementations`() {
        expect(
            delegate, becomes: "protocol D: AnyObject { func a()",
            "func b(_ x: Int) throws(UnimplementedRequirement)\n",
            "func c(_ x: Int, at y: String) throws(UnimplementedRequirement) -> Bool",
            "var title: String { get throws(UnimplementedRequirement) }",
            "extension D {\n    func b(_ x: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }")
        expect(
            "@objc public protocol D: class { @objc optional func a() }", becomes: "D: AnyObject {",
            "    public func a()")
        expect("@objc protocol D: NSObjectProtocol { }", becomes: "protocol D: AnyObject, NSObjectProtocol { }")
    }

    @Test func `A call of an optional requirement becomes try?`() {
        expectCalls("d?.b?(3)", "\ntry? d?.b(3)\n")
        expectCalls("let x = d?.c?(3, at: \"\") ?? true", "let x = (try? d?.c(3, at: \"\")) ?? true")
        expectCalls("let w = d?.size?().width", "let w = (try? d?.size())?.width")
        expectCalls("d!.b!(3)", "\ntry! d!.b(3)\n")
        expectCalls("let t = d?.title ?? \"\"", "let t = (try? d?.title) ?? \"\"")
    }

    @Test func `Calls of optional closures and of required methods stay`() {
        expectCalls("onTap?(3); self.cell?.done?()", "onTap?(3); self.cell?.done?()")
        expectCalls("d?.a()", "\nd?.a()\n")
    }

    @Test func `A closure with the name of an optional requirement is still called as a closure`() {
        let result = ported(
            delegate
                + "class V { var size: (() -> CGSize)?; weak var d: D?\nfunc f(v: V) {\nsize?(); v.size?(); d?.size?()\n} }"
        )
        #expect(result.contains("\nsize?(); v.size?(); try? d?.size()\n"), "\(result)")
    }

    @Test func `A test for an optional requirement becomes a call of optionalMethod`() {
        expectCalls(
            "if d?.b != nil {}",
            "if optionalMethod(d, of: [], known: [\"D\", \"V\"], { o in { (a0: Int) -> Void in _ = try? o.b(a0) } }) != nil"
        )
        expectCalls(
            "let x = d?.responds(to: #selector(D.b(_:))) ?? false",
            "Optional((optionalMethod(conforming(d, to: (any D).self), of: []")
    }

    @Test func `A method of the class itself as a value stays`() {
        expectCalls("done = self.b; other = V.b", "\ndone = self.b; other = V.b\n")
    }

    @Test func `Optional calls of UIKit's delegates become plain calls`() {
        expect(
            "class A { func f() { d?.scrollViewDidScroll?(v); let x = d?.scrollViewShouldScrollToTop?(v) ?? true } }",
            becomes: "d?.scrollViewDidScroll(v); let x = d?.scrollViewShouldScrollToTop(v) ?? true")
    }

    @Test func `A property of UIKit with the name of a requirement is not treated as one`() {
        expect(
            "@objc protocol M { @objc optional func menu(_ m: V, did i: Int) }\nclass A { func f() { b.menu = nil; if delegate?.menu != nil { } } }",
            becomes: "b.menu = nil; if optionalMethod(")
    }

    @Test func `A property named tableView is distinguished from the delegate's methods`() {
        expect(
            "class A { let tableView = UITableView(); func f() { tableView.delegate?.tableView?(tableView, didSelectRowAt: p) } }",
            becomes: "tableView.delegate?.tableView(tableView, didSelectRowAt: p)")
        expect(
            "class A { var tableView: ((T, P) -> Void)?; func f() { tableView?(t, p) } }", becomes: "tableView?(t, p)")
    }

    @Test func `A class gets a stub for an optional requirement that only its subclass implements`() {
        expect(
            delegate + "class A: UIView, D { func a() {}\n}\nclass B: A { func b(_ x: Int) {} }",
            becomes: "    func b(_ x: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }\n}",
            "class B: A { override func b(_ x: Int) {} }")
    }

    @Test func `A subclass overrides only methods of the delegate protocol of its superclass`() {
        let table = """
            class B: A, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
            func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }
            """
        // The delegate protocol of gesture recognizers has no methods of tables.
        let gestures = ported("class A: UIViewController, UIGestureRecognizerDelegate {}\n" + table)
        #expect(!gestures.contains("override") && !gestures.contains("UnimplementedDelegate"), "\(gestures)")
        // The table's delegate protocol has the delegate methods but not those of the data source.
        let rows = ported("class A: UIViewController, UITableViewDelegate {}\n" + table)
        #expect(rows.contains("override func tableView(_ t: UITableView, didSelectRowAt"), "\(rows)")
        #expect(!rows.contains("override func tableView(_ t: UITableView, numberOfRows"), "\(rows)")
        #expect(!rows.contains("UnimplementedDelegate"), "\(rows)")
    }

    @Test func `A table view cell conforms to UIGestureRecognizerDelegate if it is used as one`() {
        expect(
            "class C: UITableViewCell { func f() { pan.delegate = self } }\nclass D: C {}",
            becomes: "class C: UITableViewCell, UIGestureRecognizerDelegate {", "class D: C {}")
        expect(
            "class C: UITableViewCell {}\nextension C: UIGestureRecognizerDelegate {}",
            becomes: "class C: UITableViewCell {}")
    }

    @Test func `A context of a transition has all its methods`() {
        expect(
            "if c.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:))) { f() }",
            becomes: "if true { f() }")
    }

    @Test func `Optional methods of bars, presentations and transitions are called without a question mark`() {
        expect(
            """
            class A {
                func f() {
                    d?.tabBar?(t, didSelect: i)
                    d?.searchBarSearchButtonClicked?(s)
                    d?.presentationControllerDidDismiss?(p)
                    let x = d?.animationController?(forDismissed: c)
                }
            }
            """,
            becomes: "d?.tabBar(t, didSelect: i)", "d?.searchBarSearchButtonClicked(s)",
            "d?.presentationControllerDidDismiss(p)", "d?.animationController(forDismissed: c)")
    }
}
