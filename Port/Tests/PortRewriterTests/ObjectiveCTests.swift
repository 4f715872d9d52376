import PortRewriter
import Testing

/// What Objective-C finds when it runs.
struct ObjectiveCTests {
    private let delegates = """
        @objc protocol Early { @objc optional func moved(_ x: Int) }
        @objc protocol Late { @objc optional func moved(_ x: String)
        @objc optional func mayMove() -> Bool
        @objc optional func color() -> Ink }
        @objc protocol Later: Late { }
        class A { weak var delegate: Early? }

        """

    @Test func theDelegatesOwnProtocol() {
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
}
