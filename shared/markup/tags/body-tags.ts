import { COUNTING_ELEMENTS, countingElementReason } from '#shared/markup/tags/counting-elements.ts';
import { sourceFault } from '#shared/markup/tags/external-url.ts';
import {
  faultInside,
  type MarkupFault,
  NON_ELEMENT_REASON,
  type Reason,
  type TagRules,
  toFault,
  type TokenCheck,
} from '#shared/markup/tags/markup-fault.ts';
import type { MarkupElement, MarkupToken } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';

/** Attributes that a script element may have: none of them runs code or contacts another host. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'src',
  'defer',
  'async',
  'type',
  'id',
  'class',
  'title',
  'lang',
  'charset',
  'language',
  'crossorigin',
  'integrity',
  'referrerpolicy',
  'fetchpriority',
  'nomodule',
  'nonce',
]);

/** Words that tags must not contain as whole words, after escapes are decoded. */
const FORBIDDEN = /(?<![\p{L}\p{M}\p{N}_])(?:eval|setTimeout|setInterval)(?![\p{L}\p{M}\p{N}_])/u;

/** An escaped character: in a URL (`%65`), in JavaScript (`\x65`, `\u0065`, `\u{65}`) or in HTML (`&#101;`, `&#x65;`). */
const ESCAPE = /(?:%|\\x)([\da-f]{2})|\\u(?:([\da-f]{4})|\{0*([\da-f]{1,6})\})|&#x0*([\da-f]{1,6});?|&#0*(\d{1,7});?/gi;
/** The number of passes that decode escapes of escapes. */
const ESCAPE_DEPTH = 3;

const characterOf = (code: number, source: string): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : source);
const unescaped = (text: string): string =>
  text.replaceAll(ESCAPE, (source: string, ...[byte, short, long, hexadecimal, decimal]: (string | undefined)[]) =>
    characterOf(decimal === undefined ? Number.parseInt(byte ?? short ?? long ?? hexadecimal ?? '', 16) : Number(decimal), source),
  );

/** Returns the first forbidden word in `text`, written plainly or with escapes. */
function forbiddenWord(text: string, depth = ESCAPE_DEPTH): string | undefined {
  const word = FORBIDDEN.exec(text)?.[0];
  if (word !== undefined || depth === 0) return word;
  const decoded = unescaped(text);
  return decoded === text ? undefined : forbiddenWord(decoded, depth - 1);
}

function scriptReason({ attributes, content, isClosed }: MarkupElement, { tagManager }: TagRules): Reason | undefined {
  if (!isClosed) return { reason: 'unclosed' };
  const word = forbiddenWord([...attributes].flat().join('\n')) ?? forbiddenWord(content);
  if (word) return { reason: 'word', found: word };
  if (!tagManager && content.trim() !== '') return { reason: 'inline-code' };
  const unknown = [...attributes.keys()].find((name) => !ATTRIBUTES.has(name) && !name.startsWith('data-'));
  if (unknown !== undefined) return { reason: 'attribute', found: unknown };
  const source = attributes.get('src');
  if (tagManager && source === undefined) return undefined;
  const type = attributes.get('type');
  if (type !== undefined && !isExecutableScriptType(type)) return { reason: 'attribute', found: type };
  const fault = sourceFault(source);
  if (fault) return { reason: fault, ...(source && { found: source }) };
  return tagManager || attributes.has('defer') ? undefined : { reason: 'no-defer' };
}

function countingFault(token: MarkupToken): MarkupFault | undefined {
  if (token.kind !== 'element') return token.kind === 'comment' ? undefined : toFault(token, { reason: NON_ELEMENT_REASON[token.kind] });
  const fault = COUNTING_ELEMENTS.has(token.name) ? countingElementReason(token) : { reason: 'element' as const };
  return fault && toFault(token, fault);
}

/**
 * Returns the fault of a token of body tags, if any. Only external scripts are allowed, `<script src="https://…"
 * defer></script>`: no inline code, no other element, no comment, and none of the words that evaluate text as code. A site with a tag
 * manager may also have inline code, scripts without `defer`, comments, and pictures and frames in `noscript`.
 */
export const bodyTagFault: TokenCheck = (token, rules) => {
  if (token.kind === 'comment' && rules.tagManager) return undefined;
  if (token.kind !== 'element') return toFault(token, { reason: NON_ELEMENT_REASON[token.kind] });
  if (token.name === 'noscript' && rules.tagManager)
    return token.isClosed ? faultInside(token, countingFault) : toFault(token, { reason: 'unclosed' });
  const fault = token.name === 'script' ? scriptReason(token, rules) : { reason: 'element' as const };
  return fault && toFault(token, fault);
};
