// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetScroller } from '#site-renderer/visitor/core/sheet-scroller.ts';

const SCREEN = { width: 400, height: 800 };
const FRAME_MS = 17;
const SLIDE_MS = 300;

let goals: string[];
let rests: string[];
let edges: string[];
let grid: HTMLElement;
/** The positions of the sheets in the page. */
let places: Map<string, { offsetTop: number; offsetLeft: number }>;

const place = (row: number) => ({ offsetTop: row * SCREEN.height, offsetLeft: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('visualViewport', { scale: 1 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
    },
  );
  document.body.innerHTML = '<div class="stage"><div class="grid"></div></div>';
  grid = document.querySelector<HTMLElement>('.grid') ?? expect.unreachable();
  Object.defineProperties(grid, { clientWidth: { value: SCREEN.width }, clientHeight: { value: SCREEN.height } });
  grid.scrollTo = (left?: unknown, top?: unknown) => {
    [grid.scrollLeft, grid.scrollTop] = [Number(left), Number(top)];
  };
  [goals, rests, edges] = [[], [], []];
  places = new Map([
    ['A1', place(0)],
    ['A2', place(1)],
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scroller = () =>
  sheetScroller(grid, places, sheetMap(['A1', 'A2', 'A3']), {
    onGoal(cell) {
      goals.push(cell);
      places.set(cell, place(Number(cell.slice(1)) - 1));
    },
    onRest: (cell) => rests.push(cell),
    onEdge: (to) => edges.push(to),
  });

test('starts a slide at once and loads the neighbours of a sheet that has an element after the first frame', () => {
  scroller().slideTo('A2');
  expect(goals).toEqual([]);
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect(goals).toEqual(['A2']);
  expect(rests).toEqual([]);
  expect(grid.scrollTop).toBeGreaterThan(0);
  expect(grid.scrollTop).toBeLessThan(SCREEN.height);
  vi.advanceTimersByTime(SLIDE_MS);
  expect([goals, rests, grid.scrollTop]).toEqual([['A2'], ['A2'], SCREEN.height]);
});

test('adds a sheet without an element before it starts to slide', () => {
  scroller().slideTo('A3');
  expect(goals).toEqual(['A3']);
  vi.advanceTimersByTime(SLIDE_MS);
  expect([goals, rests, grid.scrollTop]).toEqual([['A3'], ['A3'], 2 * SCREEN.height]);
});

test('slides one sheet further on a second flick, without loading the neighbours of the sheet in between', () => {
  const { slideTo } = scroller();
  slideTo('A2');
  vi.advanceTimersToNextFrame();
  slideTo('A3');
  vi.advanceTimersByTime(SLIDE_MS);
  expect([goals, rests, grid.scrollTop]).toEqual([['A3'], ['A3'], 2 * SCREEN.height]);
});

/** A finger that goes `down` pixels within fifty milliseconds. */
function flick(down: number): void {
  for (const [type, y, timeStamp] of [
    ['touchstart', 400, 0],
    ['touchmove', 400 + down / 2, 25],
    ['touchend', 400 + down, 50],
  ] as const) {
    const finger = { clientX: 200, clientY: y };
    const event = Object.assign(new Event(type, { bubbles: true }), {
      touches: type === 'touchend' ? [] : [finger],
      changedTouches: [finger],
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    grid.dispatchEvent(event);
  }
}

test('reports a flick beyond the last sheet and stays there; a flick to a sheet and a press report nothing', () => {
  scroller();
  flick(-200);
  vi.advanceTimersByTime(SLIDE_MS);
  expect([edges, rests.at(-1)]).toEqual([[], 'A2']);
  flick(4);
  expect(edges).toEqual([]);
  flick(200);
  flick(200);
  vi.advanceTimersByTime(SLIDE_MS);
  expect([edges, rests.at(-1)]).toEqual([['up'], 'A1']);
});
