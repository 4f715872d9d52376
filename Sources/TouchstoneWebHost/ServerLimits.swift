import NIOCore

/// What the server bears from whoever connects. Tests take smaller ones, so as not to wait.
package struct ServerLimits: Sendable {
    /// In bytes; the page's own are some sixty.
    package var requestLine = 2 * 1024
    /// In bytes. Browsers send the cookies of all servers of a machine's name to each of them, so this is not small.
    package var headerLine = 16 * 1024
    /// In bytes, of request line and headers together.
    package var head = 32 * 1024
    package var headerCount = 64
    /// In bytes, of one frame of a WebSocket. A message longer than ``PageSocket/messageLimit`` that comes in smaller frames is
    /// passed over; a longer frame ends the connection before it is read.
    package var frame = 512 * 1024
    /// Of a WebSocket, each second. A page under ten fingers sends some two hundred.
    package var framesASecond = 2000.0
    /// So many may come at once where there were fewer before.
    package var framesAtOnce = 4000.0

    /// For a request's line and headers.
    package var headTime = TimeAmount.seconds(10)
    /// For reading the answer.
    package var answerTime = TimeAmount.seconds(30)
    /// For reading a refusal, while what still comes is thrown away.
    package var farewellTime = TimeAmount.seconds(2)
    /// For a page's hello.
    package var helloTime = TimeAmount.seconds(15)
    /// Whoever says nothing for so long is asked whether it is still there, and is taken to be gone after ``silentBeats`` of them.
    package var heartbeat = TimeAmount.seconds(20)
    package var silentBeats = 3

    /// Connections that have asked for nothing yet, or are being answered.
    package var requests = 64
    /// WebSockets, be they pages or not yet.
    package var sockets = 32

    package init() {}
}
