import PortRewriter
import Testing

struct ActionParameterTests {
    @Test func `The parameter of an action has the most general recognizer class that has the used members`() {
        expect(
            """
            class Drawer: UIView {
                @objc func dragged(_ edge: UIScreenEdgePanGestureRecognizer) {
                    if edge.state == .changed { move(share(edge), edge.velocity(in: self)) }
                }
                @IBAction func pressed(_ tap: UITapGestureRecognizer) { show(tap.location(in: self)) }
                @objc func spread(by pinch: UIPinchGestureRecognizer) { note(pinch) }
                func share(_ pan: UIPanGestureRecognizer) -> CGFloat { pan.translation(in: self).x }
                func note(_ recognizer: UIGestureRecognizer) {}
            }
            """,
            becomes: "func dragged(_ edge: UIPanGestureRecognizer) {", "func pressed(_ tap: UIGestureRecognizer) {",
            "func spread(by pinch: UIGestureRecognizer) {")
    }

    @Test func `The parameter of an action keeps a class whose own members it uses`() {
        expect(
            """
            protocol Listener { func heard(_ tap: UITapGestureRecognizer) }
            class Drawer: UIView, Listener {
                @objc func dragged(_ edge: UIScreenEdgePanGestureRecognizer) { note(edge.edges) }
                @objc func spread(_ pinch: UIPinchGestureRecognizer) { zoom(pinch.scale, pinch.state) }
                @objc func moved(_ pan: UIPanGestureRecognizer) { last = pan }
                @objc func passed(_ tap: UITapGestureRecognizer) { count(tap) }
                @objc func held(_ press: UILongPressGestureRecognizer) { other(press) }
                @objc func heard(_ tap: UITapGestureRecognizer) { show(tap.state) }
                @objc func swiped(_ swipe: UISwipeGestureRecognizer) { show(swipe.state) }
                func count(_ tap: UITapGestureRecognizer) {}
            }
            class Shelf: Drawer { override func swiped(_ swipe: UISwipeGestureRecognizer) {} }
            """,
            becomes: "dragged(_ edge: UIScreenEdgePanGestureRecognizer)", "spread(_ pinch: UIPinchGestureRecognizer)",
            "moved(_ pan: UIPanGestureRecognizer)", "passed(_ tap: UITapGestureRecognizer)",
            "held(_ press: UILongPressGestureRecognizer)", "func heard(_ tap: UITapGestureRecognizer) { show",
            "func swiped(_ swipe: UISwipeGestureRecognizer) { show")
    }
}
