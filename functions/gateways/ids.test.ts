import { decodeTime } from 'ulid';
import { expect, it } from 'vitest';
import { siteId, ulid } from '#shared/model/fields.ts';
import { randomIds } from '#functions/gateways/ids.ts';

it('makes identifiers of the shapes the contract takes, never one twice', () => {
  const made = Array.from({ length: 1_000 }, () => ({ ulid: randomIds.ulid(), siteId: randomIds.siteId(), secret: randomIds.secret() }));
  for (const ids of made) {
    expect(ulid().safeParse(ids.ulid).success).toBe(true);
    expect(siteId().safeParse(ids.siteId).success).toBe(true);
    expect(ids.secret).toMatch(/^[\w-]{43}$/);
  }
  for (const kind of ['ulid', 'siteId', 'secret'] as const) expect(new Set(made.map((ids) => ids[kind])).size).toBe(made.length);
});

it('makes identifiers that tell their time and sort by it', async () => {
  const before = Date.now();
  const first = randomIds.ulid();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const second = randomIds.ulid();
  expect(decodeTime(first)).toBeGreaterThanOrEqual(before);
  expect(decodeTime(second)).toBeLessThanOrEqual(Date.now());
  expect(first < second).toBe(true);
});
