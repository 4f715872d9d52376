extension ExampleScene {
    /// All scenes, in the order in which to meet them; a group's scenes stand together.
    public static let all: [ExampleScene] =
        asked + beyond + passing + passedOver + delivery + recognizers + scrolling + lists + drawing + navigation
        + presentations + playground

    private static let asked = [
        ExampleScene(
            "order.blue-last", "Red, then Blue", "Who is asked",
            "Siblings are asked from the one added last to the one added first."
        ) { RedBlueYellow(title: "Red, then Blue", redComesLast: false) },
        ExampleScene(
            "order.red-last", "Blue, then Red", "Who is asked",
            "The same views added the other way round: now Red is asked before Blue."
        ) { RedBlueYellow(title: "Blue, then Red", redComesLast: true) },
        ExampleScene(
            "tree.five", "Five views", "Who is asked",
            "A view that does not contain the point saves the question to everything in it."
        ) { FiveViews(title: "Five views") },
        ExampleScene(
            "intercept", "Green intercepts Red", "Who is asked",
            "A superview that overrides hitTest can answer itself and ask nobody."
        ) { GreenInterceptsRed(title: "Green intercepts Red") },
        ExampleScene(
            "twice", "Asked once or twice", "Who is asked",
            "The system may run the hit test more than once for a touch, so an override must have no effects."
        ) { AskedTwice(title: "Asked once or twice") },
        ExampleScene(
            "corner", "The same corner", "Who is asked",
            "An override may ask in an order of its own and choose a view by its place."
        ) { SameCorner(title: "The same corner") },
    ]

    private static let beyond = [
        ExampleScene(
            "raised.plain", "A raised button", "Beyond the bounds",
            "What stands out of its superview is drawn, but not touched."
        ) { RaisedButton(title: "A raised button", remedy: .none) },
        ExampleScene(
            "raised.point-inside", "With point(inside:)", "Beyond the bounds",
            "The bar counts the place of its button as its own."
        ) { RaisedButton(title: "With point(inside:)", remedy: .pointInside) },
        ExampleScene(
            "raised.hit-test", "With hitTest", "Beyond the bounds",
            "The bar asks its button even where the point is not its own."
        ) { RaisedButton(title: "With hitTest", remedy: .hitTest) },
        ExampleScene(
            "enlarged", "An easier target", "Beyond the bounds",
            "A small button whose point(inside:) says yes all around it."
        ) { EnlargedArea(title: "An easier target") },
    ]

    private static let passing = [
        ExampleScene(
            "covered", "A covered button", "Passing on",
            "A cover's hitTest may answer a view that is not below it in the tree."
        ) { CoveredButton(title: "A covered button") },
        ExampleScene(
            "glass", "A pane of glass", "Passing on",
            "An overlay that answers nil for itself lets touches through, except on its own buttons."
        ) { PassThroughOverlay(title: "A pane of glass") },
    ]

    private static let passedOver = [
        ExampleScene(
            "alpha", "Too faint", "Who is passed over",
            "A view with an alpha below 0.01 is not asked, and 0.01 itself, as a 32-bit float, is below."
        ) { AlphaLimit(title: "Too faint") },
        ExampleScene(
            "hidden", "Hidden and disabled", "Who is passed over",
            "A hidden or disabled container takes everything in it out of reach."
        ) { HiddenAndDisabled(title: "Hidden and disabled") },
        ExampleScene(
            "moving", "On their way", "Who is passed over",
            "A moving view is hit where it will be; its layer's presentation tells where it is seen."
        ) { MovingViews(title: "On their way") },
    ]

    private static let delivery = [
        ExampleScene(
            "chain", "Several hear it", "Who gets it",
            "Each responder that calls super passes the event on to the next one."
        ) { SeveralHear(title: "Several hear it") },
        ExampleScene(
            "leave", "A touch that leaves", "Who gets it",
            "A touch belongs to the view in which it began, wherever the finger goes."
        ) { LeavingTouch(title: "A touch that leaves") },
        ExampleScene(
            "windows", "Two windows", "Who gets it",
            "Windows are asked from the highest level down, before any of their views."
        ) { TwoWindows(title: "Two windows") },
        ExampleScene(
            "fingers", "Many fingers", "Who gets it",
            "Multiple touch lets a view have more than one finger, exclusive touch keeps others out."
        ) { ManyFingers(title: "Many fingers") },
        ExampleScene(
            "first-responder", "In time", "Who gets it",
            "A view can become first responder once it is in a window."
        ) { FirstResponderInTime(title: "In time") },
    ]

    private static let recognizers = [
        ExampleScene(
            "pan", "A pan takes over", "Recognizers and controls",
            "A recognizer that begins cancels the touch in its view, unless it is told not to."
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
            "A recognizer sees the touches of everything in its view, and the system's buttons keep their taps."
        ) { TapOnAnAncestor(title: "A tap further up") },
        ExampleScene(
            "controls", "Controls", "Recognizers and controls",
            "Button, switch, slider and segments, each tracking its finger."
        ) { Controls(title: "Controls") },
        ExampleScene(
            "controls.every", "Every control", "Recognizers and controls",
            "Buttons, a switch, a stepper, pages, a slider and segments, and what each tells."
        ) { EveryControl(title: "Every control") },
        ExampleScene(
            "form", "A form", "Recognizers and controls",
            "Text fields, a text view and controls, for the keyboard, input methods, the clipboard and Tab."
        ) { Form(title: "A form") },
    ]

    private static let scrolling = [
        ExampleScene(
            "scroll.list", "A long list", "Scrolling",
            "Touches of the content are delayed, taken away or kept, and the list moves on by itself."
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
            "Colours along a line, outwards and around, text as their mask, and one layer drawn twelve times."
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
