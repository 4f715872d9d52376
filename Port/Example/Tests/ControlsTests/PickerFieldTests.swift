import FixtureTesting
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

private final class Shop: NSObject, OrderDelegate {
    var finished: [UITextField] = []
    func order(_ controller: OrderController, finished field: UITextField) { finished.append(field) }
}

@Suite(.application) @MainActor
struct PickerFieldTests {
    @Test func `The picker is shown as input view with the toolbar above it`() {
        let (app, screen) = show(OrderController())
        app.fingerTap(at: screen.sizeField)
        app.advance(by: 1)
        #expect(screen.sizeField.isFirstResponder && screen.sizePicker.window != nil && screen.toolbar.window != nil)
        #expect(near(place(screen.sizePicker).maxY, 844) && place(screen.sizePicker).height == 216)
        #expect(place(screen.toolbar).height == 44 && near(place(screen.toolbar).maxY, place(screen.sizePicker).minY))
    }

    @Test func `A drag of the picker and a tap on Done set the text`() {
        let shop = Shop()
        let (app, screen) = show(OrderController())
        screen.delegate = shop
        app.fingerTap(at: screen.sizeField)
        app.advance(by: 1)
        let wheel = middle(screen.sizePicker)
        app.dragAndHold(from: wheel, to: at(wheel.x, wheel.y - 85))
        app.advance(by: 1)
        #expect(screen.sizePicker.selectedRow(inComponent: 0) == 2 && screen.selections == [2])
        #expect(screen.sizeField.text ?? "" == "")
        let bar = place(screen.toolbar)
        app.fingerTap(at: at(bar.maxX - 34, bar.midY))
        app.advance(by: 1)
        #expect(
            screen.sizeField.text == "Large" && !screen.sizeField.isFirstResponder && screen.sizePicker.window == nil)
        #expect(shop.finished == [screen.sizeField])
    }

    @Test func `selectRow does not call the delegate, and Cancel keeps the text`() {
        let (app, screen) = show(OrderController())
        app.fingerTap(at: screen.sizeField)
        app.advance(by: 1)
        screen.sizePicker.selectRow(3, inComponent: 0, animated: true)
        app.advance(by: 1)
        #expect(screen.sizePicker.selectedRow(inComponent: 0) == 3 && screen.selections == [])
        let bar = place(screen.toolbar)
        app.fingerTap(at: at(36, bar.midY))
        app.advance(by: 1)
        #expect(screen.sizeField.text ?? "" == "" && !screen.sizeField.isFirstResponder)
    }

    @Test func `The date field has its own input view, and Done sets the date as text`() {
        let (app, screen) = show(OrderController())
        app.fingerTap(at: screen.sizeField)
        app.advance(by: 1)
        app.fingerTap(at: screen.dateField)
        app.advance(by: 1)
        #expect(screen.dateField.isFirstResponder && screen.datePicker.window != nil && screen.sizePicker.window == nil)
        screen.datePicker.setDate(Date(timeIntervalSince1970: 1_709_985_600), animated: false)
        app.settle()
        #expect(screen.dateField.text ?? "" == "")
        let bar = place(screen.toolbar)
        app.fingerTap(at: at(bar.maxX - 34, bar.midY))
        app.advance(by: 1)
        #expect(screen.dateField.text == "2024-03-09" && screen.datePicker.window == nil)
    }

    @Test func `A tap beside the fields ends editing`() {
        let (app, screen) = show(OrderController())
        app.fingerTap(at: screen.dateField)
        app.advance(by: 1)
        #expect(screen.dateField.isFirstResponder)
        app.fingerTap(at: at(200, 300))
        app.advance(by: 1)
        #expect(
            !screen.dateField.isFirstResponder && screen.datePicker.window == nil && screen.dateField.text ?? "" == "")
    }
}
