import Testing
import TouchstoneExpectations
import TouchstoneScenarios

/// The error messages for mistakes in scenario files.
@Suite @MainActor
struct ScenarioErrorTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let yaml: String
        let message: String
        var testDescription: String { message }

        init(_ message: String, _ yaml: String) {
            self.message = message
            self.yaml = yaml
        }
    }

    nonisolated private static func scene(_ view: String) -> String {
        """
        title: A mistake
        views:
          - \(view)
        steps: []
        """
    }

    nonisolated private static func steps(_ step: String) -> String {
        """
        title: A mistake
        views:
          - {name: red, frame: [0, 0, 10, 10]}
          - {name: blue, frame: [0, 0, 10, 10]}
        steps:
          - \(step)
        """
    }

    nonisolated private static let fileMistakes = [
        Mistake("x.yaml: the file is empty", ""),
        Mistake(
            "x.yaml:2: `behavior` needs one of iOS17, iOS18, iOS26, iOS27, found iOS16; did you mean iOS17?",
            "title: x\nbehavior: iOS16\nviews: []\nsteps: []"),
        Mistake(
            "x.yaml:3: a navigation has `views`, each with a `controller`, from the root to what is shown",
            "title: x\nviews:\n  - {name: stack, navigation: {name: n}, views: [{name: a}]}\nsteps: []"),
        Mistake("x.yaml:1: a scenario needs keys and values, found hello", "hello"),
        Mistake("x.yaml:1: a scenario needs `title`", "views: []\nsteps: []"),
        Mistake("x.yaml:1: a scenario needs `views` or `windows`", "title: A\nsteps: []"),
        Mistake(
            "x.yaml:2: a scenario has `windows` or `views`, not both", "title: A\nviews: []\nwindows: []\nsteps: []"),
        Mistake("x.yaml:1: a scenario needs `steps`", "title: A\nviews: []"),
        Mistake("x.yaml:2: a scenario has no `view`; did you mean `views`?", "title: A\nview: []\nsteps: []"),
        Mistake("x.yaml:1: `title` needs a name, found [1, 2]", "title: [1, 2]\nviews: []\nsteps: []"),
        Mistake("x.yaml:2: `views` is given twice", "title: A\nviews: []\nviews: []\nsteps: []"),
        Mistake(
            "x.yaml:2: `screen` needs two numbers, [width, height], found 390",
            "title: A\nscreen: 390\nviews: []\nsteps: []"),
        Mistake(
            "x.yaml:2: `screen` needs a width and a height from 1 to 100000, found [0, 10]",
            "title: A\nscreen: [0, 10]\nviews: []\nsteps: []"),
        Mistake(
            "x.yaml:4: `show` needs one of queue, hitTest, verdicts, send, delivery, gestures, controls, scrolling, "
                + "found deliver; did you mean delivery?",
            "title: A\nviews: []\nsteps: []\nshow: [deliver]"),
        Mistake(
            "x.yaml:3: not YAML: did not find expected ',' or ']', while parsing a flow sequence from line 2",
            "title: A\nviews: [\nsteps: []"),
    ]

    nonisolated private static let sceneMistakes = [
        Mistake(
            "x.yaml:3: `frame` needs four numbers, [x, y, width, height], found [1, 2]", scene("frame: [1, 2]")),
        Mistake(
            "x.yaml:3: `frame` needs four numbers, [x, y, width, height], found [1, 2, 3, wide]",
            scene("frame: [1, 2, 3, wide]")),
        Mistake("x.yaml:3: a view has no `fram`; did you mean `frame`?", scene("fram: [1, 2, 3, 4]")),
        Mistake(
            "x.yaml:3: a UIView has no `paging`; that is for UIScrollView and UITableView", scene("paging: true")),
        Mistake("x.yaml:3: `hidden` needs true or false, found yes", scene("hidden: yes")),
        Mistake(
            "x.yaml:3: `alpha` needs a number, or `nextAbove` or `nextBelow` and a number, found clear",
            scene("alpha: clear")),
        Mistake(
            "x.yaml:3: `class` needs one of UIView, UILabel, UIImageView, UIControl, UIButton, UISwitch, UISlider, UIStepper, "
                + "UISegmentedControl, UIPageControl, UITextField, UITextView, UIScrollView, UITableView, "
                + "found UILable; did you mean UILabel?",
            scene("class: UILable")),
        Mistake(
            "x.yaml:3: a UILabel overrides nothing here; leave `class` out for that",
            scene("{class: UILabel, touches: handle}")),
        Mistake(
            "x.yaml:3: `touches` needs one of pass, handle, forward, next, both, found handel; did you mean handle?",
            scene("touches: handel")),
        Mistake(
            "x.yaml:3: `hitTest` needs self, nil, pass-through, super, beyond-bounds, unconverted, {redirect: NAME}, "
                + "{redirect-if-inside: NAME} or {first-from-back: NAME}, found me", scene("hitTest: me")),
        Mistake(
            "x.yaml:3: `redirect` names no view of this scenario: blu; did you mean blue?",
            scene("{name: blue, hitTest: {redirect: blu}}")),
        Mistake(
            "x.yaml:3: `color` needs a color's name or \"#rrggbb\", found rde; did you mean red?",
            scene("color: rde")),
        Mistake("x.yaml:3: the name window is already used on line 3", scene("name: window")),
        Mistake("x.yaml:3: the name UIApplication is already used", scene("name: UIApplication")),
        Mistake(
            "x.yaml:3: `next` names no responder of this scenario: nobody", scene("{name: a, next: nobody}")),
    ]

    nonisolated private static let gestureMistakes = [
        Mistake(
            "x.yaml:3: `type` needs one of tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover, "
                + "found tab; did you mean tap?", scene("gestures: [{type: tab}]")),
        Mistake("x.yaml:3: a gesture needs `type`", scene("gestures: [{name: a}]")),
        Mistake("x.yaml:3: a gesture needs keys and values, found tap", scene("gestures: [tap]")),
        Mistake(
            "x.yaml:3: a pan has no `taps`; that is for tap and longPress", scene("gestures: [{type: pan, taps: 2}]")),
        Mistake(
            "x.yaml:3: a tap has no `delayBegan`; did you mean `delaysBegan`?",
            scene("gestures: [{type: tap, delayBegan: true}]")),
        Mistake(
            "x.yaml:3: `requireToFail` names no gesture of this scenario: duble; did you mean double?",
            scene("gestures: [{type: tap, requireToFail: [duble]}, {type: tap, name: double}]")),
        Mistake(
            "x.yaml:3: a cannot require itself to fail", scene("gestures: [{type: tap, name: a, requireToFail: [a]}]")),
        Mistake(
            "x.yaml:3: `simultaneous` names no gesture of this scenario: alway",
            scene("gestures: [{type: tap, simultaneous: alway}]")),
        Mistake(
            "x.yaml:3: a tap has no scale to report; it has location, touches",
            scene("gestures: [{type: tap, reports: [scale]}]")),
        Mistake("x.yaml:3: a screenEdgePan needs `edges`", scene("gestures: [{type: screenEdgePan}]")),
        Mistake(
            "x.yaml:3: a hover recognizer receives no touches to watch", scene("gestures: [{type: hover, watch: true}]")
        ),
        Mistake(
            "x.yaml:3: `direction` needs one of right, left, up, down, found lef; did you mean left?",
            scene("gestures: [{type: swipe, direction: [lef]}]")),
        Mistake(
            "x.yaml:3: `refuses` needs one of begin, touch, found all", scene("gestures: [{type: tap, refuses: all}]")),
        Mistake(
            "x.yaml:3: `maximumTouches` needs at least `minimumTouches`, 3, found 2",
            scene("gestures: [{type: pan, minimumTouches: 3, maximumTouches: 2}]")),
        Mistake(
            "x.yaml:3: the name a is already used on line 3", scene("{name: a, gestures: [{type: tap, name: a}]}")),
        Mistake(
            "x.yaml:3: `refusesGestures` names no gesture of this scenario: tap", scene("refusesGestures: [tap]")),
        Mistake(
            "x.yaml:3: a UILabel overrides nothing here; leave `class` out for that",
            scene("{class: UILabel, refusesGestures: all}")),
        Mistake(
            "x.yaml:6: `disableGesture` names no gesture of this scenario: red", steps("disableGesture: red")),
        Mistake("x.yaml:6: `pinch` needs `to`", steps("pinch: {around: red, from: 10}")),
        Mistake("x.yaml:6: `pinch` needs keys and values, found red", steps("pinch: red")),
        Mistake(
            "x.yaml:6: `by` needs degrees from -3600 to 3600, found 9999",
            steps("rotate: {around: red, by: 9999}")),
        Mistake("x.yaml:6: `by` needs two numbers, [x, y], found 3", steps("wheel: {at: red, by: 3}")),
    ]

    nonisolated private static let controlMistakes = [
        Mistake(
            "x.yaml:3: a UISwitch has no `value`; that is for UISlider and UIStepper",
            scene("{class: UISwitch, value: 3}")),
        Mistake(
            "x.yaml:3: a UIView has no `watch`; that is for "
                + "UIControl, UIButton, UISwitch, UISlider, UIStepper, UISegmentedControl, UIPageControl, UITextField, "
                + "UITextView and UITableView", scene("{watch: all}")),
        Mistake("x.yaml:3: a view has no `titel`; did you mean `title`?", scene("{class: UIButton, titel: OK}")),
        Mistake(
            "x.yaml:3: a UIButton overrides nothing here; leave `class` out for that",
            scene("{class: UIButton, presses: handle}")),
        Mistake(
            "x.yaml:3: `watch` needs one of didBegin, didChange, didChangeSelection, didEnd, found didChanged; did you "
                + "mean didChange?", scene("{class: UITextView, watch: [didChanged]}")),
        Mistake(
            "x.yaml:3: `refuses` needs one of begin, continue, found end", scene("{class: UIControl, refuses: end}")),
        Mistake("x.yaml:3: a control's action needs `for`", scene("{class: UIButton, actions: [{target: nil}]}")),
        Mistake(
            "x.yaml:3: a control's action needs `do`", scene("{class: UIButton, actions: [{for: touchDown}]}")),
        Mistake(
            "x.yaml:3: an action with a target is described in the target's `implements`; remove `do`",
            scene("{class: UIButton, actions: [{for: touchDown, target: nil, action: a, do: {note: b}}]}")),
        Mistake(
            "x.yaml:3: `target` names window, which does not implement save; give it `implements: [save]`",
            scene("{class: UIButton, actions: [{for: touchDown, target: window, action: save}]}")),
        Mistake(
            "x.yaml:3: `target` names a, which does not implement save; did you mean saved?",
            scene(
                "{name: a, implements: [saved], views: [{class: UIButton, actions: [{for: all, target: a, action: save}]}]}"
            )
        ),
        Mistake(
            "x.yaml:3: `copy` belongs to UIKit, and only a UIView without `class` supports it here",
            scene("controller: {name: c, implements: [copy]}")),
        Mistake(
            "x.yaml:3: `modifiers` needs one of shift, control, alternate, command, found cmd",
            scene("keyCommands: [{input: s, modifiers: cmd, action: save}]")),
        Mistake(
            "x.yaml:3: `selection` needs a place in the text, or two, [from, to], in characters, found [2, 1]",
            scene("{class: UITextField, selection: [2, 1]}")),
        Mistake("x.yaml:6: a UIView has no `title`; that is for UIButton", steps("{set: red, title: OK}")),
        Mistake(
            "x.yaml:6: `keyPress` needs one of return, tab, space, backspace, delete, escape, up, down, left, right, home, "
                + "end, pageUp, pageDown, found retrun; did you mean return?", steps("keyPress: retrun")),
        Mistake(
            "x.yaml:6: `becomeFirstResponder` names no responder of this scenario: rde; did you mean red?",
            steps("becomeFirstResponder: rde")),
        Mistake(
            "x.yaml:6: `to` names red, which does not implement save; give it `implements: [save]`",
            steps("{send: save, to: red}")),
        Mistake(
            "x.yaml:6: `remote` needs one of play, pause, stop, togglePlayPause, nextTrack, previousTrack, found ply; "
                + "did you mean play?", steps("remote: ply")),
        Mistake(
            "x.yaml:6: `selected` needs two whole numbers, [location, length], in UTF-16 units, found 3",
            steps("{compose: a, selected: 3}")),
    ]

    nonisolated private static let tableMistakes = [
        Mistake(
            "x.yaml:3: a UIScrollView has no `rows`; that is for UITableView", scene("{class: UIScrollView, rows: []}")),
        Mistake("x.yaml:3: `rows` needs a list, found 3", scene("{class: UITableView, rows: 3}")),
        Mistake("x.yaml:3: a row needs a name, found [Bread]", scene("{class: UITableView, rows: [[Bread]]}")),
        Mistake("x.yaml:3: a row needs `name`", scene("{class: UITableView, rows: [{text: Bread}]}")),
        Mistake(
            "x.yaml:3: a row has no `select`; did you mean `selects`?",
            scene("{class: UITableView, rows: [{name: Bread, select: false}]}")),
        Mistake(
            "x.yaml:3: the name Bread is already used on line 3", scene("{class: UITableView, rows: [Bread, Bread]}")),
        Mistake(
            "x.yaml:3: the name Bread content is already used on line 3",
            scene("{class: UITableView, rows: [Bread content, Bread]}")),
        Mistake(
            "x.yaml:3: `rowHeight` needs points from 1 to 10000, found 0",
            scene("{class: UITableView, rowHeight: 0}")),
        Mistake(
            "x.yaml:3: `watch` needs one of didHighlight, didUnhighlight, found didSelect",
            scene("{class: UITableView, watch: didSelect}")),
        Mistake(
            "x.yaml:3: a UITableView overrides nothing here; leave `class` out for that",
            scene("{class: UITableView, touches: handle}")),
    ]

    nonisolated private static let controllerMistakes = [
        Mistake(
            "x.yaml:3: tabs have `views`, each with a `controller` or a `navigation`",
            scene("{tabs: {name: t, titles: [A]}, views: [{name: a}]}")),
        Mistake(
            "x.yaml:3: tabs have a title for each of their views, 1, found 2",
            scene("{tabs: {name: t, titles: [A, B]}, views: [{controller: a}]}")),
        Mistake("x.yaml:3: `tabs` needs `titles`", scene("{tabs: {name: t}, views: [{controller: a}]}")),
        Mistake(
            "x.yaml:3: the name A is already used on line 3",
            scene("{tabs: {name: A, titles: [A]}, views: [{controller: a}]}")),
        Mistake(
            "x.yaml:3: the view of tabs has no `class`, `controller` or overrides of its own",
            scene("{touches: handle, tabs: {name: t, titles: [A]}, views: [{controller: a}]}")),
        Mistake(
            "x.yaml:3: a view has a `navigation` or `tabs`, not both",
            scene("{navigation: {name: n}, tabs: {name: t, titles: [A]}, views: [{controller: a}]}")),
        Mistake("x.yaml:6: `alert` needs keys and values, found Sure?", steps("{alert: Sure?, from: window}")),
        Mistake("x.yaml:6: `alert` needs `title`", steps("{alert: {actions: [OK]}, from: window}")),
        Mistake("x.yaml:6: a step needs `from`", steps("alert: {title: Sure?}")),
        Mistake(
            "x.yaml:6: `as` needs one of alert, actionSheet, found sheet",
            steps("{alert: {title: Sure?}, from: window, as: sheet}")),
        Mistake(
            "x.yaml:6: an alert has one action to cancel at most",
            steps(
                "{alert: {title: Sure?, actions: [{title: A, style: cancel}, {title: B, style: cancel}]}, from: window}"
            )),
        Mistake(
            "x.yaml:6: the name red is already used on line 3",
            steps("{alert: {title: Sure?, actions: [red]}, from: window}")),
        Mistake(
            "x.yaml:7: `tap` names no view of this scenario: Oky; did you mean Ok?",
            steps("{alert: {title: Sure?, actions: [Ok]}, from: window}\n  - tap: Oky")),
    ]

    nonisolated private static let stepMistakes = [
        Mistake("x.yaml:6: a step has no `tab`; did you mean `tap`?", steps("tab: red")),
        Mistake("x.yaml:6: a step does one thing, found `tap` and `up`", steps("{tap: red, up: 1}")),
        Mistake("x.yaml:6: `wait` has no `over`; it has at", steps("{wait: 1, over: 2}")),
        Mistake("x.yaml:6: a step needs an action, such as `tap: [10, 20]`, found jump", steps("jump")),
        Mistake("x.yaml:6: `tap` names no view of this scenario: rde; did you mean red?", steps("tap: rde")),
        Mistake(
            "x.yaml:6: `tap` needs a place: [x, y], the name of a view, or {in: NAME, at: [x, y]}, found nothing",
            steps("tap:")),
        Mistake("x.yaml:6: `wait` needs seconds from 0 to 3600, found .nan", steps("wait: .nan")),
        Mistake("x.yaml:6: `wait` needs seconds from 0 to 3600, found -1", steps("wait: -1")),
        Mistake(
            "x.yaml:6: `drag` needs two places, [from, to], found [red]", steps("drag: [red]")),
        Mistake(
            "x.yaml:6: `down` needs a place for each finger, {1: [x, y]}, with fingers from 1 to 1000, "
                + "found {one: [1, 2]}", steps("down: {one: [1, 2]}")),
        Mistake(
            "x.yaml:6: `set` needs something to change, such as `frame` or `alpha`", steps("set: red")),
        Mistake("x.yaml:6: a step needs `over`", steps("animate: red\n    alpha: 0")),
        Mistake(
            "x.yaml:6: `phase` needs one of began, moved, ended, cancelled, estimatesUpdated, found start",
            steps("sample: {phase: start}")),
    ]

    @Test(
        arguments: fileMistakes + sceneMistakes + gestureMistakes + controlMistakes + tableMistakes + controllerMistakes
            + stepMistakes)
    func `A mistake in a file is an error with its line and a suggestion`(_ mistake: Mistake) {
        let error = #expect(throws: ScenarioError.self) { try Scenario(yaml: mistake.yaml, file: "x.yaml") }
        expectEqual(error?.description, mistake.message)
    }

    nonisolated private static let mistakesInPlay = [
        Mistake(
            "x.yaml:6: there is no text to compose in: no text field or text view is first responder",
            steps("compose: a")),
        Mistake("x.yaml:6: no menu is open to choose Copy from", steps("choose: Copy")),
        Mistake(
            "x.yaml:11: the menu has no Copi; it has Cut, Copy, Select All; did you mean Copy?",
            steps(
                "add: {name: t, class: UITextField, text: one, frame: [0, 200, 90, 30]}\n    to: window\n"
                    + "  - becomeFirstResponder: t\n  - {set: t, selection: [0, 1]}\n"
                    + "  - showMenu: t\n  - choose: Copi")),
        Mistake(
            "x.yaml:8: the row Milk is out of sight; scroll to it first",
            steps(
                "add: {name: t, class: UITableView, rows: [Bread, {name: Milk, views: [{name: buy}]}], frame: [0, 0, 90, 40]}\n"
                    + "    to: window\n  - tap: buy")),
        Mistake("x.yaml:6: finger 1 is not down", steps("move: red")),
        Mistake("x.yaml:7: finger 1 is down already", steps("down: red\n  - tap: red")),
        Mistake(
            "x.yaml:7: finger 2 is down already",
            steps("down: {2: red}\n  - pinch: {around: red, from: 10, to: 90}")),
        Mistake("x.yaml:7: `at: 0.5` has passed: it is 1", steps("wait: 1\n  - {at: 0.5, tap: red}")),
        Mistake(
            "x.yaml: the responder chain from a leads in a circle", scene("{name: a, next: b}\n  - {name: b, next: a}")),
    ]

    @Test(arguments: mistakesInPlay)
    func `A mistake that appears while playing is an error with its line`(_ mistake: Mistake) throws {
        let scenario = try Scenario(yaml: mistake.yaml, file: "x.yaml")
        let error = #expect(throws: ScenarioError.self) { try ScenarioRun(scenario).play() }
        expectEqual(error?.description, mistake.message)
    }

    @Test(arguments: [
        ("frame: [.nan, 0, 10, 10]", "`frame` needs finite numbers, found [.nan, 0, 10, 10]"),
        ("frame: [0, 0, .inf, 10]", "`frame` needs finite numbers, found [0, 0, .inf, 10]"),
        ("frame: [0, 0, 1e400, 10]", "`frame` needs four numbers, [x, y, width, height], found [0, 0, 1e400, 10]"),
        ("bounds: [0, -.inf, 10, 10]", "`bounds` needs finite numbers, found [0, -.inf, 10, 10]"),
        ("center: [.nan, 0]", "`center` needs finite numbers, found [.nan, 0]"),
        ("anchor: [.inf, 0]", "`anchor` needs finite numbers, found [.inf, 0]"),
        ("alpha: .nan", "`alpha` needs a number, or `nextAbove` or `nextBelow` and a number, found .nan"),
        ("zPosition: .inf", "`zPosition` needs a number, found .inf"),
        ("transform: {scale: [1, .nan]}", "`scale` needs finite numbers, found [1, .nan]"),
        ("transform: {translate: [.inf, 0]}", "`translate` needs finite numbers, found [.inf, 0]"),
    ])
    func `a view with numbers that are not finite is refused`(_ property: String, _ message: String) {
        for (yaml, line) in [(Self.scene("{name: a, \(property)}"), 3), (Self.steps("{set: red, \(property)}"), 6)] {
            let error = #expect(throws: ScenarioError.self) { try Scenario(yaml: yaml, file: "x.yaml") }
            expectEqual(error?.description, "x.yaml:\(line): \(message)")
        }
    }

    @Test(arguments: [
        ("contentSize: [.inf, 10]", "`contentSize` needs finite numbers, found [.inf, 10]"),
        ("contentOffset: [0, .nan]", "`contentOffset` needs finite numbers, found [0, .nan]"),
        ("contentInset: [.nan, 0, 0, 0]", "`contentInset` needs finite numbers, found [.nan, 0, 0, 0]"),
        ("zoom: [1, .inf]", "`zoom` needs finite numbers, found [1, .inf]"),
    ])
    func `a scroll view with numbers that are not finite is refused`(_ property: String, _ message: String) {
        let yaml = Self.scene("{name: a, class: UIScrollView, \(property)}")
        let error = #expect(throws: ScenarioError.self) { try Scenario(yaml: yaml, file: "x.yaml") }
        expectEqual(error?.description, "x.yaml:3: \(message)")
    }

    @Test func `Lists nested more than 200 levels deep are an error`() {
        for deep in [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000), String(repeating: "[\n", count: 100_000),
        ] {
            let error = #expect(throws: ScenarioError.self) { try Scenario(yaml: deep, file: "x.yaml") }
            expectEqual(error?.message, "lists within lists, more than 200 deep")
        }
    }

    @Test func `A missing file is an error that names it`() {
        let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOf: "no/such.yaml") }
        expectEqual(error?.description, "no/such.yaml: cannot be read")
    }
}
