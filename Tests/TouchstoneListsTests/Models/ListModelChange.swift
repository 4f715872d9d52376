import Foundation
import TouchstoneTestSupport

/// A legal change of a list, chosen at random, with old positions of what is removed and new positions of what is inserted.
struct ListModelChange: CustomStringConvertible {
    enum Request: CustomStringConvertible {
        case deleteSections(IndexSet)
        case insertSections(IndexSet)
        case reloadSections(IndexSet)
        case moveSection(Int, Int)
        case delete([IndexPath])
        case insert([IndexPath])
        case reload([IndexPath])
        case reconfigure([IndexPath])
        case move(IndexPath, IndexPath)

        var description: String {
            switch self {
            case .deleteSections(let sections): "delete sections \(Array(sections))"
            case .insertSections(let sections): "insert sections \(Array(sections))"
            case .reloadSections(let sections): "reload sections \(Array(sections))"
            case .moveSection(let from, let to): "move section \(from) to \(to)"
            case .delete(let paths): "delete \(paths)"
            case .insert(let paths): "insert \(paths)"
            case .reload(let paths): "reload \(paths)"
            case .reconfigure(let paths): "reconfigure \(paths)"
            case .move(let from, let to): "move \(from) to \(to)"
            }
        }
    }

    var description: String { requests.map(\.description).joined(separator: ", ") }

    private(set) var requests: [Request] = []

    /// Chooses changes and makes them in the model.
    ///
    /// The new list is built from the chosen final positions, and does not depend on how the library computes positions.
    init(_ model: inout ListModel, _ random: inout SeededRandomNumberGenerator) {
        let changesSections = random.chance(40)
        var order = SectionOrder(model.sections.count)
        if changesSections { order = changeSections(&model, &random) }
        changeElements(&model, order, &random)
        model.forgetMissing()
        requests.shuffle(using: &random)
    }

    /// The sections whose rows may change, with their old and new indexes.
    private struct SectionOrder {
        var stayed: [(old: Int, new: Int)] = []
        init(_ count: Int) { stayed = (0..<count).map { ($0, $0) } }
    }

    private mutating func changeSections(
        _ model: inout ListModel, _ random: inout SeededRandomNumberGenerator
    ) -> SectionOrder {
        let old = model.sections
        var (staying, moved, deleted, reloaded): ([Int], [Int], [Int], Set<Int>) = ([], [], [], [])
        for section in old.indices {
            switch random.below(8) {
            case 0: deleted.append(section)
            case 1: moved.append(section)
            case 2:
                reloaded.insert(section)
                staying.append(section)
            default: staying.append(section)
            }
        }
        var coming: [Int?] = moved
        for _ in 0..<random.among([0, 0, 1, 2]) { coming.append(nil) }
        coming.shuffle(using: &random)
        let places = placesOfArrivals(coming.count, staying: staying.count, &random)
        var order = SectionOrder(0)
        var inserted = IndexSet()
        var rest = staying[...]
        model.sections = []
        for new in 0..<(staying.count + coming.count) {
            if let arrival = places.firstIndex(of: new) {
                if let from = coming[arrival] {
                    model.sections.append(old[from])
                    requests.append(.moveSection(from, new))
                } else {
                    model.sections.append(model.newSection(&random))
                    inserted.insert(new)
                }
            } else if let from = rest.popFirst() {
                model.sections.append(old[from])
                if reloaded.contains(from) {
                    model.sections[new] = reloadedSection(old[from], &model, &random)
                } else {
                    order.stayed.append((from, new))
                }
            }
        }
        if !deleted.isEmpty { requests.append(.deleteSections(IndexSet(deleted))) }
        if !inserted.isEmpty { requests.append(.insertSections(inserted)) }
        if !reloaded.isEmpty { requests.append(.reloadSections(IndexSet(reloaded))) }
        return order
    }

    private func reloadedSection(
        _ section: ListModel.Section, _ model: inout ListModel, _ random: inout SeededRandomNumberGenerator
    ) -> ListModel.Section {
        var made = section
        made.reloads += 1
        model.selected.subtract(made.elements.map(\.number))
        made.elements = made.elements.filter { _ in random.chance(70) }
        for _ in 0..<random.below(3) {
            made.elements.insert(model.newElement(), at: random.below(made.elements.count + 1))
        }
        for index in made.elements.indices { made.elements[index].reloads += 1 }
        return made
    }

    private mutating func changeElements(
        _ model: inout ListModel, _ order: SectionOrder, _ random: inout SeededRandomNumberGenerator
    ) {
        var staying: [Int: [ListModel.Element]] = [:]
        var moved: [(from: IndexPath, element: ListModel.Element)] = []
        var (deleted, inserted, reloaded, reconfigured): ([IndexPath], [IndexPath], [IndexPath], [IndexPath]) =
            ([], [], [], [])
        let rarity = random.among([6, 12, 30])
        for (old, new) in order.stayed {
            for (item, element) in model.sections[new].elements.enumerated() {
                let path = IndexPath(item: item, section: old)
                var stays = element
                switch random.below(rarity) {
                case 0:
                    deleted.append(path)
                    continue
                case 1:
                    moved.append((path, element))
                    continue
                case 2:
                    reloaded.append(path)
                    stays.reloads += 1
                    model.selected.remove(element.number)
                case 3 where random.chance(30):
                    reconfigured.append(path)
                    stays.versions += 1
                default: break
                }
                staying[new, default: []].append(stays)
            }
        }
        guard !order.stayed.isEmpty else { return }
        var arrivals: [Int: [(from: IndexPath, element: ListModel.Element)?]] = [:]
        for element in moved { arrivals[random.among(order.stayed).new, default: []].append(element) }
        for _ in 0..<random.among([0, 0, 1, 2, 5]) { arrivals[random.among(order.stayed).new, default: []].append(nil) }
        for (_, new) in order.stayed {
            let coming = (arrivals[new] ?? []).shuffled(using: &random)
            var rest = (staying[new] ?? [])[...]
            let places = placesOfArrivals(coming.count, staying: rest.count, &random)
            var elements: [ListModel.Element] = []
            for item in 0..<(rest.count + coming.count) {
                let path = IndexPath(item: item, section: new)
                if let arrival = places.firstIndex(of: item) {
                    if let come = coming[arrival] {
                        elements.append(come.element)
                        requests.append(.move(come.from, path))
                    } else {
                        elements.append(model.newElement())
                        inserted.append(path)
                    }
                } else if let element = rest.popFirst() {
                    elements.append(element)
                }
            }
            model.sections[new].elements = elements
        }
        if !deleted.isEmpty { requests.append(.delete(deleted)) }
        if !inserted.isEmpty { requests.append(.insert(inserted)) }
        if !reloaded.isEmpty { requests.append(.reload(reloaded)) }
        if !reconfigured.isEmpty { requests.append(.reconfigure(reconfigured)) }
    }

    /// Returns distinct final positions for the elements that arrive among those that stay.
    private func placesOfArrivals(
        _ count: Int, staying: Int, _ random: inout SeededRandomNumberGenerator
    ) -> [Int] {
        Array(Array(0..<(count + staying)).shuffled(using: &random).prefix(count))
    }
}
