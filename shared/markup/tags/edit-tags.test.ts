import { describe, expect, test } from 'vitest';
import { moveNoscripts, withoutDispensable } from '#shared/markup/tags/edit-tags.ts';

const STRICT = { tagManager: false };
const PIXEL = '<noscript><img src="https://a.example/p.gif"></noscript>';
const SCRIPT = '<script src="https://a.example/a.js" defer></script>';

describe('withoutDispensable', () => {
  test.each([
    [`<!-- begin -->\n${SCRIPT}\n<!-- end -->`, `${SCRIPT}\n`],
    [`<!-- begin -->\r\n${SCRIPT}\r\n${PIXEL}  \r\n`, `${SCRIPT}\r\n`],
    [`${SCRIPT}<noscript>\n<p>x</p>\n</noscript><p>`, `${SCRIPT}<p>`],
  ])('removes comments and noscript from body tags %j', (html, rest) => {
    expect(withoutDispensable('bodyTags', html, STRICT)).toBe(rest);
  });

  test('removes only what is refused', () => {
    const head = `<!-- kept -->\n<noscript><style></style></noscript>\n${PIXEL}\n<meta name="a">`;
    expect(withoutDispensable('headTags', head, STRICT)).toBe('<!-- kept -->\n<noscript><style></style></noscript>\n<meta name="a">');
    expect(withoutDispensable('headTags', head, { tagManager: true })).toBeUndefined();
    expect(withoutDispensable('bodyTags', `<!-- kept -->${PIXEL}`, { tagManager: true })).toBeUndefined();
    expect(withoutDispensable('bodyTags', '<noscript><p>x</p></noscript>', { tagManager: true })).toBe('');
    expect(withoutDispensable('bodyTags', '<p>x</p>', STRICT)).toBeUndefined();
  });
});

test('moveNoscripts takes noscript elements with pictures or frames out of the head, in their order', () => {
  const frame = '<noscript><iframe src="https://a.example/ns.html"></iframe></noscript>';
  expect(moveNoscripts(`${PIXEL}\n<noscript><style></style></noscript>\n${frame}<meta name="a">`)).toEqual({
    head: '<noscript><style></style></noscript>\n<meta name="a">',
    body: PIXEL + frame,
  });
  expect(moveNoscripts('<meta name="a">')).toEqual({ head: '<meta name="a">', body: '' });
});
