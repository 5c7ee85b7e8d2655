import { expect, it } from 'vitest';
import { ulid } from '#shared/model/fields.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';

it('newUlid returns a unique ULID that the server accepts', () => {
  const ids = Array.from({ length: 1_000 }, () => newUlid());
  for (const id of ids) expect(ulid().parse(id)).toBe(id);
  expect(new Set(ids).size).toBe(ids.length);
});
