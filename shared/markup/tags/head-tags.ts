import { type MarkupFault, NON_ELEMENT_REASON, type TagFaultReason } from '#shared/markup/tags/markup-fault.ts';
import { type MarkupElement, type MarkupToken, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';

const IN_HEAD: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'noscript']);
/** Elements allowed inside `noscript` in a head. */
const IN_NOSCRIPT: ReadonlySet<string> = new Set(['meta', 'link', 'style']);

/** Forbidden values of `meta http-equiv`: they would redirect visitors or override the page's own policy. */
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
    // Browsers without scripts parse its content as markup, so the content must be valid by itself.
    const inside = faultIn(piece.content, IN_NOSCRIPT);
    if (inside) return { ...inside, line: piece.contentLine + inside.line - 1 };
  }
  return undefined;
}

/**
 * The first violation in head tags, if any. Allowed are well-formed meta, link, script, style and noscript
 * elements and comments. Refused are title (set by the SEO settings), base, meta refresh, and anything that would end the
 * head or begin the body, with or without scripts enabled.
 */
export const validateHeadTags = (html: string): MarkupFault | undefined => faultIn(html, IN_HEAD);
