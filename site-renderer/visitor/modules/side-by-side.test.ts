import { beforeEach, expect, test, vi } from 'vitest';
import type { DeckElement } from '#site-renderer/visitor/core/deck.ts';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { start } from '#site-renderer/visitor/modules/side-by-side.ts';

const ROWS = '11111/11000';
let prefersStillness: boolean;
let animations: { on: string; keyframes: Keyframe[]; cancel: () => void }[];
let visited: string[];
let resize: () => void;

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? expect.unreachable();
const deck = (): DeckElement => find('.deck');
const sized = (selector: string, clientWidth: number) =>
  Object.defineProperty(find(selector), 'clientWidth', { value: clientWidth, configurable: true });

/** Starts the module where this number of sheets are side by side, with the sheets A1 to E1 in columns of 100 pixels. */
function visit(columns: number, goal: string) {
  const map = parseSheetMap(ROWS);
  const ids = ['A1', 'B1', 'C1', 'D1', 'E1'];
  document.body.innerHTML = `<div class="stage by-side"><section class="grid"><div class="deck">${ids.map((id) => `<article class="sheet" id="${id}"></article>`).join('')}</div></section></div>`;
  for (const [index, id] of ids.entries()) {
    find(`#${id}`).getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 100);
    Object.defineProperty(find(`#${id}`).style, 'translate', { value: `${(index - ids.indexOf(goal)) * 100}%` });
  }
  sized('.stage', columns * 100);
  sized('.grid', 100);
  const started: Parameters<typeof start>[0] = {
    stage: find('.stage'),
    map,
    goal: () => visited.at(-1) ?? goal,
    slideTo: (cell) => visited.push(cell),
    onRest: (listener) => listener(find(`#${goal}`)),
  };
  start(started);
  deck().step?.(goal, goal);
  visited = [];
  return started;
}

/** Moves the deck between two positions, in screens, and returns the columns through which the grid moves. */
function columnsDuring(from: number, to: number, down = 0): unknown[] {
  const effect = {
    getKeyframes: () =>
      [
        [from, 0],
        [to, down],
      ].map(([x = 0, y = 0]) => ({ transform: `translate(${-100 * x}cqw, ${-100 * y}cqh)` })),
    getTiming: () => ({ duration: 300 }),
  };
  deck().onMove?.({ startTime: 1, oncancel: null, effect } as unknown as Animation);
  return animations.at(-1)?.keyframes.map(({ offset, translate }) => [offset, translate]) ?? [];
}

beforeEach(() => {
  [prefersStillness, animations, visited] = [false, [], []];
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resize = listener;
      }
      observe(): void {}
    },
  );
  Element.prototype.animate = function animate(this: Element, keyframes) {
    const animation = { on: this.className, keyframes: keyframes as Keyframe[], cancel: () => undefined };
    animations.push(animation);
    return animation as unknown as Animation;
  };
});

test('sheets in view, and those that one step brings into view, are near the current one, the sheets in view first', () => {
  const { map } = visit(3, 'C1');
  expect(map.neighbours('C1')).toEqual(['B1', 'D1', 'A1', 'E1']);
  expect(map.neighbours('A1')).toEqual(['B1', 'C1', 'A2', 'B2']);
});

test('sheets are as far from the goal as their rows have sheets between them', () => {
  visit(3, 'B1');
  expect(['B1', 'E1', 'A2', 'Z9'].map((cell) => deck().step?.(cell, 'B1'))).toEqual([[0, 0], [0, 3], [1, -1], undefined]);
});

test('the place of the goal in its row decides the column of the grid', () => {
  visit(3, 'A1');
  const { style } = find('.stage');
  deck().step?.('E1', 'E1');
  expect([style.getPropertyValue('--i'), style.getPropertyValue('--m')]).toEqual(['4', '5']);
});

test('the grid moves against the deck only where the row has no further sheet', () => {
  visit(3, 'C1');
  expect(columnsDuring(-1, 0)).toEqual([
    [0, '100%'],
    [1, '100%'],
  ]);
  expect(columnsDuring(0, -2)).toEqual([
    [0, '100%'],
    [0.5, '100%'],
    [1, '0%'],
  ]);
});

test('the grid moves to the column of a sheet in another row while the deck moves there', () => {
  visit(3, 'E1');
  deck().step?.('A2', 'A2');
  document.querySelector('.deck')?.insertAdjacentHTML('beforeend', '<article class="sheet" id="A2" style="translate:0 100%"></article>');
  expect(columnsDuring(0, 0, 1)).toEqual([
    [0, '200%'],
    [1, '50%'],
  ]);
});

test('a press on another sheet passes the sheets between, and jumps under reduced motion', () => {
  visit(4, 'A1');
  find('.stage').dispatchEvent(new MouseEvent('click', { clientX: 350, clientY: 50 }));
  expect(visited).toEqual(['B1', 'C1', 'D1']);
  prefersStillness = true;
  visit(4, 'A1');
  find('.stage').dispatchEvent(new MouseEvent('click', { clientX: 350, clientY: 50 }));
  expect(visited).toEqual(['D1']);
});

test('a press on the current sheet, or beside the sheets, moves none', () => {
  visit(4, 'A1');
  find('#A1').dispatchEvent(new MouseEvent('click', { clientX: 350, clientY: 50, bubbles: true }));
  find('.stage').dispatchEvent(new MouseEvent('click', { clientX: 750, clientY: 50 }));
  expect(visited).toEqual([]);
});

test('sheets that come into view on a larger screen are fetched', () => {
  const { map } = visit(1, 'C1');
  expect(map.neighbours('C1')).toEqual(['B1', 'D1']);
  sized('.stage', 400);
  resize();
  expect([visited, map.neighbours('A1')]).toEqual([['C1'], ['B1', 'C1', 'D1', 'A2', 'B2']]);
});

test('a step without a further sheet moves the sheets a little and back, and none under reduced motion', () => {
  const visitedSite = visit(3, 'A1');
  visitedSite.onEdge?.('left');
  expect(animations.at(-1)).toMatchObject({ on: 'deck', keyframes: [{}, { translate: '24px' }, {}] });
  prefersStillness = true;
  const before = animations.length;
  visit(3, 'A1').onEdge?.('left');
  expect(animations).toHaveLength(before);
});
