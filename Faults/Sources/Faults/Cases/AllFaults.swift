extension Fault {
    /// All faults, by subject.
    static let all: [Fault] = [
        hitTesting,
        windows,
        controls,
        gestures,
        scrolling,
        responders,
        text,
        containers,
        lists,
        noFault,
    ].flatMap { $0 }

    private static let hitTesting: [Fault] = [
        hiddenViews, transparentViews, interactionDisabled, animatedViews, emptyViews, pointsOutsideBounds,
        coveringViews, subviews, hitTestOverrides, pointInsideOverrides,
    ].flatMap { $0 }

    private static let windows: [Fault] = [
        windowOrder, eventFiltering, leavingTheWindow, ignoredInteraction,
    ].flatMap { $0 }

    private static let controls: [Fault] = [
        controlTargets, actionReceivers, controlTracking, forwardedTouches, controlValues, disabledControls, menus,
        liftedTouches,
    ].flatMap { $0 }

    private static let gestures: [Fault] = [
        failedGestures, interruptedGestures, preventedGestures, failureRequirements, refusedGestures, gestureSetup,
        cancelledTouches,
    ].flatMap { $0 }

    private static let scrolling: [Fault] = [contentSizes, contentTouches, zooming, nestedScrolling].flatMap { $0 }

    private static let responders: [Fault] = [
        responderChain, becomingFirstResponder, losingFirstResponder, severalFingers,
    ].flatMap { $0 }

    private static let text: [Fault] = [textFields, keyboard].flatMap { $0 }

    private static let containers: [Fault] = [presentations, transitions].flatMap { $0 }

    private static let lists: [Fault] = [rowSelection, rowContent].flatMap { $0 }

    private static let noFault: [Fault] = [workingViews, workingGestures].flatMap { $0 }
}
