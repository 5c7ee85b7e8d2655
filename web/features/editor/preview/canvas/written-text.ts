import type { Span } from '#shared/rules/sheets/emphases.ts';

/**
 * The content of an element in which a text is written. It consists of text nodes, of `em` for emphasised parts, and of a final `br`, which
 * gives an empty last line its height and is no part of the text.
 */

const isBreak = (node: Node): boolean => node.nodeName === 'BR';

const lengthOf = (node: Node): number =>
  isBreak(node) ? 1 : node instanceof Text ? node.data.length : [...node.childNodes].reduce((sum, child) => sum + lengthOf(child), 0);

const textIn = (node: Node): string =>
  isBreak(node) ? '\n' : node instanceof Text ? node.data : [...node.childNodes].map(textIn).join('');

/** Returns the text that is written in the element. */
export function readText(element: HTMLElement): string {
  const text = textIn(element);
  return element.lastChild && isBreak(element.lastChild) ? text.slice(0, -1) : text;
}

/** Restores the final `br` after the browser changed the content, and marks an empty element for its placeholder. */
export function completeContent(element: HTMLElement): void {
  if (!element.lastChild || !isBreak(element.lastChild)) element.append(document.createElement('br'));
  element.toggleAttribute('data-empty', readText(element) === '');
}

/** Returns the emphasised parts of the text in the element. */
export const readSpans = (element: HTMLElement): Span[] =>
  [...element.querySelectorAll('em')].flatMap((part) => {
    const start = offsetOf(element, part, 0) ?? 0;
    const length = lengthOf(part);
    return length > 0 ? [{ start, end: start + length }] : [];
  });

/** Replaces the content of the element. `spans`: the emphasised parts, in order and apart from each other. */
export function showText(element: HTMLElement, text: string, spans: readonly Span[] = []): void {
  const nodes: Node[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start > at) nodes.push(document.createTextNode(text.slice(at, start)));
    const part = document.createElement('em');
    part.textContent = text.slice(start, end);
    nodes.push(part);
    at = end;
  }
  if (at < text.length) nodes.push(document.createTextNode(text.slice(at)));
  element.replaceChildren(...nodes);
  completeContent(element);
}

/** Returns the offset in the text of a position in the element; `undefined` for a position outside. */
function offsetOf(element: HTMLElement, container: Node, offset: number): number | undefined {
  if (!element.contains(container)) return undefined;
  const before =
    container instanceof Text ? offset : [...container.childNodes].slice(0, offset).reduce((sum, child) => sum + lengthOf(child), 0);
  let sum = before;
  for (let node = container; node !== element; node = node.parentNode ?? element)
    for (let sibling = node.previousSibling; sibling; sibling = sibling.previousSibling) sum += lengthOf(sibling);
  return Math.min(sum, readText(element).length);
}

/** Returns the position in the element of an offset in the text. */
function positionOf(element: HTMLElement, offset: number): [container: Node, offset: number] {
  let rest = offset;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = lengthOf(node);
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, 0];
}

/** Returns what is selected in the element; `null` if the selection is elsewhere. */
export function selectedSpan(element: HTMLElement): Span | null {
  const root = element.getRootNode();
  const selection = document.getSelection();
  // Browsers of before 2025 do not report what is selected in a shadow root.
  if (!selection || !(root instanceof ShadowRoot) || !('getComposedRanges' in selection)) return null;
  const [range] = selection.getComposedRanges({ shadowRoots: [root] });
  if (!range) return null;
  const start = offsetOf(element, range.startContainer, range.startOffset);
  const end = offsetOf(element, range.endContainer, range.endOffset);
  return start === undefined || end === undefined ? null : { start, end };
}

/** Selects a part of the text. */
export const selectSpan = (element: HTMLElement, { start, end }: Span): void =>
  document.getSelection()?.setBaseAndExtent(...positionOf(element, start), ...positionOf(element, end));

/** Returns the offset in the text of a point on the screen; the end of the text if the point is not over it. */
export function offsetAtPoint(element: HTMLElement, { x, y }: { x: number; y: number }): number {
  const root = element.getRootNode();
  const isSupported = root instanceof ShadowRoot && 'caretPositionFromPoint' in document;
  const position = isSupported ? document.caretPositionFromPoint(x, y, { shadowRoots: [root] }) : null;
  return (position && offsetOf(element, position.offsetNode, position.offset)) ?? readText(element).length;
}

/** Replaces what is selected, or appends to the text if nothing of it is, and puts the caret after the new text. */
export function replaceSelection(element: HTMLElement, inserted: string): void {
  const text = readText(element);
  const { start, end } = selectedSpan(element) ?? { start: text.length, end: text.length };
  showText(element, `${text.slice(0, start)}${inserted}${text.slice(end)}`);
  const caret = start + inserted.length;
  selectSpan(element, { start: caret, end: caret });
}
