import { type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5';

export type RichTextNode = DefaultTreeAdapterTypes.ChildNode;
export type RichTextElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: RichTextNode): node is RichTextElement => 'tagName' in node;

/** Returns the value of an attribute; an empty text if it is missing. */
export const attributeOf = ({ attrs }: RichTextElement, wanted: string): string => attrs.find(({ name }) => name === wanted)?.value ?? '';

/** The only attributes that are kept. */
const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);

/**
 * Drops all attributes except `ATTRIBUTES` before the tree is built. The HTML algorithm repeats unclosed formatting elements in every
 * following paragraph unless their attributes are equal, so a few kilobytes of hostile input could grow to a million nodes.
 */
class TextParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    const kept = ATTRIBUTES.get(token.tagName) ?? [];
    token.attrs = token.attrs.filter(({ name }) => kept.includes(name));
    super.onStartTag(token);
  }
}

/** Parses an HTML fragment as a browser does. */
export function parseRichText(html: string): RichTextNode[] {
  const parser = TextParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null);
  parser.tokenizer.write(html, true);
  return parser.getFragment().childNodes;
}
