/** An emulated mid-range phone, with network and CPU actually throttled. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium.ts';

/** DevTools' "slow 4G" preset: 562 ms latency, 1.47 Mbit/s download. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
/** 20 ms latency, 10 Mbit/s download. */
export const FAST_4G = { offline: false, latency: 20, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 };
export const CPU_SLOWDOWN = 4;

const SCREEN = { width: 412, height: 823 } as const;

export interface Phone {
  page: Page;
  devtools: CDPSession;
}

async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** Runs `act` on a phone with an empty browser cache. */
export async function onColdPhone<T>(act: (phone: Phone, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    return await act(await openPhone(browser), browser);
  } finally {
    await browser.close();
  }
}

export type FlickDirection = 'up' | 'down' | 'left' | 'right';

/**
 * Swipes one finger over the fraction `share` of the screen within `ms`, and rests it for `restMs` before it is lifted. The touch events do
 * not wait for the page, as with a real finger.
 */
export async function flick(devtools: CDPSession, direction: FlickDirection, share: number, ms: number, restMs = 0): Promise<void> {
  const steps = 8;
  const across = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const down = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
  const reach = (share / 2) * (across === 0 ? SCREEN.height : SCREEN.width);
  const at = (step: number) => {
    const offset = -reach + (2 * reach * step) / steps;
    return [{ x: SCREEN.width / 2 + across * offset, y: SCREEN.height / 2 + down * offset, id: 1 }];
  };
  const startedAt = Date.now();
  // The time of the gesture is set, which a busy machine would stretch.
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>, after: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (startedAt + after) / 1_000 });
  const sent: Promise<unknown>[] = [dispatch('touchStart', at(0), 0)];
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, ms / steps));
    sent.push(dispatch('touchMove', at(step), (ms * step) / steps));
  }
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  sent.push(dispatch('touchEnd', [], ms + restMs));
  await Promise.all(sent);
}
