import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneViewDumps
import UIKit

/// Dumps of the debugger and of XCUITest, and the library's own descriptions, are read and explained.
@Suite(.application(tracing: .both)) @MainActor
struct DumpTests {
    /// The current format of recursiveDescription: pipes, attributes, layers.
    private let today = """
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x10450a1b0; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600000c01>; layer = <UIWindowLayer: 0x600000c02>>
           | <UITransitionView: 0x10450b000; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600000c03>>
           |    | <Shop.CartView: 0x10450c000; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600000c04>>
           |    |    | <UIButton: 0x10450d000; frame = (20 700; 350 50); opaque = NO; layer = <CALayer: 0x600000c05>>
           |    |    |    | <UIButtonLabel: 0x10450d800; frame = (120 14; 110 22); text = 'Pay; now > 3'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600000c06>>
           |    |    |    |    | <_UILabelContentLayer: 0x600000c07> (layer)
           |    |    | <UIView: 0x10450e000; frame = (0 600; 390 244); layer = <CALayer: 0x600000c08>>
        """

    @Test func `A button covered by a view is explained`() throws {
        let dump = try ViewDump(today)
        expectEqual(dump.kind, .recursiveDescription)
        expectEqual(dump.problems, [])
        expectEqual(
            dump.names,
            [
                "UIWindow:2", "UITransitionView:3", "CartView:4", "UIButton:5", "UIButtonLabel:6", "UIView:8",
            ])
        let report = try dump.explainTouch(at: CGPoint(200, 720), wanting: "UIButton")
        expectEqual(report.causes.map(\.code), ["covered"])
        expectEqual(
            report.description,
            """
            error: a touch at (200, 720) does not reach UIButton:5; UIView:8 receives it
            because UIView:8 is in front of UIButton:5 and is hit first (HT-4)
              likely, resting on frames, and the order in the dump, where the last sibling is in front
              help: let touches pass through it: UIView:8.isUserInteractionEnabled = false
                or: bring it to the front: superview.bringSubviewToFront(UIButton:5)

            asked, from front to back:
              UIWindow:2            (200, 720): returns UIView:8
                UITransitionView:3  (200, 720): returns UIView:8
                  CartView:4        (200, 720): returns UIView:8
                    UIView:8        (200, 120): hit

            unknown recognizers also receive it, attached to: UIWindow:2

            the responder chain from there, without view controllers, which the dump does not show:
              UIView:8 → CartView:4 → UITransitionView:3 → UIWindow:2 → UIApplication
            note: UIWindow:2 has recognizers; the dump does not show their types or properties
            note: the dump does not show whether CartView:4 overrides hitTest(_:with:) or point(inside:with:)
            note: the dump does not show whether UIButton:5 is enabled; a disabled control is passed over (HT-14)
            note: the dump shows neither the origins of bounds, other than contentOffset of scroll views, nor the transforms of layers
            """)
    }

    @Test(arguments: ["UIButton:5", "UIButton", "0x10450d000"])
    func `The wanted view is named by class and line, class or address`(_ name: String) throws {
        let report = try ViewDump(today).explainTouch(at: CGPoint(200, 720), wanting: name)
        expectEqual(report.wanted?.name, "UIButton:5")
    }

    @Test func `An unknown or ambiguous name is an error that lists the views`() throws {
        let dump = try ViewDump(today)
        #expect(throws: ViewDump.Failure.nothingCalled("Butten", near: Array(dump.names.prefix(5)))) {
            try dump.explainTouch(at: .zero, wanting: "Butten")
        }
        let twins = try ViewDump("<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>")
        #expect(
            throws: ViewDump.Failure.severalCalled("UIView", ["UIView:1 (0x1)", "UIView:2 (0x2)"], count: 2)
        ) {
            try twins.explainTouch(at: .zero, wanting: "UIView")
        }
    }

    @Test func `The attributes that prevent touches are read`() throws {
        func cause(_ attributes: String) throws -> String? {
            let text = """
                <UIWindow: 0x1; frame = (0 0; 390 844)>
                   | <UIButton: 0x2; frame = (10 10; 100 44); \(attributes)layer = <CALayer: 0x3>>
                """
            return try ViewDump(text).explainTouch(at: CGPoint(20, 20), wanting: "UIButton").causes.first?.code
        }
        #expect(try cause("") == nil)
        try expectEqual(cause("hidden = YES; "), "hidden")
        try expectEqual(cause("alpha = 0; "), "alpha")
        #expect(try cause("alpha = 0.02; ") == nil)
        try expectEqual(cause("userInteractionEnabled = NO; "), "interaction-disabled")
        try expectEqual(cause("enabled = NO; "), "disabled-control")
        #expect(try cause("text = 'a; hidden = YES; b'; ") == nil)
        try expectEqual(cause("transform = [0, 0, 0, 0, 0, 0]; "), "singular-transform")
        #expect(try cause("someFutureThing = <NSArray: 0x9>; tag = 7; ") == nil)
    }

    @Test func `The contentOffset of a scroll view moves its subviews`() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
               | <UIScrollView: 0x3; frame = (0 100; 390 500); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x4>; layer = <CALayer: 0x5>; contentOffset: {0, 1000}; contentSize: {390, 3000}; adjustedContentInset: {0, 0, 0, 0}>
               |    | <UIButton: 0x6; frame = (20 1040; 100 44); opaque = NO; layer = <CALayer: 0x7>>
            """
        let report = try ViewDump(text).explainTouch(at: CGPoint(30, 150), wanting: "UIButton")
        #expect(report.causes.isEmpty)
        expectEqual(report.hit?.name, "UIButton:3")
    }

    /// The same tree in the formats of several iOS versions and logs.
    nonisolated static let eras = [
        """
        <UIView: 0x68220e0; frame = (0 20; 320 460); >
           | <UIButton: 0x4b2bee0; frame = (10 10; 100 37); >
        """,
        """
        <UIView: 0x106c6fdd0>Frame: (0.000000, 20.000000, 320.000000, 460.000000)\ttag:0
           | <UIButton: 0x11ac308b0>Frame: (10.000000, 10.000000, 100.000000, 37.000000)\ttag:0
        """,
        """
        <UIView: 0x78f90d20; frame = (0 20; 320 460); autoresize = RM+BM; layer = <CALayer: 0x78f90d80>>
        | <UIButton: 0x78f90b70; frame = (10 10; 100 37); opaque = NO; autoresize = RM+BM; animations = { position=<CABasicAnimation: 0x1>; opacity=<CABasicAnimation: 0x2>; }; layer = <CALayer: 0x78f90bf0>>
        """,
        """
        2031-10-09 15:12:20.568 app[5625:756750] <UIView: 0x1; frame = (0 20; 320 460); layer = <CALayer: 0x2>>
        2031-10-09 15:12:20.569 app[5625:756750]    | <UIButton: 0x3; frame = (10 10; 100 37); layer = <CALayer: 0x4>>
        """,
        """
        Jan 2 app(UIKit)[77] <Notice>: <App._Host<Text, Pair<A, B>>: 0x1; baseClass = UIView; frame = (0 20; 320 460)>
        Jan 2 app(UIKit)[77] <Notice>:    | <App.Big: 0x3; baseClass = UIButton; frame = (10 10; 100 37); backgroundColor = <UIDynamicProviderColor: 0x5; provider = <NSMallocBlock: 0x6>>; layer = <CALayer: 0x4>>
        """,
        """
        <UIView: 0x1; frame = (0 20; 320 460); autoresize = W+H; layer =
         <CALayer: 0x2>>
           | <UIButton: 0x3; frame = (10 10;
           |  100 37); animations = { position=
           |  <CABasicAnimation: 0x9>;
           |  }; layer = <CALayer: 0x4>>
        """,
    ]

    @Test(arguments: eras)
    func `The formats of all iOS versions are read`(_ text: String) throws {
        let dump = try ViewDump(text)
        expectEqual(dump.problems, [])
        expectEqual(dump.count, 2)
        // The dump does not show whether an animated view receives touches.
        let hit = try dump.explainTouch(at: CGPoint(15, 35)).hit?.name
        expectEqual(hit, (text.contains("animations") ? nil : dump.names[1]))
        try expectEqual(dump.explainTouch(at: CGPoint(15, 29)).hit?.name, dump.names[0])
        try expectEqual(dump.explainTouch(at: CGPoint(110, 35), wanting: dump.names[1]).causes.first?.code, "outside")
    }

    @Test func `An animation is reported as a cause that may apply`() throws {
        let report = try ViewDump(Self.eras[2]).explainTouch(at: CGPoint(15, 35), wanting: "UIButton")
        expectEqual(report.outcome, .cannotTell)
        expectEqual(report.causes.map(\.code), ["animating"])
        expectEqual(report.causes.map(\.confidence), [.cannotTell])
        expectEqual(
            report.causes.first?.text.hasPrefix(
                "UIButton:2 is being animated; unless the animation allows user interaction, neither it nor its subviews receive touches"
            ),
            true)
    }

    @Test func `Unreadable lines are reported by number`() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIView: 0x2; frame = (0 oops; 390 844)>
               |    | <UIButton: 0x3; frame = (0 0; 10 10)>
               and now for something else
               | <UIView: 0x4; frame = (0 0; 20 20); layer = <CALayer: 0x5>
               | <UIView: 0x6; frame = (0 0; inf 20)>
               | <UIView: 0x7; frame = (0 0; 30 30); auto
            """
        let dump = try ViewDump(text)
        expectEqual(
            dump.problems.map(\.description),
            [
                "line 2: UIView has no readable frame: its position and that of its subviews is unknown",
                "line 4: no view is described here: and now for something else",
                "line 5: it is cut off: the closing > is missing",
                "line 7: it is cut off: the closing > is missing",
            ])
        expectEqual(dump.names, ["UIWindow:1", "UIView:2", "UIButton:3", "UIView:5", "UIView:6", "UIView:7"])
        let report = try dump.explainTouch(at: CGPoint(25, 25), wanting: "UIView:7")
        // The omitted rest may be in front.
        #expect(report.hit == nil)
        expectEqual(report.causes.map(\.code), ["left-out"])
    }

    @Test func `Text without views is refused`() {
        #expect(throws: ViewDump.Failure.noViews(.lldbError)) {
            try ViewDump("error: use of undeclared identifier 'vew'")
        }
        #expect(throws: ViewDump.Failure.noViews(.empty)) { try ViewDump("") }
        #expect(throws: ViewDump.Failure.noViews(.empty)) { try ViewDump(" \n\t\n") }
    }

    // MARK: XCUITest

    nonisolated static let elements = [
        """
        Attributes: Application, 0x600003f0, pid: 4711, label: 'Shop'
        Element subtree:
         →Application, 0x600003f0, pid: 4711, label: 'Shop'
            Window (Main), 0x600003f1, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x600003f2, {{0.0, 600.0}, {390.0, 244.0}}
                Button, 0x600003f3, {{20.0, 700.0}, {350.0, 50.0}}, identifier: 'pay', label: 'Pay now, or
        later', Disabled
              StaticText, 0x600003f4, {{20.0, 100.0}, {100.0, 20.0}}, label: 'Cart'
        Path to element:
         →Application, 0x600003f0, pid: 4711, label: 'Shop'
        Query chain:
         →Find: Target Application
        """,
        """
        Element subtree:
         →Application 0x600003f0: {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
            Window 0x600003f1: Main Window, {{0.0, 0.0}, {390.0, 844.0}}
              Other 0x600003f2: traits: 8589934592, {{0.0, 600.0}, {390.0, 244.0}}
                Button 0x600003f3: traits: 8589934593, {{20.0, 700.0}, {350.0, 50.0}}, identifier: 'pay', label: 'Don't pay', Disabled
        """,
    ]

    @Test(arguments: elements)
    func `An accessibility tree is read`(_ text: String) throws {
        let dump = try ViewDump(text)
        expectEqual(dump.kind, .accessibilityTree)
        expectEqual(dump.problems, [])
        let report = try dump.explainTouch(at: CGPoint(200, 720), wanting: "pay")
        expectEqual(report.causes.map(\.code), ["disabled-control"])
        #expect(report.notes.contains { $0.hasPrefix("this is the accessibility tree") })
    }

    // MARK: Descriptions of this library

    @Test func `recursiveDescription prints frames and attributes in UIKit's format`() {
        TestApplication.run { app in
            let window = app.makeWindow()
            let button = UIButton().placed("buy", 20, 30.5, 100, 44, in: window)
            button.isHidden = true
            button.alpha = 0.5
            button.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            button.setTitle("Buy", for: .normal)
            let text = window.recursiveDescription()
            let lines = text.split(separator: "\n")
            #expect(lines[0].hasPrefix("<UIWindow: 0x"))
            #expect(
                lines[0].hasSuffix(
                    "; frame = (0 0; 390 844); autoresize = W+H; accessibilityIdentifier = 'window'>"))
            #expect(lines[1].hasPrefix("   | <UIButton: 0x"))
            #expect(lines[1].contains("; frame = (20 30.5; 100 44); title = 'Buy'; "))
            #expect(lines[1].contains("; alpha = 0.5; hidden = YES; "))
            #expect(lines[1].contains("; autoresize = W+TM; "))
        }
    }

    /// In random trees, a touch hits the same view in the tree and in its description.
    @Test(arguments: 0..<30)
    func `A recursiveDescription of random views is read with the same hit tests`(_ seed: Int) throws {
        try TestApplication.run { app in
            var generator = SeededRandomNumberGenerator(UInt64(seed))
            let window = app.makeWindow()
            RandomScene.fill(window, 40, &generator)
            let dump = try ViewDump(window.recursiveDescription())
            expectEqual(dump.problems, [])
            for _ in 0..<50 {
                let point = CGPoint(CGFloat(generator.below(390)), CGFloat(generator.below(844)))
                let here = window.explainTouch(at: point)
                let there = try dump.explainTouch(at: point)
                expectEqual(there.hit?.name, here.hit?.name)
                // Siblings with the same verdict are grouped.
                var place = 0
                for step in there.steps {
                    try #require(place + step.more < here.steps.count)
                    expectEqual(step.view.name, here.steps[place].view.name)
                    let alike = here.steps[place...place + step.more].map(\.verdict.code)
                    #expect(alike.allSatisfy { $0 == step.verdict.code })
                    place += 1 + step.more
                }
                expectEqual(place, here.steps.count)
            }
        }
    }
}
