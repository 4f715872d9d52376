import Foundation
import TouchstoneCore

/// Processes a page's messages without a server, as if a socket had received them.
package enum PageConversation {
    /// Processes messages, runs the application after each of them, and ends the page's session.
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
