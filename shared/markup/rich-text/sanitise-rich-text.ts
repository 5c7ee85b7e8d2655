import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { buildRichTextTree } from '#shared/markup/rich-text/rich-text-tree.ts';
import { parseRichText } from '#shared/markup/rich-text/parse-rich-text.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';

/** The whole of what a text can hold. Whatever is done before, nothing else gets through this. */
const SAFE: Schema = {
  tagNames: `p br h2 h3 h4 strong em u s ul ol li blockquote a table thead tbody tr th td hr`.split(' '),
  attributes: {
    a: ['href', ['target', '_blank'], ['rel', 'noopener']],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  clobber: [],
  required: {},
  strip: [],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Reduces any HTML to a small set of it: paragraphs, headings, lists, quotes, tables, marked text and links. No style, no
 * class, no id, nothing that runs, loads or takes input. What it answers is safe to be put into a page as it is, and is
 * answered by itself unchanged. It may be longer than what came in, but is never cut.
 */
export function sanitiseRichText(html: string): string {
  const tree = sanitize({ type: 'root', children: buildRichTextTree(parseRichText(html.toWellFormed())) }, SAFE);
  const safe = toHtml(tree, { characterReferences: { useNamedReferences: true } });
  return isEmptyRichText(safe) ? '' : safe;
}
