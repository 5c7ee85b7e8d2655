import { expect, test } from 'vitest';
import { staleFiles } from '#functions/publishing/jobs/publish/stale-files.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const stored = (key: string, hours: number) => ({ key, etag: 'e', storedAt: hoursAgo(hours), bytes: 1 });
const PRESENT = [
  stored('id/index.html', 1),
  stored('id/B2.html', 1),
  stored('id/s/0.html', 1),
  stored('id/m/new/1.webp', 23),
  stored('id/m/old/1.webp', 25),
  stored('id/m/used/1.webp', 25),
  stored('id/m/secret/1.webp', 0),
  stored('id/a/old.js', 25),
];
const used = new Set(['id/index.html', 'id/m/used/1.webp']);
const membersOnly = new Set(['id/m/secret/1.webp', 'id/m/used/1.webp']);

test('staleFiles returns pages and members-only media immediately, and other unused files after a day', () => {
  expect(staleFiles(PRESENT, { used, membersOnly, isLive: true, now: NOW })).toEqual({
    pages: ['id/B2.html', 'id/s/0.html'],
    files: ['id/m/old/1.webp', 'id/m/secret/1.webp', 'id/a/old.js'],
  });
});

test('staleFiles returns every unused file immediately if the site is not live', () => {
  const { pages, files } = staleFiles(PRESENT, { used: new Set(), membersOnly: new Set(), isLive: false, now: NOW });
  expect([...pages, ...files]).toHaveLength(PRESENT.length);
});
