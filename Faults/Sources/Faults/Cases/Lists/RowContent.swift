import TouchstoneTesting
import UIKit

/// Channels with a moving picture as the background of each row, on which there is a button.
private final class ChannelsScreen: TableScreen {
    private(set) var sounds: [Int: UIButton] = [:]
    private(set) var heard = 0
    override var tableName: String { "channelTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let picture = UIView()
        let sound = UIButton(type: .system)
        sound.setTitle("Sound", for: .normal)
        sound.addTarget(self, action: ChannelsScreen.hear, for: .touchUpInside)
        sound.placed("soundButton\(row)", CGRect(x: 300, y: 8, width: 80, height: 44), in: picture)
        picture.accessibilityIdentifier = "channelPicture\(row)"
        cell.accessibilityIdentifier = "channel\(row)"
        cell.backgroundView = picture
        sounds[row] = sound
    }
    func hear() { heard += 1 }
}

/// A form with fields as wide as their rows.
private final class FormViewController: TableDelegateScreen {
    private var fields: [Int: UITextField] = [:]
    override var rowName: String { "formRow" }
    override var tableName: String { "formTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 20
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let field = UITextField()
        field.placed("field\(row)", CGRect(x: 16, y: 8, width: 358, height: 44), in: cell.contentView)
        fields[row] = field
    }
    func field(_ row: Int) -> UITextField { fields[row]! }
}

/// Messages. Each row has a button that records an answer while it is held.
private final class VoiceViewController: TableDelegateScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let record = UIButton(type: .system)
    private(set) var log: [String] = []
    override var rowName: String { "voiceRow" }
    override var tableName: String { "voiceTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 30
        record.setTitle("Hold to answer", for: .normal)
        record.addTarget(self, action: VoiceViewController.start, for: .touchDown)
        record.addTarget(self, action: VoiceViewController.stop, for: .touchUpInside)
        record.placed("recordButton", CGRect(x: 200, y: 8, width: 170, height: 44), in: cell.contentView)
        cell.accessibilityIdentifier = "firstVoiceRow"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 2 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
    }
    func start() { log.append("start") }
    func stop() { log.append("stop") }
}

/// Channels. Each row contains a horizontal scroll view with a button to hold while talking.
private final class TalkScreen: TableScreen {
    private(set) var talks: [Int: UIButton] = [:]
    private(set) var begun = 0
    private(set) var ended = 0
    override var tableName: String { "channelTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let strip = UIScrollView()
        strip.contentSize = CGSize(width: 900, height: 60)
        strip.placed("talkStrip\(row)", CGRect(x: 0, y: 0, width: 390, height: 60), in: cell.contentView)
        let talk = UIButton(type: .system)
        talk.setTitle("Talk", for: .normal)
        talk.addTarget(self, action: TalkScreen.begins, for: .touchDown)
        talk.addTarget(self, action: TalkScreen.ends, for: .touchUpInside)
        talk.placed("talk\(row)", CGRect(x: 20, y: 8, width: 120, height: 44), in: strip)
        cell.accessibilityIdentifier = "channel\(row)"
        talks[row] = talk
    }
    func begins() { begun += 1 }
    func ends() { ended += 1 }
}

extension Fault {
    /// Views and controls in rows.
    static let rowContent: [Fault] = [
        // The background is behind the content view, which has the same size.
        Fault(
            name: "sound-in-the-rows-background",
            question: "My rows have a picture as backgroundView, with a button on it. The button can't be pressed.",
            batch: .ninth
        ) { app in
            let screen = ChannelsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.sounds[2]!),
                expected: .cause(
                    about: [], says: [["contentView", "content view"]],
                    never: ["is disabled", "is hidden", "no target", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell(2).contentView.addSubview(screen.sounds[2]!) })
        },
        // A text field is a control and keeps a touch that it has received (SV-5).
        Fault(
            name: "form-that-does-not-scroll-from-its-fields",
            question:
                "My form is a table full of text fields. If I rest my finger and then drag, it does not scroll.",
            batch: .eighth
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.table.panGestureRecognizer),
                expected: .cause(
                    about: ["field6"], says: [["keep", "touchesShouldCancel", "control", "UIControl"]],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 490))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 195, y: 290), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.table.isScrollEnabled = false })
        },
        // A table scrolls from buttons, also after the finger has rested.
        Fault(
            name: "answer-recorded-in-a-row",
            question:
                "In my table one holds a button to record. start() is called, stop() often isn't, and it goes on.",
            batch: .eighth
        ) { app in
            let screen = VoiceViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.record, .touchUpInside),
                expected: .cause(
                    about: ["voiceTable"], says: [["scroll", "drag"]],
                    never: ["is disabled", "no target", "covered by", "lifted outside"]),
                input: {
                    app.settle()
                    app.fingerDown(at: app.middle(of: screen.record))
                    app.advance(by: 0.8)
                    app.fingerMove(to: CGPoint(x: 285, y: 225), duration: 0.2)
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.record.isEnabled = false })
        },
        // The table does not delay touches, but the scroll view in the row does.
        Fault(
            name: "talk-in-a-strip-in-a-quick-table",
            question:
                "delaysContentTouches is false for my table, and yet Talk hears of its touch late, or only as "
                + "the finger lifts.",
            batch: .tenth
        ) { app in
            let screen = TalkScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let talk = screen.talks[1]!
            return InjectedFault(
                wanted: .view(talk),
                expected: .cause(
                    about: ["talkStrip1"], says: [["delay", "held back", "late"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 80, y: 190))
                    app.advance(by: 0.1)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { talk.isEnabled = false })
        },
    ]
}
