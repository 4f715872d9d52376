import NIOCore

/// The limits of the server for its clients; tests use smaller ones to avoid waiting.
package struct ServerLimits: Sendable {
    /// The maximum length of a request line, in bytes; the page's own have about 60.
    package var requestLine = 2 * 1024
    /// The maximum length of a header, in bytes.
    ///
    /// It is large because browsers send the cookies of all servers with this machine's name.
    package var headerLine = 16 * 1024
    /// The maximum length of the request line and all headers, in bytes.
    package var head = 32 * 1024
    package var headerCount = 64
    /// The maximum length of a WebSocket frame, in bytes.
    ///
    /// A message longer than ``PageSocket/messageLimit`` in smaller frames is skipped. A longer frame ends the
    /// connection before it is read.
    package var frame = 512 * 1024
    /// The maximum number of WebSocket frames in a second; a page with ten fingers sends about 200.
    package var framesASecond = 2000.0
    /// The maximum number of WebSocket frames that may come at once after a pause.
    package var framesAtOnce = 4000.0

    /// The time limit for receiving a request's line and headers.
    package var headTime = TimeAmount.seconds(10)
    /// The time limit for the client to read the answer.
    package var answerTime = TimeAmount.seconds(30)
    /// The time limit for the client to read a refusal, while further input is discarded.
    package var farewellTime = TimeAmount.seconds(2)
    /// The time limit for a page's hello message.
    package var helloTime = TimeAmount.seconds(15)
    /// The interval after which a silent page is pinged; after ``silentBeats`` unanswered pings it counts as gone.
    package var heartbeat = TimeAmount.seconds(20)
    package var silentBeats = 3

    /// The maximum number of connections that are sending a request or receiving its answer.
    package var requests = 64
    /// The maximum number of WebSockets, including those that have not sent a hello.
    package var sockets = 32

    package init() {}
}
