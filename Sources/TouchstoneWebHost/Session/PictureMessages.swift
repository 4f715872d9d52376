import TouchstoneCore

/// Creates the picture messages for one page: as differences from the previous picture, if the page accepts them.
///
/// The first picture is complete. So is the first one after differences that would reach the size of the last complete
/// picture, so that a page reads at most twice that size to reconstruct a picture.
struct PictureMessages {
    /// The maximum number of pictures sent as differences after a complete one.
    private static let longest = 300

    /// Whether the page accepts differences.
    var sendsChanges = false
    private var before: Picture?
    /// The size in bytes of the last complete picture; `since` is that of the differences after it.
    private var whole = 0
    private var since = 0
    private var count = 0

    /// Returns the message of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - isPast: Whether the picture is from before the page joined.
    mutating func message(_ picture: Picture, isPast: Bool = false) -> String {
        defer { before = picture }
        if sendsChanges, let before, count < Self.longest, let changes = PictureChanges(from: before, to: picture) {
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

/// The differences between two pictures.
struct PictureChanges {
    var commands: [ListEdit<DrawingCommand>]
    var views: [ListEdit<ViewOutline>]

    /// Creates the differences; fails if more than half of the later picture changed.
    init?(from earlier: Picture, to later: Picture) {
        commands = ListEdit.edits(from: earlier.list.commands, to: later.list.commands)
        views = ListEdit.edits(from: earlier.views, to: later.views)
        let changed = commands.reduce(0) { $0 + $1.items.count } + views.reduce(0) { $0 + $1.items.count }
        guard changed <= (later.list.commands.count + later.views.count) / 2 else { return nil }
    }
}
