import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from '#infra/build/build-stamp.ts';

let root: string;
const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('shared/model/site.ts', 'export const a = 1;');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

it.each<[string, () => Promise<void>]>([
  ['a changed file', () => write('shared/model/site.ts', 'export const a = 2;')],
  ['a new file', () => write('shared/rules/new.ts', '')],
  ['a removed file', () => rm(path.join(root, 'shared/model/site.ts'))],
  ['a change of the packages', () => write('package-lock.json', '{"lockfileVersion": 3}')],
  [
    'content that moved to another file',
    async () => {
      await rm(path.join(root, 'shared/model/site.ts'));
      await write('shared/model/sites.ts', 'export const a = 1;');
    },
  ],
])('hashSources changes with %s', async (_, change) => {
  const before = await hashSources(root);
  await change();
  expect(await hashSources(root)).not.toBe(before);
});

it('hashSources ignores modification times, and files that the build does not read', async () => {
  const before = await hashSources(root);
  await write('shared/model/site.ts', 'export const a = 1;');
  await write('docs/testing.md', 'text');
  await write('dist/console/index.html', 'text');
  expect(await hashSources(root)).toBe(before);
});
