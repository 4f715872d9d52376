import TouchstoneTesting
import UIKit

/// Screens that look suspicious, in which everything arrives.
extension Fault {
    static let fine: [Fault] = [
        Fault(
            name: "pass-through-overlay",
            question: "There is a clear view over the whole screen. Is that why Play does nothing in my player?"
        ) { app in
            let game = GameScreen()
            _ = app.makeWindow(root: game)
            return InjectedFault(
                wanted: .view(game.play),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: game.play)
                },
                afterwards: { game.hud.isPassThrough = false })
        },
        Fault(
            name: "barely-visible-button",
            question: "Does a button with alpha 0.02 in a card with alpha 0.02 still get touches?"
        ) { app in
            let window = app.makeWindow()
            let ghost = UIView()
            ghost.alpha = 0.02
            ghost.placed("ghostCard", CGRect(x: 50, y: 200, width: 290, height: 100), in: window)
            let button = UIButton.titled("Boo", "booButton")
            button.alpha = 0.02
            button.placed("booButton", CGRect(x: 20, y: 20, width: 100, height: 50), in: ghost)
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: button)
                },
                afterwards: { ghost.alpha = 0 })
        },
        Fault(
            name: "decorations-that-take-no-touches",
            question: "A vignette, a hidden menu and a disabled button lie over my list. Which of them blocks the row?"
        ) { app in
            let screen = DecoratedList()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.selectRow),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.row)
                },
                afterwards: {
                    screen.vignette.isUserInteractionEnabled = true
                    screen.menu.isHidden = false
                    screen.add.isEnabled = true
                })
        },
    ]
}

private final class HeadsUpDisplay: UIView {
    let score = UIButton.titled("0", "scoreButton")
    var isPassThrough = true

    override func layoutSubviews() {
        super.layoutSubviews()
        if score.superview == nil { addSubview(score) }
        score.frame = CGRect(x: bounds.width - 90, y: 20, width: 80, height: 40)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && isPassThrough ? nil : hit
    }
}

private final class GameScreen: UIViewController {
    let play = UIButton.titled("Play", "playButton")
    let hud = HeadsUpDisplay()

    override func viewDidLoad() {
        super.viewDidLoad()
        play.placed("playButton", CGRect(x: 95, y: 400, width: 200, height: 60), in: view)
        hud.placed("hud", view.bounds, in: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hud.frame = view.bounds
    }
}

private final class DecoratedList: UIViewController {
    let row = UIView()
    let selectRow = UITapGestureRecognizer()
    let vignette = UIImageView()
    let menu = UIView()
    let add = UIButton.titled("Add", "addButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = CGRect(x: 0, y: 200, width: 390, height: 80)
        selectRow.name = "selectRow"
        selectRow.addHandler { _ in }
        row.addGestureRecognizer(selectRow)
        row.placed("row", area, in: view)
        add.isEnabled = false
        add.placed("addButton", area, in: view)
        menu.isHidden = true
        menu.placed("menu", area, in: view)
        vignette.placed("vignette", CGRect(x: 0, y: 0, width: 390, height: 844), in: view)
    }
}
