import { beforeEach, expect, test } from 'vitest';
import { canScroll } from '#site-renderer/visitor/core/can-scroll.ts';

/** Makes an element scrollable by 100 pixels on both axes, with `at` as its scroll position. */
function scrollable(className: string, at: number): Element {
  document.body.innerHTML = `<div class="stage"><div class="${className}"><p></p></div></div>`;
  const element = document.querySelector(`.${className}`) ?? expect.unreachable();
  const sizes = { scrollHeight: 300, clientHeight: 200, scrollTop: at, scrollWidth: 300, clientWidth: 200, scrollLeft: at };
  Object.defineProperties(element, Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])));
  return element.querySelector('p') ?? expect.unreachable();
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each(['words', 'product', 'popup-offer', 'bar', 'shelf-row'])(
  'canScroll is true for .%s until the end of its content',
  (className) => {
    for (const axis of ['x', 'y'] as const) {
      expect([canScroll(scrollable(className, 0), axis, 1), canScroll(scrollable(className, 0), axis, -1)]).toEqual([true, false]);
      expect([canScroll(scrollable(className, 50), axis, 1), canScroll(scrollable(className, 50), axis, -1)]).toEqual([true, true]);
      expect([canScroll(scrollable(className, 99.5), axis, 1), canScroll(scrollable(className, 99.5), axis, -1)]).toEqual([false, true]);
    }
  },
);

test('canScroll is false for a sheet', () => {
  expect(canScroll(scrollable('sheet', 50), 'y', 1)).toBe(false);
});

test('canScroll is true for a shelf in texts that scroll further', () => {
  const inner = scrollable('words', 0);
  inner.innerHTML = '<span class="shelf-row"><b></b></span>';
  expect(canScroll(inner.querySelector('b') ?? inner, 'y', 1)).toBe(true);
  expect(canScroll(inner.querySelector('b') ?? inner, 'y', -1)).toBe(false);
});
