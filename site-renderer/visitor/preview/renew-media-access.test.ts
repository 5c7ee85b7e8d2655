import { beforeEach, expect, test, vi } from 'vitest';
import { MEDIA_RIGHT_MS } from '#shared/model/limits.ts';
import { renewMediaAccess } from '#site-renderer/visitor/preview/renew-media-access.ts';

const SITE = 'abcdefghij12';
const asked: string[] = [];
let visibilityState: DocumentVisibilityState;
let listeners: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  visibilityState = 'visible';
  listeners = new EventTarget();
  const document = {
    addEventListener: listeners.addEventListener.bind(listeners),
    get visibilityState() {
      return visibilityState;
    },
  };
  renewMediaAccess({
    addEventListener: listeners.addEventListener.bind(listeners),
    setInterval: globalThis.setInterval,
    location: { hostname: `${SITE}.preview.sites.example.com` },
    document,
    fetch: (address: string) => Promise.resolve(asked.push(address)),
  } as unknown as Parameters<typeof renewMediaAccess>[0]);
  return () => vi.useRealTimers();
});

function failing(currentSrc: string): { image: HTMLImageElement; loads: string[]; fail: () => Promise<unknown> } {
  const image = document.createElement('img');
  const loads: string[] = [];
  Object.defineProperties(image, {
    currentSrc: { value: currentSrc },
    src: {
      get: () => currentSrc,
      set(address: string) {
        loads.push(address);
      },
    },
  });
  const fail = () => {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: image });
    listeners.dispatchEvent(event);
    return vi.advanceTimersByTimeAsync(1);
  };
  return { image, loads, fail };
}

test('renewMediaAccess renews the media right within half its duration while the page is visible', async () => {
  await vi.advanceTimersByTimeAsync(MEDIA_RIGHT_MS / 2 - 1_000);
  expect(asked).toEqual([`/api/v1/end-user/site/${SITE}/popups`]);
  visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(MEDIA_RIGHT_MS);
  expect(asked).toHaveLength(1);
  visibilityState = 'visible';
  listeners.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(2);
});

test('renewMediaAccess renews once for media that failed together, and reloads all of them', async () => {
  const both = [failing('https://x/media/one/480.avif?t=tag'), failing('https://x/media/two/480.avif?t=tag')];
  await Promise.all(both.map(({ fail }) => fail()));
  expect(asked).toHaveLength(1);
  expect(both.map(({ loads }) => loads)).toEqual([['https://x/media/one/480.avif?t=tag'], ['https://x/media/two/480.avif?t=tag']]);
  await both[0]?.fail();
  expect([asked.length, both[0]?.loads.length]).toEqual([1, 1]);
});

test('renewMediaAccess ignores pictures without a media tag', async () => {
  const { loads, fail } = failing('https://other.example.com/a.png');
  await fail();
  expect([asked, loads]).toEqual([[], []]);
});
