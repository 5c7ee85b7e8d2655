import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveBlocking, moveNoscripts, separateWaiting, withoutDispensable } from '#shared/markup/tags/edit-tags.ts';
import { validateTags } from '#shared/markup/tags/validate-tags.ts';
import { anyMarkup } from '#test/support/markup/tag-arbitraries.ts';

const STRICT = { tagManager: false };
const PIXEL = '<noscript><img src="https://a.example/p.gif"></noscript>';
const SCRIPT = '<script src="https://a.example/a.js" defer></script>';

describe('withoutDispensable', () => {
  test.each([
    [`<!-- begin -->\n${SCRIPT}\n<!-- end -->`, `${SCRIPT}\n`],
    [`<!-- begin -->\r\n${SCRIPT}\r\n${PIXEL}  \r\n`, `${SCRIPT}\r\n`],
    [`${SCRIPT}<noscript>\n<p>x</p>\n</noscript><p>`, `${SCRIPT}<p>`],
  ])('removes comments and noscript elements from body tags %j', (html, rest) => {
    expect(withoutDispensable('bodyTags', html, STRICT)).toBe(rest);
  });

  test('removes only elements that the validation would reject', () => {
    const head = `<!-- kept -->\n<noscript><style></style></noscript>\n${PIXEL}\n<meta name="a">`;
    expect(withoutDispensable('headTags', head, STRICT)).toBe('<!-- kept -->\n<noscript><style></style></noscript>\n<meta name="a">');
    expect(withoutDispensable('headTags', head, { tagManager: true })).toBeUndefined();
    expect(withoutDispensable('bodyTags', `<!-- kept -->${PIXEL}`, { tagManager: true })).toBeUndefined();
    expect(withoutDispensable('bodyTags', '<noscript><p>x</p></noscript>', { tagManager: true })).toBe('');
    expect(withoutDispensable('bodyTags', '<p>x</p>', STRICT)).toBeUndefined();
  });
});

test('moveNoscripts moves noscript elements with pictures or frames from the head to the body, in their order', () => {
  const frame = '<noscript><iframe src="https://a.example/ns.html"></iframe></noscript>';
  expect(moveNoscripts(`${PIXEL}\n<noscript><style></style></noscript>\n${frame}<meta name="a">`)).toEqual({
    head: '<noscript><style></style></noscript>\n<meta name="a">',
    body: PIXEL + frame,
  });
  expect(moveNoscripts('<meta name="a">')).toEqual({ head: '<meta name="a">', body: '' });
});

describe('moveBlocking', () => {
  const BLOCKING = '<script src="https://slow.example/a.js"></script>';
  const STYLES = '<link rel="stylesheet" href="https://slow.example/a.css">';
  const ASYNC = '<script async src="https://a.example/a.js"></script>';
  const CODE = '<script>a()</script>';

  test.each([
    '',
    `<meta name="a">${ASYNC}${CODE}<script defer src="https://a.example/b.js"></script>`,
    '<script type="module" src="https://a.example/m.js"></script><link rel="icon" href="https://a.example/i.png">',
    '<style>p { color: red }</style><script type="application/ld+json" src="https://a.example/data"></script>',
  ])('keeps tags that do not block rendering in the head: %j', (html) => {
    expect(moveBlocking(html)).toEqual({ head: html, late: '' });
  });

  test.each([
    BLOCKING,
    STYLES,
    '<link href="https://slow.example/a.css" rel="Preload StyleSheet">',
    '<style>@import "https://a.example/a.css"</style>',
  ])('moves scripts and styles out of the head, in their order, from the first blocking tag on: %j', (blocking) => {
    const rest = `${ASYNC}${CODE}<style>p { color: red }</style>${BLOCKING}<noscript><style></style></noscript>`;
    expect(moveBlocking(`${CODE}${blocking}<meta name="a">${rest}<link rel="canonical" href="/">`)).toEqual({
      head: `${CODE}<meta name="a"><link rel="canonical" href="/">`,
      late: blocking + rest,
    });
  });

  test('moves every tag that blocks rendering out of the head, and adds no markup', () => {
    fc.assert(
      fc.property(anyMarkup, (html) => {
        const { head, late } = moveBlocking(html);
        expect(moveBlocking(head)).toEqual({ head, late: '' });
        expect(head.length + late.length).toBeLessThanOrEqual(html.length);
      }),
    );
  });
});

describe('separateWaiting', () => {
  test('keeps what neither runs nor requests anything, and lets the rest wait in its order (R-14.100)', () => {
    const kept = [
      '<meta name="verification" content="a">',
      '<link rel="canonical" href="/">',
      '<script type="application/ld+json">{}</script>',
    ];
    const waiting = [
      '<script>a()</script>',
      '<link rel="alternate stylesheet" href="https://a.example/a.css">',
      '<link rel="preconnect" href="https://a.example">',
      '<style>p { background: url(https://a.example/p.png) }</style>',
      '<noscript><style></style></noscript>',
      '<script async src="https://a.example/a.js"></script>',
    ];
    const html = `<!-- note -->${waiting.slice(0, 3).join('')}${kept.join('')}${waiting.slice(3).join('')}`;
    expect(separateWaiting(html)).toEqual({ kept: kept.join(''), waiting: waiting.join('') });
  });

  test('keeps nothing that would wait, and adds no markup', () => {
    fc.assert(
      fc.property(anyMarkup, (html) => {
        fc.pre(!validateTags('headTags', html, { tagManager: true }));
        const { kept, waiting } = separateWaiting(html);
        expect(separateWaiting(kept).waiting).toBe('');
        expect(kept.length + waiting.length).toBeLessThanOrEqual(html.length);
      }),
    );
  });
});
