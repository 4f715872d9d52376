import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneScenarios

/// The values of the objects that a scenario builds, and changes with `set`.
@Suite(.application) @MainActor
struct SceneValueTests {
    private let app = TestApplication.current

    private func stage(_ yaml: String) throws -> Stage {
        try Stage(Scenario(yaml: "title: Values\n" + yaml, file: "x.yaml"), app)
    }

    // MARK: Recognizers

    /// The values of a recognizer that differ from those of a new one of its class.
    private func changes(_ recognizer: UIGestureRecognizer, from new: UIGestureRecognizer) -> String {
        var changes: [String] = []
        func compare<Value: Equatable>(_ name: String, _ value: Value, _ usual: Value) {
            if value != usual { changes.append("\(name) \(value)") }
        }
        compare("enabled", recognizer.isEnabled, new.isEnabled)
        compare("cancels", recognizer.cancelsTouchesInView, new.cancelsTouchesInView)
        compare("delaysBegan", recognizer.delaysTouchesBegan, new.delaysTouchesBegan)
        compare("delaysEnded", recognizer.delaysTouchesEnded, new.delaysTouchesEnded)
        compare("types", recognizer.allowedTouchTypes, new.allowedTouchTypes)
        switch (recognizer, new) {
        case (let tap as UITapGestureRecognizer, let new as UITapGestureRecognizer):
            compare("taps", tap.numberOfTapsRequired, new.numberOfTapsRequired)
            compare("fingers", tap.numberOfTouchesRequired, new.numberOfTouchesRequired)
        case (let press as UILongPressGestureRecognizer, let new as UILongPressGestureRecognizer):
            compare("taps", press.numberOfTapsRequired, new.numberOfTapsRequired)
            compare("fingers", press.numberOfTouchesRequired, new.numberOfTouchesRequired)
            compare("duration", press.minimumPressDuration, new.minimumPressDuration)
            compare("movement", press.allowableMovement, new.allowableMovement)
        case (let swipe as UISwipeGestureRecognizer, let new as UISwipeGestureRecognizer):
            compare("fingers", swipe.numberOfTouchesRequired, new.numberOfTouchesRequired)
            compare("direction", swipe.direction.rawValue, new.direction.rawValue)
        case (let edge as UIScreenEdgePanGestureRecognizer, let new as UIScreenEdgePanGestureRecognizer):
            compare("edges", edge.edges.rawValue, new.edges.rawValue)
        case (let pan as UIPanGestureRecognizer, let new as UIPanGestureRecognizer):
            compare("least", pan.minimumNumberOfTouches, new.minimumNumberOfTouches)
            compare("most", pan.maximumNumberOfTouches, new.maximumNumberOfTouches)
        default: break
        }
        return changes.joined(separator: ", ")
    }

    @Test(arguments: [
        ("type: tap", ""), ("type: tap, taps: 2, fingers: 3", "taps 2, fingers 3"),
        ("type: tap, enabled: false", "enabled false"),
        (
            "type: tap, cancels: false, delaysBegan: true, delaysEnded: false",
            "cancels false, delaysBegan true, delaysEnded false"
        ),
        ("type: tap, allowedTouchTypes: [direct, indirect, pencil, indirectPointer]", ""),
        ("type: tap, allowedTouchTypes: [direct, pencil]", "types [0, 2]"),
        (
            "type: longPress, taps: 1, fingers: 2, pressDuration: 0.25, allowableMovement: 20",
            "taps 1, fingers 2, duration 0.25, movement 20.0"
        ),
        ("type: longPress", ""), ("type: swipe", ""),
        ("type: swipe, fingers: 2, direction: left", "fingers 2, direction 2"),
        ("type: swipe, direction: [up, down]", "direction 12"),
        ("type: swipe, direction: [right, left]", "direction 3"),
        ("type: pan", ""), ("type: pan, minimumTouches: 2, maximumTouches: 3", "least 2, most 3"),
        ("type: pan, minimumTouches: 2, maximumTouches: 2", "least 2, most 2"),
        ("type: screenEdgePan, edges: [top, left]", "edges 3"), ("type: screenEdgePan, edges: bottom", "edges 4"),
        ("type: screenEdgePan, edges: right", "edges 8"), ("type: screenEdgePan, edges: all", "edges 15"),
        ("type: pinch", ""), ("type: rotation", ""), ("type: hover", ""),
    ])
    func `A recognizer has the values of the file, and otherwise UIKit's`(_ keys: String, _ expected: String) throws {
        let stage = try stage("views: [{frame: [0, 0, 9, 9], gestures: [{name: it, \(keys)}]}]\nsteps: []")
        let recognizer = try #require(stage.gestures["it"])
        let new: [String: UIGestureRecognizer] = [
            "tap": UITapGestureRecognizer(), "longPress": UILongPressGestureRecognizer(),
            "swipe": UISwipeGestureRecognizer(),
            "pan": UIPanGestureRecognizer(), "screenEdgePan": UIScreenEdgePanGestureRecognizer(),
            "pinch": UIPinchGestureRecognizer(),
            "rotation": UIRotationGestureRecognizer(), "hover": UIHoverGestureRecognizer(),
        ]
        let word = keys.dropFirst("type: ".count).prefix { $0 != "," }
        let usual = try #require(new[String(word)])
        expectEqual(changes(recognizer, from: usual), expected)
    }

    // MARK: Views

    private func values(_ view: UIView) -> String {
        func text(_ rect: CGRect) -> String {
            [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
        }
        let map = view.transform
        var values = [
            "bounds \(text(view.bounds))", "center \(Int(view.center.x.rounded())) \(Int(view.center.y.rounded()))",
        ]
        if map != .identity {
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { ($0 * 100).rounded() / 100 + 0 }
            values.append("transform \(numbers.map { "\($0)" }.joined(separator: " "))")
        }
        for (name, value, usual) in [
            ("hidden", view.isHidden, false), ("interaction", view.isUserInteractionEnabled, true),
            ("clips", view.clipsToBounds, false),
            ("multipleTouch", view.isMultipleTouchEnabled, false), ("exclusiveTouch", view.isExclusiveTouch, false),
        ] where value != usual {
            values.append("\(name) \(value)")
        }
        if view.alpha != 1 { values.append("alpha \(view.alpha)") }
        if view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { values.append("anchor \(view.layer.anchorPoint.x)") }
        if view.layer.zPosition != 0 { values.append("z \(view.layer.zPosition)") }
        if view.layer.cornerRadius != 0 { values.append("radius \(view.layer.cornerRadius)") }
        if let color = view.backgroundColor { values.append("color \(color.cgColor.hexadecimal)") }
        return values.joined(separator: ", ")
    }

    /// Rotations are clockwise. A scale comes before a rotation, and a translation last.
    @Test(arguments: [
        ("frame: [1, 2, 30, 40]", "bounds 0 0 30 40, center 16 22"),
        ("frame: [0, 0, 30, 40], bounds: [5, 6, 10, 20], center: [70, 80]", "bounds 5 6 10 20, center 70 80"),
        ("frame: [0, 0, 30, 40], anchor: [0, 1]", "bounds 0 0 30 40, center 0 40, anchor 0.0"),
        (
            "frame: [0, 0, 30, 40], transform: {scale: 2}",
            "bounds 0 0 30 40, center 15 20, transform 2.0 0.0 0.0 2.0 0.0 0.0"
        ),
        (
            "frame: [0, 0, 30, 40], transform: {translate: [7, 8], rotate: 90, scale: [2, 3]}",
            "bounds 0 0 30 40, center 15 20, transform 0.0 2.0 -3.0 0.0 7.0 8.0"
        ),
        ("hidden: true", "bounds 0 0 0 0, center 0 0, hidden true"),
        ("interaction: false", "bounds 0 0 0 0, center 0 0, interaction false"),
        ("clips: true, multipleTouch: true", "bounds 0 0 0 0, center 0 0, clips true, multipleTouch true"),
        ("exclusiveTouch: true, zPosition: 3", "bounds 0 0 0 0, center 0 0, exclusiveTouch true, z 3.0"),
        ("alpha: 0.5, cornerRadius: 4", "bounds 0 0 0 0, center 0 0, alpha 0.5, radius 4.0"),
        ("color: \"#102030\"", "bounds 0 0 0 0, center 0 0, color #102030ff"),
    ])
    func `A view has the values of the file, and a step sets the same values`(_ keys: String, _ expected: String) throws
    {
        let first = try stage("views: [{name: it, \(keys)}]\nsteps: []")
        try expectEqual(values(#require(first.view("it"))), expected)
        let later = try stage("views: [{name: it}]\nsteps: [{set: it, \(keys)}]")
        try StepPlayer(later).play(#require(later.scenario.steps.first))
        try expectEqual(values(#require(later.view("it"))), expected)
    }

    @Test func `An alpha can be the number next to a limit`() throws {
        func alpha(_ text: String) throws -> Float {
            try Float(#require(stage("views: [{name: it, alpha: \(text)}]\nsteps: []").view("it")).alpha)
        }
        try expectEqual(
            [alpha("nextAbove 0.01"), alpha("nextBelow 0.01"), alpha("0.01")],
            [Float(0.01).nextUp, Float(0.01).nextDown, 0.01])
    }

    @Test func `Windows have levels, and the first visible one is key unless the file names another`() throws {
        func windows(_ keys: String...) throws -> [String] {
            let yaml = keys.enumerated().map { "{name: w\($0), \($1)}" }.joined(separator: ", ")
            let stage = try stage("windows: [\(yaml)]\nsteps: []")
            return keys.indices.map { index in
                guard let window = stage.view("w\(index)") as? UIWindow else { return "none" }
                return
                    "\(Int(window.windowLevel.rawValue))\(window.isHidden ? " hidden" : "")\(window.isKeyWindow ? " key" : "")"
            }
        }
        try expectEqual(windows("hidden: true", "level: statusBar", "level: alert"), ["0 hidden", "1000 key", "2000"])
        try expectEqual(windows("level: normal", "level: -3, key: true"), ["0", "-3 key"])
    }

    // MARK: Controls, texts and scroll views

    private func changed(_ yaml: String) throws -> UIView {
        let stage = try stage("views: [{name: it, \(yaml)}]\nsteps: []")
        return try #require(stage.view("it"))
    }

    @Test func `A control has the values of the file`() throws {
        let slider = try #require(
            changed(
                "class: UISlider, minimum: 2, maximum: 8, value: 5, continuous: false, enabled: false, selected: true")
                as? UISlider)
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (2, 8, 5))
        #expect(!slider.isContinuous && !slider.isEnabled && slider.isSelected)
        let stepper = try #require(
            changed(
                "class: UIStepper, minimum: 10, maximum: 20, value: 15, step: 5, continuous: false, autorepeat: false, wraps: true"
            )
                as? UIStepper)
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) == (10, 20, 15, 5))
        #expect(!stepper.isContinuous && !stepper.autorepeat && stepper.wraps)
        let onOff = try #require(changed("class: UISwitch, on: true") as? UISwitch)
        #expect(onOff.isOn && onOff.isEnabled && !onOff.isSelected)
        let segments = try #require(
            changed("class: UISegmentedControl, segments: [A, B, C], selectedSegment: 1, momentary: false")
                as? UISegmentedControl)
        expectEqual(
            (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" } + [
                "\(segments.selectedSegmentIndex)"
            ],
            ["A", "B", "C", "1"])
        let none = try #require(
            changed("class: UISegmentedControl, segments: [A], selectedSegment: none, momentary: true")
                as? UISegmentedControl)
        #expect(none.selectedSegmentIndex == UISegmentedControl.noSegment && none.isMomentary)
        let pages = try #require(changed("class: UIPageControl, pages: 5, page: 3") as? UIPageControl)
        #expect((pages.numberOfPages, pages.currentPage) == (5, 3))
        let button = try #require(
            changed("class: UIButton, title: OK, menu: [Copy], menuAsPrimaryAction: true") as? UIButton)
        #expect(
            button.title(for: .normal) == "OK" && button.showsMenuAsPrimaryAction && button.menu?.children.count == 1)
    }

    @Test func `A menu's items have the attributes and the state of the file`() throws {
        let button = try #require(
            changed(
                """
                class: UIButton, menu: [Copy, {title: Delete, attributes: destructive, on: true}, \
                {title: Cut, attributes: [disabled, hidden, keepsMenuPresented]}, {title: All, attributes: all}]
                """) as? UIButton)
        let items = try #require(button.menu).children.map { element -> String in
            guard let action = element as? UIAction else { return element.title }
            return "\(action.title) \(action.attributes.rawValue) \(action.state == .on)"
        }
        let all: UIMenuElement.Attributes = [.disabled, .destructive, .hidden, .keepsMenuPresented]
        expectEqual(
            items,
            [
                "Copy 0 false", "Delete \(UIMenuElement.Attributes.destructive.rawValue) true",
                "Cut \(all.subtracting(.destructive).rawValue) false", "All \(all.rawValue) false",
            ])
    }

    @Test func `A text has the values of the file`() throws {
        let field = try #require(
            changed("class: UITextField, text: 'a👩‍👩‍👧‍👦bc', placeholder: Name, secure: true, selection: [1, 3]")
                as? UITextField)
        #expect(field.text == "a👩‍👩‍👧‍👦bc" && field.placeholder == "Name" && field.isSecureTextEntry)
        expectEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "👩‍👩‍👧‍👦b")
        let text = try #require(
            changed("class: UITextView, text: abc, editable: false, selectable: false, selection: 2") as? UITextView)
        #expect(text.text == "abc" && !text.isEditable && !text.isSelectable && !text.isSecureTextEntry)
        expectEqual(text.selectedRange.location, 2)
    }

    @Test func `A scroll view has the values of the file`() throws {
        let scroll = try #require(
            changed(
                """
                class: UIScrollView, frame: [0, 0, 100, 100], contentSize: [300, 400], contentInset: [1, 2, 3, 4], \
                contentOffset: [5, 6], scrolling: false, paging: true, bounces: false, alwaysBounces: horizontal, \
                directionalLock: true, deceleration: fast, delaysContentTouches: false, canCancelContentTouches: false, \
                scrollsToTop: false, refreshing: true, zoom: [0.5, 3]
                """) as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 300, height: 400) && scroll.contentOffset == CGPoint(x: 5, y: 6))
        expectEqual(scroll.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(!scroll.isScrollEnabled && scroll.isPagingEnabled && !scroll.bounces && scroll.isDirectionalLockEnabled)
        #expect(scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical && !scroll.scrollsToTop)
        #expect(!scroll.delaysContentTouches && !scroll.canCancelContentTouches)
        #expect(scroll.decelerationRate == .fast && scroll.refreshControl?.isRefreshing == true)
        #expect((scroll.minimumZoomScale, scroll.maximumZoomScale) == (0.5, 3))
        let plain = try #require(
            changed("class: UIScrollView, alwaysBounces: [horizontal, vertical], refreshing: false") as? UIScrollView)
        #expect(
            plain.alwaysBounceHorizontal && plain.alwaysBounceVertical && plain.refreshControl?.isRefreshing == false)
        #expect(plain.isScrollEnabled && plain.decelerationRate == .normal && plain.contentSize == .zero)
    }

    // MARK: Behavior

    @Test func `A choice changes one switch or limit of the behavior`() throws {
        let switches = [
            "stateIsPossibleInReset", "failedAttemptsKeepTheirFingers", "panEndsBeyondMaximum", "panEndsBelowMinimum",
            "dragsBackFromContent", "transitionsTakeTouches", "hitTestsTwice", "cancelsTouchesOfRemovedViews",
            "suppressesWhileAnyTouchIsDown", "animationCancelsTouches", "setTranslationResetsVelocity",
        ]
        func values(_ behavior: Behavior) -> [String: String] {
            var values: [String: String] = [:]
            for child in Mirror(reflecting: behavior).children { values[child.label ?? ""] = "\(child.value)" }
            return values
        }
        func changed(_ choice: String) throws -> String {
            let scenario = try Scenario(yaml: "title: x\nchoices: {\(choice)}\nviews: []\nsteps: []", file: "x.yaml")
            let before = Behavior(.iOS26)
            var behavior = before
            for choice in scenario.choices { choice.set(&behavior) }
            let (old, new) = (values(before), values(behavior))
            return new.filter { old[$0.key] != $0.value }.map { "\($0.key): \($0.value)" }.sorted().joined(
                separator: ", ")
        }
        for name in switches {
            let changes = try [true, false].map { try changed("\(name): \($0)") }
            expectEqual(changes.sorted().first, "", "one of the two is the value of iOS 26")
            #expect(changes.contains { $0 == "\(name): true" || $0 == "\(name): false" }, "\(name): \(changes)")
        }
        try expectEqual(
            [changed("tapDistance: 7"), changed("tapSlop: 8"), changed("tapInterval: 0.5"), changed("touchLimit: 3")],
            ["tapDistance: 7.0", "tapSlop: 8.0", "tapInterval: 0.5", "touchLimit: 3"])
        #expect(throws: ScenarioError.self) { try changed("touchLimit: 0") }
        #expect(throws: ScenarioError.self) { try changed("touchLimit: 65") }
        #expect(throws: ScenarioError.self) { try changed("tapInterval: 61") }
    }

    @Test func `A scenario without optional keys shows the hit test and the delivery on a screen of 390 × 844 points`()
        throws
    {
        let scenario = try Scenario(yaml: "title: x\nviews: []\nsteps: []", file: "x.yaml")
        #expect(scenario.screen == CGSize(width: 390, height: 844) && scenario.shown == [.hitTest, .delivery])
        #expect(scenario.expected == nil && scenario.fault == nil && scenario.behavior == nil && scenario.about == "")
        expectEqual(scenario.names, ["UIApplication", "window"])
    }
}
