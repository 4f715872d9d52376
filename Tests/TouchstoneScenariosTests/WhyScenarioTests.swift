import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneScenarios

/// The injected faults in Scenarios/why. `ScenarioFileTests` plays each file, compares the first cause with the injected one,
/// applies its advice and repeats the touches.
@Suite @MainActor
struct WhyScenarioTests {
    private func fault(_ file: String) throws -> InjectedFault? {
        try Scenario(contentsOf: ScenarioFileTests.folder + "/" + file).fault
    }

    @Test func `Scenarios/why has at least forty files, each with an injected fault`() throws {
        let files = ScenarioFileTests.files.filter { $0.hasPrefix("why/") }
        #expect(files.count >= 40)
        for file in files { #expect(try fault(file) != nil, "\(file)") }
    }

    @Test func `The outcome of an injected fault contains the report`() throws {
        let scenario = try Scenario(contentsOf: ScenarioFileTests.folder + "/why/covered-by-a-clear-view.yaml")
        let outcome = try ScenarioRun(scenario).play()
        expectEqual(
            outcome.report?.hasPrefix(
                """
                error: a touch at (100, 72) does not reach button; overlay receives it
                because overlay is in front of button and is hit first; it draws nothing, but hit testing ignores what a \
                view draws (HT-4, HT-10)
                  help: let touches pass through it: overlay.isUserInteractionEnabled = false
                    or: bring it to the front: superview.bringSubviewToFront(button)
                """), true)
    }

    @Test func `Old keywords and codes are read as the current ones`() throws {
        let old = try Scenario(
            yaml: """
                title: A
                views:
                  - {name: a, class: UIView, frame: [0, 0, 90, 90], tells: [location], takes: [save],
                     touches: handle, onBegan: {tell: a}, interaction: false}
                choices: {withholdsWhileAnyTouchIsDown: true}
                steps: [{tap: a}]
                why: {wanted: a, cause: interaction-off, about: a}
                """, file: "old.yaml")
        expectEqual(old.fault?.cause, "interaction-disabled")
        #expect(try ScenarioRun(old).play().complaint == nil)
    }

    @Test func `An unknown keyword is an error even beside old ones`() {
        #expect(throws: ScenarioError.self) {
            try Scenario(
                yaml: "title: A\nviews: [{name: a, tells: [location], reports: [type]}]\nsteps: [{tap: a}]",
                file: "old.yaml")
        }
    }

    private let scene = "title: A\nviews: [{name: a, hidden: true, frame: [0, 0, 9, 9]}]\nsteps: [{tap: a}]\n"

    @Test func `A first cause other than the injected one fails the scenario`() throws {
        let yaml = scene + "why: {wanted: a, cause: alpha, about: a}"
        let complaint = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().complaint
        expectEqual(
            complaint?.hasPrefix(
                "x.yaml:4: the first cause is `hidden` of a, but `alpha` of a was injected\nerror: a touch"),
            true)
    }

    @Test func `Advice that does not make the touch arrive fails the scenario`() throws {
        // The advice shows `a`, but its subview `b` is still transparent.
        let yaml = """
            title: A
            views: [{name: a, hidden: true, frame: [0, 0, 9, 9], onBegan: {hide: a}, views: [{name: b, alpha: 0}]}]
            steps: [{tap: a}]
            why: {wanted: b, cause: hidden, about: a}
            """
        let complaint = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().complaint
        expectEqual(
            complaint?.hasPrefix(
                "x.yaml:4: after the advice, show it: a.isHidden = false, the touch still does not arrive:\n"), true)
    }

    @Test func `An unknown cause is an error with a suggestion`() {
        #expect(
            throws: ScenarioError(file: "x.yaml", line: 4, message: "there is no cause `hiden`; did you mean hidden?")
        ) {
            try Scenario(yaml: scene + "why: {wanted: a, cause: hiden}", file: "x.yaml")
        }
    }
}
