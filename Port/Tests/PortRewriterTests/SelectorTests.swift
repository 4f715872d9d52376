import PortRewriter
import Testing

struct SelectorTests {
    @Test func `Selectors of methods of the enclosing class become closures with a name`() {
        expect(
            """
            class Player: UIView {
                func setUp() {
                    a(#selector(tapped))
                    a(#selector(self.moved(_:)))
                    a(#selector(Player.moved))
                    a(#selector(play(song:at:)))
                }
                @objc func tapped() {}
                @objc func moved(_ pan: UIPanGestureRecognizer) {}
                @objc func play(song: Int, at event: UIEvent) {}
            }
            """,
            becomes: "a(Selector({ (o: Player) in o.tapped as () -> Void }, name: \"tapped\"))",
            "a(Selector({ (o: Player) in o.moved(_:) }, name: \"moved:\"))",
            "a(Selector({ (o: Player) in o.play(song:at:) }, name: \"playWithSong:at:\"))",
            "    func tapped() {}")
    }

    @Test func `Selectors have the names of Objective-C`() {
        expect(
            """
            class A { @objc(went:) func gone(_ x: Int) {}
            func f() { a(#selector(gone(_:))); a(#selector(B.move(to:))); a(#selector(B.wait(until:)))
            a(#selector(getter: B.size)); a(#selector(setter: B.size)) } }
            """,
            becomes: "name: \"went:\"", "name: \"moveTo:\"", "name: \"waitUntil:\"",
            "Selector(getting: \\B.size, name: \"size\")", "Selector(setting: \\B.size, name: \"setSize:\")")
    }

    @Test func `Selectors in nested types and extensions name the type that has the method`() {
        expect(
            "class A { class B { @objc func b() {}; func f() { x(#selector(b), #selector(a)) } }; @objc func a() {} }",
            becomes: "(o: A.B) in o.b", "(o: A) in o.a")
        expect(
            "extension UIViewController { @objc func done() {}; func f() { x(#selector(done)) } }",
            becomes: "(o: UIViewController) in o.done")
    }

    @Test func `Selectors of other objects and with casts keep the object and the type`() {
        expect(
            """
            class A { let model = Model()
            func f() { x(#selector(model.refresh)); x(#selector(tapped as () -> Void))
            x(#selector(A.tapped(_:) as (A) -> (UITapGestureRecognizer) -> Void)) } }
            class Model { @objc func refresh() {} }
            """,
            becomes: "Selector(of: model, { $0.refresh }, name: \"refresh\")",
            "(o: A) in o.tapped as () -> Void", "(o: A) in o.tapped(_:) as (UITapGestureRecognizer) -> Void")
    }

    @Test func `Selectors of standard editing actions become their constants`() {
        expect(
            """
            class A: UIView {
                override func copy(_ sender: Any?) {}
                @objc func delete() {}
                func f(_ s: Selector) {
                    switch s {
                    case #selector(copy(_:)), #selector(UIResponder.paste(_:)), #selector(f(_:)): x(#selector(delete))
                    default: break
                    }
                }
            }
            """,
            becomes:
                "case Selector.copy, Selector.paste, Selector(\"f:\"): x(Selector({ (o: A) in o.delete as () -> Void }")
    }

    @Test func `The selector of an action without target includes all classes with that method`() {
        expect(
            """
            class A { @objc func save() {} }
            class B { @objc func save() {} }
            func f() { button.addTarget(nil, action: #selector(A.save), for: .touchUpInside) }
            """,
            becomes: "Selector(anyOf: [Selector({ (o: A) in", "Selector({ (o: B) in o.save")
    }

    @Test func `Selectors of strings become closures if the target has the method`() {
        expect(
            """
            class A { @objc func save(_ x: Any) {}
            func f() { a(Selector("save:")); a(Selector(("save:"))); a(NSSelectorFromString("save:")); a(Selector(name)) } }
            """,
            becomes: "a(Selector({ (o: A) in o.save(_:) }, name: \"save:\"));",
            "a(Selector(name, among: [Selector({ (o: A) in o.save(_:) }, name: \"save:\")]))")
        #expect(findings("func f() { a(Selector(\"no:\")) }").first?.hasPrefix("A.swift:1:14: warning: ") ?? false)
    }

    @Test func `Key paths become strings with the names of Objective-C`() {
        expect(
            "let a = [#keyPath(UIView.isHidden), #keyPath(A.b.c), #keyPath(bounds)]",
            becomes: "[\"hidden\", \"b.c\", \"bounds\"]")
    }

    @Test func `A selector is UIKit's where the target has a type of the same name`() {
        expect(
            """
            enum Selector { case id }
            class A: NSObject {
                func f() { b.addTarget(self, action: #selector(tapped)) }
                @objc func tapped() {}
            }
            """,
            becomes: "action: UIKit.Selector({ (o: A) in o.tapped as () -> Void }, name: \"tapped\")")
    }
}
