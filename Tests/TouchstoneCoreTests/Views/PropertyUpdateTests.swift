import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When `updateProperties()` is called.
@Suite(.application(tracing: .both)) @MainActor
struct PropertyUpdateTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Log { var entries: [String] = [] }

    private final class LoggedView: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() {
            super.updateProperties()
            log.entries.append("update \(name)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.entries.append("lay out \(name)")
        }
    }

    private final class LoggedController: UIViewController {
        let log = Log()
        override func loadView() { view = LoggedView("root", log) }
        override func updateProperties() { log.entries.append("update controller") }
        override func viewWillLayoutSubviews() { log.entries.append("will lay out") }
    }

    @Test func `Properties are updated once, before the first layout`() {
        let log = Log()
        let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
        outer.addSubview(inner)
        window.addSubview(outer)
        app.settle()
        expectEqual(log.entries, ["update outer", "lay out outer", "update inner", "lay out inner"])
        log.entries = []
        outer.setNeedsLayout()
        app.settle()
        expectEqual(log.entries, ["lay out outer"])
    }

    @Test func `setNeedsUpdateProperties causes an update before layouts and no layout`() {
        let log = Log()
        let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
        outer.addSubview(inner)
        window.addSubview(outer)
        app.settle()
        log.entries = []
        inner.setNeedsUpdateProperties()
        outer.setNeedsUpdateProperties()
        expectEqual(log.entries, [])
        app.settle()
        expectEqual(log.entries, ["update outer", "update inner"])
        log.entries = []
        inner.setNeedsUpdateProperties()
        outer.setNeedsLayout()
        app.settle()
        expectEqual(log.entries, ["update inner", "lay out outer"])
    }

    @Test func `updatePropertiesIfNeeded updates at once`() {
        let log = Log()
        let view = LoggedView("view", log)
        window.addSubview(view)
        app.settle()
        log.entries = []
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        view.updatePropertiesIfNeeded()
        expectEqual(log.entries, ["update view"])
        app.settle()
        expectEqual(log.entries, ["update view"])
    }

    @Test func `A controller's properties are updated before its view's`() {
        let controller = LoggedController()
        window.rootViewController = controller
        app.settle()
        expectEqual(controller.log.entries, ["update controller", "update root", "will lay out", "lay out root"])
        controller.log.entries = []
        controller.setNeedsUpdateProperties()
        app.settle()
        expectEqual(controller.log.entries, ["update controller"])
    }

    @Test func `A view added to a window updates its properties`() {
        let log = Log()
        let view = LoggedView("view", log)
        view.layoutIfNeeded()
        log.entries = []
        view.setNeedsUpdateProperties()
        expectEqual(log.entries, [])
        window.addSubview(view)
        app.settle()
        expectEqual(log.entries.first, "update view")
    }
}
