/** Swipes by real touch events, so that the browser's own scrolling handles them. */
import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Length of a swipe as a share of the screen, far enough to count however slowly the events arrive, and its number of touch events. */
const REACH = 0.75;
const STEPS = 8;
const DURATION_MS = 160;

interface SwipeOptions {
  /** Whether the finger stays down. */
  isHeld?: boolean;
  /** The box through whose middle the finger moves; absent: the screen. */
  within?: { x: number; y: number; width: number; height: number } | undefined;
}

/** One swipe towards `direction`: `up` shows the sheet below. */
export async function swipe(page: Page, direction: Direction, { isHeld = false, within }: SwipeOptions = {}): Promise<void> {
  const { x, y, width, height } = within ?? { x: 0, y: 0, width: 0, height: 0, ...page.viewportSize() };
  const dx = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const dy = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
  const point = (share: number) => [
    { x: x + width / 2 + dx * width * REACH * (share - 0.5), y: y + height / 2 + dy * height * REACH * (share - 0.5) },
  ];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await sleep(DURATION_MS / STEPS);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(step / STEPS) });
  }
  if (!isHeld) await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
