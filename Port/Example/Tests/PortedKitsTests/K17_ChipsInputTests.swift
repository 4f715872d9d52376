import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K17ChipsInputTests {
    @Test func aSeparatorMakesAChip() {
        let (app, screen) = show(K17RecipientsController())
        #expect(screen.field.frame == CGRect(x: 16, y: 100, width: 358, height: 48))
        #expect(screen.field.textField.frame == CGRect(x: 8, y: 8, width: 342, height: 32))
        app.fingerTap(at: at(200, 124))
        app.keyTypeText("swift,ob")
        app.settle()
        #expect(screen.field.texts == ["swift"] && screen.field.textField.text == "ob")
        #expect(screen.field.chips.first?.frame == CGRect(x: 8, y: 8, width: 69, height: 32))
        #expect(screen.field.textField.frame == CGRect(x: 83, y: 8, width: 267, height: 32))
        app.keyTypeText("jc;")
        #expect(screen.field.texts == ["swift", "objc"] && screen.field.textField.text == "")
        #expect(screen.log == ["+swift", "+objc"])
    }

    @Test func chipsWrapAndTheFieldGrows() {
        let (app, screen) = show(K17RecipientsController())
        app.fingerTap(at: at(200, 124))
        // Widths 123, 105, 87: the text does not fit behind them, nor does the next chip.
        for name in ["constraints", "interface", "control"] {
            app.keyTypeText(name)
            app.keyTypeText("\n")
        }
        app.settle()
        #expect(screen.field.chips.map(\.frame.minX) == [8, 137, 248])
        #expect(screen.field.textField.frame == CGRect(x: 8, y: 46, width: 342, height: 32))
        #expect(screen.field.frame.height == 86 && screen.below.frame.minY == 196)
        app.keyTypeText("views\n")
        app.settle()
        #expect(screen.field.chips.last?.frame == CGRect(x: 8, y: 46, width: 69, height: 32))
        #expect(screen.log == ["+constraints", "+interface", "+control", "86", "+views"])
    }

    @Test func backspaceChoosesThenDeletes() {
        let (app, screen) = show(K17RecipientsController())
        app.fingerTap(at: at(200, 124))
        app.keyTypeText("a,b,")
        app.settle()
        app.backspace()
        #expect(screen.field.chips.last?.isFirstResponder == true && screen.field.chips.last?.isSelected == true)
        #expect(screen.field.texts == ["a", "b"])
        app.backspace()
        #expect(screen.field.texts == ["a"] && screen.field.textField.isFirstResponder)
        app.keyTypeText("c")
        app.backspace()
        #expect(screen.field.texts == ["a"] && screen.field.textField.text == "")
        #expect(screen.log == ["+a", "+b", "-b"])
    }

    @Test func aTappedChipTakesTheKeys() {
        let (app, screen) = show(K17RecipientsController())
        for name in ["one", "two", "six"] { screen.field.add(name) }
        app.settle()
        app.fingerTap(at: screen.field.chips[0])
        #expect(screen.field.chips.map(\.isSelected) == [true, false, false])
        app.fingerTap(at: screen.field.chips[1])
        #expect(screen.field.chips.map(\.isSelected) == [false, true, false])
        app.backspace()
        app.settle()
        #expect(screen.field.texts == ["one", "six"] && screen.field.chips[1].frame.minX == 65)
        app.fingerTap(at: screen.field.chips[1])
        app.keyTypeText("x")
        #expect(screen.field.textField.isFirstResponder && screen.field.textField.text == "x")
        #expect(screen.field.chips.map(\.isSelected) == [false, false])
    }

    @Test func noneTwiceAndReturnEnds() {
        let (app, screen) = show(K17RecipientsController())
        app.fingerTap(at: at(200, 124))
        app.keyTypeText("a\n")
        app.keyTypeText("a\n")
        #expect(screen.field.texts == ["a"] && screen.field.textField.text == "a")
        #expect(!screen.field.textField.isFirstResponder && screen.log == ["+a"])
    }
}
