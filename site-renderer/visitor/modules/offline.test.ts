import { afterEach, describe, expect, test, vi } from 'vitest';
import { start } from '#site-renderer/visitor/modules/offline.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('offline module', () => {
  test('registers the worker after a pause, and tells a new worker what the page has loaded', () => {
    vi.useFakeTimers();
    const messages: unknown[] = [];
    const workers = Object.assign(new EventTarget(), {
      register: vi.fn(() => Promise.resolve()),
      controller: { postMessage: (message: unknown) => messages.push(message) },
    });
    vi.stubGlobal('navigator', { serviceWorker: workers });
    const entries: Record<string, { name: string }[]> = {
      navigation: [{ name: 'https://shop.example/B2' }],
      resource: [{ name: 'https://shop.example/a/menu-1.js' }],
    };
    vi.stubGlobal('performance', { getEntriesByType: (type: string) => entries[type] });
    start();
    expect(workers.register).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
    workers.dispatchEvent(new Event('controllerchange'));
    expect(messages).toEqual([['https://shop.example/B2', 'https://shop.example/a/menu-1.js']]);
  });

  test('does nothing in browsers without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(start).not.toThrow();
  });
});
