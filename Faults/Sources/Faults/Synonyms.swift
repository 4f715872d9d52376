/// Words that answers may use for a fact, for `ExpectedAnswer.cause(says:)`.
extension [String] {
    static let animating = ["animat", "under way", "transition", "allowUserInteraction"]
    static let covering = ["cover", "in front", "on top", "overlap"]
    static let deallocated = ["deallocated", "released", "no longer exists"]
    static let noSize = ["no size", "no height", "no width", "empty", "×0", "0×"]
    static let notInAWindow = ["no window", "not in a window", "not presented", "removed", "not loaded"]
    static let outside = ["outside", "beyond", "the point is not in"]
    static let setByCode = ["by code", "in code", "sends nothing"]
    static let taking = ["cancel", "recogni", "takes", "took", "wins", "won", "keeps"]
    static let winning = ["prevent", "wins", "won", "simultaneous", "already"]
}
