extension ExampleScene {
    /// A question that a touch in the scene answers.
    public struct Task: Sendable {
        /// The instruction and the question.
        public let question: String
        /// The members of the trace record that completes the task.
        public let goal: [String: String]
        /// The explanation.
        public let lesson: String
    }

    /// The question of the scene; `nil` if it has none.
    public var task: Task? { Self.tasks[id] }

    private static func task(_ question: String, _ goal: [String: String], _ lesson: String) -> Task {
        Task(question: question, goal: goal, lesson: lesson)
    }

    private static func bound(_ view: String) -> [String: String] { ["kind": "bound", "view": view] }

    private static let tasks: [String: Task] = [
        "order.blue-last": task(
            "Touch Red. Which of the two views was hit-tested first?", bound("red"),
            "Blue, because it was added last. It does not contain the point, so Yellow, its subview, was not tested."),
        "order.red-last": task(
            "Touch Yellow. Which view was tested before Blue this time?", bound("yellow"),
            "Red, because here it was added last. It does not contain the point, so Blue tested its own subviews."),
        "tree.five": task(
            "Touch D. Which views were not tested, and why?", bound("d"),
            "The subviews of views that do not contain the point."),
        "intercept": task(
            "Try to touch Red. Which view receives the touch?", bound("green"),
            "Green: its hitTest returns Green and does not test its subviews."),
        "raised.plain": task(
            "Touch the part of the button that extends beyond its bar.",
            ["kind": "verdict", "view": "bar", "verdict": "outside"],
            "The point is outside the bar, so the bar's subviews, such as the button, are not tested."),
        "raised.point-inside": task(
            "Touch the raised part again. What does the bar return now?", bound("raised"),
            "Its point(inside:) includes the button's area, so the bar tests the button."),
        "raised.hit-test": task(
            "And again. What is different from before?", bound("raised"),
            "If the bar itself finds no view, its hitTest asks the button, wherever the point is."),
        "enlarged": task(
            "Touch beside the small button that is easy to hit.", bound("easy"),
            "Its point(inside:) returns true for points around it. What a view draws does not matter."),
        "covered": task(
            "Two buttons are covered. Which one can still be touched?", bound("reached"),
            "The cover's hitTest returns that button, although the button is not a subview of the cover."),
        "glass": task(
            "Touch the button below the glass. Why does the glass not receive the touch?", bound("below"),
            "If the glass itself would be hit, its hitTest returns nil, and hit testing continues behind it."),
        "alpha": task(
            "Find a view that is too transparent to be hit.", ["kind": "verdict", "verdict": "alpha"],
            "Hit testing skips a view with an alpha below 0.01 and its subviews."),
        "hidden": task(
            "Touch where the button of the second box is. Which view receives the touch?", bound("floor"),
            "The box is not interactive, so its subviews are not tested, and Floor receives the touch."),
        "moving": task(
            "Touch a moving view. Where must you touch?", bound("seen"),
            "A moving view is hit at its final position, unless it uses its layer's presentation."),
        "chain": task(
            "Touch Inner, and look at the chain. How far does the call go?",
            ["kind": "delivered", "method": "touchesBegan", "to": "inner"],
            "From each responder that calls super to the next one, until one does not call super."),
        "leave": task(
            "Begin in Home and drag out of it. Which view receives touchesEnded?",
            ["kind": "delivered", "method": "touchesEnded", "to": "home"],
            "The view in which the touch began: a touch belongs to it until it ends."),
        "windows": task(
            "Touch the button of the lower window. Which view was tested before it?", bound("below"),
            "The window with the higher level is tested before any view of the lower one."),
        "fingers": task(
            "Put two fingers on the view with multiple touch; with a mouse, hold Option.", bound("multiple"),
            "Each finger is a touch of its own. A view without multiple touch ignores the second."),
        "pan": task(
            "Drag the upper pad further than 10 points. What does it receive last?",
            ["kind": "delivered", "method": "touchesCancelled", "to": "default"],
            "touchesCancelled: the pan began and cancelled the touch in the view."),
        "taps": task(
            "Tap once, and wait. When does the single tap act?", ["kind": "waits"],
            "Only after the double tap fails, a third of a second later, because it requires that failure."),
        "gestures": task(
            "Hold the card. After how long does the long press begin, and which recognizers does it prevent?",
            ["kind": "state", "recognizer": "long press", "state": "began"],
            "After half a second without moving 10 points. The lanes show the prevented recognizers."),
        "ancestor": task(
            "Tap Child. Which view receives the touch, and what else acts?", bound("child"),
            "Child receives the touch; the container's tap recognizer receives the touches of all its subviews."),
        "scroll.list": task(
            "Drag the list quickly. Which view does not receive the touch?",
            ["kind": "state", "recognizer": "scroll", "state": "began"],
            "The row: a quick drag begins the list's pan before the row receives the touch."),
    ]
}
