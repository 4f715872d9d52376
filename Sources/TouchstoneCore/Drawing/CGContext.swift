import Foundation
import TouchstoneGeometry

/// A drawing destination that records drawing as commands, which hosts interpret.
///
/// The drawing module adds the methods that draw.
public final class CGContext {
    /// The commands recorded up to now.
    package var list: DisplayList
    /// The state that applies to the next drawing command.
    package var state = State()
    package var saved: [State] = []
    /// The path under construction, in base coordinates.
    package var path = CGMutablePath()
    /// The size of the drawing area, in points.
    package let size: CGSize
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The rectangle that must be drawn again, in points.
    package var dirty: CGRect

    package init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, dirty: CGRect? = nil) {
        self.size = size
        self.scale = scale
        self.dirty = dirty ?? CGRect(origin: .zero, size: size)
        list = DisplayList(style: style)
    }

    package struct State {
        package var transform = CGAffineTransform.identity
        package var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        package var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        package var line = StrokeStyle()
        package var alpha: CGFloat = 1
        package var clip: CGRect?
    }

    // MARK: Current context

    private final class Stack {
        var contexts: [CGContext] = []
    }

    /// The stack of contexts of this thread.
    private static var stack: Stack {
        let key = "touchstone.contexts"
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// The context that is being drawn into on this thread; `nil` if there is none.
    package static var current: CGContext? { stack.contexts.last }
    package static func push(_ context: CGContext) { stack.contexts.append(context) }
    package static func pop() { _ = stack.contexts.popLast() }
}
