/// Removes items from a list as long as a condition holds, by delta debugging.
///
/// Long runs of items are tried first, so that a long list needs few attempts. The result is minimal: the condition does not hold for
/// it without any one of its items.
///
/// - Parameters:
///   - items: A list for which the condition holds.
///   - holds: The condition, which is evaluated once for each attempt.
package func reduced<Item>(_ items: [Item], while holds: ([Item]) throws -> Bool) rethrows -> [Item] {
    var items = items
    var length = items.count
    while length > 0 {
        var start = 0
        var isShorter = false
        while start < items.count {
            let end = min(start + length, items.count)
            let rest = Array(items[..<start] + items[end...])
            if try holds(rest) {
                items = rest
                isShorter = true
            } else {
                start = end
            }
        }
        // The removal of an item can make another one unnecessary that was tried before.
        if length == 1, isShorter { continue }
        length = length == 1 ? 0 : (length + 1) / 2
    }
    return items
}

/// Returns numbers near `number` that have fewer digits, the shortest first.
package func rounderNumbers(than number: Double, units: [Double] = [100, 10, 1, 0.1, 0.01]) -> [Double] {
    guard number.isFinite, abs(number) < 1e9 else { return [] }
    var rounder: [Double] = []
    for unit in units {
        // Division by a whole number gives the decimal number itself, such as 0.3. The sum turns -0 into 0.
        let rounded =
            (unit < 1 ? (number / unit).rounded() / (1 / unit).rounded() : (number / unit).rounded() * unit) + 0
        if rounded == number { break }
        if rounder.last != rounded { rounder.append(rounded) }
    }
    return rounder
}
