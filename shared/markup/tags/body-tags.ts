import { type MarkupFault, NON_ELEMENT_REASON } from '#shared/markup/tags/markup-fault.ts';
import { type MarkupElement, type MarkupToken, tokenizeMarkup, excerpt } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { parseScriptUrl } from '#shared/markup/tags/external-url.ts';

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

/** Forbidden as whole words, after escapes are decoded. */
const FORBIDDEN = /(?<![\p{L}\p{M}\p{N}_])(?:eval|setTimeout|setInterval)(?![\p{L}\p{M}\p{N}_])/u;

/** An escaped character: in a URL (`%65`), in JavaScript (`\x65`, `\u0065`, `\u{65}`) or in HTML (`&#101;`, `&#x65;`). */
const ESCAPE = /(?:%|\\x)([\da-f]{2})|\\u(?:([\da-f]{4})|\{0*([\da-f]{1,6})\})|&#x0*([\da-f]{1,6});?|&#0*(\d{1,7});?/gi;
/** Escapes of escapes are decoded this often. */
const ESCAPE_DEPTH = 3;

const characterOf = (code: number, source: string): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : source);
const unescaped = (text: string): string =>
  text.replaceAll(ESCAPE, (source: string, ...[byte, short, long, hexadecimal, decimal]: (string | undefined)[]) =>
    characterOf(decimal === undefined ? Number.parseInt(byte ?? short ?? long ?? hexadecimal ?? '', 16) : Number(decimal), source),
  );

/** The first forbidden word in `text`, written plainly or with escapes. */
function forbiddenWord(text: string, depth = ESCAPE_DEPTH): string | undefined {
  const word = FORBIDDEN.exec(text)?.[0];
  if (word !== undefined || depth === 0) return word;
  const decoded = unescaped(text);
  return decoded === text ? undefined : forbiddenWord(decoded, depth - 1);
}

type Reason = Pick<MarkupFault, 'reason'> & { found?: string };

function scriptReason({ attributes, content, isClosed }: MarkupElement): Reason | undefined {
  if (!isClosed) return { reason: 'unclosed' };
  const word = forbiddenWord([...attributes].flat().join('\n')) ?? forbiddenWord(content);
  if (word) return { reason: 'word', found: word };
  if (content.trim() !== '') return { reason: 'inline-code' };
  const unknown = [...attributes.keys()].find((name) => !ATTRIBUTES.has(name) && !name.startsWith('data-'));
  if (unknown !== undefined) return { reason: 'attribute', found: unknown };
  const type = attributes.get('type');
  if (type !== undefined && !isExecutableScriptType(type)) return { reason: 'attribute', found: type };
  const source = attributes.get('src') ?? '';
  if (!parseScriptUrl(source)) return { reason: 'address', ...(source !== '' && { found: source }) };
  return attributes.has('defer') ? undefined : { reason: 'no-defer' };
}

function reasonOf(token: MarkupToken): Reason | undefined {
  if (token.kind !== 'element') return { reason: NON_ELEMENT_REASON[token.kind] };
  return token.name === 'script' ? scriptReason(token) : { reason: 'element' };
}

/**
 * The first violation in body tags, if any. Allowed are only external scripts, `<script src="https://…" defer></script>`:
 * no inline code, no other element, no comment, and none of the words that evaluate text as code.
 */
export function validateBodyTags(html: string): MarkupFault | undefined {
  for (const token of tokenizeMarkup(html)) {
    const found = reasonOf(token);
    if (found) return { line: token.line, reason: found.reason, found: excerpt(found.found ?? token.found) };
  }
  return undefined;
}
