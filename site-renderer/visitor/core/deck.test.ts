// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EASING, type Deck, sheetDeck, SLIDE_MS } from '#site-renderer/visitor/core/deck.ts';
import { writtenMap } from '#site-renderer/visitor/core/sheet-map.ts';

const SCREEN = { width: 400, height: 800 };
const FRAME_MS = 1_000 / 60;
/** No sheet in B2. */
const CELLS = '111/101/111';

let goals: string[];
let rests: string[];
let isStill: boolean;
let scale: number;
let slides: FakeSlide[];
let grid: HTMLElement;
let deck: Deck;

/** A slide whose progress the test decides. */
class FakeSlide {
  progress = 0;
  state = 'running';
  onfinish: (() => void) | null = null;
  effect = { getComputedTiming: () => ({ progress: this.progress }) };
  readonly transforms: string[];
  readonly duration: number;
  constructor(keyframes: { transform: string[] }, { duration }: { duration: number }) {
    this.transforms = keyframes.transform;
    this.duration = duration;
    slides.push(this);
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
  [isStill, scale, slides, goals, rests] = [false, 1, [], [], []];
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('visualViewport', {
    get scale() {
      return scale;
    },
  });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.animate = (keyframes, options) => new FakeSlide(keyframes as never, options as never) as unknown as Animation;
  document.body.innerHTML = '<div class="stage"><div class="grid"><p></p></div><div class="popup-offer"></div><dialog open></dialog></div>';
  grid = document.querySelector<HTMLElement>('.grid') ?? expect.unreachable();
  const stage = document.querySelector<HTMLElement>('.stage') ?? expect.unreachable();
  stage.getBoundingClientRect = () => SCREEN as DOMRect;
  deck = sheetDeck(grid, writtenMap(CELLS), { onGoal: (cell) => goals.push(cell), onRest: (cell) => rests.push(cell) });
  deck.slideTo('A1');
  [goals, rests] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the deck is drawn while no slide runs, in screens. */
const shown = (): number[] => (grid.style.transform.match(/-?[\d.]+(?=cq)/g) ?? []).map((percent) => Number(percent) / -100 + 0);
const slide = (): FakeSlide => slides.at(-1) ?? expect.unreachable('nothing slides');
const settle = (): void => {
  while (slides.at(-1)?.state === 'running') slide().finish();
};

let clock = 0;
function point(type: string, x: number, y: number, details: Partial<Omit<PointerEvent, 'target'>> & { target?: string } = {}): void {
  const { target = 'p', ...rest } = details;
  const event = new Event(`pointer${type}`, { bubbles: true });
  Object.assign(event, { isPrimary: true, buttons: type === 'up' ? 0 : 1, clientX: x, clientY: y, pointerId: 1, ...rest });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  document.querySelector(`.stage ${target}`)?.dispatchEvent(event);
}
const frame = (count = 1): void => {
  for (let index = 0; index < count; index += 1) vi.advanceTimersToNextFrame();
};
/** Moves a finger that is down, in steps with a frame each. */
function draw(x: number, y: number, ms: number, steps = 8): void {
  for (let step = 1; step <= steps; step += 1) {
    clock += ms / steps;
    point('move', 200 + (x * step) / steps, 400 + (y * step) / steps);
    frame();
  }
}
function flick(x: number, y: number, ms = 80): void {
  point('down', 200, 400);
  draw(x, y, ms);
  point('up', 200 + x, 400 + y);
}

describe('a slide', () => {
  test('is one animation to the next sheet, which becomes the goal at once and is rested on at its end', () => {
    deck.slideTo('B1');
    expect([goals, rests, deck.goal(), deck.isBusy()]).toEqual([['B1'], [], 'B1', true]);
    expect([slide().transforms, slide().duration]).toEqual([['translate3d(0cqw,0cqh,0)', 'translate3d(-100cqw,0cqh,0)'], SLIDE_MS]);
    settle();
    expect([rests, shown(), deck.isBusy(), slides.length]).toEqual([['B1'], [1, 0], false, 1]);
  });

  test('continues from where it is for a further step on its axis, in proportion to the way', () => {
    deck.slideTo('B1');
    slide().progress = 0.25;
    deck.slideTo('C1');
    expect([slides[0]?.state, slide().duration]).toEqual(['idle', SLIDE_MS * 1.75]);
    expect(slide().transforms).toEqual(['translate3d(-25cqw,0cqh,0)', 'translate3d(-200cqw,0cqh,0)']);
    settle();
    expect([goals, rests]).toEqual([['B1', 'C1'], ['C1']]);
  });

  test('ends before steps on the other axis, which follow one by one', () => {
    deck.slideTo('B1');
    deck.slideTo('B3');
    deck.slideTo('C3');
    expect([slides.length, deck.goal()]).toEqual([1, 'C3']);
    settle();
    expect([rests, shown(), slides.map(({ duration }) => duration)]).toEqual([['B1', 'B3', 'C3'], [2, 1], Array(3).fill(SLIDE_MS)]);
  });

  test('jumps to sheets farther away', () => {
    deck.slideTo('C3');
    expect([goals, rests, slides]).toEqual([['C3'], ['C3'], []]);
  });

  test('is a jump with reduced motion', () => {
    isStill = true;
    deck = sheetDeck(grid, writtenMap(CELLS), { onGoal: (cell) => goals.push(cell), onRest: (cell) => rests.push(cell) });
    deck.slideTo('A1');
    deck.slideTo('B1');
    expect([rests, slides]).toEqual([['A1', 'B1'], []]);
  });

  test('never moves more than 0.15 screens in a frame, whatever its length', () => {
    const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (/\((.*),(.*),(.*),(.*)\)/.exec(EASING) ?? []).map(Number);
    const bezier = (t: number, a: number, b: number) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
    const curve = Array.from({ length: 1_001 }, (_, index) => ({ x: bezier(index / 1_000, x1, x2), y: bezier(index / 1_000, y1, y2) }));
    const steepest = Math.max(...curve.slice(1).map(({ x, y }, index) => (y - (curve[index]?.y ?? 0)) / (x - (curve[index]?.x ?? 0))));
    expect((steepest * FRAME_MS) / SLIDE_MS).toBeLessThan(0.15);
  });
});

describe('sheets', () => {
  const placeOf = (id: string): string => {
    const sheet = Object.assign(document.createElement('article'), { id });
    deck.place(sheet);
    return sheet.style.translate;
  };

  test('are placed next to the goal, over empty cells', () => {
    expect(['A1', 'B1', 'A2'].map(placeOf)).toEqual(['0% 0%', '100% 0%', '0% 100%']);
    deck.slideTo('B1');
    expect(['A1', 'B1', 'C1', 'B3'].map(placeOf)).toEqual(['0% 0%', '100% 0%', '200% 0%', '100% 100%']);
    settle();
    deck.slideTo('B3');
    expect(['B1', 'B3', 'A3'].map(placeOf)).toEqual(['100% 0%', '100% 100%', '0% 100%']);
  });
});

describe('a finger', () => {
  test('is followed from the end of a press, one write a frame, and leads to the next sheet', () => {
    point('down', 200, 400);
    expect(deck.isBusy()).toBe(true);
    clock += 20;
    point('move', 200, 391);
    frame();
    expect(shown()).toEqual([0, 0]);
    point('move', 200, 380);
    frame();
    point('move', 200, 360);
    point('move', 200, 340);
    expect(shown()).toEqual([0, 0]);
    frame();
    expect(shown()).toEqual([0, 0.05]);
    clock += 20;
    point('up', 200, 340);
    expect(slide().transforms[0]).toMatch(/^translate3d\(0cqw,-5(\.0+\d)?cqh,0\)$/);
    expect(slide().transforms[1]).toBe('translate3d(0cqw,-100cqh,0)');
    settle();
    expect([goals, rests]).toEqual([['A2'], ['A2']]);
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

  test('catches a slide on its axis', () => {
    deck.slideTo('A2');
    point('down', 200, 400);
    expect(slide().state).toBe('running');
    slide().progress = 0.5;
    draw(0, 100, 400);
    expect(slides[0]?.state).toBe('idle');
    expect(shown()[1]).toBeLessThan(0.5);
    expect(shown()[1]).toBeGreaterThan(0.3);
    point('up', 200, 500);
    settle();
    // Dragged back over the middle.
    expect(rests).toEqual(['A1']);
  });

  test('leads on after a slide on the other axis has ended', () => {
    deck.slideTo('A2');
    flick(-200, 0);
    expect([goals, deck.goal()]).toEqual([['A2'], 'C2']);
    settle();
    expect([rests, shown()]).toEqual([
      ['A2', 'C2'],
      [1, 1],
    ]);
  });

  test('waits for a slide on the other axis before it drags', () => {
    deck.slideTo('B1');
    point('down', 200, 400);
    draw(0, -100, 200);
    expect([slide().state, shown()]).toEqual(['running', [1, 0]]);
    slide().finish();
    frame();
    draw(0, -300, 200);
    expect(shown()[0]).toBe(1);
    expect(shown()[1]).toBeGreaterThan(0);
  });

  test('pulls the deck a little where there is no sheet, and lets it back', () => {
    point('down', 200, 400);
    draw(0, 400, 160);
    expect(shown()[1]).toBeLessThan(0);
    expect(shown()[1]).toBeGreaterThan(-0.15);
    point('up', 200, 800);
    settle();
    expect([goals, rests, shown()]).toEqual([[], ['A1'], [0, 0]]);
  });

  test('rests on the same sheet if it only pressed, and does not disturb a slide', () => {
    flick(0, 3);
    expect([rests, slides]).toEqual([['A1'], []]);
    deck.slideTo('B1');
    flick(0, 3);
    expect([slides.length, slide().state]).toEqual([1, 'running']);
  });

  test('is let go by a second one, and by a gesture of the browser', () => {
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

  test('does nothing on overlays and in a zoomed page', () => {
    point('down', 200, 400, { target: 'dialog' });
    expect(deck.isBusy()).toBe(false);
    scale = 2;
    point('down', 200, 400);
    expect(deck.isBusy()).toBe(false);
  });

  test('leaves content that can scroll to the browser, and swipes on popups whose content cannot', () => {
    const offer = document.querySelector('.popup-offer') ?? expect.unreachable();
    Object.defineProperty(offer, 'scrollHeight', { value: 100, configurable: true });
    const swipeOnIt = (): void => {
      point('down', 200, 400, { target: '.popup-offer' });
      draw(0, -300, 80);
      point('up', 200, 100);
      settle();
    };
    swipeOnIt();
    expect([goals, deck.isBusy()]).toEqual([[], false]);
    Object.defineProperty(offer, 'scrollHeight', { value: 0 });
    swipeOnIt();
    expect(goals).toEqual(['A2']);
  });

  test('keeps the browser from panning once it drags', () => {
    const touch = (): boolean => grid.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    point('down', 200, 400);
    expect(touch()).toBe(true);
    draw(0, -100, 80);
    expect(touch()).toBe(false);
    point('up', 200, 300);
    expect(touch()).toBe(true);
  });

  test('is ignored once something else moves the deck', () => {
    point('down', 200, 400);
    draw(0, -100, 80);
    deck.slideTo('B1');
    draw(0, -300, 80);
    point('up', 200, 100);
    settle();
    expect(rests).toEqual(['A1', 'B1']);
  });
});
