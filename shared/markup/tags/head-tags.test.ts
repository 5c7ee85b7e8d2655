// @vitest-environment jsdom
import * as fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { findTagFault } from '#shared/markup/tags/validate-tags.ts';
import { anyMarkup, validHeadTags } from '#test/support/markup/tag-arbitraries.ts';
import { TAG_ATTACKS, TAKEOVERS } from '#test/support/markup/tag-attacks.ts';

const validateHeadTags = (html: string) => findTagFault('headTags', html, { tagManager: false });

const END = '<p id="end">end</p>';
const inPage = (html: string): string => `<!doctype html><html><head><title>t</title>${html}</head><body>${END}</body></html>`;

const ALLOWED = ['title', 'meta', 'link', 'script', 'style', 'noscript'];

/** The result of a parser, inside and outside of the head. */
interface Reading {
  rootAttributes: number;
  body: string;
  headText: string;
  headElements: readonly { name: string; header: string }[];
}

function readByDom(html: string): Reading {
  const page = new DOMParser().parseFromString(inPage(html), 'text/html');
  return {
    rootAttributes: page.documentElement.attributes.length + page.body.attributes.length,
    body: page.body.innerHTML,
    headText: [...page.head.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue] : [])).join(''),
    headElements: [...page.head.querySelectorAll('*')].map((element) => ({
      name: element.localName,
      header: element.getAttribute('http-equiv') ?? '',
    })),
  };
}

type TreeElement = DefaultTreeAdapterTypes.Element;
const childElements = (node: TreeElement): TreeElement[] => node.childNodes.filter((child): child is TreeElement => 'tagName' in child);
const allBelow = (node: TreeElement): TreeElement[] => childElements(node).flatMap((child) => [child, ...allBelow(child)]);

function readByTree(html: string, scriptingEnabled: boolean): Reading {
  const [root] = parse(inPage(html), { scriptingEnabled }).childNodes.filter((node): node is TreeElement => 'tagName' in node);
  const [head, body] = root ? childElements(root) : [];
  const inBody = body ? allBelow(body) : [];
  const isAsWritten = inBody.length === 1 && body?.childNodes.length === 1 && inBody[0]?.attrs[0]?.value === 'end';
  return {
    rootAttributes: (root?.attrs.length ?? 1) + (body?.attrs.length ?? 1),
    body: isAsWritten ? END : 'something else',
    headText: (head?.childNodes ?? []).map((child) => ('value' in child ? child.value : '')).join(''),
    headElements: (head ? allBelow(head) : []).map(({ tagName, attrs }) => ({
      name: tagName,
      header: attrs.find(({ name }) => name === 'http-equiv')?.value ?? '',
    })),
  };
}

/** Whether all tags stay in the head and the body is unchanged, with and without scripting. */
const staysInHead = (html: string): boolean =>
  [readByDom(html), readByTree(html, true), readByTree(html, false)].every(
    ({ rootAttributes, body, headText, headElements }) =>
      rootAttributes === 0 &&
      body === END &&
      headText.trim() === '' &&
      headElements.filter(({ name }) => name === 'title').length === 1 &&
      headElements.every(({ name, header }) => ALLOWED.includes(name) && !/^\s*(refresh|content-security-policy)/i.test(header)),
  );

describe('validateHeadTags', () => {
  test.each([
    '',
    '<!-- verification -->\n<meta name="google-site-verification" content="abc">',
    '<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>\n<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A&display=swap"/>',
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>\n<script>\nwindow.dataLayer = window.dataLayer || [];\nif (1 < 2 && "</p>") gtag();\n</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
    '<style>\n  .a > .b { color: red }\n</style>',
    '<noscript><link rel="stylesheet" href="https://a.example/x.css"><style>.a{}</style></noscript>',
    '<script><!--\nif (a) b();\n//--></script>',
  ])('accepts %j', (html) => {
    expect(validateHeadTags(html)).toBeUndefined();
    expect(staysInHead(html)).toBe(true);
  });

  test.each(TAG_ATTACKS)('accepts %s only if it stays in the head: %j', (_, html) => {
    expect(validateHeadTags(html) !== undefined || staysInHead(html)).toBe(true);
  });

  test.each(TAKEOVERS)('refuses %j', (html) => {
    expect(validateHeadTags(html)).toBeDefined();
  });

  test.each([
    ['<meta name="a">\n<base href="/">', { line: 2, found: '<base href="/">', reason: 'element' }],
    ['<title>x</title>', { line: 1, found: '<title>', reason: 'element' }],
    ['<meta http-equiv="Refresh" content="0">', { line: 1, found: '<meta http-equiv="Refresh" content="0">', reason: 'refresh' }],
    [
      '<meta http-equiv="content-security-policy" content="">',
      { line: 1, found: '<meta http-equiv="content-security-policy" content="">', reason: 'policy' },
    ],
    ['<meta http-equiv="refresh<i">', { line: 1, found: '<meta http-equiv="refresh<i">', reason: 'refresh' }],
    [
      '<meta http-equiv="Content-Security-Policy-Report-Only">',
      { line: 1, found: '<meta http-equiv="Content-Security-Policy-Report-Only">', reason: 'policy' },
    ],
    ['\n\n</head>', { line: 3, found: '</head>', reason: 'stray-end-tag' }],
    ['<style>\na {}\n', { line: 1, found: '<style>', reason: 'unclosed' }],
    ['<script>\na()\n</script>\nand so on', { line: 4, found: 'and so on', reason: 'text' }],
    [
      '<noscript>\n<img src="https://a.example/p.gif"></noscript>',
      { line: 2, found: '<img src="https://a.example/p.gif">', reason: 'element' },
    ],
    ['<link>\n<meta content="a\n<link>', { line: 2, found: '<meta content="a <link>', reason: 'malformed' }],
    ['<link>\n\n<!-- a\n<link>', { line: 3, found: '<!-- a <link>', reason: 'malformed' }],
    ['<script>\na = "\u0000"</script>', { line: 2, found: '\uFFFD"</script>', reason: 'malformed' }],
  ])('reports the line, source and reason of %j', (html, fault) => {
    expect(validateHeadTags(html)).toEqual(fault);
  });

  test('accepts every valid set of tags', () => {
    fc.assert(
      fc.property(validHeadTags, (html) => {
        expect(validateHeadTags(html)).toBeUndefined();
        expect(staysInHead(html)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('accepts only markup that stays in the head and leaves the body unchanged', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyMarkup, (html) => {
        if (validateHeadTags(html)) return;
        accepted += 1;
        expect(staysInHead(html)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
