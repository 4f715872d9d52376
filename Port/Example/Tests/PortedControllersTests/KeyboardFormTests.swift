import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

private final class Office: NSObject, FormDelegate {
    var submitted: [[String]] = []
    var keyboard: [Bool] = []
    func form(_ form: FormController, submitted values: [String]) { submitted.append(values) }
    func form(_ form: FormController, keyboardIsUp up: Bool) { keyboard.append(up) }
}

@Suite(.application) @MainActor
struct KeyboardFormTests {
    @Test func aLowFieldIsScrolledAboveTheKeyboardAndItsBar() {
        let office = Office()
        let (app, screen) = show(FormController())
        screen.delegate = office
        #expect(place(screen.submitButton).maxY == 844 - 8)
        app.fingerTap(at: screen.fields[7])
        app.advance(by: 1)
        let top = screen.keyboardFrame.minY
        #expect(screen.fields[7].isFirstResponder && office.keyboard.first == true && !office.keyboard.contains(false) && top > 300 && top < 800 && screen.keyboardFrame.maxY == 844)
        // The frame has the accessory in it.
        #expect(near(place(screen.accessory).minY, top) && place(screen.accessory).height == 44)
        #expect(near(screen.scrollView.contentInset.bottom, 844 - top))
        #expect(place(screen.fields[7]).maxY <= top && place(screen.fields[7]).minY >= 0)
        #expect(near(place(screen.submitButton).maxY, top - 8))
    }

    @Test func theBarGoesFromFieldToFieldAndEndsTheEditing() throws {
        let office = Office()
        let (app, screen) = show(FormController())
        screen.delegate = office
        app.fingerTap(at: screen.fields[0])
        app.advance(by: 1)
        app.keyTypeText("ab")
        #expect(app.tap("Next", in: screen.accessory))
        #expect(screen.fields[1].isFirstResponder && !screen.fields[0].isFirstResponder)
        app.keyTypeText("cd")
        #expect(app.tap("Prev", in: screen.accessory))
        #expect(app.tap("Prev", in: screen.accessory))
        #expect(screen.fields[0].isFirstResponder && screen.fields[0].text == "ab" && screen.fields[1].text == "cd")
        #expect(app.tap("Done", in: screen.accessory))
        #expect(!screen.fields.contains { $0.isFirstResponder } && office.keyboard.last == false)
        #expect(screen.scrollView.contentInset.bottom == 0 && place(screen.submitButton).maxY == 836 && screen.accessory.window == nil)
    }

    @Test func theButtonAboveTheKeyboardIsTouchedThereAndLongTextIsRefused() {
        let office = Office()
        let (app, screen) = show(FormController())
        screen.delegate = office
        app.fingerTap(at: screen.fields[1])
        app.advance(by: 1)
        app.keyTypeText("123456789")
        app.fingerTap(at: screen.submitButton)
        #expect(office.submitted == [["", "12345", "", "", "", "", "", ""]] && screen.fields[1].isFirstResponder)
    }

    @Test func aDragOfTheFormPutsTheKeyboardAway() {
        let office = Office()
        let (app, screen) = show(FormController())
        screen.delegate = office
        app.fingerTap(at: screen.fields[0])
        app.advance(by: 1)
        app.dragAndHold(from: at(10, 300), to: at(10, 200))
        app.advance(by: 1)
        #expect(!screen.fields[0].isFirstResponder && office.keyboard.last == false && screen.scrollView.contentInset.bottom == 0)
    }
}
