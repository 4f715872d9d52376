extension Fault {
    /// All mistakes, in the order of the files they stand in.
    static var all: [Fault] {
        let groups = [
            animations, application, chainTouches, controlsOfTheSystem, controlsTargets, controlsTracking, covered,
            fine, hidden, interaction, outside, overrides, recognizersFingers, recognizersRivals,
            recognizersSubclasses, recognizersWhere, scrollingDrags, scrollingTouches, size, textInputs,
            transformed, windows,
        ]
        return groups.flatMap { $0 }
    }
}
