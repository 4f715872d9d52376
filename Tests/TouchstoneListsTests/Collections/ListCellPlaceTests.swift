import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where list cells of 390 points and content unavailable views show their parts.
@Suite(.application) @MainActor
struct ListCellPlaceTests {
    private let app = TestApplication.current

    private func words(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
    }

    /// A list of two rows of which the first has accessories.
    private func list(
        _ accessories: [UICellAccessory],
        _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
        _ prepare: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) throws -> (collection: UICollectionView, cell: UICollectionViewListCell, source: AnyObject) {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
            guard path.item == 0 else { return }
            cell.accessories = accessories
            prepare(cell)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        app.makeWindow().addSubview(collection)
        app.settle()
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        return (collection, try #require(cell as? UICollectionViewListCell), source)
    }

    /// The kinds and frames of a cell's parts from left to right.
    private func parts(_ cell: UICollectionViewListCell) -> [String] {
        app.settle()
        return cell.subviews.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }.map { view in
            let kind =
                view === cell.contentView
                ? "content" : view.bounds.height < 2 ? "separator" : "\(type(of: view))"
            return "\(kind) \(words(view.frame))"
        }
    }

    @Test func `Accessories stand at the edges in their order, and the content is between them`() throws {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let (collection, cell, source) = try list(
            [
                .disclosureIndicator(displayed: .whenNotEditing), .checkmark(), .detail(), .label(text: "12"),
                .outlineDisclosure(displayed: .whenNotEditing), .delete(), .insert(displayed: .whenNotEditing),
                .multiselect(), .reorder(),
                .customView(configuration: .init(customView: custom, placement: .leading(displayed: .always))),
                .customView(
                    configuration: .init(
                        customView: UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)),
                        placement: .trailing(displayed: .whenEditing))),
            ])
        cell.indentationLevel = 2
        expectEqual(
            parts(cell),
            [
                "BackgroundView 0 0 390 44", "EditingControl 0 0 44 44", "UIView 44 0 30 44", "content 94 0 96 44",
                "separator 110 43 280 1", "AccessoryView 190 0 33 44", "AccessoryView 223 0 40 44",
                "AccessoryView 263 0 48 44", "UILabel 311 0 35 44", "OutlineDisclosure 346 0 44 44",
            ])
        collection.isEditing = true
        cell.indentationWidth = 4
        expectEqual(
            parts(cell),
            [
                "BackgroundView 0 0 390 44", "EditingControl 0 0 44 44", "EditingControl 44 0 44 44",
                "UIView 88 0 30 44", "content 126 0 92 44", "separator 142 43 248 1", "AccessoryView 218 0 40 44",
                "AccessoryView 258 0 48 44", "UILabel 306 0 35 44", "ReorderControl 341 0 44 44",
                "UIView 385 0 5 44",
            ])
        collection.isEditing = false
        cell.accessories = []
        expectEqual(parts(cell), ["BackgroundView 0 0 390 44", "content 8 0 382 44", "separator 24 43 366 1"])
        withExtendedLifetime(source) {}
    }

    @Test func `The detail accessory calls its action, and a label is gray`() throws {
        var taps = 0
        let (_, cell, source) = try list([.detail { taps += 1 }, .label(text: "12")])
        let button = try #require(cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first)
        app.fingerTap(at: button)
        app.advance(by: 0.5)
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(taps == 1 && label.text == "12" && label.textColor == .secondaryLabel)
        expectEqual(cell.configurationState.isSelected, false)
        withExtendedLifetime(source) {}
    }

    @Test func `The separator follows the configuration, and rows have a least height`() throws {
        var plain = UICollectionLayoutListConfiguration(appearance: .plain)
        #expect(plain.showsSeparators && plain.headerMode == .none && plain.footerMode == .none)
        plain.showsSeparators = false
        var heights: [CGFloat] = []
        for configuration in [plain, .init(appearance: .insetGrouped), .init(appearance: .sidebar)] {
            let (_, cell, source) = try list([], configuration)
            expectEqual(parts(cell).contains { $0.hasPrefix("separator") }, configuration.showsSeparators)
            heights += [cell.frame.minX, cell.frame.minY, cell.frame.height]
            withExtendedLifetime(source) {}
        }
        expectEqual(heights, [0, 0, 44, 16, 17.5, 44, 0, 0, 44])
    }

    // MARK: Content unavailable views

    @Test func `The parts of a content unavailable view are stacked in the middle with gaps between shown parts`()
        throws
    {
        var content = UIContentUnavailableConfiguration.empty()
        let view = UIContentUnavailableView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        app.makeWindow().addSubview(view)
        func places() -> [String] {
            view.configuration = content
            app.settle()
            let size = view.sizeThatFits(CGSize(width: 200, height: 0))
            return view.subviews.filter { !$0.isHidden }.map { words($0.frame) } + ["\(size)"]
        }
        var all = [places()]
        content.text = "Nothing"
        content.secondaryText = "Add some"
        all.append(places())
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        content.imageToTextPadding = 20
        content.textToSecondaryTextPadding = 10
        all.append(places())
        content.button.title = "Add"
        content.secondaryButton.title = "Cancel"
        content.textToButtonPadding = 30
        content.buttonToSecondaryButtonPadding = 40
        all.append(places())
        content.text = nil
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 300, leading: 100, bottom: 5, trailing: 120)
        all.append(places())
        expectEqual(
            all.map { $0.joined(separator: ", ") },
            [
                "CGSize(width: 200.0, height: 32.0)",
                "109 225 83 27, 116 258 69 18, CGSize(width: 200.0, height: 83.0)",
                "130 198 40 30, 109 248 83 27, 116 285 69 18, CGSize(width: 200.0, height: 137.0)",
                "130 127 40 30, 109 177 83 27, 116 214 69 18, 122 262 56 36, 110 338 81 36, CGSize(width: 200.0, height: 279.0)",
                "120 300 40 30, 106 340 69 18, 112 388 56 36, 100 464 80 36, CGSize(width: 220.0, height: 505.0)",
            ])
    }

    @Test func `A content unavailable view shows the texts, colors and buttons of its configuration`() throws {
        var lines: [String] = []
        var content = UIContentUnavailableConfiguration.loading()
        content.secondaryAttributedText = NSAttributedString(string: "Soon")
        content.buttonProperties.primaryAction = UIAction(title: "First") { _ in lines.append("first") }
        content.secondaryButtonProperties.primaryAction = UIAction(title: "Second") { _ in lines.append("second") }
        content.background.backgroundColor = .yellow
        content.textProperties.alignment = .natural
        content.imageProperties.tintColor = .red
        let view = UIContentUnavailableView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        app.makeWindow().addSubview(view)
        app.settle()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(
            labels.map(\.text) == ["Loading…", "Soon"] && labels.map(\.textColor) == [.secondaryLabel, .secondaryLabel])
        #expect(labels.map(\.textAlignment) == [.natural, .center] && labels.map(\.font.pointSize) == [15, 15])
        #expect(view.backgroundColor == .yellow && view.subviews.first?.tintColor == .red && view.supports(content))
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        for button in buttons {
            app.fingerTap(at: button)
            app.advance(by: 0.5)
        }
        expectEqual(lines, ["first", "second"])
        content.buttonProperties.isEnabled = false
        content.secondaryButtonProperties.primaryAction = nil
        view.configuration = content
        view.configuration = UIListContentConfiguration.cell()
        app.settle()
        #expect(buttons.map(\.isEnabled) == [false, true] && buttons.map(\.isHidden) == [false, true])
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results" && search.image != nil)
        expectEqual(search.secondaryText, "Check the spelling or try a new search.")
    }

    @Test(
        arguments: [
            (CGSize.zero, CGSize(width: 60, height: 40)), (CGSize(width: 30, height: 0), CGSize(width: 30, height: 20)),
            (CGSize(width: 0, height: 10), CGSize(width: 15, height: 10)),
            (CGSize(width: 30, height: 10), CGSize(width: 15, height: 10)),
            (CGSize(width: 100, height: 100), CGSize(width: 60, height: 40)),
        ])
    func `An image of list content keeps its proportions within the maximum size`(most: CGSize, expected: CGSize) {
        var content = UIListContentConfiguration.cell()
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }
        content.imageProperties.maximumSize = most
        content.imageProperties.cornerRadius = 4
        content.text = "text"
        content.textProperties.transform = .uppercase
        content.alpha = 0.5
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        view.layoutIfNeeded()
        let image = view.subviews.compactMap { $0 as? UIImageView }.first
        #expect(image?.frame.size == expected && image?.frame.midY == 40)
        #expect(image?.clipsToBounds == true && image?.layer.cornerRadius == 4 && view.alpha == 0.5)
        expectEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["TEXT"])
    }
}
