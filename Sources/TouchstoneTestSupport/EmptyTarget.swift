/// A target with an action that does nothing.
@MainActor
package final class EmptyTarget {
    package init() {}
    package func act() {}
}
