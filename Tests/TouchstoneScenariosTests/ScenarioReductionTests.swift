import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneScenarios

/// Reduction of a scenario to the views and steps that its failure needs.
@Suite @MainActor
struct ScenarioReductionTests {
    /// A page with many views that do not matter for the cancelled touch.
    private let page = """
        title: A page
        about: A card with a photo in it.   # a comment
        rules: [G-20]
        views:
          - name: root
            frame: [0, 0, 390, 844]
            color: white
            views:
              - {name: header, frame: [0, 0, 390, 100], views: [{name: logo, frame: [10, 10, 33, 33]}]}
              - name: card
                frame: [20.5, 120.25, 350, 300]
                cornerRadius: 12
                gestures: [{type: tap, name: single}, {type: pan, name: drag, minimumTouches: 1}]
                views:
                  - {name: photo, touches: handle, frame: [13, 17, 201, 107], multipleTouch: true}
                  - {name: caption, class: UILabel, text: Hi, frame: [13, 150, 201, 20]}
              - {name: footer, class: UIButton, title: OK, frame: [0, 800, 390, 44]}
        steps:
          - tap: [100, 50]
          - wait: 1
          - drag: [photo, [300, 600]]
          - tap: footer
          - wait: 2
        """

    private func eventLog(_ yaml: String) throws -> String {
        try ScenarioRun(Scenario(yaml: yaml, file: "x")).play().eventLog
    }

    private func isCancelled(_ yaml: String) -> Bool {
        (try? eventLog(yaml))?.contains("· photo handles touchesCancelled") == true
    }

    @Test func `A scenario is reduced to the views and steps that cancel the touch`() throws {
        let text = try ScenarioText(reducing: page, while: isCancelled).text
        expectEqual(
            text,
            """
            title: A page
            views:
              - frame: [0, 100, 400, 300]
                gestures: [{type: pan}]
                views: [{name: photo, touches: handle, frame: [0, 0, 200, 100]}]
            steps:
              - {drag: [photo, [300, 600]], over: 0}

            """)
        try expectEqual(ScenarioText(reducing: text, while: isCancelled).text, text)
    }

    @Test func `A scenario that does not fulfill the condition is returned unchanged`() throws {
        try expectEqual(ScenarioText(reducing: page) { _ in false }.text, page)
        #expect(throws: ScenarioError.self) { try ScenarioText(reducing: "{", while: { _ in true }) }
    }

    @Test func `Recorded samples become steps`() throws {
        let recorded = """
            title: Recorded
            views: [{name: photo, touches: handle, frame: [0, 0, 390, 844]}]
            steps:
              - {at: 512.25, sample: {phase: began, finger: 7, at: [10.125, 20.5], radius: 11}}
              - {at: 512.5, sample: {phase: moved, finger: 7, at: [11, 21]}}
              - {at: 512.75, sample: {phase: ended, finger: 7, at: [11, 21]}}
            """
        let text = try ScenarioText(reducing: recorded) { yaml in
            (try? eventLog(yaml))?.contains("· photo handles touchesEnded") == true
        }.text
        expectEqual(
            text,
            """
            title: Recorded
            views:
              - {name: photo, touches: handle, frame: [0, 0, 400, 800]}
            steps:
              - tap: [0, 0]

            """)
    }

    // MARK: Failures

    private func failure(_ yaml: String) throws -> ScenarioFailure? {
        try ScenarioFailure.first(of: Scenario(yaml: yaml, file: "x"))
    }

    /// The page with an expectation in which one line is replaced.
    private func page(expecting line: String?, insteadOf other: String?, after earlier: String? = nil) throws -> String
    {
        var lines = try eventLog(page).split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
        if let other {
            let index = try #require(lines.firstIndex(of: other))
            lines.replaceSubrange(index...index, with: line.map { [$0] } ?? [])
        } else if let line, let earlier, let index = lines.lastIndex(of: earlier) {
            lines.insert(line, at: index + 1)
        }
        return page + "\nexpect: |\n" + lines.map { "  \($0)\n" }.joined()
    }

    /// Reduces a scenario with a wrong expectation, and returns the result with its own expectation.
    private func reduced(_ yaml: String) throws -> String {
        let failure = try #require(try failure(yaml))
        let text = try ScenarioText(reducing: yaml) { (try? failure.occurs(in: $0)) == true }.text
        return try ScenarioText(stating: failure, in: text).text
    }

    @Test func `A scenario with a wrong expected line is reduced and keeps that line`() throws {
        let text = try reduced(page(expecting: "touchesEnded [1] → photo", insteadOf: "touchesCancelled [1] → photo"))
        expectEqual(
            text,
            """
            title: A page
            views:
              - frame: [0, 100, 400, 300]
                gestures: [{type: pan}]
                views: [{name: photo, touches: handle, frame: [0, 0, 200, 100]}]
            steps:
              - {drag: [photo, [300, 600]], over: 0}
            show: [delivery]
            expect: |
              touch 1 is bound to photo in window at (100, 150)
              touchesBegan [1] → photo
              · photo handles touchesBegan
              action UIPanGestureRecognizer began
              touchesEnded [1] → photo
              · photo handles touchesCancelled
              action UIPanGestureRecognizer ended

            """)
        let complaint = try ScenarioRun(Scenario(yaml: text, file: "x")).play().complaint
        expectEqual(complaint?.contains("- touchesEnded [1] → photo\n+ touchesCancelled [1] → photo"), true)
    }

    @Test func `A missing line keeps the object that it names`() throws {
        let text = try reduced(
            page(expecting: "action single ended", insteadOf: nil, after: "touchesEnded [1] → footer"))
        #expect(text.contains("name: single") && text.contains("action single ended"))
        #expect(!text.contains("caption"))
        try expectEqual(ScenarioRun(Scenario(yaml: text, file: "x")).play().passed, false)
    }

    @Test func `The first cause of an injected fault is kept`() throws {
        let covered = """
            title: A covered button
            views:
              - {name: side, frame: [0, 400, 100, 100], touches: handle}
              - name: card
                frame: [20, 100, 350, 300]
                views:
                  - {name: ok, class: UIButton, title: OK, frame: [13, 17, 201, 57]}
                  - {name: veil, frame: [0, 0, 350, 300], alpha: 0.5, color: red}
            steps: [{tap: side}, {wait: 0.3}, {tap: ok}]
            why: {wanted: ok, cause: covered, about: veil}
            """
        let failure = try #require(try failure(covered))
        expectEqual(failure, .cause(ExplainedCause(code: "covered")))
        let text = try ScenarioText(reducing: covered) { (try? failure.occurs(in: $0)) == true }.text
        expectEqual(
            text,
            """
            title: A covered button
            views:
              - {name: ok, frame: [0, 100, 200, 100]}
              - {name: veil, frame: [0, 100, 400, 300]}
            steps:
              - tap: ok
            why: {wanted: ok, cause: covered, about: veil}

            """)
        #expect(try ScenarioRun(Scenario(yaml: text, file: "x")).play().passed)
    }

    @Test func `A scenario that passes has no failure`() throws {
        #expect(try failure(page) == nil)
    }
}
