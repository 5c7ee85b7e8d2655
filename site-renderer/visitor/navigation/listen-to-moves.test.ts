import { beforeEach, expect, test, vi } from 'vitest';
import { listenToMoves } from '#site-renderer/visitor/navigation/listen-to-moves.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';

const move = vi.fn<(to: Move) => void>();
let controller: AbortController;

beforeEach(() => {
  move.mockReset();
  controller = new AbortController();
  document.body.innerHTML = `<div class="stage"><section class="grid"></section><a class="arrow" href="#B1"></a><button></button><input>
    <details class="menu" open><summary></summary><nav></nav></details><dialog open><p></p></dialog></div><footer class="bar"></footer>`;
  // jsdom has no layout, so the bar cannot scroll.
  bar().scrollBy = vi.fn();
  listenToMoves(globalThis, move, controller.signal);
  return () => controller.abort();
});

const find = (selector: string): Element => document.querySelector(selector) ?? expect.unreachable(selector);
const bar = (): Element => find('.bar');
const press = (on: string, key: string, init: KeyboardEventInit = {}): boolean =>
  find(on).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const turn = (on: string, deltaY: number, init: WheelEventInit = {}): boolean =>
  find(on).dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init }));

test('Space steps down and Shift+Space up, except on elements that Space presses', () => {
  expect([press('.grid', ' '), press('.arrow', ' ', { shiftKey: true })]).toEqual([false, false]);
  expect(move.mock.calls).toEqual([['down'], ['up']]);
  expect([press('button', ' '), press('input', ' '), press('summary', ' ')]).toEqual([true, true, true]);
  expect(press('button', 'ArrowDown')).toBe(false);
  expect(move).toHaveBeenCalledTimes(3);
});

test('the wheel steps everywhere on the page, except on overlays and while zooming', () => {
  expect(turn('footer', 120)).toBe(false);
  expect(move.mock.calls).toEqual([['down']]);
  expect([turn('nav', 120), turn('dialog p', 120), turn('footer', 120, { ctrlKey: true })]).toEqual([true, true, true]);
  expect([press('nav', 'ArrowDown'), press('dialog p', 'ArrowDown')]).toEqual([true, true]);
  expect(move).toHaveBeenCalledTimes(1);
});

test('the wheel scrolls an overflowing bar to its end before it steps', () => {
  const isTurned = vi.fn((across: number) => (bar().scrollLeft = Math.max(0, Math.min(100, bar().scrollLeft + across))));
  bar().scrollBy = isTurned as unknown as Element['scrollBy'];
  expect([turn('.bar', 120), bar().scrollLeft]).toEqual([false, 100]);
  expect(move).not.toHaveBeenCalled();
  turn('.bar', 120);
  expect(move.mock.calls).toEqual([['down']]);
  turn('.grid', -120);
  expect(bar().scrollLeft).toBe(100);
});

test('listenToMoves stops when its signal is aborted', () => {
  controller.abort();
  expect([press('.grid', ' '), turn('footer', 120)]).toEqual([true, true]);
  expect(move).not.toHaveBeenCalled();
});
