import TouchstoneConstraintSolver

/// A small random system, in plain numbers.
struct SmallSystem {
    struct Line {
        var coefficients: [Double]
        var relation: ConstraintSolver.Relation
        var constant: Double
        var priority: Double

        func violation(_ point: [Double]) -> Double {
            let sum = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(sum)
            case .lessThanOrEqual: return max(0, sum)
            case .greaterThanOrEqual: return max(0, -sum)
            }
        }
    }

    var isNonNegative: [Bool]
    var lines: [Line]

    static let tolerance = 1e-6

    /// The solution by trying all that can be one: everything that is to be kept small is linear between the planes on which a
    /// constraint holds exactly or a variable is zero, so it is smallest where as many planes meet as there are variables.
    ///
    /// - Returns: nil where the required constraints contradict each other.
    func solution() -> [Double]? {
        let count = isNonNegative.count
        var planes = lines.map { ($0.coefficients, $0.constant) }
        for variable in 0..<count {
            planes.append((Array(repeating: 0, count: count).replacing(variable, with: 1), 0))
        }
        var best: (point: [Double], grades: [Double])?
        forEachChoice(of: count, from: planes.count) { choice in
            guard let point = meeting(choice.map { planes[$0] }) else { return }
            guard !zip(isNonNegative, point).contains(where: { $0.0 && $0.1 < -Self.tolerance }) else { return }
            guard !lines.contains(where: { $0.priority >= 1000 && $0.violation(point) > Self.tolerance }) else {
                return
            }
            let grades = grades(point)
            if let best, !isLess(grades, best.grades) { return }
            best = (point, grades)
        }
        return best?.point
    }

    /// What the solver keeps small, in its order.
    private func grades(_ point: [Double]) -> [Double] {
        let optional = lines.filter { $0.priority < 1000 }
        let priorities = Set(optional.map(\.priority)).sorted(by: >)
        let sums = priorities.map { priority in
            optional.filter { $0.priority == priority }.map { $0.violation(point) }.reduce(0, +)
        }
        let single = priorities.flatMap { priority in
            optional.filter { $0.priority == priority }.map { $0.violation(point) }
        }
        return sums + single + point.map { abs($0) }
    }

    private func isLess(_ one: [Double], _ other: [Double]) -> Bool {
        for (one, other) in zip(one, other) where abs(one - other) > Self.tolerance { return one < other }
        return false
    }

    private func meeting(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        let count = rows.count
        for column in 0..<count {
            let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
            guard abs(rows[pivot][column]) > 1e-9 else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }

    private func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
        var choice = Array(0..<count)
        while true {
            body(choice)
            guard let index = choice.indices.last(where: { choice[$0] < total - count + $0 }) else { return }
            choice[index] += 1
            for later in choice.indices where later > index { choice[later] = choice[later - 1] + 1 }
        }
    }
}

extension Array {
    fileprivate func replacing(_ index: Int, with element: Element) -> [Element] {
        var copy = self
        copy[index] = element
        return copy
    }
}

/// Random numbers that are the same in every run.
struct SolverRandom {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[next(choices.count)] }

    /// A constraint over two variables mostly, sometimes over one or three, as layouts have them.
    mutating func line(variables: Int) -> SmallSystem.Line {
        var coefficients = Array(repeating: 0.0, count: variables)
        for _ in 0...next(3) { coefficients[next(variables)] = pick([1, -1, 1, -1, 2, 0.5]) }
        return SmallSystem.Line(
            coefficients: coefficients, relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: Double(next(21) - 6), priority: pick([1000, 1000, 750, 750, 250, 250, 50]))
    }

    mutating func system() -> SmallSystem {
        let variables = 1 + next(4)
        return SmallSystem(
            isNonNegative: (0..<variables).map { _ in next(3) == 0 },
            lines: (0..<next(8)).map { _ in line(variables: variables) })
    }
}

/// A system in the solver, so that it can be changed.
struct SolvedSystem {
    var system: SmallSystem
    var solver = ConstraintSolver()
    let variables: [ConstraintSolver.Variable]
    var constraints: [ConstraintSolver.Constraint] = []
    var contradictions: [[Int]] = []

    init(_ system: SmallSystem) throws {
        self.system = SmallSystem(isNonNegative: system.isNonNegative, lines: [])
        var solver = ConstraintSolver()
        variables = system.isNonNegative.map { solver.addVariable(isNonNegative: $0) }
        self.solver = solver
        for line in system.lines { try add(line) }
    }

    mutating func add(_ line: SmallSystem.Line) throws {
        let terms = zip(variables, line.coefficients).map { ConstraintSolver.Term($0.0, $0.1) }
        constraints.append(try solver.add(terms, line.relation, line.constant, priority: line.priority))
        system.lines.append(line)
    }

    mutating func remove(at index: Int) {
        solver.remove(constraints.remove(at: index))
        system.lines.remove(at: index)
    }

    /// Breaks the last constraint of each contradiction.
    mutating func solve() {
        var contradictions: [[Int]] = []
        let known = constraints
        let broken = solver.solve { conflict in
            contradictions.append(conflict.map { known.firstIndex(of: $0)! })
            return conflict.last!
        }
        self.contradictions = contradictions
        for constraint in broken {
            let index = constraints.firstIndex(of: constraint)!
            constraints.remove(at: index)
            system.lines.remove(at: index)
        }
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }
}
