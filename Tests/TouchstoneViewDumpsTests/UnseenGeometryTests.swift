import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// Scaled, scrolled or hosted views whose position does not follow from their printed frames.
@Suite
struct UnseenGeometryTests {
    @Test("HT-15: a view in a superview scaled to almost nothing is reported with the superview's size")
    func scaledAway() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <SheetView: 0x2; frame = (195 422; 0.2 0.4); transform = [0.001, 0, 0, 0.001, 0, 0]>
               |    | <UIButton: 0x3; frame = (20 100; 160 44)>
            """
        let report = try ViewDump(text).explainTouch(at: CGPoint(x: 100, y: 120), wanting: "UIButton")
        expectEqual(report.causes.map(\.code), ["no-size"])
        expectEqual(report.causes.first?.about?.name, "SheetView:2")
    }

    private func hierarchy(_ views: String) -> String {
        """
        <ViewHierarchy>
         <UIWindow class="UIWindow" alpha="1.0" height="852" visibility="visible" width="393">
        \(views)
         </UIWindow>
        </ViewHierarchy>
        """
    }

    private func tag(_ name: String, _ frame: (x: Int, y: Int, width: Int, height: Int), _ more: String = "") -> String
    {
        "<\(name) class=\"\(name)\" alpha=\"1.0\" height=\"\(frame.height)\" \(more) visibility=\"visible\" "
            + "width=\"\(frame.width)\" x=\"\(frame.x)\" y=\"\(frame.y)\">"
    }

    @Test(
        "Without content offsets, it is unknown whether scrolled content contains the point",
        arguments: [CGPoint(x: 100, y: 300), nil])
    func scrolled(_ point: CGPoint?) throws {
        let text = hierarchy(
            tag("FeedScrollView", (0, 100, 393, 600)) + tag("UIView", (0, 0, 393, 3000))
                + tag("UIView", (0, 2000, 393, 80), "testID=\"post\"") + "</UIView></UIView></FeedScrollView>")
        let report = try ViewDump(text).explainTouch(at: point, wanting: "post")
        expectEqual(report.outcome, .cannotTell)
        #expect(report.hit == nil)
        expectEqual(report.causes.first?.text.contains("content offset of FeedScrollView"), true)
    }

    @Test("HT-22: a point outside a scroll view does not hit its content")
    func besideScrollView() throws {
        let text = hierarchy(
            tag("FeedScrollView", (0, 100, 393, 600)) + tag("UIView", (0, 0, 393, 80), "testID=\"post\"")
                + "</UIView></FeedScrollView>")
        let report = try ViewDump(text).explainTouch(at: CGPoint(x: 100, y: 50), wanting: "post")
        expectEqual(report.outcome, .blocked)
        expectEqual(report.causes.first?.about?.className, "FeedScrollView")
    }

    @Test("Unescaped generic class names and quotation marks in labels are read")
    func unescaped() throws {
        let host = "CardView<Pair<Label, Badge>>"
        let text = hierarchy(
            tag(host, (0, 600, 393, 200))
                + tag("UIButton", (10, 20, 100, 50), "label=\"The \"new\" <one>\" testID=\"new\"")
                + "</UIButton></\(host)>")
        let report = try ViewDump(text).explainTouch(at: CGPoint(x: 50, y: 640), wanting: "new")
        expectEqual(report.path.map(\.className), ["UIWindow", host, "UIButton"])
        expectEqual(report.outcome, .arrives)
    }
}
