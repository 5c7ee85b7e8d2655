/** An element of the SDK's XML. It contains either text or elements; its attributes are ignored. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** A value as an element's content: text, elements by name, or a list, whose items are named `member` as in CloudFront's API. */
export type XmlValue = string | boolean | undefined | readonly XmlValue[] | { readonly [name: string]: XmlValue };

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const TOKEN = /<\?[^>]*\?>|<(\/?)([\w:]+)[^>]*?(\/?)>|([^<]+)/g;

const unescapeText = (text: string): string => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the root element of a document; `undefined` if its elements do not nest. */
export function parseXml(document: string): XmlElement | undefined {
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  for (const [, slash, name, isEmpty, text] of document.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (!parent) return undefined;
    if (text !== undefined) parent.text += unescapeText(text.trim());
    else if (name !== undefined && slash === '') {
      const element: XmlElement = { name, text: '', children: [] };
      parent.children.push(element);
      if (isEmpty === '') open.push(element);
    } else if (name !== undefined && open.pop()?.name !== name) return undefined;
  }
  return open.length === 1 ? root.children[0] : undefined;
}

/** Returns the element at a path of names. */
export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => found?.children.find((child) => child.name === name), element);

/** Returns the text at a path of names; `undefined` if there is no such element. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string | undefined => elementAt(element, ...path)?.text;

/** Returns an element with its content; empty for an absent value. */
export function toXml(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return `<${name}>${escapeText(String(value))}</${name}>`;
  const content = Array.isArray(value)
    ? value.map((item: XmlValue) => toXml('member', item))
    : Object.entries(value).map(([child, of]: [string, XmlValue]) => toXml(child, of));
  return `<${name}>${content.join('')}</${name}>`;
}
