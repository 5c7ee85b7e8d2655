import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EASING, type Deck, sheetDeck, SLIDE_MS } from '#site-renderer/visitor/core/deck.ts';
import { SPEED_MAX } from '#site-renderer/visitor/core/track-swipes.ts';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

const SCREEN = { width: 400, height: 800 };
const FRAME_MS = 1_000 / 60;
/** The sheets of a grid in which B2 is empty. */
const CELLS = '111/101/111';

let goals: string[];
let rests: string[];
let isStill: boolean;
let scale: number;
let movements: FakeMovement[];
let grid: HTMLElement;
let deck: Deck;

/** Returns the position in a transform, in screens. */
const positionIn = (transform = ''): [x: number, y: number] => {
  const [x = 0, y = 0] = (transform.match(/-?[\d.]+(?:e-\d+)?(?=cq)/g) ?? []).map((percent) => Number(percent) / -100 + 0);
  return [x, y];
};

/** A fake animation that follows the clock, or the progress that the test sets. */
class FakeMovement {
  set?: number;
  state = 'running';
  startTime: number | null = null;
  onfinish: (() => void) | null = null;
  effect = { getComputedTiming: () => ({ progress: this.progress }) };
  readonly transforms: string[];
  readonly duration: number;
  constructor(keyframes: { transform: string[] }, { duration }: { duration: number }) {
    this.transforms = keyframes.transform;
    this.duration = duration;
    movements.push(this);
  }
  get progress(): number {
    return this.set ?? Math.min(1, (performance.now() - (this.startTime ?? expect.unreachable())) / this.duration);
  }
  get positions(): [from: [number, number], to: [number, number]] {
    return [positionIn(this.transforms[0]), positionIn(this.transforms[1])];
  }
  cancel(): void {
    this.state = 'idle';
  }
  finish(): void {
    this.state = 'finished';
    this.onfinish?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [isStill, scale, movements, goals, rests] = [false, 1, [], [], []];
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('visualViewport', {
    get scale() {
      return scale;
    },
  });
  Object.defineProperty(document, 'timeline', {
    value: {
      get currentTime() {
        return performance.now();
      },
    },
    configurable: true,
  });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.animate = (keyframes, options) => new FakeMovement(keyframes as never, options as never) as unknown as Animation;
  document.body.innerHTML = '<div class="stage"><div class="grid"><p></p></div><div class="popup-offer"></div><dialog open></dialog></div>';
  grid = document.querySelector<HTMLElement>('.grid') ?? expect.unreachable();
  const stage = document.querySelector<HTMLElement>('.stage') ?? expect.unreachable();
  stage.getBoundingClientRect = () => SCREEN as DOMRect;
  deck = sheetDeck(grid, parseSheetMap(CELLS), { onGoal: (cell) => goals.push(cell), onRest: (cell) => rests.push(cell) });
  deck.slideTo('A1');
  [goals, rests] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the position of the deck, in screens. */
const shown = (): [x: number, y: number] => {
  const last = movements.at(-1);
  if (last?.state !== 'running') return positionIn(grid.style.transform);
  const [[x, y], [toX, toY]] = last.positions;
  return [x + (toX - x) * last.progress, y + (toY - y) * last.progress];
};
const last = (): FakeMovement => movements.at(-1) ?? expect.unreachable('nothing moves');
/** Whether a slide runs, rather than a movement that follows a finger. */
const isSliding = (): boolean => movements.at(-1)?.state === 'running' && last().onfinish !== null;
const settle = (): void => {
  while (isSliding()) last().finish();
};

function point(type: string, x: number, y: number, details: Partial<Omit<PointerEvent, 'target'>> & { target?: string } = {}): void {
  const { target = 'p', ...rest } = details;
  const event = new Event(`pointer${type}`, { bubbles: true });
  const buttons = type === 'up' || type === 'cancel' ? 0 : 1;
  Object.assign(event, { isPrimary: true, buttons, clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', ...rest });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.querySelector(`.stage ${target}`)?.dispatchEvent(event);
}
const wait = (ms: number): void => void vi.advanceTimersByTime(ms);
/** Moves a touching finger at constant speed. */
function draw(x: number, y: number, ms: number, { steps = 8, from = [0, 0] }: { steps?: number; from?: [number, number] } = {}): void {
  for (let step = 1; step <= steps; step += 1) {
    wait(ms / steps);
    point('move', 200 + from[0] + (x * step) / steps, 400 + from[1] + (y * step) / steps);
  }
}
function flick(x: number, y: number, ms = 80): void {
  point('down', 200, 400);
  draw(x, y, ms);
  point('up', 200 + x, 400 + y);
}

describe('a slide', () => {
  test('runs one animation to the next sheet; that sheet becomes the goal immediately', () => {
    deck.slideTo('B1');
    expect([goals, rests, deck.goal(), isSliding()]).toEqual([['B1'], [], 'B1', true]);
    expect([last().transforms, last().duration]).toEqual([['translate(0cqw,0cqh)', 'translate(-100cqw,0cqh)'], SLIDE_MS]);
    settle();
    expect([rests, shown(), movements.length]).toEqual([['B1'], [1, 0], 1]);
  });

  test('reports each animation of the deck to its element', () => {
    const moves: Animation[] = [];
    Object.assign(grid, { onMove: (movement: Animation) => moves.push(movement) });
    deck.slideTo('B1');
    expect(moves).toEqual([last()]);
    expect(moves[0]?.startTime).not.toBeNull();
  });

  test('is replaced on a further step along the same axis by a longer slide from the current position', () => {
    deck.slideTo('B1');
    last().set = 0.25;
    deck.slideTo('C1');
    expect([movements[0]?.state, last().duration]).toEqual(['idle', SLIDE_MS * 1.75]);
    expect(last().transforms).toEqual(['translate(-25cqw,0cqh)', 'translate(-200cqw,0cqh)']);
    settle();
    expect([goals, rests]).toEqual([['B1', 'C1'], ['C1']]);
  });

  test('ends before slides along the other axis start; these slides run one after another', () => {
    deck.slideTo('B1');
    deck.slideTo('B3');
    deck.slideTo('C3');
    expect([movements.length, deck.goal()]).toEqual([1, 'C3']);
    settle();
    expect([rests, shown(), movements.map(({ duration }) => duration)]).toEqual([['B1', 'B3', 'C3'], [2, 1], Array(3).fill(SLIDE_MS)]);
  });

  test('is a jump without animation if the sheet is in another row and another column', () => {
    deck.slideTo('C3');
    expect([goals, rests, movements]).toEqual([['C3'], ['C3'], []]);
  });

  test('is a jump under reduced motion', () => {
    isStill = true;
    deck = sheetDeck(grid, parseSheetMap(CELLS), { onGoal: (cell) => goals.push(cell), onRest: (cell) => rests.push(cell) });
    deck.slideTo('A1');
    deck.slideTo('B1');
    expect([rests, movements]).toEqual([['A1', 'B1'], []]);
  });

  test('moves at most 0.15 screens per frame', () => {
    const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (/\((.*),(.*),(.*),(.*)\)/.exec(EASING) ?? []).map(Number);
    const bezier = (t: number, a: number, b: number) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
    const curve = Array.from({ length: 1_001 }, (_, index) => ({ x: bezier(index / 1_000, x1, x2), y: bezier(index / 1_000, y1, y2) }));
    const steepest = Math.max(...curve.slice(1).map(({ x, y }, index) => (y - (curve[index]?.y ?? 0)) / (x - (curve[index]?.x ?? 0))));
    expect((steepest * FRAME_MS) / SLIDE_MS).toBeLessThan(0.15);
  });
});

describe('sheets of the deck', () => {
  const placeOf = (id: string): string => {
    const sheet = Object.assign(document.createElement('article'), { id });
    deck.place(sheet);
    return sheet.style.translate;
  };

  test('are positioned next to the goal, across empty cells', () => {
    expect(['A1', 'B1', 'A2'].map(placeOf)).toEqual(['0% 0%', '100% 0%', '0% 100%']);
    deck.slideTo('B1');
    expect(['A1', 'B1', 'C1', 'B3'].map(placeOf)).toEqual(['0% 0%', '100% 0%', '200% 0%', '100% 100%']);
    settle();
    deck.slideTo('B3');
    expect(['B1', 'B3', 'A3'].map(placeOf)).toEqual(['100% 0%', '100% 100%', '0% 100%']);
  });
});

describe('a finger on the deck', () => {
  test('moves the deck once it has moved farther than for a tap, and slides to the next sheet', () => {
    point('down', 200, 400);
    wait(20);
    point('move', 200, 391);
    expect(movements).toEqual([]);
    draw(0, -160, 80, { from: [0, -40] });
    // The deck ignores the movement before the swipe began.
    expect(shown()[0]).toBe(0);
    expect(shown()[1]).toBeCloseTo(140 / 800, 2);
    point('up', 200, 200);
    expect([isSliding(), last().positions[1]]).toEqual([true, [0, 1]]);
    settle();
    expect([goals, rests]).toEqual([['A2'], ['A2']]);
  });

  test('moves the deck at constant speed on the compositor, with at most two animations', () => {
    point('down', 200, 400);
    draw(0, -240, 130);
    expect(movements.length).toBeLessThanOrEqual(2);
    expect(Math.abs(shown()[1] - (240 * 7) / 8 / 800)).toBeLessThan(0.03);
  });

  test('keeps the deck within 3 % of a screen while the finger changes its speed', () => {
    point('down', 200, 400);
    draw(0, -240, 400, { steps: 24 });
    draw(0, 160, 400, { steps: 24, from: [0, -240] });
    expect(Math.abs(shown()[1] - 70 / 800)).toBeLessThan(0.03);
  });

  test('aligns the deck with the finger exactly once the finger rests', () => {
    point('down', 200, 400);
    draw(0, -240, 200, { steps: 12 });
    const [, at] = shown();
    wait(300);
    expect(shown()[1]).toBeCloseTo(220 / 800, 9);
    expect(Math.abs(shown()[1] - at)).toBeLessThan(0.03);
  });

  test('moves the deck at most at its maximum speed until the deck has caught up', () => {
    point('down', 200, 400);
    draw(-190, 0, 16, { steps: 2 });
    for (const { positions, duration } of movements) {
      const [[from], [to]] = positions;
      expect(Math.abs(to - from) / duration).toBeLessThanOrEqual(SPEED_MAX + 1e-9);
    }
    wait(300);
    expect(shown()[0]).toBeCloseTo(95 / 400, 9);
  });

  test.each([
    [-200, -180, 'B1'],
    [-180, -200, 'A2'],
  ])('moves the deck along one axis only (%i, %i)', (x, y, cell) => {
    point('down', 200, 400);
    draw(x, y, 80);
    expect(shown().filter((value) => value !== 0)).toHaveLength(1);
    point('up', 200 + x, 400 + y);
    settle();
    expect(rests).toEqual([cell]);
  });

  test('takes over a slide along the axis of the swipe', () => {
    deck.slideTo('A2');
    point('down', 200, 400);
    expect(isSliding()).toBe(true);
    last().set = 0.5;
    draw(0, 100, 400);
    expect(movements[0]?.state).toBe('idle');
    expect(shown()[1]).toBeLessThan(0.5);
    expect(shown()[1]).toBeGreaterThan(0.3);
    point('up', 200, 500);
    settle();
    // The finger has dragged the deck back over the middle.
    expect(rests).toEqual(['A1']);
  });

  test('slides to the next sheet once a slide on the other axis has ended', () => {
    deck.slideTo('A2');
    flick(-200, 0);
    expect([goals, deck.goal()]).toEqual([['A2'], 'C2']);
    settle();
    expect([rests, shown()]).toEqual([
      ['A2', 'C2'],
      [1, 1],
    ]);
  });

  test('drags the deck only after a slide on the other axis has ended', () => {
    deck.slideTo('B1');
    point('down', 200, 400);
    draw(0, -100, 200);
    expect([isSliding(), movements.length]).toEqual([true, 1]);
    last().finish();
    expect(shown()).toEqual([1, 0]);
    draw(0, -300, 200);
    expect(shown()[0]).toBe(1);
    expect(shown()[1]).toBeGreaterThan(0);
  });

  test('pulls the deck a little in a direction without a sheet, and lets it return', () => {
    point('down', 200, 400);
    draw(0, 400, 160);
    expect(shown()[1]).toBeLessThan(0);
    expect(shown()[1]).toBeGreaterThan(-0.15);
    point('up', 200, 800);
    settle();
    expect([goals, rests, shown()]).toEqual([[], ['A1'], [0, 0]]);
  });

  test('leaves the sheet and a running slide unchanged with a tap', () => {
    flick(0, 3);
    expect([rests, movements]).toEqual([['A1'], []]);
    deck.slideTo('B1');
    flick(0, 3);
    expect([movements.length, isSliding()]).toEqual([1, true]);
  });

  test('releases the deck when a second finger or a gesture of the browser begins', () => {
    point('down', 200, 400);
    draw(0, -300, 200);
    point('down', 100, 100, { isPrimary: false });
    settle();
    draw(0, -500, 200);
    point('up', 200, -100);
    expect([rests, shown()]).toEqual([['A1'], [0, 0]]);
    point('down', 200, 400);
    draw(0, -300, 80);
    point('cancel', 0, 0);
    settle();
    expect([rests, shown()]).toEqual([
      ['A1', 'A1'],
      [0, 0],
    ]);
  });

  test('does not move the deck on an overlay or in a zoomed page', () => {
    point('down', 200, 400, { target: 'dialog' });
    draw(0, -300, 80);
    point('up', 200, 100);
    scale = 2;
    flick(0, -300);
    expect([goals, movements]).toEqual([[], []]);
  });

  test('scrolls content that can scroll, and moves the deck on a popup that cannot scroll', () => {
    const offer = document.querySelector('.popup-offer') ?? expect.unreachable();
    Object.defineProperty(offer, 'scrollHeight', { value: 100, configurable: true });
    const swipeOnIt = (): void => {
      point('down', 200, 400, { target: '.popup-offer' });
      draw(0, -300, 80);
      point('up', 200, 100);
      settle();
    };
    swipeOnIt();
    expect([goals, movements]).toEqual([[], []]);
    Object.defineProperty(offer, 'scrollHeight', { value: 0 });
    swipeOnIt();
    expect(goals).toEqual(['A2']);
  });

  test('prevents the browser from panning while it drags', () => {
    const touch = (): boolean => grid.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    point('down', 200, 400);
    expect(touch()).toBe(true);
    draw(0, -100, 80);
    expect(touch()).toBe(false);
    point('up', 200, 300);
    expect(touch()).toBe(true);
  });

  test('no longer moves the deck once another input has moved it', () => {
    point('down', 200, 400);
    draw(0, -100, 80);
    deck.slideTo('B1');
    draw(0, -300, 80);
    point('up', 200, 100);
    settle();
    expect(rests).toEqual(['A1', 'B1']);
  });
});
