import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct ChatBarTests {
    private let attach = at(25, 425), field = at(190, 425), send = at(360, 425)

    @Test func typedAndSent() {
        let (app, house) = show(ChatHouseController())
        app.fingerTap(at: send)
        app.fingerTap(at: field)
        app.keyTypeText("hi")
        #expect(house.room.bar.sendButton.isEnabled)
        app.fingerTap(at: send)
        #expect(house.room.sent == ["hi"] && house.room.senders == ["button"] && house.undelivered == 0)
        #expect(house.room.bar.field.text?.isEmpty != false && !house.room.bar.sendButton.isEnabled)
    }

    @Test func whatTheRoomLacksTheHouseDoes() {
        let (app, house) = show(ChatHouseController())
        app.fingerTap(at: attach)
        #expect(house.attachments == 1)
        app.fingerTap(at: field)
        app.fingerTap(at: attach)
        #expect(house.attachments == 2 && house.room.sent == [])
    }

    @Test func theReturnKeySends() {
        let (app, house) = show(ChatHouseController())
        app.fingerTap(at: field)
        app.keyTypeText("yes")
        app.keyType("\r")
        #expect(house.room.sent == ["yes"] && house.room.senders == ["field"])
    }

    @Test func aRoomThatCannotLetsItClimb() {
        let (app, house) = show(ChatHouseController())
        house.room.isReadOnly = true
        app.fingerTap(at: field)
        app.keyTypeText("no")
        app.fingerTap(at: send)
        #expect(house.room.sent == [] && house.undelivered == 1)
    }

    @Test func keys() {
        let (app, house) = show(ChatHouseController())
        app.fingerTap(at: field)
        app.keyTypeText("one")
        app.keyType("\r", modifiers: .command)
        #expect(house.room.sent == ["one"] && house.room.senders == ["nobody"])
        app.keyType("k", modifiers: [.command, .shift])
        #expect(house.room.sent == [])
    }
}
