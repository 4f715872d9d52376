import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct ToastsTests {
    @Test func `A toast is at the bottom in its own window and receives only its own touches`() {
        let (app, screen) = show(TrashController())
        app.fingerTap(at: at(195, 125))
        app.advance(by: 0.5)
        let toast = screen.presenter.view
        #expect(
            toast.map(place) == CGRect(x: 16, y: 772, width: 358, height: 56) && toast?.label.text == "Removed three")
        #expect(toast?.window === screen.presenter.window && toast?.window !== screen.view.window)
        #expect(toast?.window?.isKeyWindow == false && screen.view.window?.isKeyWindow == true)
        #expect(screen.log == ["+Removed three"])
        // Touches beside and above the toast go through; touches on it do not.
        app.fingerTap(at: at(195, 740))
        #expect(screen.log == ["+Removed three", "below"])
        app.fingerTap(at: at(100, 800))
        #expect(screen.log == ["+Removed three", "below"])
    }

    @Test func `A toast disappears after its time`() {
        let (app, screen) = show(TrashController())
        app.fingerTap(at: at(195, 125))
        app.advance(by: 1.9)
        let window = screen.presenter.window
        #expect(screen.presenter.view != nil && window?.isHidden == false)
        app.advance(by: 0.5)
        #expect(screen.log == ["+Removed three", "-Removed three timeout"])
        #expect(screen.presenter.count == 0 && screen.presenter.window == nil && window?.isHidden != false)
        app.fingerTap(at: at(100, 800))
        #expect(screen.log.last == "below")
    }

    @Test func `A swipe down dismisses the toast`() {
        let (app, screen) = show(TrashController())
        app.fingerTap(at: at(195, 125))
        app.advance(by: 0.5)
        app.dragAndHold(from: at(100, 780), to: at(100, 840))
        app.advance(by: 0.5)
        #expect(screen.log == ["+Removed three", "-Removed three swipe"] && screen.items == ["one", "two"])
    }

    @Test func `A toast that is held stays and returns to its position`() {
        let (app, screen) = show(TrashController())
        app.fingerTap(at: at(195, 125))
        app.advance(by: 0.5)
        app.fingerDown(at: at(100, 790))
        app.fingerMove(to: at(100, 815), duration: 0.2)
        app.advance(by: 4)
        #expect(
            near(screen.presenter.view?.transform.ty ?? 0, 25, slop) && (screen.presenter.view?.transform.ty ?? 0) > 10)
        app.fingerUp()
        app.advance(by: 1.5)
        #expect(screen.presenter.view?.transform == .identity && screen.log == ["+Removed three"])
        app.advance(by: 1)
        #expect(screen.log == ["+Removed three", "-Removed three timeout"])
    }

    @Test func `Toasts are shown one after the other, and the action undoes the removal`() {
        let (app, screen) = show(TrashController())
        ToastView.appearance().bannerColor = .systemIndigo
        app.fingerTap(at: at(195, 125))
        app.fingerTap(at: at(195, 125))
        app.advance(by: 0.5)
        #expect(screen.presenter.count == 2 && screen.items == ["one"])
        #expect(screen.presenter.view?.backgroundColor == .systemIndigo)
        app.fingerTap(at: at(374 - 45, 800))
        #expect(screen.items == ["one", "three"])
        app.advance(by: 0.6)
        #expect(screen.presenter.view?.label.text == "Removed two" && screen.presenter.count == 1)
        #expect(screen.log == ["+Removed three", "-Removed three action", "+Removed two"])
    }
}
