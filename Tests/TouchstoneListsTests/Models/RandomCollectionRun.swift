import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A collection view that is changed at random, with the model of its expected content.
final class RandomCollectionRun: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    enum Shape {
        /// A flow layout whose items are as wide as the collection view and have different heights.
        case rows
        /// A flow layout with four items in a line.
        case grid
        /// A compositional layout with self-sizing cells.
        case estimated
    }

    let app: TestApplication
    let shape: Shape
    let hasHeaders: Bool
    var model: ListModel
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    /// The cells between `willDisplay` and `didEndDisplaying`.
    var displayed: Set<ObjectIdentifier> = []
    /// The index path of the highlighted item according to the delegate methods.
    var highlighted: IndexPath?
    private var completions: (requested: Int, called: Int) = (0, 0)
    /// The change to make in the next callback of a kind.
    private var planned: (callback: String, seed: UInt64)?
    private var isPressed = false

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        shape = random.among([.rows, .grid, .estimated])
        hasHeaders = shape != .estimated && random.chance(50)
        model = ListModel(&random)
        super.init(collectionViewLayout: Self.layout(shape))
        // An item that a long press holds stays visible wherever it is; the steps move items by calls.
        installsStandardGestureForInteractiveMovement = false
        collectionView.allowsMultipleSelection = random.chance(70)
        collectionView.contentInsetAdjustmentBehavior = random.among([.automatic, .never])
        collectionView.register(RandomTile.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let window = app.makeWindow(root: self)
        window.layoutIfNeeded()
        app.settle()
        note("\(shape), counts \(model.counts)")
        check()
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(_ shape: Shape) -> UICollectionViewLayout {
        guard shape == .estimated else {
            let layout = UICollectionViewFlowLayout()
            layout.minimumInteritemSpacing = 10
            layout.minimumLineSpacing = lineSpacing
            return layout
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// The distance between two lines of a flow layout, in points.
    static let lineSpacing: CGFloat = 6

    /// Performs one step, which depends only on the seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        switch random.below(14) {
        case 0...3: change(&random, .separate)
        case 4, 5: change(&random, .batch)
        case 6: reload(&random)
        case 7: scroll(&random)
        case 8: selectByCall(&random)
        case 9, 10: touch(&random)
        case 11: planned = (random.among(Self.callbacks), random.next())
        case 12: reorder(&random)
        default: app.advance(by: random.among([0.02, 0.1, 0.5]))
        }
        check()
    }

    private static let callbacks = [
        "didSelect", "didDeselect", "didHighlight", "didUnhighlight", "didScroll", "cellForItem", "willDisplay",
        "didEndDisplaying", "completion",
    ]

    /// Lifts the finger, waits until all animations have ended, and checks that paired calls match.
    func finish() {
        if isPressed { app.fingerUp() }
        planned = nil
        app.advance(by: 3)
        guard complaints.isEmpty else { return }
        check()
        checkAtRest()
        if completions.called != completions.requested {
            complain("\(completions.called) completions, not \(completions.requested)")
        }
    }

    private func note(_ line: String) { log.append(line) }

    func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    // MARK: Changes

    private func reload(_ random: inout SeededRandomNumberGenerator) {
        note("reloadData")
        if random.chance(60) { model.replaceAll(&random) } else { model.selected = [] }
        collectionView.reloadData()
    }

    private enum Bracket { case separate, batch }

    private func change(_ random: inout SeededRandomNumberGenerator, _ bracket: Bracket) {
        if bracket == .separate || random.chance(50) {
            let change = ListModelChange(&model, &random)
            note("change \(change)")
            if change.requests.count == 1 { return request(change) }
            performBatch { self.request(change) }
        } else {
            var choice = SeededRandomNumberGenerator(random.next())
            performBatch {
                let change = ListModelChange(&self.model, &choice)
                self.note("batch \(change)")
                self.request(change)
            }
        }
    }

    private func performBatch(_ updates: @escaping () -> Void) {
        completions.requested += 1
        collectionView.performBatchUpdates(updates) { [unowned self] _ in
            completions.called += 1
            callback("completion")
        }
    }

    private func request(_ change: ListModelChange) {
        for request in change.requests {
            switch request {
            case .deleteSections(let sections): collectionView.deleteSections(sections)
            case .insertSections(let sections): collectionView.insertSections(sections)
            case .reloadSections(let sections): collectionView.reloadSections(sections)
            case .moveSection(let from, let to): collectionView.moveSection(from, toSection: to)
            case .delete(let paths): collectionView.deleteItems(at: paths)
            case .insert(let paths): collectionView.insertItems(at: paths)
            case .reload(let paths): collectionView.reloadItems(at: paths)
            case .reconfigure(let paths): collectionView.reconfigureItems(at: paths)
            case .move(let from, let to): collectionView.moveItem(at: from, to: to)
            }
        }
    }

    func callback(_ name: String) {
        guard let planned, planned.callback == name else { return }
        self.planned = nil
        var random = SeededRandomNumberGenerator(planned.seed)
        note("in \(name):")
        change(&random, random.among([.separate, .batch]))
    }

    // MARK: Scrolling, selection and movement by calls

    private func scroll(_ random: inout SeededRandomNumberGenerator) {
        if let path = model.paths.randomElement(using: &random), random.chance(50) {
            let position = random.among([UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, []])
            note("scroll to \(path)")
            collectionView.scrollToItem(at: path, at: position, animated: random.chance(50))
        } else {
            let y = CGFloat(random.below(Int(max(1, collectionView.contentSize.height))))
            note("offset \(y)")
            collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: random.chance(30))
        }
    }

    private func selectByCall(_ random: inout SeededRandomNumberGenerator) {
        guard let path = model.paths.randomElement(using: &random) else { return }
        switch random.below(5) {
        case 0:
            note("select nothing")
            model.selected = []
            collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
        case 1, 2:
            note("deselect \(path)")
            model.selected.remove(model[path].number)
            collectionView.deselectItem(at: path, animated: false)
        default:
            note("select \(path)")
            if !collectionView.allowsMultipleSelection { model.selected = [] }
            model.selected.insert(model[path].number)
            collectionView.selectItem(
                at: path, animated: false, scrollPosition: random.among([[], [], .top, .centeredVertically]))
        }
    }

    private func reorder(_ random: inout SeededRandomNumberGenerator) {
        let visible = collectionView.indexPathsForVisibleItems
        guard let path = visible.randomElement(using: &random), !isPressed else { return }
        note("begin to move \(path)")
        guard collectionView.beginInteractiveMovementForItem(at: path) else {
            return complain("\(path) cannot move")
        }
        for _ in 0..<(1 + random.below(3)) {
            let y = collectionView.bounds.minY + CGFloat(random.below(800))
            let point = CGPoint(x: 20 + CGFloat(random.below(350)), y: y)
            note("move to \(point)")
            collectionView.updateInteractiveMovementTargetPosition(point)
            if random.chance(30) { app.advance(by: 0.1) }
            if random.chance(20) { scroll(&random) }
        }
        switch random.below(5) {
        case 0:
            note("cancel the movement")
            collectionView.cancelInteractiveMovement()
        case 1: change(&random, .separate)
        case 2: reload(&random)
        default:
            note("end the movement")
            collectionView.endInteractiveMovement()
        }
        collectionView.cancelInteractiveMovement()
    }

    // MARK: Fingers

    private func touch(_ random: inout SeededRandomNumberGenerator) {
        if isPressed {
            note("lift")
            app.fingerUp()
            isPressed = false
            if let highlighted { complain("\(highlighted) stays highlighted") }
            return
        }
        let point = CGPoint(x: 20 + CGFloat(random.below(350)), y: 40 + CGFloat(random.below(760)))
        switch random.below(4) {
        case 0:
            note("drag at \(point)")
            let end = CGPoint(x: point.x, y: 40 + CGFloat(random.below(760)))
            app.fingerDrag(from: point, to: end, duration: random.among([0.05, 0.3]))
        case 1:
            note("press at \(point)")
            app.fingerDown(at: point)
            app.advance(by: 0.2)
            isPressed = true
        default: tap(point)
        }
    }

    private func tap(_ point: CGPoint) {
        collectionView.setContentOffset(collectionView.contentOffset, animated: false)
        app.advance(by: 0.4)
        collectionView.layoutIfNeeded()
        let local = collectionView.convert(point, from: nil)
        let path = collectionView.indexPathForItem(at: local)
        let number = path.map { model[$0].number }
        let before = model.selected
        let isAlone = planned == nil && !collectionView.isDecelerating
        note("tap at \(point), item \(path.map { "\($0)" } ?? "none")")
        app.fingerTap(at: point)
        guard isAlone else { return }
        var wanted = before
        if let number {
            wanted = collectionView.allowsMultipleSelection ? before.symmetricDifference([number]) : [number]
        }
        if model.selected != wanted { complain("tap selects \(model.selected.sorted()), not \(wanted.sorted())") }
    }

    // MARK: Data source

    override func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].elements.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if model.has(indexPath) {
            (cell as? RandomTile)?.title = model[indexPath].title
            (cell as? RandomTile)?.wantedHeight = height(indexPath)
        } else {
            complain("a cell is requested for \(indexPath)")
        }
        callback("cellForItem")
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if !model.sections.indices.contains(indexPath.section) { complain("a header is requested for \(indexPath)") }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("moved \(sourceIndexPath) to \(destinationIndexPath)")
        model.move(from: sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if !model.has(indexPath) { complain("the size of \(indexPath) is requested") }
        return size(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: headerHeight(section)) }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if !displayed.insert(ObjectIdentifier(cell)).inserted { complain("\(indexPath) is displayed twice") }
        callback("willDisplay")
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if displayed.remove(ObjectIdentifier(cell)) == nil { complain("\(indexPath) ends twice") }
        callback("didEndDisplaying")
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        if highlighted != nil { complain("two items are highlighted") }
        highlighted = indexPath
        callback("didHighlight")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        if highlighted != indexPath { complain("\(indexPath) was not highlighted") }
        highlighted = nil
        callback("didUnhighlight")
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard model.has(indexPath) else { return complain("\(indexPath) is selected") }
        model.selected.insert(model[indexPath].number)
        callback("didSelect")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard model.has(indexPath) else { return complain("\(indexPath) is deselected") }
        model.selected.remove(model[indexPath].number)
        callback("didDeselect")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { callback("didScroll") }
}
