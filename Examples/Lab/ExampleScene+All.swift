extension ExampleScene {
    /// All scenes in the order of the course; the scenes of a group are adjacent.
    public static let all: [ExampleScene] =
        asked + beyond + passing + passedOver + delivery + recognizers + scrolling + lists + drawing + navigation
        + presentations + playground

    private static let asked = [
        ExampleScene(
            "order.blue-last", "Red, then Blue", "Hit-test order",
            "Siblings are tested from the one added last to the one added first."
        ) { RedBlueYellow(title: "Red, then Blue", redComesLast: false) },
        ExampleScene(
            "order.red-last", "Blue, then Red", "Hit-test order",
            "The same views in the opposite order: now Red is tested before Blue."
        ) { RedBlueYellow(title: "Blue, then Red", redComesLast: true) },
        ExampleScene(
            "tree.five", "Five views", "Hit-test order",
            "The subviews of a view that does not contain the point are not tested."
        ) { FiveViews(title: "Five views") },
        ExampleScene(
            "intercept", "Green intercepts Red", "Hit-test order",
            "A superview that overrides hitTest can return itself without testing its subviews."
        ) { GreenInterceptsRed(title: "Green intercepts Red") },
        ExampleScene(
            "twice", "Once or twice", "Hit-test order",
            "The system may run the hit test more than once for a touch, so an override must have no effects."
        ) { AskedTwice(title: "Once or twice") },
        ExampleScene(
            "corner", "The same corner", "Hit-test order",
            "An override can test subviews in its own order and choose a view by its position."
        ) { SameCorner(title: "The same corner") },
    ]

    private static let beyond = [
        ExampleScene(
            "raised.plain", "A raised button", "Beyond the bounds",
            "A subview beyond its superview's bounds is drawn, but receives no touches."
        ) { RaisedButton(title: "A raised button", remedy: .none) },
        ExampleScene(
            "raised.point-inside", "With point(inside:)", "Beyond the bounds",
            "The bar's point(inside:) includes the area of its button."
        ) { RaisedButton(title: "With point(inside:)", remedy: .pointInside) },
        ExampleScene(
            "raised.hit-test", "With hitTest", "Beyond the bounds",
            "The bar tests its button even if the point is outside the bar."
        ) { RaisedButton(title: "With hitTest", remedy: .hitTest) },
        ExampleScene(
            "enlarged", "An easier target", "Beyond the bounds",
            "A small button whose point(inside:) returns true around it."
        ) { EnlargedArea(title: "An easier target") },
    ]

    private static let passing = [
        ExampleScene(
            "covered", "A covered button", "Redirecting",
            "A cover's hitTest can return a view that is not its subview."
        ) { CoveredButton(title: "A covered button") },
        ExampleScene(
            "glass", "A pane of glass", "Redirecting",
            "An overlay that returns nil instead of itself lets touches pass through, except on its own buttons."
        ) { PassThroughOverlay(title: "A pane of glass") },
    ]

    private static let passedOver = [
        ExampleScene(
            "alpha", "Too faint", "Eligibility",
            "A view with an alpha below 0.01 is not tested, and 0.01 itself, as a 32-bit float, is below."
        ) { AlphaLimit(title: "Too faint") },
        ExampleScene(
            "hidden", "Hidden and disabled", "Eligibility",
            "The subviews of a hidden or disabled container receive no touches."
        ) { HiddenAndDisabled(title: "Hidden and disabled") },
        ExampleScene(
            "moving", "Moving views", "Eligibility",
            "A moving view is hit at its final position; its layer's presentation shows where it appears."
        ) { MovingViews(title: "Moving views") },
    ]

    private static let delivery = [
        ExampleScene(
            "chain", "Several responders", "Delivery",
            "Each responder that calls super passes the event on to the next one."
        ) { SeveralHear(title: "Several responders") },
        ExampleScene(
            "leave", "A touch that leaves", "Delivery",
            "A touch belongs to the view in which it began, wherever the finger moves."
        ) { LeavingTouch(title: "A touch that leaves") },
        ExampleScene(
            "windows", "Two windows", "Delivery",
            "Windows are tested from the highest level down, before any of their views."
        ) { TwoWindows(title: "Two windows") },
        ExampleScene(
            "fingers", "Many fingers", "Delivery",
            "Multiple touch lets a view receive more than one finger; exclusive touch excludes other views."
        ) { ManyFingers(title: "Many fingers") },
        ExampleScene(
            "first-responder", "In time", "Delivery",
            "A view can become first responder once it is in a window."
        ) { FirstResponderInTime(title: "In time") },
    ]

    private static let recognizers = [
        ExampleScene(
            "pan", "A pan takes over", "Recognizers and controls",
            "A recognizer that begins cancels the touch in its view, unless cancelsTouchesInView is false."
        ) { PanTakesOver(title: "A pan takes over") },
        ExampleScene(
            "taps", "One tap or two", "Recognizers and controls",
            "A single tap that requires the double tap to fail has to wait."
        ) { OneTapOrTwo(title: "One tap or two") },
        ExampleScene(
            "gestures", "Gesture playground", "Recognizers and controls",
            "Seven recognizers compete for the same fingers, and their flags can be switched."
        ) { GesturePlayground(title: "Gesture playground") },
        ExampleScene(
            "ancestor", "A tap further up", "Recognizers and controls",
            "A recognizer receives the touches of all subviews of its view, but the system's buttons win their taps."
        ) { TapOnAnAncestor(title: "A tap further up") },
        ExampleScene(
            "controls", "Controls", "Recognizers and controls",
            "Button, switch, slider and segments, each tracking its finger."
        ) { Controls(title: "Controls") },
        ExampleScene(
            "controls.every", "Every control", "Recognizers and controls",
            "Buttons, a switch, a stepper, pages, a slider and segments, and the events that each sends."
        ) { EveryControl(title: "Every control") },
        ExampleScene(
            "form", "A form", "Recognizers and controls",
            "Text fields, a text view and controls, for the keyboard, input methods, the clipboard and Tab."
        ) { Form(title: "A form") },
    ]

    private static let scrolling = [
        ExampleScene(
            "scroll.list", "A long list", "Scrolling",
            "Touches of the content are delayed, cancelled or delivered, and the list decelerates."
        ) { LongList(title: "A long list") },
        ExampleScene(
            "scroll.pages", "Pages in a list", "Scrolling",
            "Scroll views within a scroll view: the inner one goes first, and each handles its own axis."
        ) { PagesInAList(title: "Pages in a list") },
        ExampleScene(
            "scroll.zoom", "A picture to zoom", "Scrolling",
            "Two fingers zoom what is under them, and it springs back from beyond its limits."
        ) { PictureToZoom(title: "A picture to zoom") },
    ]

    private static let lists = [
        ExampleScene(
            "lists.contacts", "Contacts", "Lists",
            "A table: touches highlight and select rows, drags scroll or swipe them aside, controls delete and order them."
        ) { ContactsTable(title: "Contacts") },
        ExampleScene(
            "lists.photos", "A photo grid", "Lists",
            "A collection whose items are selected by taps, and carried elsewhere after a long press."
        ) { PhotoGrid(title: "A photo grid") },
        ExampleScene(
            "lists.shelves", "Shelves", "Lists",
            "A collection whose sections scroll sideways by themselves, each on its own."
        ) { Shelves(title: "Shelves") },
    ]

    private static let drawing = [
        ExampleScene(
            "layers.shapes", "Shapes and strokes", "Drawing",
            "Shape layers: a part of a line, its ends, corners and dashes, and what a path goes around."
        ) { ShapesAndStrokes(title: "Shapes and strokes") },
        ExampleScene(
            "layers.gradients", "Gradients and copies", "Drawing",
            "Colors along a line, outwards and around, text as their mask, and one layer drawn twelve times."
        ) { GradientsAndCopies(title: "Gradients and copies") },
        ExampleScene(
            "layers.masks", "Masks and shadows", "Drawing",
            "What lies around a layer and what cuts it off: shadows, borders, corners, masks."
        ) { MasksAndShadows(title: "Masks and shadows") },
        ExampleScene(
            "drawing.code", "Drawn by code", "Drawing",
            "A view's draw(_:), images that were drawn, and text with attributes."
        ) { DrawnByCode(title: "Drawn by code") },
        ExampleScene(
            "layers.between", "In between", "Drawing",
            "Animations of layers, a turn in perspective and a transition, on their way."
        ) { InBetween(title: "In between") },
    ]

    private static let navigation = [
        ExampleScene(
            "navigation.back", "The way back", "Navigation",
            "A drag goes back from the edge and, from iOS 26 on, from the content, unless the bar hides the way."
        ) { WayBack() }
    ]

    private static let presentations = [
        ExampleScene(
            "presentations.over", "Over the page", "Presentations",
            "Sheets, a popover, an alert: what lies around them takes touches, and what a drag does to them."
        ) { OverThePage(title: "Over the page") },
        ExampleScene(
            "presentations.wheels", "Wheels", "Presentations",
            "Wheels that stop at a row, however they are thrown, and a date that opens some."
        ) { Wheels(title: "Wheels") },
    ]

    private static let playground = [
        ExampleScene(
            "playground", "Playground", "All at once",
            "Overlapping, turned, scaled and scrolled views to drag about."
        ) { Playground(title: "Playground") }
    ]
}
