/** The child of a parent that is a node or contains it: the wrapper that a translation has put around the node. */
function wrapperIn(parent: Node, node: Node | null): ChildNode | undefined {
  for (const child of parent.childNodes) if (child === node || child.contains(node)) return child;
  return undefined;
}

/**
 * Lets the console survive a browser's translation of the page, which moves text nodes into elements of its own. React then removes a
 * node from a parent that it has left, or inserts before it: a `NotFoundError` that replaces the screen. Removes the wrapper instead, and
 * inserts before it; a node that is nowhere below the parent is removed already, and insertion before it goes to the end.
 *
 * The methods are replaced because React offers no hook for them: https://github.com/facebook/react/issues/11538.
 */
export function surviveTranslation(prototype: Node = Node.prototype): void {
  prototype.removeChild = function removeWrapped<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) (child as Node as ChildNode).remove();
    else wrapperIn(this, child)?.remove();
    return child;
  };
  prototype.insertBefore = function insertBeforeWrapper<T extends Node>(this: Node & ParentNode, node: T, reference: Node | null): T {
    const next = reference?.parentNode === this ? (reference as ChildNode) : reference && wrapperIn(this, reference);
    if (next) next.before(node);
    else this.append(node);
    return node;
  };
}
