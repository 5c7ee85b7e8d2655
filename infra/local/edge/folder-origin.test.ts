import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectOrigin } from '#infra/local/edge/bucket-origin.ts';
import { folderOrigin } from '#infra/local/edge/folder-origin.ts';

let folder: string;
let origin: ObjectOrigin;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
  await mkdir(path.join(folder, 'console/assets'), { recursive: true });
  await writeFile(path.join(folder, 'console/index.html'), '<p>あ');
  await writeFile(path.join(folder, 'console/assets/a-1.js'), 'run()');
  await writeFile(path.join(folder, 'secret'), 'secret');
  origin = folderOrigin(path.join(folder, 'console'));
});
afterAll(() => rm(folder, { recursive: true }));

it('folderOrigin serves files with their content type, and hashed files as immutable', async () => {
  const page = await origin('GET', '/index.html', {});
  expect(page).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '6', 'cache-control': 'no-cache' },
  });
  expect(await text(page.body)).toBe('<p>あ');
  expect(await origin('HEAD', '/assets/a-1.js', {})).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

it('folderOrigin answers 304 if the entity tag matches, strong or weak', async () => {
  const { headers } = await origin('HEAD', '/index.html', {});
  const etag = String(headers['etag']);
  expect((await origin('GET', '/index.html', { 'if-none-match': etag })).status).toBe(304);
  expect((await origin('GET', '/index.html', { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect((await origin('GET', '/index.html', { 'if-none-match': '"other"' })).status).toBe(200);
});

it.each(['/missing', '/', '/assets', '/..%2fsecret', '/../secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '/x%00'])(
  'folderOrigin answers %s with 403',
  async (requested) => {
    expect((await origin('GET', requested, {})).status).toBe(403);
  },
);
