import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { buildRichTextTree } from '#shared/markup/rich-text/rich-text-tree.ts';
import { parseRichText } from '#shared/markup/rich-text/parse-rich-text.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';

/** The allowed elements and attributes. This last filter removes all others, whatever the steps before it produce. */
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
 * Sanitises any HTML to paragraphs, headings, lists, quotes, tables, inline marks and links, without styles, classes, ids, or anything that
 * runs, loads or takes input. The result is safe to insert into a page, idempotent, and never truncated; it may be longer than the input.
 *
 * 1. Parse, keeping only known attributes.
 * 2. Rebuild the tree from its readable content.
 * 3. Filter the tree by the allowlist `SAFE`.
 * 4. Serialise; a text without visible content becomes empty.
 */
export function sanitiseRichText(html: string): string {
  const tree = sanitize({ type: 'root', children: buildRichTextTree(parseRichText(html.toWellFormed())) }, SAFE);
  const safe = toHtml(tree, { characterReferences: { useNamedReferences: true } });
  return isEmptyRichText(safe) ? '' : safe;
}
