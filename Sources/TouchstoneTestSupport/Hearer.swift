/// A target whose action does nothing.
@MainActor
package final class Hearer {
    package init() {}
    package func heard() {}
}
