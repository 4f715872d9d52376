import UIKit

/// Every name of the kind "nib, storyboard hook" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct NibNames {
    func nibs(_ owner: UIView) {
        let loaded: [Any]? =  // Bundle.loadNibNamed(_:owner:options:)
            Bundle.main.loadNibNamed("Panel", owner: owner, options: nil)
        let view: UIView? =  // Bundle.loadNibNamed(_:owner:options:)
            Bundle.main.loadNibNamed("Panel", owner: owner)?.first as? UIView
        let nib: UINib = UINib(nibName: "Panel", bundle: Bundle(for: type(of: owner)))  // UINib
        let objects: [Any] = nib.instantiate(withOwner: owner, options: nil)  // UINib
        _ = (loaded, view, objects)
    }

    func storyboards(_ controller: UIViewController) {
        let storyboard: UIStoryboard = UIStoryboard(name: "Main", bundle: nil)  // UIStoryboard
        let typed: () -> UIViewController =  // UIStoryboard
            { storyboard.instantiateViewController(withIdentifier: "Detail") }
        let first: () -> UIViewController? = { storyboard.instantiateInitialViewController() }  // UIStoryboard
        let own: UIStoryboard? = controller.storyboard  // UIViewController.storyboard
        _ = (typed, first, own)
    }

    func segues(_ controller: UIViewController) {
        controller.performSegue(  // UIViewController.performSegue(withIdentifier:sender:)
            withIdentifier: "show", sender: nil)
        let segue: UIStoryboardSegue = UIStoryboardSegue(  // UIStoryboardSegue
            identifier: "show", source: controller, destination: controller)
        let identifier: String? = segue.identifier  // UIStoryboardSegue
        let source: UIViewController = segue.source  // UIStoryboardSegue
        let destination: UIViewController = segue.destination  // UIStoryboardSegue
        controller.prepare(for: segue, sender: nil)  // UIViewController.prepare(for:sender:)
        _ = (identifier, source, destination)
    }
}

private final class FadeSegue: UIStoryboardSegue {  // UIStoryboardSegue
    override func perform() { source.present(destination, animated: true) }  // UIStoryboardSegue
}

private final class PanelView: UIView {
    override func awakeFromNib() {  // UIResponder.awakeFromNib()
        super.awakeFromNib()  // UIResponder.awakeFromNib()
    }
    override func prepareForInterfaceBuilder() {  // UIResponder.prepareForInterfaceBuilder()
        super.prepareForInterfaceBuilder()  // UIResponder.prepareForInterfaceBuilder()
    }
}

private final class PanelController: UIViewController {
    override func awakeFromNib() {  // UIResponder.awakeFromNib()
        super.awakeFromNib()  // UIResponder.awakeFromNib()
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // UIViewController.prepare(for:sender:)
        super.prepare(for: segue, sender: sender)  // UIViewController.prepare(for:sender:)
    }
    override func performSegue(  // UIViewController.performSegue(withIdentifier:sender:)
        withIdentifier identifier: String, sender: Any?
    ) {
        super.performSegue(  // UIViewController.performSegue(withIdentifier:sender:)
            withIdentifier: identifier, sender: sender)
    }
}
