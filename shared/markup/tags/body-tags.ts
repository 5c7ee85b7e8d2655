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

/** Forbidden as whole words, after entities are decoded. */
const FORBIDDEN = /(?<![\p{L}\p{M}\p{N}_])(?:eval|setTimeout|setInterval)(?![\p{L}\p{M}\p{N}_])/u;

const forbiddenWord = (text: string): string | undefined => FORBIDDEN.exec(text)?.[0];

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
