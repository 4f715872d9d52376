import UIKit

/// A table of names by first letter, with selection, swipe actions, deletion and reordering.
final class ContactsTable: SceneController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 342, height: 500), style: .insetGrouped)
    private let report = UILabel(frame: CGRect(x: 4, y: 506, width: 250, height: 32))
    private let editButton = UIButton(type: .system)
    private var people = [
        ["Ada Lovelace", "Alan Turing", "Annie Easley"], ["Barbara Liskov", "Brian Kernighan"],
        ["Dennis Ritchie", "Donald Knuth", "Dorothy Vaughan"], ["Edsger Dijkstra", "Edith Clarke"],
        ["Grace Hopper", "Gladys West"], ["Katherine Johnson", "Ken Thompson", "Konrad Zuse"],
    ]
    private var flagged: Set<String> = ["Grace Hopper"]

    override var hint: String {
        "Tap a row, or drag from it. Swipe a row to either side, also all the way across. Edit deletes and orders rows."
    }
    override var stageSize: CGSize { CGSize(width: 342, height: 544) }

    override func buildStage() {
        table.accessibilityIdentifier = "contacts"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
        table.dataSource = self
        table.delegate = self
        table.layer.cornerRadius = 14
        stage.addSubview(table)
        report.accessibilityIdentifier = "report"
        report.font = .systemFont(ofSize: 13)
        report.textColor = .secondaryLabel
        stage.addSubview(report)
        editButton.accessibilityIdentifier = "edit"
        editButton.frame = CGRect(x: 262, y: 506, width: 80, height: 36)
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .touchUpInside)
        stage.addSubview(editButton)
    }

    private func toggleEditing() {
        table.setEditing(!table.isEditing, animated: true)
        editButton.setTitle(table.isEditing ? "Done" : "Edit", for: .normal)
    }

    private func remove(_ indexPath: IndexPath) {
        report.text = "deleted \(people[indexPath.section][indexPath.row])"
        people[indexPath.section].remove(at: indexPath.row)
        table.deleteRows(at: [indexPath], with: .automatic)
    }

    func numberOfSections(in tableView: UITableView) -> Int { people.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        people[section].first.map { String($0.prefix(1)) } ?? "–"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        let name = people[indexPath.section][indexPath.row]
        cell.accessibilityIdentifier = name
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = flagged.contains(name) ? "flagged" : nil
        content.secondaryTextProperties.color = .systemOrange
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        report.text = "selected \(people[indexPath.section][indexPath.row])"
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { remove(indexPath) }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let name = people[source.section].remove(at: source.row)
        people[destination.section].insert(name, at: destination.row)
        report.text = "moved \(name)"
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let name = people[indexPath.section][indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.remove(indexPath)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            guard let self else { return }
            if flagged.remove(name) == nil { flagged.insert(name) }
            report.text = "flagged \(name)"
            done(true)
            table.reloadRows(at: [indexPath], with: .none)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let call = UIContextualAction(style: .normal, title: "Call") { [weak self] _, _, done in
            guard let self else { return }
            report.text = "called \(people[indexPath.section][indexPath.row])"
            done(true)
        }
        call.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [call])
    }
}

/// Colored pictures in a grid. A long press moves one.
final class PhotoGrid: SceneController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var pictures = Array(1...60)
    private var grid: UICollectionView!
    private let report = UILabel(frame: CGRect(x: 4, y: 506, width: 334, height: 32))

    override var hint: String {
        "Tap pictures to select several. Hold one and carry it elsewhere; the others make room."
    }
    override var stageSize: CGSize { CGSize(width: 342, height: 544) }

    override func buildStage() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 82, height: 82)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 342, height: 500), collectionViewLayout: layout)
        grid.accessibilityIdentifier = "grid"
        grid.register(Picture.self, forCellWithReuseIdentifier: "picture")
        grid.allowsMultipleSelection = true
        grid.alwaysBounceVertical = true
        grid.dataSource = self
        grid.delegate = self
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: PhotoGrid.carry)
        grid.addGestureRecognizer(press)
        stage.addSubview(grid)
        report.accessibilityIdentifier = "report"
        report.font = .systemFont(ofSize: 13)
        report.textColor = .secondaryLabel
        stage.addSubview(report)
    }

    private func carry(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: grid)
        switch press.state {
        case .began:
            if let path = grid.indexPathForItem(at: place) { grid.beginInteractiveMovementForItem(at: path) }
        case .changed: grid.updateInteractiveMovementTargetPosition(place)
        case .ended: grid.endInteractiveMovement()
        default: grid.cancelInteractiveMovement()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? Picture)?.show(pictures[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        let picture = pictures.remove(at: source.item)
        pictures.insert(picture, at: destination.item)
        report.text = "moved picture \(picture)"
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { tell() }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { tell() }

    private func tell() { report.text = "\(grid.indexPathsForSelectedItems?.count ?? 0) selected" }

    private final class Picture: UICollectionViewCell {
        private let label = UILabel()
        private static let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
            .systemPurple, .systemPink,
        ]

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.layer.cornerRadius = 8
            label.textColor = .white
            label.textAlignment = .center
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.frame = contentView.bounds
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("Scenes are made in code") }

        override var isSelected: Bool { didSet { look() } }
        override var isHighlighted: Bool { didSet { look() } }

        private func look() {
            contentView.alpha = isHighlighted ? 0.6 : 1
            contentView.layer.borderWidth = isSelected ? 4 : 0
            contentView.layer.borderColor = UIColor.label.cgColor
        }

        func show(_ number: Int) {
            accessibilityIdentifier = "picture\(number)"
            label.text = "\(number)"
            contentView.backgroundColor = Self.colors[number * 5 % Self.colors.count]
        }
    }
}

/// Shelves that scroll horizontally, in a collection view that scrolls vertically.
final class Shelves: SceneController, UICollectionViewDelegate {
    private var shelves: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private let report = UILabel(frame: CGRect(x: 4, y: 506, width: 334, height: 32))

    override var hint: String {
        "Each shelf scrolls sideways by itself and comes to rest at a book; all of them scroll up and down. Tap a book."
    }
    override var stageSize: CGSize { CGSize(width: 342, height: 544) }

    override func buildStage() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(index.isMultiple(of: 2) ? 120 : 220), heightDimension: .absolute(130)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
            section.orthogonalScrollingBehavior = index.isMultiple(of: 2) ? .continuous : .groupPaging
            return section
        }
        shelves = UICollectionView(frame: CGRect(x: 0, y: 0, width: 342, height: 500), collectionViewLayout: layout)
        shelves.accessibilityIdentifier = "shelves"
        shelves.delegate = self
        let book = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = number.isMultiple(of: 2) ? .systemTeal : .systemIndigo
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
            var content = UIListContentConfiguration.cell()
            content.text = "Book \(number)"
            content.textProperties.color = .white
            cell.contentConfiguration = content
            cell.accessibilityIdentifier = "book\(number)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: shelves) { shelves, path, number in
            shelves.dequeueConfiguredReusableCell(using: book, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for shelf in 0..<6 {
            snapshot.appendSections([shelf])
            snapshot.appendItems(Array(shelf * 20..<shelf * 20 + 20))
        }
        source?.apply(snapshot, animatingDifferences: false)
        stage.addSubview(shelves)
        report.accessibilityIdentifier = "report"
        report.font = .systemFont(ofSize: 13)
        report.textColor = .secondaryLabel
        stage.addSubview(report)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        report.text = source?.itemIdentifier(for: indexPath).map { "Book \($0)" }
    }
}
