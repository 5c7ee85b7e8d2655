import { type MarkupElement, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';

const isInlineCode = ({ name, attributes, content }: MarkupElement): boolean =>
  [...attributes.keys()].some((attribute) => attribute.startsWith('on')) ||
  (name === 'script' && !attributes.has('src') && content.trim() !== '' && isExecutableScriptType(attributes.get('type')));

/** Whether tags contain inline code, which runs only on sites with a tag manager. Data, such as JSON-LD, is no code. */
export const containsInlineCode = (html: string): boolean =>
  tokenizeMarkup(html).some((token) => token.kind === 'element' && isInlineCode(token));
