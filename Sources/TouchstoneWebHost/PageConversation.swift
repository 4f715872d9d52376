import Foundation
import TouchstoneCore

/// What one page says, without a server: each message as if a socket had brought it.
package enum PageConversation {
    /// Plays the messages into an application whose loop turns after each of them, and says farewell.
    package static func hold(_ messages: [Data], with application: UIApplication) async {
        let pages = await OpenPages(application: application, title: "Fuzz", scenes: [], show: nil)
        let session = PageSession(pages: pages, outbox: PageOutbox())
        for message in messages {
            await session.receive(message)
            await application.service()
        }
        await session.end()
        await application.service()
    }
}
