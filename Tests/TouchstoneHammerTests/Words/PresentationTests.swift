import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct PresentationTests {
    private final class HomeController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 40, y: 300, width: 200, height: 50))
            button.accessibilityIdentifier = "open_sheet"
            button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
            view.addSubview(button)
        }
        private func open() {
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            let button = UIButton(frame: CGRect(x: 40, y: 500, width: 200, height: 50))
            button.accessibilityIdentifier = "close_sheet"
            button.addAction(UIAction { [weak sheet] _ in sheet?.dismiss(animated: true) }, for: .touchUpInside)
            sheet.view.addSubview(button)
            present(sheet, animated: true)
        }
    }

    @Test func `A full-screen presentation is presented and dismissed by taps`() throws {
        let home = HomeController()
        let eventGenerator = try EventGenerator(viewController: home)
        try eventGenerator.fingerTap(at: "open_sheet")
        try eventGenerator.waitUntilHittable("close_sheet", timeout: 2)
        try eventGenerator.wait(0.7)
        #expect(home.presentedViewController != nil)
        try eventGenerator.fingerTap(at: "close_sheet")
        try eventGenerator.waitUntil(home.presentedViewController == nil, timeout: 2)
        try eventGenerator.wait(0.7)
        try eventGenerator.fingerTap(at: "open_sheet")
        #expect(home.presentedViewController != nil)
    }
}
