import { afterEach, expect, test, vi } from 'vitest';
import { runTags } from '#site-renderer/visitor/consent/run-tags.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function waiting(html: string): HTMLTemplateElement {
  document.body.innerHTML = `<template>${html}</template>`;
  return document.querySelector('template') as HTMLTemplateElement;
}
const inserted = () => [...document.querySelectorAll<HTMLElement>('body > :not(template)')].map(({ id }) => id);

test('runTags waits for scripts that later tags may depend on, and for no other', async () => {
  const first = waiting(
    '<script id="a" async src="https://a.example/a.js"></script><script id="b" src="https://a.example/b.js"></script><style id="c"></style>',
  );
  const done = runTags(first);
  await vi.waitFor(() => expect(inserted()).toEqual(['a', 'b']));
  document.querySelector('#b')?.dispatchEvent(new Event('load'));
  await done;
  expect(inserted()).toEqual(['a', 'b', 'c']);
  // The tags stay in the template, so that they never run twice.
  expect(first.content.children).toHaveLength(3);
});

test('runTags continues after a script that fails or does not arrive', async () => {
  vi.useFakeTimers();
  const done = runTags(
    waiting(
      '<script id="a" src="https://a.example/a.js"></script><script id="b" defer src="https://a.example/b.js"></script><i id="c"></i>',
    ),
  );
  document.querySelector('#a')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(inserted()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(4_000);
  await done;
  expect(inserted()).toEqual(['a', 'b', 'c']);
});
