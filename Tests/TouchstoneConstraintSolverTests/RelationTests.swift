import Testing
import TouchstoneConstraintSolver
import TouchstoneExpectations

/// Signs of terms, relations and constants, and changes of constraints, in numbers worked out by hand.
@Suite struct RelationTests {
    private typealias Term = ConstraintSolver.Term

    private func solve(_ solver: inout ConstraintSolver) {
        solver.solve { conflict in
            Issue.record("There is no contradiction")
            return conflict.last!
        }
    }

    /// The value of a variable that is pulled to a number, under one constraint with another variable of 40.
    private func value(
        _ coefficient: Double, _ other: Double, _ relation: ConstraintSolver.Relation, _ constant: Double,
        pulledTo wanted: Double
    ) throws -> Double {
        var solver = ConstraintSolver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        _ = try solver.add([Term(y)], .equal, 40)
        _ = try solver.add([Term(x, coefficient), Term(y, other)], relation, constant)
        _ = try solver.add([Term(x)], .equal, wanted, priority: 250)
        solve(&solver)
        return (solver.value(of: x) * 1e6).rounded() / 1e6
    }

    @Test func `A sum is at most its constant`() throws {
        let seen = [
            // x + 2 · 40 <= 100
            try value(1, 2, .lessThanOrEqual, 100, pulledTo: 50),
            try value(1, 2, .lessThanOrEqual, 100, pulledTo: -50),
            // -x + 2 · 40 <= 100
            try value(-1, 2, .lessThanOrEqual, 100, pulledTo: 50),
            try value(-1, 2, .lessThanOrEqual, 100, pulledTo: -50),
            // 2 x - 40 <= -100
            try value(2, -1, .lessThanOrEqual, -100, pulledTo: 0),
            try value(2, -1, .lessThanOrEqual, -100, pulledTo: -31),
        ]
        expectEqual(seen, [20, -50, 50, -20, -30, -31])
    }

    @Test func `A sum is at least its constant`() throws {
        let seen = [
            try value(1, 2, .greaterThanOrEqual, 100, pulledTo: 50),
            try value(1, 2, .greaterThanOrEqual, 100, pulledTo: -50),
            try value(-1, 2, .greaterThanOrEqual, 100, pulledTo: 50),
            try value(-1, 2, .greaterThanOrEqual, 100, pulledTo: -50),
            try value(2, -1, .greaterThanOrEqual, -100, pulledTo: -31),
            try value(2, -1, .greaterThanOrEqual, -100, pulledTo: 0),
        ]
        expectEqual(seen, [50, 20, -20, -50, -30, 0])
    }

    @Test func `A sum equals its constant`() throws {
        let seen = [
            try value(4, 1, .equal, 100, pulledTo: 0), try value(-4, 1, .equal, 100, pulledTo: 0),
            try value(0.5, -2, .equal, -100, pulledTo: 0),
        ]
        expectEqual(seen, [15, -15, -40])
    }

    @Test func `A variable that occurs twice counts twice`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        _ = try solver.add([Term(x), Term(x, 3)], .equal, 100)
        solve(&solver)
        expectEqual(solver.value(of: x), 25)
    }

    @Test func `A variable that is not negative stops at zero`() throws {
        var solver = ConstraintSolver()
        let (length, place) = (solver.addVariable(isNonNegative: true), solver.addVariable())
        _ = try solver.add([Term(length)], .equal, -50, priority: 999)
        _ = try solver.add([Term(place)], .equal, -50, priority: 999)
        solve(&solver)
        #expect(solver.value(of: length) == 0 && solver.value(of: place) == -50)
    }

    // MARK: Violations

    @Test func `A violation is the distance from what would satisfy`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        _ = try solver.add([Term(x)], .equal, 30)
        let most = try solver.add([Term(x)], .lessThanOrEqual, 20, priority: 700)
        let least = try solver.add([Term(x)], .greaterThanOrEqual, 70, priority: 700)
        let double = try solver.add([Term(x, 2)], .equal, 55, priority: 700)
        let satisfied = try solver.add([Term(x)], .lessThanOrEqual, 31, priority: 700)
        solve(&solver)
        expectEqual([most, least, double, satisfied].map { solver.violation(of: $0) }, [10, 40, 5, 0])
    }

    @Test func `The sum of violations of a priority is as small as can be`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        for wanted in [10.0, 20, 60] { _ = try solver.add([Term(x)], .equal, wanted, priority: 500) }
        solve(&solver)
        expectEqual(solver.value(of: x), 20)
    }

    // MARK: Changes

    @Test func `A changed priority decides anew`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        let low = try solver.add([Term(x)], .equal, 10, priority: 250)
        let high = try solver.add([Term(x)], .equal, 90, priority: 750)
        solve(&solver)
        #expect(solver.value(of: x) == 90 && solver.priority(of: low) == 250 && solver.priority(of: high) == 750)
        try solver.setPriority(800, of: low)
        solve(&solver)
        #expect(solver.value(of: x) == 10 && solver.priority(of: low) == 800)
        try solver.setPriority(900, of: high)
        solve(&solver)
        expectEqual(solver.value(of: x), 90)
        #expect(throws: ConstraintSolver.Refusal.priorityOutOfRange) { try solver.setPriority(0, of: high) }
        expectEqual(solver.priority(of: high), 900)
    }

    @Test func `A changed constant moves what depends on it`() throws {
        var solver = ConstraintSolver()
        let (left, right) = (solver.addVariable(), solver.addVariable())
        let start = try solver.add([Term(left)], .equal, 10)
        let least = try solver.add([Term(right), Term(left, -1)], .greaterThanOrEqual, 50)
        _ = try solver.add([Term(right)], .equal, 0, priority: 250)
        solve(&solver)
        expectEqual([left, right].map { solver.value(of: $0) }, [10, 60])
        try solver.setConstant(-20, of: start)
        solve(&solver)
        #expect([left, right].map { solver.value(of: $0) } == [-20, 30] && solver.constant(of: start) == -20)
        try solver.setConstant(-50, of: least)
        solve(&solver)
        expectEqual([left, right].map { solver.value(of: $0) }, [-20, 0])
    }

    @Test func `A removed constraint no longer counts`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        let required = try solver.add([Term(x)], .equal, 70)
        let wanted = try solver.add([Term(x)], .equal, 30, priority: 500)
        solve(&solver)
        #expect(solver.value(of: x) == 70 && solver.violation(of: wanted) == 40 && solver.count == 2)
        solver.remove(required)
        solve(&solver)
        #expect(solver.value(of: x) == 30 && solver.violation(of: wanted) == 0 && solver.count == 1)
        #expect(!solver.contains(required) && solver.contains(wanted))
        solver.remove(wanted)
        solve(&solver)
        #expect(solver.value(of: x) == 0 && solver.count == 0 && !solver.determines(x))
    }

    @Test func `A broken constraint is gone and may be added again`() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable()
        let first = try solver.add([Term(x)], .equal, 100)
        let second = try solver.add([Term(x)], .greaterThanOrEqual, 200)
        let broken = solver.solve { $0.last! }
        expectEqual(broken, [second])
        #expect(solver.value(of: x) == 100 && !solver.contains(second) && solver.count == 1)
        try solver.setConstant(250, of: first)
        let again = try solver.add([Term(x)], .greaterThanOrEqual, 200)
        solve(&solver)
        #expect(solver.value(of: x) == 250 && solver.contains(again))
        try solver.setConstant(150, of: first)
        let brokenLater = solver.solve { $0.first! }
        expectEqual(brokenLater, [first])
        expectEqual(solver.value(of: x), 200)
    }

    @Test func `Each contradiction is resolved in turn`() throws {
        var solver = ConstraintSolver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        _ = try solver.add([Term(x)], .equal, 1)
        let second = try solver.add([Term(x)], .equal, 2)
        let third = try solver.add([Term(x)], .equal, 3)
        _ = try solver.add([Term(y)], .lessThanOrEqual, 10)
        let fifth = try solver.add([Term(y)], .greaterThanOrEqual, 20)
        let broken = solver.solve { $0.last! }
        expectEqual(Set(broken), [second, third, fifth])
        #expect(solver.value(of: x) == 1 && solver.value(of: y) == 0 && solver.count == 2)
    }
}
