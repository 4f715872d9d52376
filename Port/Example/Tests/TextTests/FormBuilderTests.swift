import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedText

@Suite(.application) @MainActor
struct FormBuilderTests {
    private func cell<Cell: FormCell>(_ row: Int, of screen: OrderController) -> Cell? {
        screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
    }

    private func titles(of screen: OrderController) -> [String?] {
        (0..<screen.tableView.numberOfRows(inSection: 0)).map { (cell($0, of: screen) as FormCell?)?.textLabel?.text }
    }

    // Name 0, Company 50, Mail 100, Count 150, Delivery 200.

    @Test func `Each kind of row has its own cell class`() {
        let (_, screen) = show(OrderController())
        #expect(titles(of: screen) == ["Name", "Company", "Mail", "Count", "Delivery"])
        #expect((cell(0, of: screen) as TextCell?)?.textField.frame == CGRect(x: 140, y: 5, width: 230, height: 40))
        #expect((cell(3, of: screen) as StepperCell?)?.detailTextLabel?.text == "1")
        #expect((cell(4, of: screen) as DateCell?)?.detailTextLabel?.text == "1971-01-01")
        #expect(screen.form.values.keys.sorted() == ["company", "count", "date"])
    }

    @Test func `Return makes the next field first responder`() {
        let (app, screen) = show(OrderController())
        let name: TextCell? = cell(0, of: screen), mail: TextCell? = cell(2, of: screen),
            date: DateCell? = cell(4, of: screen)
        app.fingerTap(at: at(250, 25))
        app.keyTypeText("Al")
        app.keyTypeText("\n")
        #expect(mail?.textField.isFirstResponder == true && name?.textField.isFirstResponder == false)
        app.keyTypeText("a")
        app.keyTypeText("\n")
        app.advance(by: 1)
        #expect(date?.isFirstResponder == true && date?.picker.window != nil)
        #expect(date.map { place($0.picker).maxY } == 844)
        #expect(screen.log == ["name=A", "name=Al", "mail=a"])
    }

    @Test func `A switch inserts and deletes a row`() {
        let (app, screen) = show(OrderController())
        let toggle = (cell(1, of: screen) as SwitchCell?)?.toggle
        app.fingerTap(at: toggle.map(middle) ?? .zero)
        app.advance(by: 1)
        #expect(toggle?.isOn == true)
        #expect(titles(of: screen) == ["Name", "Company", "VAT number", "Mail", "Count", "Delivery"])
        #expect((cell(3, of: screen) as TextCell?).map(place)?.minY == 150)
        app.fingerTap(at: at(250, 25))
        app.keyTypeText("\n")
        #expect((cell(2, of: screen) as TextCell?)?.textField.isFirstResponder == true)
        app.keyTypeText("7")
        #expect(screen.form.values["vat"] as? String == "7")
        app.fingerTap(at: toggle.map(middle) ?? .zero)
        app.advance(by: 1)
        #expect(
            titles(of: screen) == ["Name", "Company", "Mail", "Count", "Delivery"] && screen.form.values["vat"] == nil)
        #expect(screen.log == ["company=true", "vat=7", "company=false"])
    }

    @Test func `A stepper changes the value within its range`() {
        let (app, screen) = show(OrderController())
        let counter: StepperCell? = cell(3, of: screen)
        let stepper = counter.map { place($0.stepper) } ?? .zero
        #expect(stepper.width == 94 && stepper.height == 32)
        app.fingerTap(at: at(stepper.maxX - 20, stepper.midY))
        app.fingerTap(at: at(stepper.maxX - 20, stepper.midY))
        #expect(counter?.detailTextLabel?.text == "3")
        for _ in 0..<4 { app.fingerTap(at: at(stepper.minX + 20, stepper.midY)) }
        #expect(counter?.detailTextLabel?.text == "0" && screen.form.values["count"] as? Int == 0)
        #expect(screen.log == ["count=2", "count=3", "count=2", "count=1", "count=0"])
    }

    @Test func `A tap on the date row shows a date picker as input view`() {
        let (app, screen) = show(OrderController())
        let cell: DateCell? = cell(4, of: screen)
        app.fingerTap(at: at(60, 225))
        app.advance(by: 1)
        #expect(cell?.isFirstResponder == true && cell?.picker.window != nil)
        cell?.picker.date = Date(timeIntervalSince1970: 86_400 * 366)
        cell?.picker.sendActions(for: .valueChanged)
        #expect(cell?.detailTextLabel?.text == "1971-01-02" && screen.log.count == 1)
        app.fingerTap(at: at(250, 25))
        app.advance(by: 1)
        #expect(cell?.isFirstResponder == false && cell?.picker.window == nil)
    }
}
