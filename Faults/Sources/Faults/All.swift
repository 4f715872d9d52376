extension Fault {
    /// All mistakes, in the order of the files they stand in.
    static var all: [Fault] {
        (open + kept + second + third + fourth + fifth + sixth + seventh + eighth + ninth + tenth).flatMap { $0 }
    }

    /// Those that are not kept apart from work on the explainer.
    private static var open: [[Fault]] {
        [
            animations, application, chainTouches, controlsOfTheSystem, controlsTargets, controlsTracking, covered,
            fine, hidden, interaction, outside, overrides, recognizersFingers, recognizersRivals,
            recognizersSubclasses, recognizersWhere, scrollingDrags, scrollingTouches, size, textInputs,
            transformed, windows,
        ]
    }

    /// The first set that was kept apart: answered once before any of it was looked at.
    private static var kept: [[Fault]] {
        [
            animationsKept, applicationKept, chainKept, controlsTargetsKept, controlsTrackingKept, coveredKept,
            fineKept,
            hiddenKept, interactionKept, outsideKept, overridesKept, recognizersFingersKept, recognizersRivalsKept,
            recognizersSubclassesKept, recognizersWhereKept, scrollingKept, sizeKept, textKept, transformedKept,
            windowsKept,
        ]
    }

    /// The second set that was kept apart.
    private static var second: [[Fault]] {
        [
            adviceThatHarms, bothActed, chainAndChanges, controlsAndTargets, nestedScrolling, pencilAndFingers,
            placesAndLayout, pressesAndKeys, recognizersAndRivals, sameNames, whoIgnores, whyLate,
        ]
    }

    /// The third.
    private static var third: [[Fault]] {
        [
            layoutByConstraints, placesAndCovers, gesturesInConflict, controlsAndScrolling, textAndChain,
            nothingIsWrong,
        ]
    }

    /// The fourth.
    private static var fourth: [[Fault]] {
        [layoutsAndSizes, coversAndSearches, gesturesThatWait, controlsAndFields, allIsWell]
    }

    /// The fifth.
    private static var fifth: [[Fault]] {
        [gesturesAndScrolling, itArrivesAllTheSame, placesAndMovements, respondersAndFields, statesOfControls]
    }

    /// The sixth.
    private static var sixth: [[Fault]] {
        [
            caretsAndKeyboards, containersAndScrolling, controlsOfAllKinds, layersAndLateChanges, nothingToMend,
            rowsAndTheirGestures,
        ]
    }

    /// The seventh.
    private static var seventh: [[Fault]] {
        [
            seventhHoldersAndChains, seventhFirstResponders, seventhControls, seventhContests, seventhChanges,
            seventhAllIsWell,
        ]
    }

    /// The eighth.
    private static var eighth: [[Fault]] {
        [
            eighthPlacesInLists, eighthPlacesOnScreens, eighthControls, eighthControlsThatAct, eighthGestures,
            eighthResponders, eighthAllIsWell,
        ]
    }

    /// The ninth: lists and controllers.
    private static var ninth: [[Fault]] {
        [
            ninthTables, ninthPresentations, ninthBars, ninthTablesKept, ninthPresentationsKept, ninthBarsKept,
        ]
    }

    /// The tenth.
    private static var tenth: [[Fault]] {
        [
            tenthRows, tenthControllers, tenthBars, tenthViews, tenthRowsKept, tenthControllersKept, tenthBarsKept,
            tenthViewsKept,
        ]
    }
}
