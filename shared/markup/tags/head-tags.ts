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

function reasonOf(token: MarkupToken, allowed: ReadonlySet<string>): TagFaultReason | undefined {
  if (token.kind === 'comment') return undefined;
  if (token.kind !== 'element') return NON_ELEMENT_REASON[token.kind];
  if (!allowed.has(token.name)) return 'element';
  return token.isClosed ? headerReason(token) : 'unclosed';
}

function faultIn(html: string, allowed: ReadonlySet<string>): MarkupFault | undefined {
  for (const token of tokenizeMarkup(html)) {
    const reason = reasonOf(token, allowed);
    if (reason) return { line: token.line, found: token.found, reason };
    if (token.kind !== 'element' || token.name !== 'noscript') continue;
    // Browsers without scripts parse its content as markup, so the content must be valid by itself.
    const inside = faultIn(token.content, IN_NOSCRIPT);
    if (inside) return { ...inside, line: token.contentLine + inside.line - 1 };
  }
  return undefined;
}

/**
 * The first violation in head tags, if any. Allowed are well-formed meta, link, script, style and noscript
 * elements and comments. Refused are title (set by the SEO settings), base, meta refresh, and anything that would end the
 * head or begin the body, with or without scripts enabled.
 */
export const validateHeadTags = (html: string): MarkupFault | undefined => faultIn(html, IN_HEAD);
