extension Fault {
    /// All mistakes, in the order of the files they stand in.
    static var all: [Fault] { (open + kept + second + third + fourth).flatMap { $0 } }

    /// Those that were at hand while the explainer was written.
    private static var open: [[Fault]] {
        [
            animations, application, chainTouches, controlsOfTheSystem, controlsTargets, controlsTracking, covered,
            fine, hidden, interaction, outside, overrides, recognizersFingers, recognizersRivals,
            recognizersSubclasses, recognizersWhere, scrollingDrags, scrollingTouches, size, textInputs,
            transformed, windows,
        ]
    }

    /// Those that were kept apart until it was done.
    private static var kept: [[Fault]] {
        [
            animationsKept, applicationKept, chainKept, controlsTargetsKept, controlsTrackingKept, coveredKept,
            fineKept,
            hiddenKept, interactionKept, outsideKept, overridesKept, recognizersFingersKept, recognizersRivalsKept,
            recognizersSubclassesKept, recognizersWhereKept, scrollingKept, sizeKept, textKept, transformedKept,
            windowsKept,
        ]
    }

    /// Those that were written, and kept apart, while the misses of the others were mended.
    private static var second: [[Fault]] {
        [
            adviceThatHarms, bothActed, chainAndChangesA, controlsAndTargetsA, nestedScrolling, pencilAndFingers,
            placesAndLayoutA, pressesAndKeys, recognizersAndRivalsA, sameNames, whoIgnores, whyLate,
        ]
    }

    /// Those that were written, and kept apart, while the misses of the second were mended.
    private static var third: [[Fault]] {
        [
            layoutByConstraints, placesAndCovers, gesturesInConflict, controlsAndScrolling, textAndChain,
            nothingIsWrong,
        ]
    }

    /// Those that were written, and kept apart, while the misses of the third were mended.
    private static var fourth: [[Fault]] {
        [layoutsAndSizes, coversAndSearches, gesturesThatWait, controlsAndFields, allIsWell]
    }
}
