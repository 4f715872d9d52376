import Foundation
import TouchstoneCore
import UIKit

/// An application in virtual time with one finger.
@MainActor
final class Stage {
    let application: UIApplication
    let window: UIWindow
    private let clock = VirtualClock()
    private let port: HostPort
    @exclusivity(unchecked) private var frame = 0

    init(side: Int = Tree.side) {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let application = UIApplication(clock: clock, screen: bounds)
        window = UIApplication.$current.withValue(application) { UIWindow(frame: bounds) }
        window.isHidden = false
        self.application = application
        port = application.makePort()
    }

    /// Adds a tree to the window and lays it out.
    func show(_ tree: Tree, make: (Int, CGRect) -> UIView) -> [UIView] {
        let views = Self.build(tree, make: make)
        window.addSubview(views[0])
        application.service()
        return views
    }

    /// Creates the views of a tree without a window.
    static func build(_ tree: Tree, make: (Int, CGRect) -> UIView) -> [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(tree.nodes.count)
        for (number, node) in tree.nodes.enumerated() {
            let view = make(number, CGRect(x: node.x, y: node.y, width: node.width, height: node.height))
            if node.parent >= 0 { views[node.parent].addSubview(view) }
            views.append(view)
        }
        return views
    }

    // MARK: The finger

    /// Sends one sample of the finger, as a host does. A move is delivered with the next frame.
    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
        _ = port.send(TouchSample(id: 1, phase: phase, time: clock.now, location: CGPoint(x: x, y: y)))
        application.service()
        if phase == .moved { pass(frames: 1) }
    }

    /// Advances the time by frames.
    func pass(frames: Int) {
        frame += frames
        clock.advance(to: Double(frame) * application.frameInterval)
    }
}
