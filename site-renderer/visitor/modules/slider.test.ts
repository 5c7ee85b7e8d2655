import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { start } from '#site-renderer/visitor/modules/slider.ts';

const SHEETS = `<div class="stage"><div class="grid">
  <article class="sheet" id="A1" data-seconds="5"><a href="#">link</a></article><article class="sheet" id="B1"></article><article class="sheet" id="A2" data-seconds="3"></article>
</div><button data-slider aria-pressed="false" hidden></button></div>`;

let prefersStillness = false;
let slideTo: ReturnType<typeof vi.fn<(cell: string) => void>>;

const stage = (): HTMLElement => document.querySelector<HTMLElement>('.stage') ?? document.body;
const button = (): HTMLButtonElement | null => document.querySelector('button');
/** Starts the module and returns a function that makes a sheet the current one. */
function visit(): (cell: string) => void {
  let show: (sheet: HTMLElement) => void = () => undefined;
  start({
    stage: stage(),
    onRest: (listener) => (show = listener),
    slideTo,
    map: parseSheetMap('11/10'),
  });
  return (cell) => show(document.getElementById(cell) ?? stage());
}

/** The listeners of the window, which other files share. */
let listening: MockInstance<typeof addEventListener>;

beforeEach(() => {
  listening = vi.spyOn(globalThis, 'addEventListener');
  vi.useFakeTimers();
  prefersStillness = false;
  slideTo = vi.fn<(cell: string) => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  document.body.innerHTML = SHEETS;
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockRestore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the progress line (R-7.22)', () => {
  let line: { duration: number; state: string }[];
  beforeEach(() => {
    line = [];
    document.querySelector('.stage')?.insertAdjacentHTML('beforeend', '<i class="progress"></i>');
    Element.prototype.animate = function animate(this: Element, keyframes, options) {
      expect([this.className, keyframes]).toEqual(['progress', { transform: ['scaleX(0)', 'scaleX(1)'] }]);
      const filling = { duration: Number((options as KeyframeAnimationOptions).duration), state: 'running' };
      line.push(filling);
      return { pause: () => (filling.state = 'paused'), cancel: () => (filling.state = 'idle') } as unknown as Animation;
    };
  });

  it('fills in the time of the sheet, and again when the time starts again', () => {
    visit()('A1');
    expect(line).toEqual([{ duration: 5_000, state: 'running' }]);
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(line.map(({ state }) => state)).toEqual(['idle', 'running']);
  });

  it('pauses with its button, and fills from the start when it continues', () => {
    visit()('A1');
    button()?.click();
    expect(line.at(-1)).toEqual({ duration: 5_000, state: 'paused' });
    button()?.click();
    expect(line.map(({ state }) => state)).toEqual(['idle', 'running']);
  });

  it('does not move on sheets without a time, or under reduced motion', () => {
    visit()('B1');
    prefersStillness = true;
    visit()('A1');
    expect(line).toEqual([]);
  });
});

describe('automatic sliding', () => {
  it('slides to the next sheet in reading order after the seconds set for the sheet', () => {
    visit()('A1');
    vi.advanceTimersByTime(4_999);
    expect(slideTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(slideTo.mock.calls).toEqual([['B1']]);
    expect(button()?.hidden).toBe(false);
  });

  it('does not start without the setting, or on the last sheet', () => {
    const rest = visit();
    for (const cell of ['B1', 'A2']) {
      rest(cell);
      vi.advanceTimersByTime(60_000);
      expect(button()?.hidden).toBe(true);
    }
    expect(slideTo).not.toHaveBeenCalled();
  });

  it('is cancelled if the visitor swipes first', () => {
    const rest = visit();
    rest('A1');
    vi.advanceTimersByTime(4_000);
    rest('B1');
    vi.advanceTimersByTime(60_000);
    expect(slideTo).not.toHaveBeenCalled();
  });

  it('pauses and resumes with the button', () => {
    visit()('A1');
    button()?.click();
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    vi.advanceTimersByTime(60_000);
    expect(slideTo).not.toHaveBeenCalled();
    button()?.click();
    vi.advanceTimersByTime(5_000);
    expect(slideTo).toHaveBeenCalledOnce();
  });

  it('restarts its timer if the visitor touches the page', () => {
    visit()('A1');
    vi.advanceTimersByTime(4_000);
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(4_000);
    expect(slideTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(slideTo).toHaveBeenCalledOnce();
  });

  it('waits while the focus is inside the sheet', () => {
    visit()('A1');
    document.querySelector('a')?.focus();
    vi.advanceTimersByTime(20_000);
    expect(slideTo).not.toHaveBeenCalled();
    document.querySelector('a')?.blur();
    vi.advanceTimersByTime(5_000);
    expect(slideTo).toHaveBeenCalledOnce();
  });

  it('is disabled under reduced motion', () => {
    prefersStillness = true;
    visit()('A1');
    vi.advanceTimersByTime(60_000);
    expect(slideTo).not.toHaveBeenCalled();
    expect(button()?.hidden).toBe(true);
  });
});
