import { expect, it } from 'vitest';
import type { ErrorCode } from '#shared/model/error.ts';
import { isTransient, passesByItself } from '#web/features/editor/model/save/save-errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const refused = (status: number, code: ErrorCode): ApiError =>
  new ApiError({ kind: 'refused', status, statusText: '', message: null, refusal: { code } });

it('isTransient returns true and passesByItself false for a save refused with storage-full (R-23.103)', () => {
  const full = refused(507, 'storage-full');
  expect([isTransient(full), passesByItself(full)]).toEqual([true, false]);
});

it.each([
  [429, 'too-many-requests'],
  [503, 'unavailable'],
  [500, 'internal'],
] as const)('passesByItself returns true for a save that is refused with status %i', (status, code) =>
  expect(passesByItself(refused(status, code))).toBe(true),
);

it('isTransient returns false for a save with invalid fields', () => expect(isTransient(refused(400, 'invalid-input'))).toBe(false));
