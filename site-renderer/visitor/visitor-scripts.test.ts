import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildVisitorScripts } from '#site-renderer/build-visitor-scripts.ts';

test('the visitor’s runtime stays within 3 KB, and knows of videos only where there are some', async () => {
  const { still, moving } = await buildVisitorScripts();
  for (const script of [still, moving]) {
    expect(script).not.toMatch(/<\/script/i);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3 * 1024);
  }
  expect([still.includes('muted'), moving.includes('muted')]).toEqual([false, true]);
});
