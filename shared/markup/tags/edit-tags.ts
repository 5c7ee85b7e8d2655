import { COUNTING_ELEMENTS } from '#shared/markup/tags/counting-elements.ts';
import type { TagRules } from '#shared/markup/tags/markup-fault.ts';
import { type MarkupElement, type MarkupToken, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { TAG_CHECKS, type TagKind } from '#shared/markup/tags/validate-tags.ts';

interface Parts {
  rest: string;
  taken: string[];
}

/** Removes comments and elements from tags, each with the blank rest of its line. */
function takeOut(html: string, isTaken: (token: MarkupToken) => boolean): Parts {
  let rest = '';
  let at = 0;
  const taken: string[] = [];
  for (const token of tokenizeMarkup(html)) {
    if ((token.kind !== 'comment' && token.kind !== 'element') || !isTaken(token)) continue;
    taken.push(html.slice(token.start, token.end));
    rest += html.slice(at, token.start);
    at = token.end;
    const startsLine = rest === '' || rest.endsWith('\n');
    if (startsLine) at += /^[ \t]*\r?\n|^[ \t]+$/.exec(html.slice(at))?.[0].length ?? 0;
  }
  return { rest: rest + html.slice(at), taken };
}

/**
 * Returns the tags without refused comments and `noscript` elements, which scripts do not need; `undefined` if there are none to remove.
 */
export function withoutDispensable(kind: TagKind, html: string, rules: TagRules): string | undefined {
  const { rest, taken } = takeOut(html, (token) => {
    const isDispensable = token.kind === 'comment' || (token.kind === 'element' && token.name === 'noscript' && token.isClosed);
    return isDispensable && TAG_CHECKS[kind](token, rules) !== undefined;
  });
  return taken.length > 0 ? rest : undefined;
}

const isForBody = (token: MarkupToken): boolean =>
  token.kind === 'element' &&
  token.name === 'noscript' &&
  tokenizeMarkup(token.content).some((inside) => inside.kind === 'element' && COUNTING_ELEMENTS.has(inside.name));

/**
 * Splits valid head tags into tags for the head and `noscript` elements with pictures or frames, which HTML allows only in a body: in a
 * head, browsers without scripts would end the head there.
 */
export function moveNoscripts(html: string): { head: string; body: string } {
  const { rest, taken } = takeOut(html, isForBody);
  return { head: rest, body: taken.join('') };
}

const isStyleSheet = ({ name, attributes }: MarkupElement): boolean =>
  name === 'link' && (attributes.get('rel') ?? '').toLowerCase().split(/\s+/).includes('stylesheet');
const isScript = ({ name, attributes }: MarkupElement): boolean => name === 'script' && isExecutableScriptType(attributes.get('type'));

/** Whether a browser renders no part of the page before the file of the element has arrived. */
function isBlocking(element: MarkupElement): boolean {
  const { name, attributes, content } = element;
  if (isScript(element))
    return (
      attributes.has('src') &&
      !['async', 'defer'].some((one) => attributes.has(one)) &&
      attributes.get('type')?.trim().toLowerCase() !== 'module'
    );
  return isStyleSheet(element) || (name === 'style' && /@import/i.test(content));
}

/**
 * Splits valid head tags into tags for the head and tags for the end of the body, so that no tag delays the page. From the first
 * blocking tag on, all scripts, styles and `noscript` elements move, because they may depend on it. Their order does not change.
 */
export function moveBlocking(html: string): { head: string; late: string } {
  let isLate = false;
  const { rest, taken } = takeOut(html, (token) => {
    if (token.kind !== 'element') return false;
    isLate ||= isBlocking(token);
    return isLate && (isScript(token) || isStyleSheet(token) || token.name === 'style' || token.name === 'noscript');
  });
  return { head: rest, late: taken.join('') };
}

/** The relations of links by which browsers request nothing. */
const STILL_LINKS: ReadonlySet<string> = new Set(['alternate', 'author', 'canonical', 'help', 'license', 'me', 'next', 'prev']);

/** Whether an element neither runs nor requests anything. */
function isStill(element: MarkupElement): boolean {
  const { name, attributes } = element;
  if (name === 'script') return !isScript(element);
  if (name === 'link')
    return (attributes.get('rel') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((rel) => STILL_LINKS.has(rel));
  return name === 'meta';
}

/**
 * Splits valid head tags into what the head keeps on a site that asks for consent, such as the verification of the site for search
 * engines, and what waits: all that runs or requests anything. Comments are dropped.
 */
export function separateWaiting(html: string): { kept: string; waiting: string } {
  const { rest, taken } = takeOut(html, (token) => token.kind === 'comment' || (token.kind === 'element' && !isStill(token)));
  return { kept: rest, waiting: taken.filter((tag) => !tag.startsWith('<!')).join('') };
}
