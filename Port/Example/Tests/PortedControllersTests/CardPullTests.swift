import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct CardPullTests {
    private func opened() throws -> (app: TestApplication, gallery: GalleryController, photo: PhotoController) {
        let (app, gallery) = show(GalleryController())
        app.fingerTap(at: gallery.thumbnail)
        app.advance(by: 1)
        let photo = try #require(gallery.photo)
        #expect(photo.appearances == ["willAppear", "didAppear"] && place(photo.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        photo.appearances = []
        return (app, gallery, photo)
    }

    @Test func pulledFarThePhotoGoes() throws {
        let (app, gallery, photo) = try opened()
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 200 + 422), duration: 0.5)
        #expect(near(photo.interactor.percentComplete, 0.5, slop / 844 + 0.02) && gallery.presentedViewController === photo && photo.isBeingDismissed)
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 1)
        #expect(gallery.presentedViewController == nil && photo.view.window == nil && gallery.pulls == [true])
        #expect(photo.appearances == ["willDisappear", "didDisappear"] && gallery.view.window != nil)
        app.fingerTap(at: gallery.thumbnail)
        app.advance(by: 1)
        #expect(gallery.presentedViewController is PhotoController)
    }

    @Test func pulledALittleItComesBackWhole() throws {
        let (app, gallery, photo) = try opened()
        app.dragAndHold(from: at(195, 200), to: at(195, 340))
        app.advance(by: 1)
        #expect(gallery.presentedViewController === photo && gallery.pulls == [false] && !photo.isBeingDismissed)
        #expect(photo.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(place(photo.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        // And it can be pulled again.
        app.dragAndHold(from: at(195, 200), to: at(195, 700))
        app.advance(by: 1)
        #expect(gallery.presentedViewController == nil && gallery.pulls == [false, true])
    }

    @Test func theButtonClosesWithoutAFinger() throws {
        let (app, gallery, photo) = try opened()
        app.fingerTap(at: photo.closeButton)
        app.advance(by: 0.2)
        #expect(gallery.presentedViewController === photo && photo.isBeingDismissed && photo.transitionCoordinator?.isInteractive == false)
        app.advance(by: 0.5)
        #expect(gallery.presentedViewController == nil && gallery.pulls == [])
    }

    @Test func aDragSidewaysOrUpDoesNotBegin() throws {
        let (app, gallery, photo) = try opened()
        app.dragAndHold(from: at(60, 400), to: at(340, 420))
        app.dragAndHold(from: at(195, 700), to: at(195, 200))
        app.advance(by: 0.5)
        #expect(gallery.presentedViewController === photo && photo.appearances == [] && gallery.pulls == [])
    }
}
