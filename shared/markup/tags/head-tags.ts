import { type MarkupFault, NON_ELEMENT_REASON, type TagFaultReason } from '#shared/markup/tags/markup-fault.ts';
import { type MarkupElement, type MarkupToken, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';

const IN_HEAD: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'noscript']);
/** What may stand in a head for browsers that run no scripts. */
const IN_NOSCRIPT: ReadonlySet<string> = new Set(['meta', 'link', 'style']);

/** What a `meta http-equiv` may not say: whatever would lead visitors away, or stand against the page's own policy. */
const REFUSED_HEADERS: ReadonlyMap<string, TagFaultReason> = new Map([
  ['refresh', 'refresh'],
  ['content-security-policy', 'policy'],
  ['content-security-policy-report-only', 'policy'],
  ['set-cookie', 'policy'],
]);

const headerReason = ({ attributes }: MarkupElement): TagFaultReason | undefined =>
  REFUSED_HEADERS.get((attributes.get('http-equiv') ?? '').trim().toLowerCase());

function reasonOf(piece: MarkupToken, allowed: ReadonlySet<string>): TagFaultReason | undefined {
  if (piece.kind === 'comment') return undefined;
  if (piece.kind !== 'element') return NON_ELEMENT_REASON[piece.kind];
  if (!allowed.has(piece.name)) return 'element';
  return piece.isClosed ? headerReason(piece) : 'unclosed';
}

function faultIn(html: string, allowed: ReadonlySet<string>): MarkupFault | undefined {
  for (const piece of tokenizeMarkup(html)) {
    const reason = reasonOf(piece, allowed);
    if (reason) return { line: piece.line, found: piece.found, reason };
    if (piece.kind !== 'element' || piece.name !== 'noscript') continue;
    // Browsers without scripts read its inside as markup, so that has to be whole by itself.
    const inside = faultIn(piece.content, IN_NOSCRIPT);
    if (inside) return { ...inside, line: piece.contentLine + inside.line - 1 };
  }
  return undefined;
}

/**
 * The first thing that may not stand in head tags (product.md "Limits decided"). They are well-formed meta, link, script,
 * style and noscript elements and comments. There is no title, which SEO settings make, no base, no meta refresh, and
 * nothing that would end the head or begin the body, whether or not the browser runs scripts.
 */
export const validateHeadTags = (html: string): MarkupFault | undefined => faultIn(html, IN_HEAD);
