// @vitest-environment jsdom
import * as fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { findTagFault } from '#shared/markup/tags/validate-tags.ts';
import { anyMarkup, validBodyTags } from '#test/support/markup/tag-arbitraries.ts';
import { TAG_ATTACKS } from '#test/support/markup/tag-attacks.ts';

const validateBodyTags = (html: string) => findTagFault('bodyTags', html, { tagManager: false });

const inPage = (html: string): string => `<!doctype html><html><head></head><body><main></main>${html}</body></html>`;

/** An element of a parsed page: its path, attributes and own text. */
interface Seen {
  path: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

function* seenByDom(element: Element, above = ''): Generator<Seen> {
  const path = `${above}/${element.localName}`;
  const own = [...element.childNodes].filter((node) => node.nodeType !== Node.ELEMENT_NODE);
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  yield { path, attributes, text: own.map((node) => node.nodeValue).join('') };
  for (const child of element.children) yield* seenByDom(child, path);
}

function* seenByTree(node: DefaultTreeAdapterTypes.Element, above = ''): Generator<Seen> {
  const path = `${above}/${node.tagName}`;
  const own = node.childNodes.map((child) => ('value' in child ? child.value : 'data' in child ? child.data : ''));
  yield { path, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])), text: own.join('') };
  for (const child of node.childNodes) if ('tagName' in child) yield* seenByTree(child, path);
}

/** Returns the page as read by a browser, and by a parser with and without scripting. */
const readings = (html: string): Seen[][] => [
  [...seenByDom(new DOMParser().parseFromString(inPage(html), 'text/html').documentElement)],
  ...[true, false].map((scriptingEnabled) => [
    ...seenByTree(
      parse(inPage(html), { scriptingEnabled }).childNodes.find((node) => node.nodeName === 'html') as DefaultTreeAdapterTypes.Element,
    ),
  ]),
];

const SKELETON = ['/html', '/html/head', '/html/body', '/html/body/main'];

const namesForbidden = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\p{N}_]+/u).some((word) => ['eval', 'setTimeout', 'setInterval'].includes(word));

/** Whether a page with these tags contains nothing besides deferred scripts with https URLs. */
function holdsScriptsOnly(html: string): boolean {
  return readings(html).every((seen) => {
    const frame = seen.filter(({ path }) => SKELETON.includes(path));
    const scripts = seen.filter(({ path }) => path === '/html/body/script');
    return (
      frame.length === SKELETON.length &&
      frame.length + scripts.length === seen.length &&
      seen.every(({ text }) => text.trim() === '') &&
      frame.every(({ attributes }) => Object.keys(attributes).length === 0) &&
      scripts.every(
        ({ attributes }) =>
          attributes['defer'] !== undefined &&
          URL.parse(attributes['src'] ?? '')?.protocol === 'https:' &&
          !Object.entries(attributes).flat().some(namesForbidden) &&
          !Object.keys(attributes).some((name) => name.startsWith('on') || name === 'style'),
      )
    );
  });
}

describe('validateBodyTags', () => {
  test.each([
    '',
    '<script src="https://cdn.example.com/widget.js" defer></script>',
    "<SCRIPT DEFER SRC='https://cdn.example.com/a.js?x=1&amp;y=2#z'></SCRIPT>",
    '<script src=https://cdn.example.com/a.js defer></script>\n\n<script defer="defer" src="https://b.example:8443/b.js" data-id="12"></script>',
    '<script src="https://例え.jp/a.js" defer></script>',
    '<script src="https://a.example/a.js" defer/></script>',
    '<script src="https://a.example/a.js" defer /></script>\n<script src=https://b.example/b.js defer/></script>',
    '<script src="https://a.example/100%25/%E4%BE%8B.js" defer></script>',
    '<script src="https://a.example/evaluate.js?setTimeouts=1" defer></script>',
  ])('accepts %j', (html) => {
    expect(validateBodyTags(html)).toBeUndefined();
    expect(holdsScriptsOnly(html)).toBe(true);
  });

  test.each(TAG_ATTACKS)('refuses %s: %j', (_, html) => {
    expect(validateBodyTags(html)).toBeDefined();
  });

  test.each([
    ['<script src="https://a.example/a.js" defer></script>\n<p>x</p>', { line: 2, found: '<p>', reason: 'element' }],
    ['<script src="https://a.example/a.js" defer></script>\n\n text', { line: 3, found: 'text', reason: 'text' }],
    ['<script>a()</script>', { line: 1, found: '<script>', reason: 'inline-code' }],
    ['<script src="http://a.example/a.js" defer></script>', { line: 1, found: 'http://a.example/a.js', reason: 'not-https' }],
    ['<script src="https://a.example/a.js"></script>', { line: 1, found: '<script src="https://a.example/a.js">', reason: 'no-defer' }],
    ['<script src="https://a.example/a.js?f=ev&#97;l" defer></script>', { line: 1, found: 'eval', reason: 'word' }],
    ['<script src="https://a.example/a.js" defer onload=a()></script>', { line: 1, found: 'onload', reason: 'attribute' }],
    [
      '<script src="https://localhost:3000/a.js" defer></script>',
      { line: 1, found: 'https://localhost:3000/a.js', reason: 'private-host' },
    ],
    ['<script src="https://[::1]/a.js" defer></script>', { line: 1, found: 'https://[::1]/a.js', reason: 'private-host' }],
    ['<script src="https://u:p@a.example/a.js" defer></script>', { line: 1, found: 'https://u:p@a.example/a.js', reason: 'address' }],
    ['<script src="https://10.1/a.js" defer></script>', { line: 1, found: 'https://10.1/a.js', reason: 'private-host' }],
    ['<script src="https://a.example/%65val.js" defer></script>', { line: 1, found: 'eval', reason: 'word' }],
    [
      '<script src="https://a.example/a.js" defer/>a()</script>',
      { line: 1, found: '<script src="https://a.example/a.js" defer/>', reason: 'inline-code' },
    ],
    [
      '<script src="https://a.example/a.js" defer/>',
      { line: 1, found: '<script src="https://a.example/a.js" defer/>', reason: 'unclosed' },
    ],
    ['<!-- ours -->', { line: 1, found: '<!-- ours -->', reason: 'comment' }],
    ['</div>', { line: 1, found: '</div>', reason: 'stray-end-tag' }],
    [
      '\n<script src="https://a.example/a.js" defer>',
      { line: 2, found: '<script src="https://a.example/a.js" defer>', reason: 'unclosed' },
    ],
    [
      '<script src="https://a.example/a.js" src=b defer></script>',
      { line: 1, found: '<script src="https://a.example/a.js" src=b defer></script>', reason: 'malformed' },
    ],
  ])('reports the line, source and reason of %j', (html, fault) => {
    expect(validateBodyTags(html)).toEqual(fault);
  });

  test('refuses a forbidden word in every notation', () => {
    const escapes = [
      (character: string) => character,
      (character: string) => `&#${character.codePointAt(0)};`,
      (character: string) => `%${character.codePointAt(0)?.toString(16)}`,
      (character: string) => `%25${character.codePointAt(0)?.toString(16)}`,
      (character: string) => String.raw`\u00${character.codePointAt(0)?.toString(16)}`,
      (character: string) => String.raw`\u{${character.codePointAt(0)?.toString(16)}}`,
      (character: string) => String.raw`\x${character.codePointAt(0)?.toString(16)}`,
    ];
    const escapedWord = fc
      .constantFrom('eval', 'setTimeout', 'setInterval')
      .chain((word) => fc.tuple(...Array.from(word, (character) => fc.constantFrom(...escapes).map((escape) => escape(character)))))
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(escapedWord, (word) => {
        const html = `<script src="https://a.example/a.js" data-run="${word}(b)" defer></script>`;
        expect(validateBodyTags(html)?.reason).toBe('word');
      }),
    );
  });

  test('accepts every valid set of tags', () => {
    fc.assert(
      fc.property(validBodyTags, (html) => {
        expect(validateBodyTags(html)).toBeUndefined();
        expect(holdsScriptsOnly(html)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('accepts only markup that browsers read as deferred scripts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyMarkup, (html) => {
        if (validateBodyTags(html)) return;
        accepted += 1;
        expect(holdsScriptsOnly(html)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
