import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The test kit's public initializers that no other test calls directly.
@Suite(.application) @MainActor
struct InitializerTests {
    private let app = TestApplication.current

    @Test func `A custom ExpectedCause is compared with the report`() {
        var issues: [String] = []
        app.recordsIssue = { issues.append($0.message) }
        let window = app.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let report = window.explainTouch(at: CGPoint(x: 50, y: 50), wanting: view)
        #expect(report.expect(ExpectedCause("there is a view") { $0.hit != nil }))
        #expect(!report.expect(ExpectedCause("there is no view") { $0.hit == nil }))
        #expect(issues.count == 1 && issues[0].contains("there is no view"))
    }

    @Test func `An application has the screen of its device`() {
        let phone = TestApplication(device: .iPhone16Pro, behavior: .iOS18, time: 3)
        expectEqual(phone.application.screen.bounds.size, ScreenModel.iPhone16Pro.size)
        expectEqual(phone.application.screen.scale, 3)
        expectEqual(phone.application.behavior.version, .iOS18)
        expectEqual(phone.clock.now, 3)
    }

    @Test func `An event of any method can be expected`() {
        final class Ready: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let view = Ready(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.makeWindow().addSubview(view)
        #expect(view.becomeFirstResponder())
        app.shake()
        expectEqual(app.events, [TestEvent(.motionBegan, view), TestEvent(.motionEnded, view)])
        #expect(TestEvent(.motionBegan, view) != TestEvent(.motionEnded, view))
    }

    @Test func `An issue has its message and source location`() {
        let site = TestSite(fileID: "Shop/CartTests.swift", filePath: "/Shop/CartTests.swift", line: 7, column: 3)
        let issue = TestIssue("The cart is empty.", at: site)
        expectEqual(issue.site, site)
        expectEqual("\(issue)", "/Shop/CartTests.swift:7: The cart is empty.")
    }

    @Test func `A place can be created by its initializer`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
        button.accessibilityIdentifier = "pay"
        window.addSubview(button)
        app.fingerTap(at: PlaceOfIdentifier("pay"))
        app.fingerTap(at: PlaceInView(button, unit: CGPoint(x: 0, y: 0), offset: CGVector(dx: 1, dy: 1)))
        expectEqual(app.events, [.began(button), .ended(button), .began(button), .ended(button)])
    }

    @Test func `Rows and items can be used as places`() {
        final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let lists = Lists()
        let window = app.makeWindow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        table.dataSource = lists
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 300, width: 390, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = lists
        window.addSubview(table)
        window.addSubview(collection)
        app.settle()
        app.fingerTap(at: PlaceInList(row: IndexPath(row: 2, section: 0), in: table))
        app.fingerTap(at: PlaceInList(item: IndexPath(item: 1, section: 0), in: collection))
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }

    @Test func `Fingers and keys have raw values`() {
        expectEqual(FingerIndex(rawValue: FingerIndex.leftIndex.rawValue), .leftIndex)
        #expect(FingerIndex(rawValue: 9_999) == nil)
        expectEqual(KeyboardKey(rawValue: KeyboardKey.letterA.rawValue), .letterA)
        #expect(KeyboardKey(rawValue: 9_999) == nil)
    }
}
