import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildVisitorScript } from '#site-renderer/build-visitor-script.ts';

test('the visitor’s runtime stays within 3 KB', async () => {
  const script = await buildVisitorScript();
  expect(script).not.toMatch(/<\/script/i);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3 * 1024);
});
