import TouchstoneCore

/// Puts the pictures of one page into messages: where it takes that, a picture is told as what has changed since the one before.
///
/// A whole one comes first, and again once what was told since is as long as it: a page that looks back at a picture reads no more.
struct PictureMessages {
    /// Pictures that are told from a whole one, at most.
    private static let longest = 300

    /// Whether the page takes changes.
    var tellsChanges = false
    private var before: Picture?
    /// The length of the last whole one, and of what was told since.
    private var whole = 0
    private var since = 0
    private var count = 0

    /// - Parameter isPast: Whether it is a picture of before the page was there.
    mutating func message(_ picture: Picture, isPast: Bool = false) -> String {
        defer { before = picture }
        if tellsChanges, let before, count < Self.longest, let changes = PictureChanges(from: before, to: picture) {
            let text = ServerMessage.frame(picture, changes: changes, isPast: isPast)
            if since + text.utf8.count < whole {
                since += text.utf8.count
                count += 1
                return text
            }
        }
        let text = ServerMessage.frame(picture, isPast: isPast)
        (whole, since, count) = (text.utf8.count, 0, 0)
        return text
    }
}

/// What is different between two pictures.
struct PictureChanges {
    var commands: [ListEdit<DrawingCommand>]
    var views: [ListEdit<ViewOutline>]

    /// Nil if so much is that the whole picture is as short.
    init?(from earlier: Picture, to later: Picture) {
        commands = ListEdit.edits(from: earlier.list.commands, to: later.list.commands)
        views = ListEdit.edits(from: earlier.views, to: later.views)
        let changed = commands.reduce(0) { $0 + $1.items.count } + views.reduce(0) { $0 + $1.items.count }
        guard changed <= (later.list.commands.count + later.views.count) / 2 else { return nil }
    }
}
