import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Matching and precedence of `appearance(whenContainedInInstancesOf:)`.
@Suite(.application) @MainActor
struct AppearanceInContainersTests {
    private final class SettingsNavigationController: UINavigationController {}
    private final class Board: UIView {}
    private final class Card: UIView {}

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    @Test func `A navigation bar in a subclass of the navigation controller has the subclass's appearance`() {
        UINavigationBar.appearance().tintColor = .red
        UINavigationBar.appearance().prefersLargeTitles = true
        UINavigationBar.appearance(whenContainedInInstancesOf: [SettingsNavigationController.self]).tintColor = .green
        UITabBar.appearance().tintColor = .purple
        UITabBar.appearance().unselectedItemTintColor = .brown

        let home = UINavigationController(rootViewController: page("Home"))
        let settings = SettingsNavigationController(rootViewController: page("Settings"))
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, settings]
        let app = stage(tabs)

        expectEqual(home.navigationBar.tintColor, .red)
        #expect(home.navigationBar.prefersLargeTitles && home.navigationBar.frame.height == 96)
        #expect(tabs.tabBar.tintColor == .purple && tabs.tabBar.unselectedItemTintColor == .brown)

        app.fingerTap(at: CGPoint(x: 292, y: 820))
        app.advance(by: 1)
        #expect(tabs.selectedViewController === settings)
        expectEqual(settings.navigationBar.tintColor, .green)
        #expect(settings.navigationBar.prefersLargeTitles && settings.navigationBar.frame.height == 96)
        expectEqual(home.navigationBar.tintColor, .red)
    }

    @Test func `The outermost container wins and depth breaks ties`() {
        UISwitch.appearance().onTintColor = .black
        UISwitch.appearance(whenContainedInInstancesOf: [Board.self]).onTintColor = .red
        UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor = .green
        UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).thumbTintColor = .yellow
        UISlider.appearance(whenContainedInInstancesOf: [Board.self]).thumbTintColor = .red
        UISlider.appearance(whenContainedInInstancesOf: [Card.self, Board.self]).thumbTintColor = .blue

        UILabel.appearance(whenContainedInInstancesOf: [Board.self]).textColor = .red

        let board = Board(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let cardOnBoard = Card(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
        let card = Card(frame: CGRect(x: 0, y: 450, width: 390, height: 150))
        let screen = UIViewController()
        screen.view.addSubview(board)
        screen.view.addSubview(card)
        board.addSubview(cardOnBoard)
        let alone = UISwitch(), onBoard = UISwitch(), onCard = UISwitch(), onBoth = UISwitch()
        screen.view.addSubview(alone)
        board.addSubview(onBoard)
        card.addSubview(onCard)
        cardOnBoard.addSubview(onBoth)
        let labelOnBoard = UILabel(), labelOnCard = UILabel()
        board.addSubview(labelOnBoard)
        card.addSubview(labelOnCard)
        let sliderOnBoth = UISlider(frame: CGRect(x: 100, y: 10, width: 200, height: 34))
        cardOnBoard.addSubview(sliderOnBoth)
        _ = stage(screen)

        #expect(alone.onTintColor == .black && alone.thumbTintColor == nil)
        #expect(onBoard.onTintColor == .red && onBoard.thumbTintColor == nil)
        #expect(onCard.onTintColor == .green && onCard.thumbTintColor == .yellow)
        // The board is the outermost container.
        #expect(onBoth.onTintColor == .red && onBoth.thumbTintColor == .yellow)
        expectEqual(sliderOnBoth.thumbTintColor, .blue)
        #expect(labelOnBoard.textColor == .red && labelOnCard.textColor != .red)
    }

    @Test func `Appearances apply to a table view and to the switches in its cells`() {
        final class ListController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryView = UISwitch()
                return cell
            }
        }
        UITableView.appearance().separatorColor = .magenta
        UITableView.appearance().backgroundColor = .cyan
        UISwitch.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).onTintColor = .orange

        let list = ListController()
        let footer = UISwitch()
        list.tableView.tableFooterView = footer
        let app = stage(list)
        let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView as? UISwitch

        #expect(list.tableView.separatorColor == .magenta && list.tableView.backgroundColor == .cyan)
        expectEqual(first?.onTintColor, .orange)
        #expect(footer.onTintColor == nil)

        UISwitch.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).onTintColor = .brown
        list.tableView.reloadData()
        app.settle()
        let again = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView as? UISwitch
        #expect(again !== first && again?.onTintColor == .brown)
    }
}
