import Testing
import TouchstoneCore
import TouchstoneScenarios

/// The injected faults under Scenarios/why: `ScenarioFileTests` plays each, which compares the first cause with the injected one,
/// applies its advice and lets the fingers do the same again.
@Suite @MainActor
struct WhyScenarioTests {
    private func fault(_ file: String) throws -> InjectedFault? {
        try Scenario(contentsOf: ScenarioFileTests.folder + "/" + file).fault
    }

    @Test func `Each file plants one of at least forty faults`() throws {
        let files = ScenarioFileTests.files.filter { $0.hasPrefix("why/") }
        #expect(files.count >= 40)
        for file in files { #expect(try fault(file) != nil, "\(file)") }
    }

    @Test func `The report comes with the outcome`() throws {
        let scenario = try Scenario(contentsOf: ScenarioFileTests.folder + "/why/covered-by-a-clear-view.yaml")
        let outcome = try ScenarioRun(scenario).play()
        #expect(
            outcome.report?.hasPrefix(
                """
                error: a touch at (100, 72) does not reach button; overlay receives it
                because overlay is in front of button and is hit first; it draws nothing, but hit testing ignores what a \
                view draws (HT-4, HT-10)
                  help: let touches pass through it: overlay.isUserInteractionEnabled = false
                    or: bring it to the front: superview.bringSubviewToFront(button)
                """) == true)
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
        #expect(old.fault?.cause == "interaction-disabled")
        #expect(try ScenarioRun(old).play().complaint == nil)
    }

    @Test func `A keyword that was never one is an error also beside old ones`() {
        #expect(throws: ScenarioError.self) {
            try Scenario(
                yaml: "title: A\nviews: [{name: a, tells: [location], reports: [type]}]\nsteps: [{tap: a}]",
                file: "old.yaml")
        }
    }

    private let scene = "title: A\nviews: [{name: a, hidden: true, frame: [0, 0, 9, 9]}]\nsteps: [{tap: a}]\n"

    @Test func `Another cause is a complaint`() throws {
        let yaml = scene + "why: {wanted: a, cause: alpha, about: a}"
        let complaint = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().complaint
        #expect(
            complaint?.hasPrefix(
                "x.yaml:4: the first cause is `hidden` of a, but `alpha` of a was injected\nerror: a touch")
                == true)
    }

    @Test func `Advice that does not help is a complaint`() throws {
        // The advice shows the view, and then it is in the way of nobody but of what is behind.
        let yaml = """
            title: A
            views: [{name: a, hidden: true, frame: [0, 0, 9, 9], onBegan: {hide: a}, views: [{name: b, alpha: 0}]}]
            steps: [{tap: a}]
            why: {wanted: b, cause: hidden, about: a}
            """
        let complaint = try ScenarioRun(Scenario(yaml: yaml, file: "x.yaml")).play().complaint
        #expect(
            complaint?.hasPrefix(
                "x.yaml:4: after the advice, show it: a.isHidden = false, the touch still does not arrive:\n") == true)
    }

    @Test func `A cause that does not exist is a mistake in the file`() {
        #expect(
            throws: ScenarioError(file: "x.yaml", line: 4, message: "there is no cause `hiden`; did you mean hidden?")
        ) {
            try Scenario(yaml: scene + "why: {wanted: a, cause: hiden}", file: "x.yaml")
        }
    }
}
