// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { MARKUP_ATTACKS, MARKUP_TOKENS } from '#test/support/markup/markup-attacks.ts';

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries('p br h2 h3 h4 strong em u s ul ol li blockquote table thead tbody tr hr'.split(' ').map((tag) => [tag, []])),
  a: ['href', 'target', 'rel'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

const page = document.implementation.createHTMLDocument();

/** Parses HTML as a browser does when inserting it into a page. */
function parsed(html: string): HTMLElement {
  const place = page.createElement('div');
  place.innerHTML = html;
  return place;
}

/** Returns the reasons why a text is unsafe. */
function dangersOf(html: string): string[] {
  const place = parsed(html);
  const dangers: string[] = [];
  const hasOtherNodes = [...place.querySelectorAll('*'), place].some(({ childNodes }) =>
    [...childNodes].some(({ nodeType }) => nodeType !== Node.ELEMENT_NODE && nodeType !== Node.TEXT_NODE),
  );
  if (hasOtherNodes) dangers.push('neither element nor text');
  for (const element of place.querySelectorAll('*')) {
    const allowed = ALLOWED[element.localName];
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !allowed) dangers.push(`element ${element.localName}`);
    for (const { name } of element.attributes) if (!allowed?.includes(name)) dangers.push(`attribute ${name} of ${element.localName}`);
    const href = element.getAttribute('href');
    if (href !== null && !/^(https?|mailto|tel):/.test(href)) dangers.push(`address ${href}`);
    if (element.hasAttribute('target') && element.getAttribute('rel') !== 'noopener') dangers.push('opener');
  }
  return dangers;
}

/** Asserts the guarantees of every result: safe, idempotent, stable across browser serialisation, normalised. */
function expectSound(html: string): void {
  const safe = sanitiseRichText(html);
  expect(dangersOf(safe)).toEqual([]);
  // A browser parses the result to the same tree, and serialises it to the same HTML.
  expect(sanitiseRichText(safe)).toBe(safe);
  const once = parsed(safe).innerHTML;
  expect(parsed(once).innerHTML).toBe(once);
  expect(sanitiseRichText(once)).toBe(safe);
  // Stored text is normalised on every read, which must not change it.
  expect(normaliseText(safe)).toBe(safe);
}

const words = (html: string): string => (parsed(html).textContent ?? '').replaceAll(/\s+/g, '').normalize('NFC');

describe('sanitiseRichText against attacks', () => {
  it.each(MARKUP_ATTACKS)('removes all active content from %s: %j', (_kind, markup) => {
    for (const html of [markup, `<p>before ${markup} after</p>`, `<table><tr><td>${markup}</table>`, `<ul><li>${markup}</ul>`])
      expectSound(html);
  });

  it('removes all active content from random markup tokens', () => {
    const pieces = fc.array(fc.constantFrom(...MARKUP_TOKENS), { maxLength: 40 }).map((tokens) => tokens.join(''));
    fc.assert(fc.property(pieces, expectSound), { numRuns: 600 });
  });

  it('removes all active content from nested attacks', () => {
    const attack = fc.constantFrom(...MARKUP_ATTACKS.map(([, markup]) => markup));
    const nested = fc.tuple(attack, attack, fc.nat(100)).map(([outer, inner, at]) => {
      const place = Math.round((outer.length * at) / 100);
      return outer.slice(0, place) + inner + outer.slice(place);
    });
    fc.assert(fc.property(nested, expectSound), { numRuns: 400 });
  });

  it('removes all active content from arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 }).map((points) => String.fromCodePoint(...points)),
        expectSound,
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      'formatting elements that all differ',
      `<p>${Array.from({ length: 1_500 }, (_, index) => `<b ${index.toString(36)}>`).join('')}</p>${'<p>x'.repeat(2_500)}`,
    ],
    ['deeply nested formatting', `${'<b>'.repeat(6_000)}x`],
    ['deeply nested boxes', `${'<div>'.repeat(3_900)}x`],
    ['deeply nested lists', `${'<ul><li>'.repeat(2_400)}x`],
    ['deeply nested tables', `${'<table><tr><td>'.repeat(1_300)}x`],
  ])('handles %s in bounded time and keeps the text', (_, html) => {
    const safe = sanitiseRichText(html);
    expect(safe).toContain('x');
    expect(sanitiseRichText(safe)).toBe(safe);
  });
});

/** Any text the rich text editor can write: well-formed, of allowed elements only. */
const anyRichText: fc.Arbitrary<string> = (() => {
  const plain = fc.string({ unit: fc.constantFrom('茶', 'a', ' ', '&amp;', '&lt;', '9'), minLength: 1, maxLength: 6 });
  const { inline, flow } = fc.letrec<{ inline: string; flow: string; block: string }>((tie) => ({
    inline: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      plain,
      fc.constant('<br>'),
      fc.tuple(fc.constantFrom('strong', 'em', 'u', 's'), tie('inline')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
      tie('inline').map((inside) => `<a href="https://a.example/">${inside}</a>`),
    ),
    block: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      tie('inline').map((inside) => `<p>${inside}</p>`),
      fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), tie('inline')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
      fc.constant('<hr>'),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('flow'), { minLength: 1, maxLength: 2 }))
        .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
      tie('flow').map((inside) => `<blockquote>${inside}</blockquote>`),
      fc
        .array(fc.array(fc.tuple(fc.constantFrom('td', 'th'), tie('flow')), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
        .map((rows) => rows.map((cells) => `<tr>${cells.map(([tag, inside]) => `<${tag}>${inside}</${tag}>`).join('')}</tr>`).join(''))
        .map((rows) => `<table><tbody>${rows}</tbody></table>`),
    ),
    flow: fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((blocks) => blocks.join('')),
  }));
  return fc.oneof(flow, inline);
})();

describe('sanitiseRichText on harmless text', () => {
  it('keeps all words in order', () => {
    fc.assert(
      fc.property(anyRichText, (html) => {
        expectSound(html);
        expect(words(sanitiseRichText(html))).toBe(words(html));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the output of the rich text editor unchanged', () => {
    for (const html of [
      '<p>お茶 <strong>の<em>店</em></strong></p>',
      '<h2>利用規約</h2><h3>第1条</h3><p>一行目<br>二行目</p><p></p><p>次</p>',
      '<ul><li><p>一</p><ol><li><p>二</p></li></ol></li></ul><blockquote><p>引用</p></blockquote><hr><p>終</p>',
      '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener"><u>リンク</u></a> <a href="mailto:a@b.example">メール</a></p>',
      '<table><thead><tr><th scope="col">項目</th><th scope="col">内容</th></tr></thead><tbody><tr><th scope="row">販売業者</th><td colspan="2"><p>茶屋</p></td></tr></tbody></table>',
    ])
      expect(sanitiseRichText(html)).toBe(html);
  });

  it('replaces forbidden elements with allowed ones', () => {
    const cases: Readonly<Record<string, string>> = {
      '<h1>一</h1><h6>六</h6>': '<h2>一</h2><h4>六</h4>',
      '<b>太</b><i>斜</i><del>消</del><ins>足</ins>': '<p><strong>太</strong><em>斜</em><s>消</s><u>足</u></p>',
      '<div>一<div>二</div>三</div>': '<p>一</p><p>二</p><p>三</p>',
      '<dl><dt>名</dt><dd>値</dd></dl>': '<p>名</p><p>値</p>',
      ただの文: '<p>ただの文</p>',
      '<b><p>一</p><ul><li>二</ul></b>': '<p><strong>一</strong></p><ul><li><strong>二</strong></li></ul>',
      '<b>太<b>太</b></b><strong>い</strong>': '<p><strong>太太い</strong></p>',
      '<ul>一<li>二</li><b>三</b></ul>': '<ul><li>一</li><li>二</li><li><strong>三</strong></li></ul>',
      '<li>一</li><td>二</td>': '<p>一</p><p>二</p>',
      '<table><caption>題</caption><tfoot><tr><td>合計</tfoot><tr><td>行</table>':
        '<p>題</p><table><tbody><tr><td>行</td></tr><tr><td>合計</td></tr></tbody></table>',
      '<td>一<br>二</td><a href="https://例え.jp/お茶">茶</a>':
        '<p>一<br>二</p><p><a href="https://xn--r8jz45g.jp/%E3%81%8A%E8%8C%B6" target="_blank" rel="noopener">茶</a></p>',
      '<a href="/local">ここ</a>': '<p>ここ</p>',
    };
    for (const [html, expected] of Object.entries(cases)) expect(sanitiseRichText(html), html).toBe(expected);
  });

  it('returns an empty text if the markup has no readable text', () => {
    for (const html of ['', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<ul><li></li></ul>', '<hr>', '<script>a</script>', ' \n '])
      expect(sanitiseRichText(html), html).toBe('');
  });

  it('never truncates a long text', () => {
    const long = `<p>${'&'.repeat(20_000)}</p>`;
    expect(sanitiseRichText(long)).toHaveLength(100_007);
  });
});
