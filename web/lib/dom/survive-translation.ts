/** Returns the child of `parent` that is the node, or that a translation has wrapped around the node. */
function wrapperIn(parent: Node, node: Node | null): ChildNode | undefined {
  for (const child of parent.childNodes) if (child === node || child.contains(node)) return child;
  return undefined;
}

/**
 * Keeps the console working while a browser translates the page, which moves text nodes into new elements. If React then removes a moved
 * node from its former parent, or inserts before the node, a `NotFoundError` replaces the screen. The replaced methods use the wrapper of
 * the node instead. A node that is no longer below the parent counts as removed; insertion before such a node appends.
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
