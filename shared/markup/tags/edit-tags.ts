import { COUNTING_ELEMENTS } from '#shared/markup/tags/counting-elements.ts';
import type { TagRules } from '#shared/markup/tags/markup-fault.ts';
import { type MarkupToken, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { TAG_CHECKS, type TagKind } from '#shared/markup/tags/validate-tags.ts';

interface Parts {
  rest: string;
  taken: string[];
}

/** Takes comments and elements out of tags, each with the blank rest of its line. */
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
 * The tags without their refused comments and `noscript` elements, which scripts do not need; `undefined` if there are none.
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
 * Splits valid head tags into those for the head and the `noscript` elements with pictures or frames, which HTML allows in a
 * body only: in a head, browsers without scripts would end the head there.
 */
export function moveNoscripts(html: string): { head: string; body: string } {
  const { rest, taken } = takeOut(html, isForBody);
  return { head: rest, body: taken.join('') };
}
