import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private class Badge: UIView {
    let title: String
    private(set) var color: UIColor?

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        title = "coded"
        super.init(coder: coder)
    }
}

private final class Shade: CALayer {
    let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}

private final class ShadedView: UIView {
    override class var layerClass: AnyClass { Shade.self }
}

private final class FewAttributes: UICollectionViewLayoutAttributes {
    let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init()
    }
}

private final class TitledRow: UITableViewCell {
    let title: String

    init(title: String) {
        self.title = title
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TitledHeader: UITableViewHeaderFooterView {
    let title: String

    init(title: String) {
        self.title = title
        super.init(reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TitledItem: UICollectionViewCell {
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TitledBar: UINavigationBar {
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// Classes of an application that do not implement the initializer with which the library creates their objects.
@Suite(.application) @MainActor
struct MissingInitializerTests {
    let app = TestApplication.current
    private let lists = Lists()

    @Test func `An appearance proxy of a class without init(frame:) is created by init(coder:)`() {
        let proxy = Badge.appearance()
        expectEqual(proxy.title, "coded")
        proxy.backgroundColor = .purple
        let badge = Badge(title: "new")
        app.makeWindow().addSubview(badge)
        app.settle()
        expectEqual(badge.backgroundColor, .purple)
    }

    @Test func `A layer class without init() is replaced by its superclass`() {
        var layer: CALayer?
        let exceptions = app.exceptions { layer = ShadedView().layer }
        expectEqual(
            exceptions,
            ["*** Shade.init(): the class does not implement this initializer. A plain CALayer takes its place."])
        expectEqual(layer.map { String(describing: type(of: $0)) }, "CALayer")
    }

    @Test func `A layer of a class without init(layer:) has no presentation layer`() {
        let shade = Shade(depth: 3)
        app.makeWindow().layer.addSublayer(shade)
        app.settle()
        let exceptions = app.exceptions { #expect(shade.presentation() == nil) }
        expectEqual(
            exceptions,
            ["*** Shade.init(layer:): the class does not implement this initializer. A plain CALayer takes its place."])
    }

    @Test func `Table cells and headers of classes without their initializers are plain`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TitledRow.self, forCellReuseIdentifier: "row")
        table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (lists, lists)
        let exceptions = app.exceptions {
            app.makeWindow().addSubview(table)
            app.settle()
        }
        expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.reuseIdentifier, "row")
        expectEqual(table.headerView(forSection: 0)?.reuseIdentifier, "header")
        #expect(
            exceptions.contains { $0.contains("TitledRow.init(style:reuseIdentifier:): the class does not implement") })
        #expect(exceptions.contains { $0.contains("A plain UITableViewHeaderFooterView takes its place.") })
    }

    @Test func `A collection cell of a class without init(frame:) is plain`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(TitledItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = lists
        let exceptions = app.exceptions {
            app.makeWindow().addSubview(collection)
            app.settle()
        }
        expectEqual(collection.visibleCells.map(\.frame.size), [CGSize(width: 50, height: 50)])
        expectEqual(
            exceptions,
            [
                "*** TitledItem.init(frame:): the class does not implement this initializer. A plain UICollectionViewCell takes its place."
            ])
    }

    @Test func `A copy of layout attributes of a class without init() is plain`() {
        let attributes = FewAttributes(depth: 1)
        attributes.alpha = 0.5
        let exceptions = app.exceptions {
            expectEqual((attributes.copy() as? UICollectionViewLayoutAttributes)?.alpha, 0.5)
        }
        expectEqual(exceptions.count, 1)
    }

    @Test func `A navigation bar of a class whose init(coder:) returns nil is plain`() {
        let controller = UINavigationController(navigationBarClass: TitledBar.self, toolbarClass: nil)
        #expect(!(controller.navigationBar is TitledBar))
    }
}
