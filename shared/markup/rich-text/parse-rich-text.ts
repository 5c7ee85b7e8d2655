import { type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5';

export type RichTextNode = DefaultTreeAdapterTypes.ChildNode;
export type RichTextElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: RichTextNode): node is RichTextElement => 'tagName' in node;

/** An attribute of an element; empty where it has none of that name. */
export const attributeOf = ({ attrs }: RichTextElement, wanted: string): string => attrs.find(({ name }) => name === wanted)?.value ?? '';

/** The only attributes a text keeps anything of. */
const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);

/**
 * Leaves other attributes out before the tree is built, not after: a parser repeats formatting elements that differ in any
 * of them in every paragraph that follows, and a few kilobytes made for it would grow into a million nodes.
 */
class TextParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    const kept = ATTRIBUTES.get(token.tagName) ?? [];
    token.attrs = token.attrs.filter(({ name }) => kept.includes(name));
    super.onStartTag(token);
  }
}

/** Reads a text as a browser would. */
export function parseRichText(html: string): RichTextNode[] {
  const parser = TextParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null);
  parser.tokenizer.write(html, true);
  return parser.getFragment().childNodes;
}
