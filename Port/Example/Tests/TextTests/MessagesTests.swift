import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedText

@Suite(.application) @MainActor
struct MessagesTests {
    private func cell(_ item: Int, of screen: MessagesController) -> CGRect? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)).map(place)
    }

    @Test func `A few messages are aligned with the input bar`() {
        let (app, screen) = show(MessagesController(count: 3))
        app.advance(by: 1)
        #expect(screen.isFirstResponder)
        #expect(place(screen.composer) == CGRect(x: 0, y: 792, width: 390, height: 52))
        #expect(place(screen.composer.sendButton) == CGRect(x: 322, y: 800, width: 60, height: 36))
        #expect(cell(0, of: screen) == CGRect(x: 10, y: 644, width: 370, height: 44))
        #expect(cell(2, of: screen)?.maxY == 792)
    }

    @Test func `Many messages are scrolled to their end`() {
        let (app, screen) = show(MessagesController(count: 30))
        app.advance(by: 1)
        // 30 * 44 + 29 * 8 = 1552
        #expect(screen.collectionView.contentOffset.y == 1552 + 52 - 844)
        #expect(cell(29, of: screen)?.maxY == 792)
        app.dragAndHold(from: at(195, 300), to: at(195, 500))
        app.advance(by: 1)
        #expect(near(screen.collectionView.contentOffset.y, 1552 + 52 - 844 - 200, slop))
        #expect(screen.isFirstResponder)
    }

    @Test func `The keyboard moves the input bar and the messages up`() {
        let (app, screen) = show(MessagesController(count: 30))
        app.advance(by: 1)
        app.fingerTap(at: screen.composer.textView)
        app.advance(by: 1)
        #expect(screen.composer.textView.isFirstResponder && !screen.isFirstResponder)
        let bar = place(screen.composer)
        // The keyboard's frame includes its accessory view.
        #expect(screen.keyboardTop == bar.minY)
        #expect(bar.maxY < 700 && bar.height == 52)
        #expect(cell(29, of: screen)?.maxY == bar.minY)
    }

    @Test func `The input bar grows with its lines up to a maximum and then scrolls`() {
        let (app, screen) = show(MessagesController(count: 30))
        app.advance(by: 1)
        app.fingerTap(at: screen.composer.textView)
        app.advance(by: 1)
        let line = UIFont.systemFont(ofSize: 16).lineHeight
        let bottom = place(screen.composer).maxY
        app.keyTypeText("a\nb")
        app.advance(by: 1)
        let two = screen.composer.bounds.height
        #expect(near(two, 2 * line + 32, 1.5))
        app.keyTypeText("\nc")
        app.advance(by: 1)
        #expect(near(screen.composer.bounds.height - two, line, 1.5))
        #expect(place(screen.composer).maxY == bottom)
        #expect(!screen.composer.textView.isScrollEnabled)
        #expect(cell(29, of: screen)?.maxY == place(screen.composer).minY)
        app.keyTypeText("\nd\ne\nf\ng")
        app.advance(by: 1)
        #expect(screen.composer.bounds.height == 116 && screen.composer.textView.isScrollEnabled)
        #expect(place(screen.composer).maxY == bottom)
    }

    @Test func `Sending appends a message and clears the input bar`() {
        let (app, screen) = show(MessagesController(count: 3))
        app.advance(by: 1)
        app.fingerTap(at: screen.composer.textView)
        app.advance(by: 1)
        #expect(!screen.composer.sendButton.isEnabled)
        app.keyTypeText("Hello\nyou ")
        app.advance(by: 0.5)
        #expect(screen.composer.sendButton.isEnabled)
        app.fingerTap(at: screen.composer.sendButton)
        app.advance(by: 1)
        #expect(screen.messages.last == MessagesController.Message(text: "Hello\nyou", side: .mine))
        #expect(screen.composer.textView.text == "" && screen.composer.bounds.height == 52)
        #expect(!screen.composer.sendButton.isEnabled && screen.composer.textView.isFirstResponder)
        #expect(cell(3, of: screen)?.maxY == place(screen.composer).minY)
    }
}
