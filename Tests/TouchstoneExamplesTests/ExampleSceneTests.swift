import Testing
import TouchstoneExamples
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// That each scene shows what it says.
@Suite(.application) @MainActor
struct ExampleSceneTests {
    let app = TestApplication.current

    private func show(_ id: String) throws -> UIWindow {
        let scene = try #require(ExampleScene.all.first { $0.id == id })
        let window = UIWindow(windowScene: UIWindowScene())
        window.accessibilityIdentifier = "window"
        window.rootViewController = scene.make()
        window.makeKeyAndVisible()
        app.retain(window)
        app.advance(by: 0)
        return window
    }

    private func view(_ name: String) throws -> UIView {
        var waiting: [UIView] = app.application.windows
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == name { return view }
            waiting += view.subviews
        }
        throw Missing(name: name)
    }

    private struct Missing: Error { let name: String }

    /// Who got a touch at a point of a view, in parts of its size.
    private func tap(_ name: String, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) throws -> String {
        let view = try self.view(name)
        app.clear()
        let point = CGPoint(x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y)
        app.fingerTap(at: view.window!.screenPoint(view.convert(point, to: nil)))
        return app.deliveries.components(separatedBy: ", ").first?.components(separatedBy: " ").last ?? ""
    }

    @Test func `Identifiers are unique and everything is said`() {
        let scenes = ExampleScene.all
        expectEqual(Set(scenes.map(\.id)).count, scenes.count)
        for scene in scenes {
            #expect(scene.summary.hasSuffix(".") && !scene.title.isEmpty && !scene.group.isEmpty)
        }
    }

    @Test func `The order of siblings`() throws {
        _ = try show("order.blue-last")
        try expectEqual(tap("red"), "red")
        #expect(app.verdicts.hasPrefix("blue: outside, label: interaction is off, red: hit"))
        _ = try show("order.red-last")
        try expectEqual(tap("yellow"), "yellow")
        #expect(app.verdicts.hasPrefix("red: outside, label: interaction is off, yellow: hit"))
    }

    @Test func `Five views are asked from the last to the first`() throws {
        _ = try show("tree.five")
        try expectEqual(tap("d"), "d")
        let asked = app.records.compactMap { record -> String? in
            guard case .asked(let view, _, _) = record.fact, view.name.count == 1 else { return nil }
            return view.name
        }
        expectEqual(asked, ["a", "c", "e", "d"])
    }

    @Test func `HT-37: the switch makes the window ask twice`() throws {
        _ = try show("twice")
        try expectEqual(tap("pad"), "pad")
        expectEqual(app.verdicts.components(separatedBy: "pad: hit").count, 2)
        _ = try tap("twice")
        try expectEqual(tap("pad"), "pad")
        expectEqual(app.verdicts.components(separatedBy: "pad: hit").count, 3)
    }

    @Test func `HT-29: an override chooses a view by its corner`() throws {
        _ = try show("corner")
        try expectEqual(tap("cover", 0.95, 0.95), "orange")
        try expectEqual(tap("cover", 0.2, 0.2), "orange")
        try expectEqual(tap("other"), "other")
    }

    @Test func `RC-24: a field becomes first responder in viewDidAppear`() throws {
        _ = try show("first-responder")
        expectEqual((try view("answer") as? UILabel)?.text, "viewWillAppear: false\nviewDidAppear: true")
        #expect(try view("late").isFirstResponder)
    }

    @Test(arguments: [
        ("intercept", "red", "green"), ("covered", "reached", "reached"), ("covered", "lost", "cover"),
        ("glass", "below", "below"), ("glass", "onGlass", "onGlass"),
        ("alpha", "faint1", "slot1"), ("alpha", "faint2", "slot2"), ("alpha", "faint3", "slot3"),
        ("alpha", "faint4", "faint4"), ("hidden", "button1", "button1"), ("hidden", "button2", "floor"),
        ("hidden", "button3", "floor"), ("windows", "above", "above"), ("windows", "beside", "beside"),
        ("playground", "flat", "flat"), ("playground", "inside", "inside"),
        ("playground", "tiltedInside", "tiltedInside"),
        ("enlarged", "easy", "easy"), ("enlarged", "hard", "hard"),
    ])
    func `A tap in the middle goes to`(_ scene: String, _ tapped: String, _ receiver: String) throws {
        _ = try show(scene)
        try expectEqual(tap(tapped), receiver)
    }

    /// After one second the pads are seen in the middle of their lanes, and their models are at the right ends.
    @Test(
        arguments: [
            ("model", 0.5, "model"), ("model", 0.8, "going"), ("presentation", 0.5, "seen"),
            ("presentation", 0.8, "presentation"), ("presentation", 0.2, "presentation"),
        ] as [(String, CGFloat, String)])
    func `HT-25: a moving pad is hit where it appears if it uses its presentation`(
        _ lane: String, _ x: CGFloat, _ receiver: String
    ) throws {
        _ = try show("moving")
        app.advance(by: 1)
        try expectEqual(tap(lane, x), receiver, "\(app.verdicts)")
    }

    @Test(arguments: [("raised.plain", "content"), ("raised.point-inside", "raised"), ("raised.hit-test", "raised")])
    func `The upper half of a raised button goes to`(_ scene: String, _ receiver: String) throws {
        _ = try show(scene)
        try expectEqual(tap("raised", 0.5, 0.2), receiver)
        try expectEqual(tap("raised", 0.5, 0.9), "raised")
        try expectEqual(tap("content", 0.1, 0.1), "content")
    }

    @Test func `Only easy is easy`() throws {
        _ = try show("enlarged")
        try expectEqual(tap("easy", -0.3, 0.5), "easy")
        try expectEqual(tap("hard", -0.3, 0.5), "floor")
    }

    @Test func `Several receive one touch`() throws {
        _ = try show("chain")
        try expectEqual(tap("inner"), "inner")
        #expect(
            app.delivery.contains(
                """
                touchesBegan [1] → inner → middle → outer → stage → root → SeveralHear → window → UIWindowScene → \
                UIApplication → dropped
                """))
        let labels = ["inner", "middle", "outer", "controller"].map { name in
            (try? view(name).subviews.compactMap { ($0 as? UILabel)?.text }.first) ?? ""
        }
        expectEqual(labels, ["Inner received 1", "Middle received 1", "Outer received 1", "The controller received 1"])
    }

    @Test func `A touch that leaves stays`() throws {
        _ = try show("leave")
        app.fingerDrag(from: app.middle(of: try view("home")), to: app.middle(of: try view("away")))
        #expect(app.deliveries.hasPrefix("touchesBegan home, touchesMoved home"))
        #expect(app.deliveries.hasSuffix("touchesEnded home"))
        #expect(!app.deliveries.contains("away"))
    }

    @Test func `The upper window goes with its scene`() throws {
        let window = try show("windows")
        expectEqual(app.application.windows.count, 2)
        window.rootViewController = ExampleScene.all[0].make()
        app.advance(by: 0)
        expectEqual(app.application.windows.count, 1)
    }

    @Test func `Fingers are suppressed as said`() throws {
        _ = try show("fingers")
        for (pad, first, second) in [
            ("single", "single", ""), ("multiple", "multiple", "multiple"),
        ] {
            app.clear()
            let middle = app.middle(of: try view(pad))
            app.fingerDown(1, at: middle)
            app.fingerDown(2, at: CGPoint(x: middle.x + 20, y: middle.y))
            let expected = ["touchesBegan \(first)"] + (second.isEmpty ? [] : ["touchesBegan \(second)"])
            expectEqual(app.deliveries, expected.joined(separator: ", "))
            app.fingersUp([1, 2])
        }
        app.clear()
        app.fingerDown(1, at: try view("exclusive"))
        app.fingerDown(2, at: try view("other"))
        expectEqual(app.deliveries, "touchesBegan exclusive")
        app.fingersUp()
    }

    private func result() throws -> String {
        try view("result").subviews.compactMap { ($0 as? UILabel)?.text }.first ?? ""
    }

    @Test func `A pan cancels the touch unless set not to`() throws {
        _ = try show("pan")
        for (pad, last) in [("default", "touchesCancelled default"), ("shared", "touchesEnded shared")] {
            app.clear()
            let middle = app.middle(of: try view(pad))
            app.fingerDrag(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y))
            #expect(app.deliveries.hasSuffix(last))
        }
    }

    @Test func `A single tap waits for the double tap to fail`() throws {
        _ = try show("taps")
        let middle = app.middle(of: try view("target"))
        app.fingerTap(at: middle)
        try expectEqual(result(), "Result")
        app.advance(by: 1)
        try expectEqual(result(), "Recognized: single tap")
        app.fingerDoubleTap(at: middle)
        try expectEqual(result(), "Recognized: double tap")
        app.advance(by: 1)
        try expectEqual(result(), "Recognized: double tap")
    }

    @Test func `An ancestor's tap takes all but the buttons`() throws {
        _ = try show("ancestor")
        app.clear()
        app.fingerTap(at: app.middle(of: try view("child")))
        app.advance(by: 1)
        expectEqual(app.deliveries, "touchesBegan child, touchesCancelled child")
        try expectEqual(result(), "Container recognized a tap")
        app.fingerTap(at: app.middle(of: try view("button")))
        app.advance(by: 1)
        try expectEqual(result(), "The button acted")
    }

    @Test func `Controls say what they did`() throws {
        _ = try show("controls")
        let button = app.middle(of: try view("button"))
        app.fingerTap(at: button)
        try expectEqual(result(), "button: touch up inside")
        app.fingerDrag(from: button, to: CGPoint(x: button.x, y: button.y + 300))
        try expectEqual(result(), "button: touch up outside")
        app.fingerTap(at: app.middle(of: try view("toggle")))
        try expectEqual(result(), "toggle: on")
        let choice = try view("choice")
        app.fingerTap(
            at: choice.window!.screenPoint(choice.convert(CGPoint(x: choice.bounds.maxX - 20, y: 20), to: nil)))
        try expectEqual(result(), "choice: 3")
        let slider = try view("slider")
        let thumb = slider.window!.screenPoint(slider.convert(CGPoint(x: 15, y: 17), to: nil))
        app.fingerDrag(from: thumb, to: CGPoint(x: thumb.x + 400, y: thumb.y))
        try expectEqual(result(), "slider: 100 %")
    }

    @Test func `The playgrounds views follow their finger`() throws {
        _ = try show("playground")
        for name in ["flat", "turned", "scaled", "inside", "tiltedInside"] {
            let pad = try view(name)
            let start = app.middle(of: pad)
            app.fingerDrag(from: start, to: CGPoint(x: start.x + 30, y: start.y + 12))
            let end = app.middle(of: pad)
            #expect(abs(end.x - start.x - 30) < 0.001 && abs(end.y - start.y - 12) < 0.001, "\(name)")
        }
        let inside = try view("inside")
        let before = app.middle(of: inside)
        let corner = app.middle(of: try view("scrolled"))
        app.fingerDrag(
            from: CGPoint(x: corner.x - 150, y: corner.y + 70), to: CGPoint(x: corner.x - 140, y: corner.y + 50))
        let after = app.middle(of: inside)
        #expect(abs(after.x - before.x - 10) < 0.001 && abs(after.y - before.y + 20) < 0.001)
    }

    private func report() throws -> String { try (view("report") as? UILabel)?.text ?? "" }

    @Test func `A flung list comes to rest`() throws {
        _ = try show("scroll.list")
        let list = app.middle(of: try view("list"))
        app.fingerDrag(from: list, to: CGPoint(x: list.x, y: list.y - 150), duration: 0.1)
        try expectEqual(report(), "decelerating, offset 0, 140")
        app.advance(by: 5)
        #expect(try report().hasPrefix("at rest, offset 0, 8"))
    }

    @Test func `A pulled list refreshes`() throws {
        _ = try show("scroll.list")
        let list = try #require(try view("list") as? UIScrollView)
        let top = app.middle(of: try view("row1"))
        app.fingerDrag(from: top, to: CGPoint(x: top.x, y: top.y + 300), duration: 0.5)
        app.advance(by: 1)
        expectEqual(list.refreshControl?.isRefreshing, true)
        expectEqual(list.contentOffset.y, -60)
        app.advance(by: 1.5)
        expectEqual(list.contentOffset.y, 0)
        try expectEqual(view("row1").subviews.compactMap { ($0 as? UILabel)?.text }, ["Row 1, refreshed 1×"])
    }

    @Test func `A row is tapped or taken away`() throws {
        _ = try show("scroll.list")
        let row = try view("row4")
        let label = row.subviews.compactMap { $0 as? UILabel }.first
        app.fingerTap(at: row)
        expectEqual(label?.text, "Row 4, tapped")
        let middle = app.middle(of: row)
        app.fingerDown(at: middle)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.1)
        app.fingerUp()
        expectEqual(label?.text, "Row 4, taken away")
    }

    @Test func `Pages turn within a list`() throws {
        _ = try show("scroll.pages")
        let pages = try #require(try view("pages1") as? UIScrollView)
        let middle = app.middle(of: pages)
        app.fingerDrag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y + 8), duration: 0.1)
        app.advance(by: 2)
        expectEqual(pages.contentOffset.x, 318)
        app.fingerDrag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 120), duration: 0.5)
        #expect(try report().contains("offset 0, 110"))
    }

    @Test func `A picture is zoomed by pinch and double tap`() throws {
        _ = try show("scroll.zoom")
        app.fingerPinch(around: app.middle(of: try view("frame")), from: 100, to: 216)
        app.advance(by: 1)
        #expect(try report().hasSuffix("scale 2.0"))
        app.fingerDoubleTap(at: app.middle(of: try view("frame")))
        app.advance(by: 1)
        try expectEqual(report(), "at rest, offset 0, 0")
        app.fingerDoubleTap(at: app.middle(of: try view("frame")))
        app.advance(by: 1)
        #expect(try report().hasSuffix("scale 3.0"))
    }

    @Test func `SV-27: a picture is zoomed about the pointer`() throws {
        _ = try show("scroll.zoom")
        let picture = try view("picture")
        let corner = picture.convert(CGPoint.zero, to: nil)
        let pointer = CGPoint(x: corner.x + 240, y: corner.y + 120)
        app.trackpadPinch(at: pointer, by: 2)
        app.advance(by: 1)
        let seen = picture.convert(pointer, from: nil)
        #expect(abs(seen.x - 240) <= 0.5 && abs(seen.y - 120) <= 0.5)
        #expect(try report().hasSuffix("offset 240, 120, scale 2.0"))
    }

    @Test func `NV-2: the way back is barred and opened again`() throws {
        let window = try show("navigation.back")
        let navigation = try #require(window.rootViewController as? UINavigationController)
        func drag(from x: Double, y: Double = 600) -> String? {
            app.fingerDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + 300, y: y), duration: 0.3)
            app.advance(by: 2)
            return navigation.topViewController?.title
        }
        #expect(drag(from: 60, y: 190) == "Letter" && drag(from: 40, y: 267) == "Letter")
        expectEqual(drag(from: 60), "List")
        app.fingerTap(at: try view("open"))
        app.advance(by: 1)
        app.fingerTap(at: try view("An item of my own on the left"))
        #expect(drag(from: 5) == "Letter" && drag(from: 60) == "Letter")
        app.fingerTap(at: try view("Beside the back button"))
        expectEqual(drag(from: 5), "List")
        app.fingerTap(at: try view("open"))
        app.advance(by: 1)
        app.fingerTap(at: try view("Hide the bar"))
        expectEqual(drag(from: 60), "Letter")
        app.fingerTap(at: try view("A delegate of my own"))
        expectEqual(drag(from: 60), "List")
    }

    /// Whether a point of the stage, in points, shows a color.
    private func shows(_ color: UIColor, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let seen = app.shownColor(at: try view("stage").convert(CGPoint(x: x, y: y), to: nil)).components!
        return zip(seen, color.cgColor.components!).allSatisfy { abs($0 - $1) < 0.02 }
    }

    @Test func `The ring is drawn from its beginning`() throws {
        _ = try show("layers.shapes")
        #expect(try shows(.systemTeal, 145, 85) && shows(.systemGray5, 42.6, 42.6))
        // The middle of the star is filled where the path goes around it twice, and not where such places are left out.
        #expect(try shows(.systemYellow, 216, 85) && !shows(.systemYellow, 302, 85))
        app.fingerTap(at: try view("stage"))
        app.advance(by: 0.5)
        // Half the time, half of the seven tenths: beyond a quarter, not yet a half.
        #expect(try shows(.systemTeal, 145, 85) && shows(.systemGray5, 85, 145))
        app.advance(by: 0.5)
        #expect(try shows(.systemTeal, 85, 145))
    }

    @Test func `Gradients masks and drawings are seen`() throws {
        _ = try show("layers.gradients")
        #expect(try shows(.systemYellow, 85.5, 30) && shows(.white, 50, 130) && !shows(.systemRed, 1, 1))
        _ = try show("layers.masks")
        #expect(try shows(.systemMint, 171, 175) && shows(.systemIndigo, 265, 307) && shows(.white, 222, 307))
        _ = try show("drawing.code")
        #expect(try shows(.systemGreen, 167, 193) && shows(.systemGray6, 130, 140))
        app.fingerDrag(from: try place(20, 100), to: try place(320, 100), duration: 0.3)
        #expect(try shows(.systemBlue, 100, 100))
    }

    private func place(_ x: CGFloat, _ y: CGFloat) throws -> CGPoint {
        try view("stage").convert(CGPoint(x: x, y: y), to: nil)
    }

    @Test func `Animations and a transition are seen in between`() throws {
        _ = try show("layers.between")
        app.fingerTap(at: try view("stage"))
        app.advance(by: 1)
        #expect(try shows(.systemBlue, 171, 22) && shows(.systemBlue, 171, 66) && !shows(.systemBlue, 22, 22))
        #expect(try !shows(.systemOrange, 200, 250) && !shows(.systemGray4, 200, 250))
        app.advance(by: 1.1)
        #expect(try shows(.systemBlue, 22, 22) && shows(.systemOrange, 200, 250))
    }
}
