import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appearanceManager } from '#web/app/theme/appearance.ts';

const script = new Script(readFileSync('web/public/colour-scheme.js', 'utf8'));

/** Runs the script on a device. Returns the scheme that it sets. */
function schemeOn(system: 'light' | 'dark'): string | null {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }));
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  script.runInThisContext();
  return document.documentElement.getAttribute('data-mantine-color-scheme');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('colour-scheme.js (R-6.114)', () => {
  it.each([
    ['light', 'light', 'light'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['auto', 'light', 'light'],
    ['auto', 'dark', 'dark'],
  ] as const)('shows %s on a %s system as %s', (chosen, system, shown) => {
    appearanceManager.set(chosen);
    expect(schemeOn(system)).toBe(shown);
  });

  it('follows the system without a choice, and if the browser blocks storage', () => {
    expect([schemeOn('light'), schemeOn('dark')]).toEqual(['light', 'dark']);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      clear: () => undefined,
    });
    expect([schemeOn('light'), schemeOn('dark')]).toEqual(['light', 'dark']);
  });
});
