import PortRewriter
import Testing

struct ExtensionTests {
    private let plain = PortOptions(tellsLocations: false)

    @Test func `An optional requirement in a subclass's extension moves and becomes an override`() {
        let result = ported(
            """
            class Sheet: UIView {
            }
            extension Sheet: UIScrollViewDelegate {}
            class TallSheet: Sheet {
            }
            extension TallSheet {
                public func scrollViewDidScroll(_ s: UIScrollView) { moved() }
            }
            """)
        #expect(result.contains("override public func scrollViewDidScroll(_ s: UIScrollView) { moved() }"), "\(result)")
        #expect(result.hasSuffix("extension TallSheet {\n    \n}"), "\(result)")
    }

    @Test func `Moved members keep their order`() {
        let result = ported(
            """
            class Sheet: UIView {
            }
            extension Sheet {
                override func layoutSubviews() { a(#selector(go)); b(#selector(go)) }
                override func didMoveToWindow() { c(#selector(go)) }
                override var isHidden: Bool { true }
                @objc func go() {}
            }
            """)
        let places = ["layoutSubviews", "didMoveToWindow", "isHidden"].compactMap {
            result.ranges(of: $0).first?.lowerBound
        }
        #expect(places.count == 3 && places == places.sorted(), "\(result)")
    }

    @Test func `The stub for a public class is open and its delegate class is private`() {
        let result = ported(
            """
            open class Box: UIViewController, UITextFieldDelegate {
            }
            class SmallBox: Box { func textFieldShouldReturn(_ t: UITextField) -> Bool { true } }
            """)
        #expect(
            result.contains("    private final class UnimplementedDelegate: NSObject, UITextFieldDelegate {}"),
            "\(result)")
        #expect(
            result.contains(
                "    open func textFieldShouldReturn(_ t: UITextField) -> Bool { "
                    + "UnimplementedDelegate().textFieldShouldReturn(t) }"), "\(result)")
        #expect(!result.contains("open private"), "\(result)")
    }

    @Test func `A stub conforms only to the protocol that has the method`() {
        // A protocol with requirements cannot be implemented by an empty class, and this one has no methods for rows.
        let rows = ported(
            """
            class A: UIViewController, UIContextMenuInteractionDelegate, UITableViewDelegate { func x() {} }
            class B: A { func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 9 } }
            """)
        #expect(rows.contains("class UnimplementedDelegate: NSObject, UITableViewDelegate {}"), "\(rows)")
        // The drag delegate protocol has no heights of rows.
        let dragging = ported(
            """
            class A: UIViewController, UITableViewDragDelegate { func x() {} }
            class B: A, UITableViewDelegate {
            func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 9 } }
            """)
        #expect(!dragging.contains("override") && !dragging.contains("Unimplemented"), "\(dragging)")
        // The sizes of items belong to the flow layout's delegate protocol.
        let flow = ported(
            """
            class A: UIViewController, UICollectionViewDelegate { func x() {} }
            class B: A, UICollectionViewDelegateFlowLayout {
            func collectionView(_ c: UICollectionView, layout l: L, sizeForItemAt p: IndexPath) -> CGSize { .zero } }
            """)
        #expect(!flow.contains("override") && !flow.contains("Unimplemented"), "\(flow)")
    }

    @Test func `A class in an inactive condition gets no members`() {
        let result = ported(
            """
            #if os(iOS)
            class Pane: UIView {
            }
            #else
            class Pane: NSView {
            }
            #endif
            extension Pane { override func layoutSubviews() {} }
            """)
        #expect(
            result.contains("class Pane: UIView {\n\n\n    override func layoutSubviews() {}\n}\n#else"), "\(result)")
        #expect(result.contains("class Pane: NSView {\n}"), "\(result)")
    }

    @Test func `An extension in an inactive condition stays unchanged`() {
        let text = """
            import UIKit
            class Pane: UIView {
            }
            #if canImport(AppKit)
            extension Pane { override func mouseDown(with e: NSEvent) {} }
            #endif
            """
        #expect(ported(text) == text.replacing("canImport(AppKit)", with: "false"))
    }

    @Test func `A condition that only the compiler can decide moves with the member`() {
        let result = ported(
            """
            class Pane: UIView {
            }
            #if DEBUG && os(iOS)
            #else
            extension Pane { override func layoutSubviews() {} }
            #endif
            """)
        #expect(
            result.contains(
                "class Pane: UIView {\n\n#if !(DEBUG && true)\n\n    override func layoutSubviews() {}\n#endif\n}"),
            "\(result)")
    }

    @Test func `A member in an active condition moves without the condition`() {
        let result = ported(
            """
            class Pane: UIView {
            }
            extension Pane {
            #if os(iOS)
                override func layoutSubviews() {}
            #else
                override func layout() {}
            #endif
            }
            """)
        #expect(result.contains("class Pane: UIView {\n\n\n    override func layoutSubviews() {}\n}"), "\(result)")
        #expect(result.contains("#else\n    override func layout() {}\n#endif"), "\(result)")
    }

    @Test func `observeValue in an extension makes the class a KeyValueObserver`() {
        let result = ported(
            """
            class Gauge: UIView {
            }
            extension Gauge {
                override open func observeValue(forKeyPath k: String?, of o: Any?, change: [X: Any]?, context: Y?) {}
            }
            """)
        #expect(result.contains("class Gauge: UIView, KeyValueObserver {"), "\(result)")
        #expect(result.contains("             open func observeValue(forKeyPath"), "\(result)")
        #expect(!result.contains("override"), "\(result)")
    }

    @Test func `Code in a condition on Combine is not ported`() {
        let text = """
            import UIKit
            #if canImport(Combine)
            import Combine
            @objc protocol Feed { @objc optional func sent(_ x: Int) }
            extension Card { override func layoutSubviews() {} }
            #endif
            class Card: UIView {
            }
            """
        #expect(ported(text) == text.replacing("canImport(Combine)", with: "false"))
        #expect(findings(text).isEmpty)
        // Only the compiler knows `DEBUG`.
        expect(
            "#if DEBUG\n@objc protocol Feed { @objc optional func sent(_ x: Int) }\n#endif",
            becomes: "#if DEBUG\nextension Feed {\n    func sent(_ x: Int) throws", "}\n#endif\n")
    }

    @Test func `A private method in a condition is visible to a member that moves to another file`() {
        let port = Port(
            [
                ("A.swift", "import UIKit\nopen class A: UIView {}"),
                (
                    "A+Nib.swift",
                    """
                    #if canImport(UIKit)
                    import UIKit
                    extension A {
                        override open func prepareForInterfaceBuilder() { fill() }
                        private func fill() {}
                    }
                    #endif
                    """
                ),
            ], options: plain)
        #expect(port.sources[0].text.contains("prepareForInterfaceBuilder"), "\(port.sources[0].text)")
        #expect(!port.sources[1].text.contains("private"), "\(port.sources[1].text)")
    }
}
