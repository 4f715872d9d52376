extension ExampleScene {
    /// A question that touching answers.
    public struct Task: Sendable {
        /// What to do, and what to find out by it.
        public let question: String
        /// The members of the trace's record that tells that it was done.
        public let goal: [String: String]
        /// What is to be seen then.
        public let lesson: String
    }

    /// What there is to find out in this scene; nil where it is for playing.
    public var task: Task? { Self.tasks[id] }

    private static func task(_ question: String, _ goal: [String: String], _ lesson: String) -> Task {
        Task(question: question, goal: goal, lesson: lesson)
    }

    private static func bound(_ view: String) -> [String: String] { ["kind": "bound", "view": view] }

    private static let tasks: [String: Task] = [
        "order.blue-last": task(
            "Touch Red. Which of the two was asked first?", bound("red"),
            "Blue: it was added last. It said no, so Yellow, which is in it, was not asked at all."),
        "order.red-last": task(
            "Touch Yellow. Who was asked before Blue this time?", bound("yellow"),
            "Red, because here it was added last. It said no, and Blue asked its own subviews."),
        "tree.five": task(
            "Touch D. Which views were not asked, and why?", bound("d"),
            "Those in a view that does not contain the point: it says no for everything in it."),
        "intercept": task(
            "Try to touch Red. Who gets it?", bound("green"),
            "Green: its hitTest answers Green and asks nobody in it."),
        "raised.plain": task(
            "Touch the part of the button that stands out of its bar.",
            ["kind": "verdict", "view": "bar", "verdict": "outside"],
            "The point is outside the bar, so the bar says no, and the button in it is never asked."),
        "raised.point-inside": task(
            "Touch the raised part again. What does the bar answer now?", bound("raised"),
            "Its point(inside:) counts the button's place as its own, so it asks the button."),
        "raised.hit-test": task(
            "And again. What is different from before?", bound("raised"),
            "The bar's hitTest asks its button first, wherever the point is."),
        "enlarged": task(
            "Touch beside the small button that is easy to hit.", bound("easy"),
            "Its point(inside:) says yes for the points around it. What is drawn does not decide."),
        "covered": task(
            "Two buttons are covered. Which one can still be touched?", bound("reached"),
            "The cover's hitTest answers that button, although it is not below the cover in the tree."),
        "glass": task(
            "Touch the button below the glass. Why does the glass not keep it?", bound("below"),
            "Where the glass itself is hit, its hitTest answers nil, and the search goes on behind it."),
        "alpha": task(
            "Find a view that is too faint to be asked.", ["kind": "verdict", "verdict": "alpha"],
            "Below an alpha of 0.01 a view is passed over, and so is everything in it."),
        "hidden": task(
            "Touch where the button of the second box is. Who gets it?", bound("floor"),
            "The box takes no touches, so nobody asks what is in it, and the touch falls to Floor."),
        "moving": task(
            "Touch a view on its way. Where does it have to be touched?", bound("seen"),
            "A moving view is hit where it is going to be, unless it looks at its layer's presentation."),
        "chain": task(
            "Touch Inner, and look at the chain. How far does the call climb?",
            ["kind": "delivered", "method": "touchesBegan", "to": "inner"],
            "From each responder that calls super to the next, until one keeps it."),
        "leave": task(
            "Begin in Home and drag out of it. Who hears that the finger has left the screen?",
            ["kind": "delivered", "method": "touchesEnded", "to": "home"],
            "The view in which the touch began keeps it to its end."),
        "windows": task(
            "Touch the button of the lower window. Who was asked before?", bound("below"),
            "The window of the higher level is asked first, before any view of the lower one."),
        "fingers": task(
            "Put two fingers on the view that takes many; with a mouse, hold Option.", bound("multiple"),
            "Each finger is a touch of its own. A view without multiple touch ignores the second."),
        "pan": task(
            "Drag the upper pad further than 10 points. What does it hear last?",
            ["kind": "delivered", "method": "touchesCancelled", "to": "default"],
            "The pan began and took the touch: the view hears touchesCancelled and no more of it."),
        "taps": task(
            "Tap once, and wait. When does the single tap act?", ["kind": "waits"],
            "Only when the double tap has failed, a third of a second later: it requires that."),
        "gestures": task(
            "Hold the card. After how long does the long press begin, and whom does it prevent?",
            ["kind": "state", "recognizer": "long press", "state": "began"],
            "After half a second without moving 10 points. The lanes show who lost by it."),
        "ancestor": task(
            "Tap Child. Who gets the touch, and who else acts?", bound("child"),
            "Child has the touch; the container's tap recognizer sees the touches of everything in it."),
        "scroll.list": task(
            "Drag the list quickly. Who loses the touch to it?",
            ["kind": "state", "recognizer": "scroll", "state": "began"],
            "A quick drag begins the list's pan before the row ever hears of the touch."),
    ]
}
