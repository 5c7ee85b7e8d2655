import { decodeTime } from 'ulid';
import { expect, it } from 'vitest';
import { siteId, ulid } from '#shared/model/fields.ts';
import { idGenerator, randomIds } from '#functions/platform/gateways/ids.ts';

it('idGenerator generates unique identifiers in the formats of the API contract', () => {
  const made = Array.from({ length: 1_000 }, () => ({ ulid: randomIds.ulid(), siteId: randomIds.siteId(), secret: randomIds.secret() }));
  for (const ids of made) {
    expect(ulid().safeParse(ids.ulid).success).toBe(true);
    expect(siteId().safeParse(ids.siteId).success).toBe(true);
    expect(ids.secret).toMatch(/^[\w-]{43}$/);
  }
  for (const kind of ['ulid', 'siteId', 'secret'] as const) expect(new Set(made.map((ids) => ids[kind])).size).toBe(made.length);
});

it('idGenerator generates ULIDs that contain the time and sort by time, even within one millisecond', () => {
  const begun = Date.now();
  let now = begun;
  const ids = idGenerator(() => new Date(now));
  const made = [0, 0, 0, 0, 1, 1, 1, 5_000, 4_000, 5_000].map((later) => {
    now = begun + later;
    return ids.ulid();
  });
  expect(made.map((id) => decodeTime(id) - begun)).toEqual([0, 0, 0, 0, 1, 1, 1, 5_000, 5_000, 5_000]);
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
});
