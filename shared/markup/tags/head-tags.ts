import { COUNTING_ELEMENTS, countingElementReason } from '#shared/markup/tags/counting-elements.ts';
import {
  faultInside,
  type MarkupFault,
  NON_ELEMENT_REASON,
  type Reason,
  type TagFaultReason,
  toFault,
  type TokenCheck,
} from '#shared/markup/tags/markup-fault.ts';
import type { MarkupElement, MarkupToken } from '#shared/markup/tags/markup-tokens.ts';

const IN_HEAD: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'noscript']);
/** Elements allowed inside `noscript` in a head. */
const IN_NOSCRIPT: ReadonlySet<string> = new Set(['meta', 'link', 'style']);
/**
 * Like `IN_NOSCRIPT`, for sites with a tag manager; the page moves a `noscript` with the additional elements to its body (`moveNoscripts`).
 */
const IN_MOVED_NOSCRIPT: ReadonlySet<string> = new Set([...IN_NOSCRIPT, ...COUNTING_ELEMENTS]);

/** Prefixes of forbidden values of `meta http-equiv`, which would redirect visitors or override the page's own policy. */
const REFUSED_HEADERS: readonly [beginning: string, TagFaultReason][] = [
  ['refresh', 'refresh'],
  ['content-security-policy', 'policy'],
  ['set-cookie', 'policy'],
];

/**
 * Returns why a `meta http-equiv` element is refused. Also refuses values that only begin with a refused name: each is a mistake or an
 * attempt to evade the check.
 */
function headerReason({ attributes }: MarkupElement): TagFaultReason | undefined {
  const header = (attributes.get('http-equiv') ?? '').trim().toLowerCase();
  return REFUSED_HEADERS.find(([beginning]) => header.startsWith(beginning))?.[1];
}

function reasonOf(token: MarkupToken, allowed: ReadonlySet<string>): Reason | undefined {
  if (token.kind === 'comment') return undefined;
  if (token.kind !== 'element') return { reason: NON_ELEMENT_REASON[token.kind] };
  if (!allowed.has(token.name)) return { reason: 'element' };
  if (!token.isClosed) return { reason: 'unclosed' };
  if (COUNTING_ELEMENTS.has(token.name)) return countingElementReason(token);
  const header = headerReason(token);
  return header && { reason: header };
}

function faultAmong(token: MarkupToken, allowed: ReadonlySet<string>): MarkupFault | undefined {
  const fault = reasonOf(token, allowed);
  return fault && toFault(token, fault);
}

/**
 * Returns the fault of a token of head tags, if any. Well-formed meta, link, script, style and noscript elements and comments are
 * allowed. Title (set by the SEO settings), base, meta refresh, and anything that would end the head or begin the body, with or without
 * scripts enabled, are refused.
 */
export const headTagFault: TokenCheck = (token, { tagManager }) => {
  const fault = faultAmong(token, IN_HEAD);
  if (fault || token.kind !== 'element' || token.name !== 'noscript') return fault;
  // Browsers without scripts parse the content of `noscript` as markup, so the content must be valid on its own.
  const allowed = tagManager ? IN_MOVED_NOSCRIPT : IN_NOSCRIPT;
  return faultInside(token, (inside) => faultAmong(inside, allowed));
};
