import Foundation
import TouchstoneTestSupport

/// What a list shows: an array of arrays of elements.
struct ListModel {
    struct Element: Equatable {
        let number: Int
        /// The number of times that the element was reloaded; its height depends on it.
        var reloads = 0
        /// The number of times that the element was reconfigured.
        var versions = 0
        var title: String { "\(number).\(reloads).\(versions)" }
    }
    struct Section: Equatable {
        let number: Int
        var elements: [Element]
        var reloads = 0
    }

    var sections: [Section] = []
    /// The numbers of the selected elements.
    var selected: Set<Int> = []
    private var made = 0

    init(_ random: inout SeededRandomNumberGenerator) {
        for _ in 0..<random.below(4) { sections.append(newSection(&random)) }
    }

    mutating func newElement() -> Element {
        made += 1
        return Element(number: made)
    }

    mutating func newSection(_ random: inout SeededRandomNumberGenerator) -> Section {
        let number = newElement().number
        let count = random.among([0, 1, 3, 8, 20])
        return Section(number: number, elements: (0..<count).map { _ in newElement() })
    }

    var counts: [Int] { sections.map(\.elements.count) }
    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].elements.indices.map { IndexPath(item: $0, section: section) }
        }
    }
    var selectedPaths: [IndexPath] { paths.filter { selected.contains(self[$0].number) } }

    subscript(_ path: IndexPath) -> Element {
        get { sections[path.section].elements[path.item] }
        set { sections[path.section].elements[path.item] = newValue }
    }
    func has(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].elements.indices.contains(path.item)
    }

    /// Forgets the selected elements that no longer exist.
    mutating func forgetMissing() {
        selected.formIntersection(sections.flatMap(\.elements).map(\.number))
    }

    /// Replaces everything, as before `reloadData()`.
    mutating func replaceAll(_ random: inout SeededRandomNumberGenerator) {
        selected = []
        sections = (0..<random.below(4)).map { _ in newSection(&random) }
    }
}
