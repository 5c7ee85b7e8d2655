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

/** The maximum nesting depth. Deeper content is reduced to its text, so that hostile input cannot overflow the stack. */
const DEPTH_MAX = 60;
const SPAN_MAX = 100;
const SCOPES: ReadonlySet<string> = new Set(['row', 'col', 'rowgroup', 'colgroup']);

/** The content of one block while it is built: finished parts and the current line. */
interface Flow {
  done: ({ line: TextRun[] } | { block: Element })[];
  line: TextRun[];
  /** The element that lines are wrapped in; `null` if the caller wraps them. */
  lineTag: string | null;
}

interface Context {
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

/** Returns the readable text of nodes and their descendants. */
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

function collectAll(nodes: readonly RichTextNode[], flow: Flow, { marks, depth }: Context): void {
  if (depth > DEPTH_MAX) appendRun(flow.line, { text: textOf(nodes), marks });
  else for (const node of nodes) collect(node, flow, { marks, depth: depth + 1 });
}

/**
 * Returns the content of a block element such as a list item or table cell. Several lines become paragraphs; a single line stays inline.
 */
function contentOf(nodes: readonly RichTextNode[], context: Context, lineTag: 'p' | null): ElementContent[] {
  const flow: Flow = { done: [], line: [], lineTag };
  collectAll(nodes, flow, context);
  endLine(flow);
  const hasOneLine = flow.done.filter((part) => 'line' in part).length === 1;
  return flow.done.flatMap((part) => {
    if ('block' in part) return part.block;
    return hasOneLine ? renderInline(part.line) : element('p', renderInline(part.line));
  });
}

/** Adds a paragraph or heading. Empty paragraphs are kept: authors use them as spacing. */
function collectLine(node: RichTextElement, flow: Flow, context: Context, tag: string): void {
  endLine(flow);
  const { lineTag } = flow;
  const before = flow.done.length;
  flow.lineTag = lineTag === null || lineTag === 'p' ? tag : lineTag;
  collectAll(node.childNodes, flow, context);
  const line = normaliseLine(flow.line);
  endLine(flow);
  if (tag === 'p' && flow.done.length === before)
    flow.done.push({ block: element('p', renderInline(line.filter(({ text }) => text === null))) });
  flow.lineTag = lineTag;
}

/** Returns a list. Content between its items becomes an item too. */
function listOf(node: RichTextElement, context: Context): Element {
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
    items.map((item) => element('li', contentOf(item, context, null))),
  );
}

function cellOf(node: RichTextElement, context: Context): Element {
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
  return element(node.tagName, contentOf(node.childNodes, context, null), properties);
}

interface Rows {
  thead: Element[];
  tbody: Element[];
  tfoot: Element[];
}

function collectRows(
  node: RichTextElement,
  rows: Rows,
  section: keyof Rows,
  outside: (node: RichTextNode) => void,
  context: Context,
): void {
  for (const child of node.childNodes) {
    if (!isElement(child)) outside(child);
    else if (child.tagName === 'thead' || child.tagName === 'tbody' || child.tagName === 'tfoot')
      collectRows(child, rows, child.tagName, outside, context);
    else if (child.tagName === 'tr') {
      const cells: Element[] = [];
      for (const cell of child.childNodes) {
        if (isElement(cell) && (cell.tagName === 'td' || cell.tagName === 'th')) cells.push(cellOf(cell, context));
        else outside(cell);
      }
      if (cells.length > 0) rows[section].push(element('tr', cells));
    } else outside(child);
  }
}

/** Adds a table. Content that is not in a row or cell, such as a caption, is placed before the table. */
function collectTable(node: RichTextElement, flow: Flow, context: Context): void {
  endLine(flow);
  const rows: Rows = { thead: [], tbody: [], tfoot: [] };
  collectRows(node, rows, 'tbody', (other) => collect(other, flow, context), context);
  endLine(flow);
  const body = [...rows.tbody, ...rows.tfoot];
  const sections = [...(rows.thead.length > 0 ? [element('thead', rows.thead)] : []), ...(body.length > 0 ? [element('tbody', body)] : [])];
  if (sections.length > 0) addBlock(flow, element('table', sections));
}

function collectElement(node: RichTextElement, flow: Flow, context: Context): void {
  const { tagName, childNodes } = node;
  const mark = MARK_BY_ELEMENT.get(tagName);
  const heading = HEADING_BY_ELEMENT.get(tagName);
  const collectWithMark = (kind: Mark, value: string) =>
    collectAll(childNodes, flow, { ...context, marks: { ...context.marks, [kind]: value } });
  if (mark) collectWithMark(mark, '');
  else if (heading) collectLine(node, flow, context, heading);
  else if (tagName === 'p') collectLine(node, flow, context, 'p');
  else if (tagName === 'a') {
    const address = safeLinkUrl(attributeOf(node, 'href'));
    if (address === undefined) collectAll(childNodes, flow, context);
    else collectWithMark('a', address);
  } else if (tagName === 'br') appendRun(flow.line, { text: null, marks: {} });
  else if (tagName === 'hr') addBlock(flow, element('hr', []));
  else if (tagName === 'ul' || tagName === 'ol') {
    const list = listOf(node, context);
    if (list.children.length > 0) addBlock(flow, list);
  } else if (tagName === 'blockquote') {
    const content = contentOf(childNodes, context, 'p');
    if (content.length > 0) addBlock(flow, element('blockquote', content));
  } else if (tagName === 'table') collectTable(node, flow, context);
  else {
    const hasOwnLines = BLOCK_ELEMENTS.has(tagName);
    if (hasOwnLines) endLine(flow);
    collectAll(childNodes, flow, context);
    if (hasOwnLines) endLine(flow);
  }
}

function collect(node: RichTextNode, flow: Flow, context: Context): void {
  if (node.nodeName === '#text') appendRun(flow.line, { text: 'value' in node ? node.value : '', marks: context.marks });
  else if (isElement(node) && !isDropped(node)) collectElement(node, flow, context);
}

const isEmptyParagraph = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'p' && node.children.length === 0;

/**
 * Builds a new tree from the readable content of parsed HTML. No node is copied: the result consists of known elements in valid nesting, so
 * that parsing its HTML again gives the same tree.
 *
 * 1. Text and inline marks are collected into the current line of the enclosing block (`Flow.line`).
 * 2. A block element, heading, list, table or `hr` ends the line; an ended line becomes a paragraph or stays inline.
 * 3. Elements without a counterpart are unwrapped; `DROPPED_ELEMENTS` are removed with their content.
 * 4. Empty paragraphs at the start and end are removed.
 */
export function buildRichTextTree(nodes: readonly RichTextNode[]): ElementContent[] {
  const content = contentOf(nodes, { marks: {}, depth: 0 }, 'p');
  while (isEmptyParagraph(content[0])) content.shift();
  while (isEmptyParagraph(content.at(-1))) content.pop();
  return content;
}
