import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct ChatOverMapTests {
    private func seen(_ row: Int, _ screen: ChatController) -> CGRect? {
        screen.table.cellForRow(at: IndexPath(row: row, section: 0)).map { $0.convert($0.bounds, to: nil) }
    }

    @Test func fewMessagesStandAtTheBottom() {
        let (_, screen) = show(ChatController())
        #expect(screen.table.contentInset.top == 664 && screen.table.contentOffset.y == -664)
        #expect(seen(0, screen) == CGRect(x: 0, y: 664, width: 390, height: 60))
        #expect(seen(2, screen) == CGRect(x: 0, y: 784, width: 390, height: 60))
    }

    @Test func aboveTheMessagesTheMapIsTouched() {
        let (app, screen) = show(ChatController())
        app.tap(at(195, 300))
        #expect(screen.map.pins == [at(195, 300)] && screen.log == [] && screen.table.passed > 0)
        app.tap(at(195, 750))
        #expect(screen.map.pins == [at(195, 300)] && screen.log == ["Hello"])
    }

    @Test func aNewMessageMovesTheOthersUp() {
        let (app, screen) = show(ChatController())
        let reloads = screen.table.reloads
        app.tap(at(195, 690))
        app.advance(by: 0.5)
        #expect(screen.messages.last == "Pong" && screen.log == ["Hi"] && screen.table.reloads == reloads + 1)
        #expect(seen(0, screen)?.minY == 604 && seen(3, screen)?.minY == 784)
        // What was the map's is the first message's now.
        app.tap(at(195, 650))
        #expect(screen.log == ["Hi", "Hi"] && screen.map.pins == [])
    }

    @Test func manyMessagesScroll() {
        let (app, screen) = show(ChatController())
        for number in 1...17 { screen.send("Message \(number)") }
        app.advance(by: 1)
        #expect(screen.messages.count == 20)
        #expect(screen.table.contentInset.top == 100 && screen.table.contentOffset.y == 1200 - 844)
        app.pull(from: at(195, 200), to: at(195, 700))
        #expect(screen.table.contentOffset.y < 0 && screen.table.contentOffset.y >= -100)
        app.pull(from: at(195, 200), to: at(195, 700))
        #expect(screen.table.contentOffset.y == -100 && seen(0, screen)?.minY == 100)
        app.tap(at(195, 50))
        #expect(screen.map.pins == [at(195, 50)])
    }
}
