/** Arbitrary markup for property tests: valid tags, and damaged ones. */
import * as fc from 'fast-check';
import { isPublicHost } from '#shared/values/text/is-public-host.ts';
import { TAG_ATTACKS } from '#test/support/markup/tag-attacks.ts';

const CASES = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`,
];

const inAnyCase = (name: string) => fc.constantFrom(...CASES).map((change) => change(name));
const space = fc.constantFrom(' ', '  ', '\n', '\t', '\n  ');
const between = fc.constantFrom('', ' ', '\n', '\n\n  ');

const escaped = (value: string, quote: string): string =>
  value.replaceAll('&', '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');

/** Text without control characters, which markup may not contain. */
const plainText = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\p{Cc}\p{Cn}\p{Cs}]/u.test(text));

export interface AnyAttribute {
  name: string;
  value: string | null;
}

/** One attribute in any valid notation. */
function written({ name, value }: AnyAttribute): fc.Arbitrary<string> {
  if (value === null) return inAnyCase(name);
  const unquoted = /^[^\s"'`=<>&/]+$/.test(value) ? [fc.constant(value)] : [];
  const entities = Array.from(value, (character) => `&#${character.codePointAt(0)};`).join('');
  const quoted = fc.constantFrom(`"${escaped(value, '"')}"`, `'${escaped(value, "'")}'`, `"${entities}"`);
  return fc.tuple(inAnyCase(name), fc.oneof(quoted, ...unquoted)).map(([left, right]) => `${left}=${right}`);
}

const startTag = (name: string, attributes: readonly AnyAttribute[]): fc.Arbitrary<string> =>
  fc
    .tuple(inAnyCase(name), fc.array(space, { minLength: attributes.length, maxLength: attributes.length }), ...attributes.map(written))
    .map(([tag, spaces, ...all]) => `<${tag}${all.map((one, index) => (spaces[index] ?? ' ') + one).join('')}>`);

const attributesOf = (known: Readonly<Record<string, fc.Arbitrary<string | null>>>, required: readonly string[]) =>
  fc
    .record(known, { requiredKeys: [...required] })
    .map((values) => Object.entries(values).map(([name, value]): AnyAttribute => ({ name, value: value ?? null })))
    .chain((attributes) => fc.shuffledSubarray(attributes, { minLength: attributes.length }));

const element = (name: string, attributes: readonly AnyAttribute[], content: string | null) =>
  fc
    .tuple(startTag(name, attributes), inAnyCase(name), fc.constantFrom('', ' ', '\n'))
    .map(([start, end, blank]) => (content === null ? start : `${start}${content}</${end}${blank}>`));

const many = (one: fc.Arbitrary<string>, minLength: number) =>
  fc.array(fc.tuple(one, between), { minLength, maxLength: 4 }).map((all) => all.flat().join(''));

const WORDS = /\b(?:eval|setTimeout|setInterval)\b/;
const scriptUrl = fc
  .webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true, size: 'small' })
  .filter((url) => !WORDS.test(url) && !/[<>"\\]/.test(url) && isPublicHost(URL.parse(url)?.hostname ?? ''));

const deferredScript = attributesOf(
  {
    src: scriptUrl,
    defer: fc.constantFrom(null, '', 'defer'),
    async: fc.constant(null),
    type: fc.constantFrom('text/javascript', 'application/javascript', 'module', ''),
    id: plainText,
    crossorigin: fc.constantFrom(null, 'anonymous'),
    integrity: fc.constant('sha384-AAAA'),
    referrerpolicy: fc.constant('no-referrer'),
    'data-evaluation': plainText,
    'data-site': plainText.filter((text) => !WORDS.test(text)),
  },
  ['src', 'defer'],
).chain((attributes) => fc.constantFrom('', '\n').chain((content) => element('script', attributes, content)));

/** Valid body tags. */
export const validBodyTags = many(deferredScript, 1);

const metaTag = attributesOf(
  {
    name: fc.constantFrom('robots', 'google-site-verification', 'theme-color', 'refresh'),
    property: fc.constant('og:locale'),
    content: plainText,
    'http-equiv': fc.constantFrom('x-ua-compatible', 'content-language'),
  },
  ['content'],
).chain((attributes) => element('meta', attributes, null));

const linkTag = attributesOf(
  {
    rel: fc.constantFrom('stylesheet', 'preconnect', 'icon', 'alternate'),
    href: fc.webUrl(),
    media: plainText,
    crossorigin: fc.constant(null),
  },
  ['rel', 'href'],
).chain((attributes) => element('link', attributes, null));

/** Text that may be in a script or style element. */
const rawText = fc
  .array(fc.oneof(plainText, fc.constantFrom('a<b', '"<div>"', '&amp;', '</p>', '// <base>', '@import "x";', ']]>')), { maxLength: 5 })
  .map((all) => all.join('\n'))
  .filter((text) => !/<\/?(?:script|style|noscript)|<!--/i.test(text));

const styleTag = rawText.chain((content) => element('style', [], content));
const scriptTag = fc.oneof(
  rawText.chain((content) => element('script', [], content)),
  fc.webUrl().chain((src) =>
    element(
      'script',
      [
        { name: 'async', value: null },
        { name: 'src', value: src },
      ],
      '',
    ),
  ),
);
const comment = plainText.filter((text) => !/^-?>|--!?>|<!--|-$|--/.test(text)).map((text) => `<!-- ${text} -->`);
const noscript = many(fc.oneof(metaTag, linkTag, styleTag, comment), 0)
  .filter((content) => !/<\/noscript/i.test(content))
  .chain((content) => element('noscript', [], content));

/** Valid head tags. */
export const validHeadTags = many(fc.oneof(metaTag, linkTag, styleTag, scriptTag, comment, noscript), 1);

const SHARDS = [
  '<', '>', '</', '/>', '"', "'", '`', '=', ' ', '\n', '/', '&', ';', '\u0000', '\u000C', '\uFEFF', '<!--', '-->', '--!>', '<!', '<?', ']]>', '<![CDATA[',
  '<script', '</script', '<script>', '</script>', ' src', '=https://a.example/x.js', '"https://a.example/x.js"', ' defer', ' onload=alert(1)', '<style>',
  '</style>', '<noscript>', '</noscript>', '<noscript', '<title>', '</title>', '<template>', '<svg>', '</svg>', '<math>', '<table>', '<select>', '<textarea>',
  '<iframe srcdoc="', '<meta http-equiv=refresh content=0>', '<meta ', '<link ', '<base href=//b.example>', '</head>', '<body onload=alert(1)>', '<html a=b>',
  '<img src=x onerror=alert(1)>', '<p>', 'text', '&lt;', '&#60;', 'eval', 'setTimeout', '<plaintext>', '<frameset>',
] as const; // prettier-ignore

const shard = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...SHARDS) }, fc.string({ unit: 'binary', maxLength: 4 }));

/** Valid markup, damaged by inserting, removing or swapping pieces. */
const damaged = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(whole, fc.array(fc.tuple(fc.nat(), fc.nat(3), shard), { maxLength: 3 })).map(([html, wounds]) =>
    wounds.reduce((text, [at, length, put]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + put + text.slice(start + length);
    }, html),
  );

/** Any input for tags: attacks, fragments and damaged valid tags. */
export const anyMarkup: fc.Arbitrary<string> = fc.oneof(
  damaged(validBodyTags),
  damaged(validHeadTags),
  damaged(fc.constantFrom(...TAG_ATTACKS.map(([, html]) => html))),
  fc.tuple(validBodyTags, fc.constantFrom(...TAG_ATTACKS), validHeadTags).map(([before, [, attack], after]) => before + attack + after),
  fc.array(shard, { maxLength: 14 }).map((all) => all.join('')),
);
