import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildVisitorScripts } from '#site-renderer/build-visitor-scripts.ts';
import { SCRIPT_FEATURES, scriptOf } from '#site-renderer/visitor-scripts.ts';

const KILOBYTE = 1024;

test('the visitor’s runtime stays within 3 KB, 4 with popups, and knows only of what its page has', async () => {
  const scripts = await buildVisitorScripts();
  expect(Object.keys(scripts).length).toBe(2 ** SCRIPT_FEATURES.length);
  for (const features of [[], ['video'], ['menu'], ['popups'], ['company'], ['popups', 'video', 'menu', 'company', 'arrows']]) {
    const script = scriptOf(scripts, features);
    expect(script).not.toMatch(/<\/script/i);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual((features.includes('popups') ? 4 : 3) * KILOBYTE);
    expect(['muted', '.menu', 'sendBeacon', 'showModal'].map((sign) => script.includes(sign))).toEqual(
      ['video', 'menu', 'popups', 'company'].map((feature) => features.includes(feature)),
    );
  }
  expect(() => scriptOf({}, [])).toThrow('no script');
});
