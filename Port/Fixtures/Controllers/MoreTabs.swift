import UIKit

class MoreTabsPageController: UIViewController {
    let lowButton = UIButton(frame: CGRect(x: 0, y: 660, width: 390, height: 60))
    private(set) var lowTaps = 0

    convenience init(name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
        tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        lowButton.addTarget(self, action: #selector(lowTapped), for: .touchUpInside)
        view.addSubview(lowButton)
    }

    @objc func lowTapped() { lowTaps += 1 }
}

@objc protocol MiniPlayerDelegate: AnyObject {
    @objc optional func miniPlayerWasTapped(_ player: MiniPlayer)
    @objc optional func miniPlayer(_ player: MiniPlayer, plays: Bool)
}

/// A strip above the tab bar. A tap opens the player; its button plays and pauses.
class MiniPlayer: UIView {
    weak var delegate: MiniPlayerDelegate?
    let playButton = UIButton(type: .custom)
    private(set) var isPlaying = false {
        didSet { playButton.isSelected = isPlaying }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
        addSubview(playButton)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        playButton.frame = CGRect(x: bounds.maxX - 56, y: 0, width: 56, height: bounds.height)
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) { delegate?.miniPlayerWasTapped?(self) }

    @objc private func playTapped() {
        isPlaying.toggle()
        delegate?.miniPlayer?(self, plays: isPlaying)
    }
}

/// Takes touches only on its subviews.
class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

class MusicController: UITabBarController {
    static let names = ["Listen", "Browse", "Radio", "Library", "Search", "Videos", "Settings"]
    let pages = MusicController.names.map { MoreTabsPageController(name: $0) }
    let overlay = PassthroughView()
    let miniPlayer = MiniPlayer()
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        pages.forEach { $0.additionalSafeAreaInsets.bottom = 56 }
        setViewControllers(pages, animated: false)
        customizableViewControllers = nil
        miniPlayer.delegate = self
        overlay.addSubview(miniPlayer)
        view.addSubview(overlay)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        overlay.frame = view.bounds
        miniPlayer.frame = CGRect(x: 0, y: tabBar.frame.minY - 56, width: view.bounds.width, height: 56)
    }
}

extension MusicController: UITabBarControllerDelegate, MiniPlayerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append(viewController === moreNavigationController ? "More" : viewController.title ?? "?")
    }
    func miniPlayerWasTapped(_ player: MiniPlayer) { log.append("open player") }
}
