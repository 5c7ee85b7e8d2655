import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckElement } from '#site-renderer/visitor/core/deck.ts';
import { start } from '#site-renderer/visitor/modules/transition.ts';

let prefersStillness = false;
let cancelled: string[];
let shown: { id: string; keyframes: Keyframe[]; startTime: CSSNumberish | null }[];

const TIMING = { duration: 300, easing: 'ease', fill: 'forwards' } as const;
const deck = (): DeckElement => document.querySelector<DeckElement>('.deck') ?? expect.unreachable();
const sheet = (id: string): HTMLElement => document.getElementById(id) ?? expect.unreachable();

/** Returns an animation of the deck between two positions, in screens. */
const movement = (from: readonly [number, number], to: readonly [number, number]): Animation =>
  ({
    startTime: 12,
    oncancel: null,
    effect: {
      getKeyframes: () => [from, to].map(([x, y]) => ({ transform: `translate(${-100 * x}cqw, ${-100 * y}cqh)` })),
      getTiming: () => TIMING,
    },
  }) as unknown as Animation;

/** Starts the module on a cross of five sheets around B2, and returns the function that adds a sheet. */
function visit(transition: string): () => void {
  const places = { B2: '0%', A2: '-100%', C2: '100%', B1: '0% -100%', B3: '0% 100%' };
  const sheets = Object.entries(places).map(([id, place]) => `<article class="sheet" id="${id}" style="translate: ${place}"></article>`);
  document.body.innerHTML = `<div class="stage" data-transition="${transition}"><div class="deck">${sheets.join('')}</div></div>`;
  for (const [id, place] of Object.entries(places)) Object.defineProperty(sheet(id).style, 'translate', { value: place });
  let added = (): void => undefined;
  start({
    stage: document.querySelector<HTMLElement>('.stage') ?? expect.unreachable(),
    onSheet: (listener) => (added = () => listener(sheet('B2'))),
  });
  return () => added();
}

const framesOf = (id: string): Keyframe[] => shown.findLast((animation) => animation.id === id)?.keyframes ?? [];

beforeEach(() => {
  [prefersStillness, cancelled, shown] = [false, [], []];
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  Element.prototype.animate = function animate(this: Element, keyframes) {
    const animation = { id: this.id, keyframes: keyframes as Keyframe[], startTime: null, cancel: () => cancelled.push(this.id) };
    shown.push(animation);
    return animation as unknown as Animation;
  };
});

describe('transitions', () => {
  it.each([
    ['cover', [{ transform: 'translate(0%,0%)' }, { transform: 'translate(100%,0%)' }], []],
    [
      'fade',
      [{ transform: 'translate(0%,0%)' }, { transform: 'translate(100%,0%)' }],
      [
        { transform: 'translate(-100%,0%)', opacity: 0 },
        { transform: 'translate(0%,0%)', opacity: 1 },
      ],
    ],
    [
      'depth',
      [
        { transform: 'translate(0%,0%) scale(1)', opacity: 1 },
        { transform: 'translate(100%,0%) scale(0.92)', opacity: 0.5 },
      ],
      [],
    ],
  ])('%s: the former sheet stays below the next one', (transition, former, next) => {
    visit(transition);
    deck().onMove?.(movement([0, 0], [1, 0]));
    const withOffsets = (frames: readonly object[]) => frames.map((frame, offset) => ({ ...frame, offset }));
    expect(framesOf('B2').map(({ transform, ...rest }) => ({ transform: String(transform).replaceAll('-0', '0'), ...rest }))).toEqual(
      withOffsets(former),
    );
    expect(framesOf('C2').map(({ transform, ...rest }) => ({ transform: String(transform).replaceAll('-0', '0'), ...rest }))).toEqual(
      withOffsets(next),
    );
    expect([sheet('B2').style.zIndex, sheet('C2').style.zIndex, framesOf('B1')]).toEqual(['-1', '', []]);
  });

  it('runs with the clock of the deck', () => {
    visit('cover');
    deck().onMove?.(movement([0, 0], [1, 0]));
    expect(shown.map(({ startTime }) => startTime)).toEqual([12]);
  });

  it('keeps the former sheet while a slide is interrupted, and has a keyframe where the deck passes it', () => {
    visit('depth');
    deck().onMove?.(movement([0, 0], [0.4, 0]));
    deck().onMove?.(movement([0.4, 0], [-0.6, 0]));
    expect(cancelled).toEqual(['B2']);
    expect(framesOf('B2').map(({ offset, opacity }) => [Math.abs(offset ?? -1), opacity])).toEqual([
      [0, 0.8],
      [0.4, 1],
      [1, 0.7],
    ]);
  });

  it('lets the former sheet move with the deck where no sheet comes', () => {
    visit('cover');
    sheet('C2').remove();
    deck().onMove?.(movement([0, 0], [0.2, 0]));
    expect(framesOf('B2').map(({ transform }) => String(transform).replaceAll('-0', '0'))).toEqual([
      'translate(0%,0%)',
      'translate(0%,0%)',
    ]);
  });

  it('moves down and up, and holds still under a finger that rests', () => {
    visit('cover');
    deck().onMove?.(movement([0, 0], [0, 0.3]));
    deck().onMove?.(movement([0, 0.3], [0, 0.3]));
    expect(framesOf('B2').map(({ transform }) => transform)).toEqual(['translate(0%,30%)', 'translate(0%,30%)']);
  });

  it('ends when the deck rests, and moves a sheet that is added before', () => {
    const add = visit('fade');
    const moved = movement([0, 0], [1, 0]);
    deck().onMove?.(moved);
    add();
    expect(shown).toHaveLength(6);
    moved.oncancel?.({} as AnimationPlaybackEvent);
    expect(cancelled).toHaveLength(6);
    expect(sheet('B2').style.zIndex).toBe('');
    add();
    expect(shown).toHaveLength(6);
  });

  it('does nothing under reduced motion', () => {
    prefersStillness = true;
    visit('cover');
    deck().onMove?.(movement([0, 0], [1, 0]));
    expect(shown).toEqual([]);
  });
});
