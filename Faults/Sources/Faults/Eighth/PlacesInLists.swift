import TouchstoneTesting
import UIKit

// Where things are in tables, collections, bars and panels, and what lies over them.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let withoutSize = [
    "no size", "no height", "no width", "×0", "0×", "zero", "empty", "height 0", "width 0", "height is 0",
    "width is 0", "0 high", "0 wide", "0 points",
]
private let switchedOff = ["isUserInteractionEnabled", "interaction", "switched off", "passed over"]
private let overriding = ["point(inside", "hitTest", "override", "overridden"]

/// A table whose header was never given a height: its subview has one.
private final class ShopViewController: ListScreen {
    let header = UIView()
    let voucher = UIButton(type: .system)
    private(set) var redeemings = 0
    override var rowName: String { "offerRow" }
    override var tableName: String { "offerTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        header.accessibilityIdentifier = "voucherHeader"
        voucher.setTitle("Redeem a voucher", for: .normal)
        voucher.addTarget(self, action: ShopViewController.redeem, for: .touchUpInside)
        voucher.placed("voucherButton", CGRect(x: 20, y: 10, width: 350, height: 44), in: header)
        table.tableHeaderView = header
    }

    func redeem() { redeemings += 1 }
}

/// A contact whose text decides how high the row is. The button below the text is tied to nothing further down.
private final class ContactCell: UITableViewCell {
    let name = UILabel()
    let call = UIButton(type: .system)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.accessibilityIdentifier = "contactContent"
        call.setTitle("Call", for: .normal)
        call.accessibilityIdentifier = "callButton"
        for made in [name, call] {
            made.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(made)
        }
        name.text = "Ann Archer"
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            call.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 20),
            call.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            call.widthAnchor.constraint(equalToConstant: 120),
            call.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
}

private final class ContactsViewController: ListScreen {
    let cell = ContactCell(style: .default, reuseIdentifier: nil)
    private(set) var calls = 0
    override var tableName: String { "contactTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 1
        table.rowHeight = UITableView.automaticDimension
        cell.accessibilityIdentifier = "contactRow"
        cell.call.addTarget(self, action: ContactsViewController.call, for: .touchUpInside)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func call() { calls += 1 }
}

/// A cart in the navigation bar, with the number of things in it.
private final class CatalogueViewController: UIViewController {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let cart = UIButton(type: .system)
    let badge = UIView()
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.accessibilityIdentifier = "cartHolder"
        cart.addTarget(self, action: CatalogueViewController.open, for: .touchUpInside)
        cart.placed("cartButton", CGRect(x: 0, y: 0, width: 44, height: 44), in: holder)
        badge.placed("cartBadge", CGRect(x: 20, y: 0, width: 24, height: 24), in: holder)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: holder)
    }

    func open() { openings += 1 }
}

/// Shown as long as there is nothing in the table, over all of it.
private final class EmptyMailboxView: UIView {}

private final class MailboxViewController: ListScreen {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 64))
    let filter = UIButton(type: .system)
    let empty = EmptyMailboxView()
    private(set) var filterings = 0
    override var tableName: String { "mailTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 0
        header.accessibilityIdentifier = "filterHeader"
        filter.setTitle("Unread", for: .normal)
        filter.addTarget(self, action: MailboxViewController.filtered, for: .touchUpInside)
        filter.placed("unreadFilter", CGRect(x: 20, y: 10, width: 120, height: 44), in: header)
        table.tableHeaderView = header
    }
    func showEmpty() { empty.placed("emptyMailbox", table.bounds, in: table) }
    func filtered() { filterings += 1 }
}

/// An alert that was made while the phone lay on its side. Its card follows the screen, what holds the card does not.
private final class AlertView: UIView {
    let card = UIView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))
    let ok = UIButton(type: .system)

    func build() {
        card.placed("alertCard", card.frame, in: self)
        ok.setTitle("OK", for: .normal)
        ok.placed("alertButton", CGRect(x: 20, y: 236, width: 260, height: 44), in: card)
    }
}

/// A panel that grows with what is in it, up to 300 points. What is in it is framed by hand.
private final class OptionsViewController: UIViewController {
    let panel = UIView()
    let apply = UIButton(type: .system)
    private(set) var applications = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "optionPanel"
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        apply.setTitle("Apply", for: .normal)
        apply.addTarget(self, action: OptionsViewController.applied, for: .touchUpInside)
        apply.placed("applyOptions", CGRect(x: 20, y: 20, width: 350, height: 44), in: panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.heightAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
    }

    func applied() { applications += 1 }
}

/// Asks its controller's view, and nothing else: who draws touches does so.
private final class TouchDrawingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let root = rootViewController?.view else { return nil }
        return root.hitTest(convert(point, to: root), with: event)
    }
}

/// Lets touches through wherever there is no photo.
private final class GalleryView: UICollectionView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && indexPathForItem(at: point) != nil
    }
}

private final class GalleryHeader: UICollectionReusableView {
    let share = UIButton(type: .system)
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "galleryHeader"
        share.setTitle("Share all", for: .normal)
        share.placed("shareAllButton", CGRect(x: 20, y: 10, width: 160, height: 44), in: self)
    }
    required init?(coder: NSCoder) { fatalError() }
}

private final class GalleryViewController: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var gallery = GalleryView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 744), collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 120, height: 120)
        layout.headerReferenceSize = CGSize(width: 390, height: 64)
        gallery.accessibilityIdentifier = "gallery"
        gallery.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        gallery.register(
            GalleryHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        gallery.dataSource = self
        view.addSubview(gallery)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.accessibilityIdentifier = "photo\(indexPath.item)"
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    var header: GalleryHeader {
        gallery.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            as! GalleryHeader
    }
}

/// A row with a text, and at the text's end an arrow that loads what belongs to it.
private final class DownloadsViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = UILabel(frame: CGRect(x: 20, y: 0, width: 350, height: 60))
    let arrow = UIImageView(frame: CGRect(x: 300, y: 12, width: 36, height: 36))
    lazy var load = UITapGestureRecognizer(target: self, action: DownloadsViewController.loaded)
    private(set) var loads = 0
    override var tableName: String { "downloadTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 1
        cell.accessibilityIdentifier = "downloadRow"
        text.text = "Read this"
        cell.contentView.addSubview(text.placed("readLabel", text.frame))
        arrow.isUserInteractionEnabled = true
        load.name = "loadTap"
        arrow.addGestureRecognizer(load)
        arrow.placed("loadArrow", arrow.frame, in: text)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func loaded() { loads += 1 }
}

/// A menu beside the content. A tap on the content closes it, and so does a swipe.
private final class DrawerViewController: UIViewController {
    let menu = UIView(frame: CGRect(x: -280, y: 0, width: 280, height: 844))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let compose = UIButton(type: .system)
    lazy var swipe = UISwipeGestureRecognizer(target: self, action: DrawerViewController.swiped)
    private(set) var writings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        content.placed("inboxContent", content.frame, in: view)
        menu.placed("drawerMenu", menu.frame, in: view)
        compose.setTitle("Compose", for: .normal)
        compose.addTarget(self, action: DrawerViewController.write, for: .touchUpInside)
        compose.placed("composeButton", CGRect(x: 250, y: 760, width: 120, height: 44), in: content)
        swipe.name = "closeSwipe"
        swipe.direction = .left
        menu.addGestureRecognizer(swipe)
    }
    func open() {
        menu.frame.origin.x = 0
        content.isUserInteractionEnabled = false
    }
    func close() {
        menu.frame.origin.x = -280
        content.isUserInteractionEnabled = true
    }
    func swiped() { menu.frame.origin.x = -280 }
    func write() { writings += 1 }
}

/// Lamps. A row shall be chosen wherever it is tapped.
private final class LampsViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let dim = UIButton(type: .system)
    private(set) var dimmings = 0
    override var tableName: String { "lampTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 1
        cell.accessibilityIdentifier = "lampRow"
        cell.contentView.accessibilityIdentifier = "lampContent"
        cell.contentView.isUserInteractionEnabled = false
        dim.setTitle("Dim", for: .normal)
        dim.addTarget(self, action: LampsViewController.dimmed, for: .touchUpInside)
        dim.placed("dimButton", CGRect(x: 290, y: 8, width: 80, height: 44), in: cell.contentView)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func dimmed() { dimmings += 1 }
}

extension Fault {
    static let eighthPlacesInLists: [Fault] = [
        // The button: y 10…54 of a header of 390×0.
        Fault(
            name: "table-header-without-a-height",
            question: "Redeem is in my tableHeaderView. I see it above the first offer, and tapping it does nothing."
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.voucher),
                truth: Truth(
                    about: ["voucherHeader"], says: [withoutSize],
                    never: ["is disabled", "is hidden", "no target", "isUserInteractionEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 132))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.header.frame.size.height = 64 })
        },
        // The row fits its label at most, some 44 points; the button begins below that.
        Fault(
            name: "row-that-nothing-ties-at-its-lower-end",
            question: "My rows size themselves. Call can be seen below the name, and it can't be tapped."
        ) { app in
            let screen = ContactsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell.call),
                truth: Truth(
                    about: [], says: [["contactRow", "contactContent"], beyond],
                    never: ["is disabled", "is hidden", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    let middle = app.middle(of: screen.cell.call)
                    app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + 10))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell.call.isEnabled = false })
        },
        Fault(
            name: "count-over-a-button-in-the-bar",
            question: "My cart does not open if there is something in it. One has to tap the very left of the icon."
        ) { app in
            let screen = CatalogueViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cart),
                truth: Truth(
                    about: ["cartBadge"], says: [covering],
                    never: ["is disabled", "outside", "no target", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.badge))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.badge.isHidden = true })
        },
        // It is as large as the table, and the header is in the table.
        Fault(
            name: "empty-view-over-a-table-header",
            question: "With no mail in the box my filter buttons do nothing. The header is there, I see and read it."
        ) { app in
            let screen = MailboxViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showEmpty()
            return InjectedFault(
                wanted: .view(screen.filter),
                truth: Truth(
                    about: ["emptyMailbox"], says: [covering],
                    never: ["is disabled", "is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.filter))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.empty.removeFromSuperview() })
        },
        // 844×390, as the screen was. The button: y 486…530.
        Fault(
            name: "alert-made-while-the-phone-lay-on-its-side",
            question: "If I turn the phone upright while my alert is shown, OK stops working. It is where it should be."
        ) { app in
            let window = app.makeWindow()
            let alert = AlertView().placed("alertBase", CGRect(x: 0, y: 0, width: 844, height: 390), in: window)
            alert.build()
            var answers = 0
            alert.ok.addAction(UIAction { _ in answers += 1 }, for: .touchUpInside)
            return InjectedFault(
                wanted: .view(alert.ok),
                truth: Truth(
                    about: ["alertBase"], says: [beyond],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 508))
                    app.advance(by: 0.5)
                },
                afterwards: { alert.frame = window.bounds })
        },
        // At most 300, and nothing asks for more than 0.
        Fault(
            name: "panel-that-may-be-at-most-so-high",
            question: "Apply is in my panel, 20 points from its top, and can't be tapped. No constraint is broken."
        ) { app in
            let screen = OptionsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.apply),
                truth: Truth(
                    about: ["optionPanel"], says: [withoutSize],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 242))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.panel.heightAnchor.constraint(equalToConstant: 300).isActive = true })
        },
        // The snack bar is in the window itself, beside the controller's view.
        Fault(
            name: "window-that-asks-its-root-alone",
            question: "Undo in my snack bar works in the app, and not in the build that shows where it is touched."
        ) { app in
            let window = TouchDrawingWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "drawingWindow"
            let screen = UIViewController()
            screen.loadViewIfNeeded()
            screen.view.accessibilityIdentifier = "mailView"
            window.rootViewController = screen
            window.makeKeyAndVisible()
            let bar = UIView().placed("snackBar", CGRect(x: 20, y: 740, width: 350, height: 60), in: window)
            let undo = UIButton.titled("Undo", "undoButton")
            undo.placed("undoButton", CGRect(x: 250, y: 8, width: 90, height: 44), in: bar)
            return InjectedFault(
                wanted: .view(undo),
                truth: Truth(
                    about: ["drawingWindow"], says: [overriding],
                    never: ["is disabled", "is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: undo))
                    app.advance(by: 0.5)
                },
                // The application retains the window.
                afterwards: { withExtendedLifetime(window) { bar.isHidden = true } })
        },
        // A header is no item.
        Fault(
            name: "gallery-that-lets-touches-through-beside-its-photos",
            question: "One touches through my gallery where there is no photo. Share all in its header is dead now."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.header.share),
                truth: Truth(
                    about: ["gallery"], says: [overriding],
                    never: ["is disabled", "is hidden", "no size", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 132))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.header.share.isEnabled = false })
        },
        // Labels take no touches, nor does what is in them (HT-11).
        Fault(
            name: "arrow-in-a-label-of-a-row",
            question: "My image view has interaction on and a tap recognizer. loaded() is not called, in no row."
        ) { app in
            let screen = DownloadsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.load),
                truth: Truth(
                    about: ["readLabel"], says: [switchedOff],
                    never: ["is disabled", "is hidden", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.arrow))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.text.isUserInteractionEnabled = true })
        },
        // Only a tap gives it back.
        Fault(
            name: "content-left-off-as-the-menu-was-swiped-away",
            question: "After my side menu was open the inbox is frozen sometimes. There is no view over it."
        ) { app in
            let screen = DrawerViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.open()
            return InjectedFault(
                wanted: .view(screen.compose),
                truth: Truth(
                    about: ["inboxContent"], says: [switchedOff],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 240, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.15)
                    app.advance(by: 0.5)
                    app.fingerTap(at: CGPoint(x: 310, y: 782))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.close() })
        },
        Fault(
            name: "content-view-switched-off-for-the-selection",
            question: "Each row of my table is chosen wherever it is tapped, as I wanted. But Dim in it is dead."
        ) { app in
            let screen = LampsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.dim),
                truth: Truth(
                    about: ["lampContent"], says: [switchedOff],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.dim))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell.contentView.isUserInteractionEnabled = true })
        },
    ]
}
