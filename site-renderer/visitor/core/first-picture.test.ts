import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPicture } from '#site-renderer/visitor/core/first-picture.ts';

const stageOf = (markup: string, decode?: () => Promise<void>): HTMLElement => {
  const stage = document.createElement('div');
  stage.innerHTML = `<article class="sheet">${markup}</article>`;
  for (const image of stage.querySelectorAll('img')) if (decode) image.decode = decode;
  return stage;
};
const resolved = async (waiting: Promise<unknown>): Promise<boolean> => {
  let isResolved = false;
  void waiting.then(() => (isResolved = true));
  await vi.advanceTimersByTimeAsync(0);
  return isResolved;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('firstPicture resolves immediately on a sheet without a picture', async () => {
  expect(await resolved(firstPicture(stageOf('<p>locked</p>')))).toBe(true);
});

test('firstPicture resolves once the picture is decoded', async () => {
  const decoded = Promise.withResolvers<void>();
  const waiting = firstPicture(stageOf('<img>', () => decoded.promise));
  expect(await resolved(waiting)).toBe(false);
  decoded.resolve();
  expect(await resolved(waiting)).toBe(true);
});

test('firstPicture resolves if the picture fails or does not load within four seconds', async () => {
  expect(await resolved(firstPicture(stageOf('<img>', () => Promise.reject(new DOMException('broken', 'EncodingError')))))).toBe(true);
  const waiting = firstPicture(stageOf('<img>', () => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(await resolved(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await resolved(waiting)).toBe(true);
});
