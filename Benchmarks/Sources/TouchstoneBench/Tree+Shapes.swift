extension Tree {
    /// The root and `count` tiles side by side.
    static func flat(_ count: Int) -> Tree {
        var tree = Tree()
        var columns = 1
        while columns * columns < count { columns += 1 }
        let cell = side / columns
        for index in 0..<count {
            tree.add(
                Node(
                    parent: 0, x: index % columns * cell, y: index / columns * cell, width: cell - 1, height: cell - 1))
        }
        return tree
    }

    /// `depth` nested views, each 2 points smaller on every side.
    static func deep(_ depth: Int) -> Tree {
        var tree = Tree()
        for level in 1...depth {
            let length = side - 4 * level
            tree.add(Node(parent: level - 1, x: 2, y: 2, width: length, height: length))
        }
        return tree
    }

    /// One view that fills the root, and `count` − 1 views in front of it that fill the left half.
    static func overlapping(_ count: Int) -> Tree {
        var tree = Tree()
        tree.add(Node(parent: 0, x: 0, y: 0, width: side, height: side))
        for _ in 1..<count { tree.add(Node(parent: 0, x: 0, y: 0, width: side / 2, height: side)) }
        return tree
    }

    /// A tree like an application's screen: rows, grids and wrappers, with each child slightly outside its cell.
    static func app(_ count: Int) -> Tree {
        let containerChance = count >= 100_000 ? 100 : count >= 10_000 ? 60 : 50
        var random = LinearCongruentialGenerator(seed: 42 + count)
        var tree = Tree()
        var depths = [0]
        var waiting = [0]
        var head = 0
        while tree.nodes.count < count, head < waiting.count {
            let parent = waiting[head]
            head += 1
            let depth = depths[parent]
            guard depth < 9 else { continue }
            let (width, height) = (tree.nodes[parent].width, tree.nodes[parent].height)
            if random.next(8) < 2 {
                var inset = random.next(3)
                if width - 2 * inset < 4 || height - 2 * inset < 4 { inset = 0 }
                let wrapped = tree.add(
                    Node(parent: parent, x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset))
                depths.append(depth + 1)
                waiting.append(wrapped)
                continue
            }
            let children = 3 + random.next(10)
            let isWide = width >= height
            let columns = children <= 4 ? (isWide ? children : 1) : (isWide ? 3 : 2)
            let rows = (children + columns - 1) / columns
            let cell = (width: width / columns, height: height / rows)
            guard cell.width >= 4, cell.height >= 4 else { continue }
            for index in 0..<children where tree.nodes.count < count {
                let x = index % columns * cell.width + random.next(cell.width / 4 + 1) - cell.width / 8
                let y = index / columns * cell.height + random.next(cell.height / 4 + 1) - cell.height / 8
                let wanted = (
                    width: max(2, cell.width * 3 / 4 + random.next(cell.width / 2 + 1)),
                    height: max(2, cell.height * 3 / 4 + random.next(cell.height / 2 + 1))
                )
                let (left, top) = (max(0, x), max(0, y))
                let child = tree.add(
                    Node(
                        parent: parent, x: left, y: top, width: max(1, min(wanted.width, width - left)),
                        height: max(1, min(wanted.height, height - top))))
                depths.append(depth + 1)
                let roll = random.next(100)
                if depth < 1 || roll < containerChance { waiting.append(child) }
            }
        }
        return tree
    }
}
