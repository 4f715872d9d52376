import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// Hosts that start and stop several times in one process.
@Suite(.application) @MainActor
struct HostLifeTests {
    @Test func `A stopped host frees its port and can be started again`() throws {
        let host = try WebHost(application: .shared, port: 0)
        let port = try #require(host.url.port)
        host.stop()
        let again = try WebHost(application: .shared, port: port)
        expectEqual(again.url.port, port)
        again.stop()
        again.stop()
    }

    @Test func `Two hosts of one process have different ports`() throws {
        let one = try #require(WebHost.start(port: 0))
        let other = try #require(WebHost.start(port: 0))
        #expect(one.url.port != other.url.port)
        one.stop()
        #expect(throws: WebHostError.self) {
            _ = try WebHost(application: .shared, port: other.url.port)
        }
        other.stop()
    }
}
