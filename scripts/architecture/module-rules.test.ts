import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface CruiserConfig {
  forbidden: { name: string; comment?: string; severity: string }[];
}

it('the module table in docs/architecture.md has exactly one row for each import rule', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const rows = Array.from(page.matchAll(/^\| `([\w-]+)` \|/gm), ([, name]) => name);
  const { forbidden } = JSON.parse(await readFile('.dependency-cruiser.json', 'utf8')) as CruiserConfig;
  expect(new Set(rows)).toEqual(new Set(forbidden.map(({ name }) => name)));
  expect(rows).toHaveLength(forbidden.length);
  expect(forbidden.filter(({ severity, comment }) => severity !== 'error' || !comment)).toEqual([]);
});
