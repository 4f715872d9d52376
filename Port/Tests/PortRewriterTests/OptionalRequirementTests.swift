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

    @Test func theProtocol() {
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

    @Test func calls() {
        expectCalls("d?.b?(3)", "\ntry? d?.b(3)\n")
        expectCalls("let x = d?.c?(3, at: \"\") ?? true", "let x = (try? d?.c(3, at: \"\")) ?? true")
        expectCalls("let w = d?.size?().width", "let w = (try? d?.size())?.width")
        expectCalls("d!.b!(3)", "\ntry! d!.b(3)\n")
        expectCalls("let t = d?.title ?? \"\"", "let t = (try? d?.title) ?? \"\"")
    }

    @Test func closuresOfThatKindStay() {
        expectCalls("onTap?(3); self.cell?.done?()", "onTap?(3); self.cell?.done?()")
        expectCalls("d?.a()", "\nd?.a()\n")
    }

    @Test func aClosureOfTheSameName() {
        let result = ported(
            delegate
                + "class V { var size: (() -> CGSize)?; weak var d: D?\nfunc f(v: V) {\nsize?(); v.size?(); d?.size?()\n} }"
        )
        #expect(result.contains("\nsize?(); v.size?(); try? d?.size()\n"), "\(result)")
    }

    @Test func whetherItIsThere() {
        expectCalls(
            "if d?.b != nil {}",
            "if optionalMethod(d, of: [], known: [\"D\", \"V\"], { o in { (a0: Int) -> Void in _ = try? o.b(a0) } }) != nil"
        )
        expectCalls(
            "let x = d?.responds(to: #selector(D.b(_:))) ?? false",
            "Optional((optionalMethod(conforming(d, to: (any D).self), of: []")
    }

    @Test func onesOwnMethodIsThere() {
        expectCalls("done = self.b; other = V.b", "\ndone = self.b; other = V.b\n")
    }

    @Test func delegatesOfUIKit() {
        expect(
            "class A { func f() { d?.scrollViewDidScroll?(v); let x = d?.scrollViewShouldScrollToTop?(v) ?? true } }",
            becomes: "d?.scrollViewDidScroll(v); let x = d?.scrollViewShouldScrollToTop(v) ?? true")
    }

    @Test func aPropertyOfUIKitIsCalledAsARequirement() {
        expect(
            "@objc protocol M { @objc optional func menu(_ m: V, did i: Int) }\nclass A { func f() { b.menu = nil; if delegate?.menu != nil { } } }",
            becomes: "b.menu = nil; if optionalMethod(")
    }

    @Test func aTableIsCalledAsItsDelegatesMethods() {
        expect(
            "class A { let tableView = UITableView(); func f() { tableView.delegate?.tableView?(tableView, didSelectRowAt: p) } }",
            becomes: "tableView.delegate?.tableView(tableView, didSelectRowAt: p)")
        expect(
            "class A { var tableView: ((T, P) -> Void)?; func f() { tableView?(t, p) } }", becomes: "tableView?(t, p)")
    }

    @Test func onlyASubclassHasIt() {
        expect(
            delegate + "class A: UIView, D { func a() {}\n}\nclass B: A { func b(_ x: Int) {} }",
            becomes: "    func b(_ x: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }\n}",
            "class B: A { override func b(_ x: Int) {} }")
    }

    @Test func aSubclassOfWhoeverDelegatesSomethingElse() {
        let table = """
            class B: A, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
            func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }
            """
        // A gesture recognizer's delegate has nothing of a table's.
        let gestures = ported("class A: UIViewController, UIGestureRecognizerDelegate {}\n" + table)
        #expect(!gestures.contains("override") && !gestures.contains("UnimplementedDelegate"), "\(gestures)")
        // A table's delegate has what the delegate has, and nothing of the data source.
        let rows = ported("class A: UIViewController, UITableViewDelegate {}\n" + table)
        #expect(rows.contains("override func tableView(_ t: UITableView, didSelectRowAt"), "\(rows)")
        #expect(!rows.contains("override func tableView(_ t: UITableView, numberOfRows"), "\(rows)")
        #expect(!rows.contains("UnimplementedDelegate"), "\(rows)")
    }

    @Test func aTablesCellIsADelegateOfGestureRecognizers() {
        expect(
            "class C: UITableViewCell { func f() { pan.delegate = self } }\nclass D: C {}",
            becomes: "class C: UITableViewCell, UIGestureRecognizerDelegate {", "class D: C {}")
        expect(
            "class C: UITableViewCell {}\nextension C: UIGestureRecognizerDelegate {}",
            becomes: "class C: UITableViewCell {}")
    }
}
