import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the selectors of scrolling rules in a style sheet that are not a containing block of positioned content. */
const unpositionedScrollers = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /overflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b/.test(body) && !/(?:^|[\s;])position:/.test(body))
    .map(([, selector = '']) => selector.trim());

test('unpositionedScrollers finds a scroll container that is not a containing block', () => {
  expect(
    unpositionedScrollers('.a { overflow: auto } @media print { .b { overflow-y: scroll } } .c { position: sticky; overflow: auto }'),
  ).toEqual(['.a', '.b']);
});

// Visually hidden texts have absolute positions. Without a containing block in the scroller, they would extend the page itself.
test('every scroll container is the containing block of its positioned descendants (R-6.49)', () => {
  const found = globSync('web/**/*.css', { cwd: ROOT }).flatMap((file) =>
    unpositionedScrollers(readFileSync(path.join(ROOT, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
