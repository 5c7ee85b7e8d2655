import type { Element, ElementContent, Properties } from 'hast';
import { html } from 'parse5';
import {
  appendRun,
  renderInline,
  isBlankLine,
  type Mark,
  type Marks,
  type TextRun,
  normaliseLine,
} from '#shared/markup/rich-text/inline-text.ts';
import { attributeOf, isElement, type RichTextElement, type RichTextNode } from '#shared/markup/rich-text/parse-rich-text.ts';
import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { DROPPED_ELEMENTS, HEADING_BY_ELEMENT, MARK_BY_ELEMENT, BLOCK_ELEMENTS } from '#shared/markup/rich-text/text-elements.ts';

/** Maximum nesting depth. Below it only text is kept, so that hostile input cannot overflow the stack. */
const DEEPEST = 60;
const SPAN_MAX = 100;
const SCOPES: ReadonlySet<string> = new Set(['row', 'col', 'rowgroup', 'colgroup']);

/** The content of one block while it is built: finished parts and the current line. */
interface Flow {
  done: ({ line: TextRun[] } | { block: Element })[];
  line: TextRun[];
  /** The element that lines are wrapped in; `null`: the caller wraps them. */
  lineTag: string | null;
}

interface Place {
  marks: Marks;
  depth: number;
}

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const isDropped = ({ tagName, namespaceURI }: RichTextElement): boolean => namespaceURI !== html.NS.HTML || DROPPED_ELEMENTS.has(tagName);

/** The readable text of some nodes and their descendants. */
function textOf(nodes: readonly RichTextNode[]): string {
  let text = '';
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.nodeName === '#text') text += 'value' in node ? node.value : '';
    else if (isElement(node) && !isDropped(node)) rest.push(...node.childNodes.toReversed());
  }
  return text;
}

function endLine(flow: Flow): void {
  const line = normaliseLine(flow.line);
  flow.line = [];
  if (!isBlankLine(line)) flow.done.push(flow.lineTag === null ? { line } : { block: element(flow.lineTag, renderInline(line)) });
}

function addBlock(flow: Flow, block: Element): void {
  endLine(flow);
  flow.done.push({ block });
}

function gatherAll(nodes: readonly RichTextNode[], flow: Flow, { marks, depth }: Place): void {
  if (depth > DEEPEST) appendRun(flow.line, { text: textOf(nodes), marks });
  else for (const node of nodes) gather(node, flow, { marks, depth: depth + 1 });
}

/** The content of a block element such as a list item or table cell. Several lines become paragraphs, a single one stays inline. */
function contentOf(nodes: readonly RichTextNode[], place: Place, lineTag: 'p' | null): ElementContent[] {
  const flow: Flow = { done: [], line: [], lineTag };
  gatherAll(nodes, flow, place);
  endLine(flow);
  const hasOneLine = flow.done.filter((part) => 'line' in part).length === 1;
  return flow.done.flatMap((part) => {
    if ('block' in part) return part.block;
    return hasOneLine ? renderInline(part.line) : element('p', renderInline(part.line));
  });
}

/** Adds a paragraph or heading. Empty paragraphs are kept: authors use them as spacing. */
function gatherLine(node: RichTextElement, flow: Flow, place: Place, tag: string): void {
  endLine(flow);
  const { lineTag } = flow;
  const before = flow.done.length;
  flow.lineTag = lineTag === null || lineTag === 'p' ? tag : lineTag;
  gatherAll(node.childNodes, flow, place);
  const line = normaliseLine(flow.line);
  endLine(flow);
  if (tag === 'p' && flow.done.length === before)
    flow.done.push({ block: element('p', renderInline(line.filter(({ text }) => text === null))) });
  flow.lineTag = lineTag;
}

/** Builds a list. Content between its items becomes an item too. */
function listOf(node: RichTextElement, place: Place): Element {
  const items: RichTextNode[][] = [];
  let isOpen = false;
  for (const child of node.childNodes) {
    if (isElement(child) && child.tagName === 'li') {
      items.push(child.childNodes);
      isOpen = false;
    } else if (isOpen) items.at(-1)?.push(child);
    else if (isElement(child) ? !isDropped(child) : textOf([child]).trim() !== '') {
      items.push([child]);
      isOpen = true;
    }
  }
  return element(
    node.tagName,
    items.map((item) => element('li', contentOf(item, place, null))),
  );
}

function cellOf(node: RichTextElement, place: Place): Element {
  const properties: Properties = {};
  for (const [name, property] of [
    ['colspan', 'colSpan'],
    ['rowspan', 'rowSpan'],
  ] as const) {
    const span = Number.parseInt(attributeOf(node, name), 10);
    if (span > 1 && span <= SPAN_MAX) properties[property] = span;
  }
  const scope = attributeOf(node, 'scope').toLowerCase();
  if (node.tagName === 'th' && SCOPES.has(scope)) properties['scope'] = scope;
  return element(node.tagName, contentOf(node.childNodes, place, null), properties);
}

interface Rows {
  thead: Element[];
  tbody: Element[];
  tfoot: Element[];
}

function gatherRows(node: RichTextElement, rows: Rows, section: keyof Rows, outside: (node: RichTextNode) => void, place: Place): void {
  for (const child of node.childNodes) {
    if (!isElement(child)) outside(child);
    else if (child.tagName === 'thead' || child.tagName === 'tbody' || child.tagName === 'tfoot')
      gatherRows(child, rows, child.tagName, outside, place);
    else if (child.tagName === 'tr') {
      const cells: Element[] = [];
      for (const cell of child.childNodes) {
        if (isElement(cell) && (cell.tagName === 'td' || cell.tagName === 'th')) cells.push(cellOf(cell, place));
        else outside(cell);
      }
      if (cells.length > 0) rows[section].push(element('tr', cells));
    } else outside(child);
  }
}

/** Adds a table. Anything in it that is not a row or cell, such as a caption, is placed before it. */
function gatherTable(node: RichTextElement, flow: Flow, place: Place): void {
  endLine(flow);
  const rows: Rows = { thead: [], tbody: [], tfoot: [] };
  gatherRows(node, rows, 'tbody', (other) => gather(other, flow, place), place);
  endLine(flow);
  const body = [...rows.tbody, ...rows.tfoot];
  const sections = [...(rows.thead.length > 0 ? [element('thead', rows.thead)] : []), ...(body.length > 0 ? [element('tbody', body)] : [])];
  if (sections.length > 0) addBlock(flow, element('table', sections));
}

function gatherElement(node: RichTextElement, flow: Flow, place: Place): void {
  const { tagName, childNodes } = node;
  const mark = MARK_BY_ELEMENT.get(tagName);
  const heading = HEADING_BY_ELEMENT.get(tagName);
  const gatherAs = (kind: Mark, value: string) => gatherAll(childNodes, flow, { ...place, marks: { ...place.marks, [kind]: value } });
  if (mark) gatherAs(mark, '');
  else if (heading) gatherLine(node, flow, place, heading);
  else if (tagName === 'p') gatherLine(node, flow, place, 'p');
  else if (tagName === 'a') {
    const address = safeLinkUrl(attributeOf(node, 'href'));
    if (address === undefined) gatherAll(childNodes, flow, place);
    else gatherAs('a', address);
  } else if (tagName === 'br') appendRun(flow.line, { text: null, marks: {} });
  else if (tagName === 'hr') addBlock(flow, element('hr', []));
  else if (tagName === 'ul' || tagName === 'ol') {
    const list = listOf(node, place);
    if (list.children.length > 0) addBlock(flow, list);
  } else if (tagName === 'blockquote') {
    const content = contentOf(childNodes, place, 'p');
    if (content.length > 0) addBlock(flow, element('blockquote', content));
  } else if (tagName === 'table') gatherTable(node, flow, place);
  else {
    const hasOwnLines = BLOCK_ELEMENTS.has(tagName);
    if (hasOwnLines) endLine(flow);
    gatherAll(childNodes, flow, place);
    if (hasOwnLines) endLine(flow);
  }
}

function gather(node: RichTextNode, flow: Flow, place: Place): void {
  if (node.nodeName === '#text') appendRun(flow.line, { text: 'value' in node ? node.value : '', marks: place.marks });
  else if (isElement(node) && !isDropped(node)) gatherElement(node, flow, place);
}

const isEmptyParagraph = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'p' && node.children.length === 0;

/**
 * Builds a new tree from the readable content of parsed HTML. No node is copied: the result consists of known elements in
 * valid nesting, so that parsing its HTML again gives the same tree.
 *
 * 1. Text and inline marks are collected into the current line of the enclosing block (`Flow.line`).
 * 2. A block element, heading, list, table or `hr` ends the line; an ended line becomes a paragraph or stays inline.
 * 3. Elements without a counterpart are unwrapped, those of `DROPPED_ELEMENTS` are removed with their content.
 * 4. Empty paragraphs at the start and end are removed.
 */
export function buildRichTextTree(nodes: readonly RichTextNode[]): ElementContent[] {
  const content = contentOf(nodes, { marks: {}, depth: 0 }, 'p');
  while (isEmptyParagraph(content[0])) content.shift();
  while (isEmptyParagraph(content.at(-1))) content.pop();
  return content;
}
