import Foundation
import TouchstoneGeometry

/// Where drawing goes: it is recorded as commands, which hosts interpret. The module of drawing has what can be drawn.
public final class CGContext {
    /// What was drawn so far.
    package var list: DisplayList
    /// How the next shape is drawn.
    package var state = State()
    package var saved: [State] = []
    /// The path that is being made, in base coordinates.
    package var path = CGMutablePath()
    /// In points.
    package let size: CGSize
    /// Pixels a point.
    package let scale: CGFloat
    /// What is to be drawn anew, in points.
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
        package var textPosition = CGPoint.zero
    }

    // MARK: The current one

    private final class Stack {
        var contexts: [CGContext] = []
    }

    /// Of this thread.
    private static var stack: Stack {
        let key = "touchstone.contexts"
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// That of the drawing at hand, in this thread; nil where nobody draws.
    package static var current: CGContext? { stack.contexts.last }
    package static func push(_ context: CGContext) { stack.contexts.append(context) }
    package static func pop() { _ = stack.contexts.popLast() }
}
