import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { protectSwipes } from '#site-renderer/visitor/navigation/protect-swipes.ts';

const followed = vi.fn<() => void>();
let viewport: EventTarget & { scale: number };

beforeEach(() => {
  followed.mockReset();
  viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  document.body.innerHTML = '<div class="stage"><p></p><a href="#B2">link</a><dialog><span></span></dialog></div>';
  protectSwipes(find('.stage'));
  find('.stage').addEventListener('click', followed);
});
afterEach(() => vi.unstubAllGlobals());

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector);
/** Whether a mouse event keeps the browser's default action. */
const mouse = (on: string, type: string, clientX: number, detail = 1): boolean =>
  find(on).dispatchEvent(new MouseEvent(type, { clientX, clientY: 10, detail, bubbles: true, cancelable: true }));
const touch = (on: string, clientX: number): boolean =>
  find(on).dispatchEvent(Object.assign(new Event('touchstart', { bubbles: true, cancelable: true }), { changedTouches: [{ clientX }] }));

describe('mouse on the stage', () => {
  test('neither selects text nor drags links, but selects a word with a double click', () => {
    expect([mouse('p', 'mousedown', 10), mouse('a', 'mousedown', 10)]).toEqual([false, false]);
    expect([mouse('p', 'mousedown', 10, 2), mouse('span', 'mousedown', 10)]).toEqual([true, true]);
  });

  test('clicks a link only without a drag', () => {
    mouse('a', 'mousedown', 100);
    expect(mouse('a', 'click', 104)).toBe(true);
    mouse('a', 'mousedown', 100);
    expect(mouse('a', 'click', 130)).toBe(false);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('does not affect clicks by the keyboard', () => {
    mouse('a', 'mousedown', 100);
    expect(mouse('a', 'click', 0, 0)).toBe(true);
  });
});

test('protectSwipes prevents browser gestures at the edge of the screen, but lets links be tapped', () => {
  const right = innerWidth;
  expect([touch('p', 5), touch('p', right - 5), touch('p', 60)]).toEqual([false, false, true]);
  expect([touch('a', 5), touch('span', 5)]).toEqual([true, true]);
});

test('protectSwipes lets the browser pan a zoomed page', () => {
  for (const [scale, touchAction] of [
    [2, 'auto'],
    [1, ''],
  ] as const) {
    viewport.scale = scale;
    viewport.dispatchEvent(new Event('resize'));
    expect(find('.stage').style.touchAction).toBe(touchAction);
  }
});
