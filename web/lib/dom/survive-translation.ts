/** Returns the child of a parent that is or contains the node: the wrapper that a translation has put around the node. */
function wrapperIn(parent: Node, node: Node | null): ChildNode | undefined {
  for (const child of parent.childNodes) if (child === node || child.contains(node)) return child;
  return undefined;
}

/**
 * Keeps the console working during a browser's translation of the page, which moves text nodes into new elements. React then removes a node
 * from its former parent, or inserts before it, which throws a `NotFoundError` that replaces the screen. This removes the wrapper instead,
 * or inserts before it. A node that is no longer below the parent counts as removed, and insertion before it appends.
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
