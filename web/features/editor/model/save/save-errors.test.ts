import { expect, it } from 'vitest';
import type { ErrorCode } from '#shared/model/error.ts';
import { isTransient, passesByItself } from '#web/features/editor/model/save/save-errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const refused = (status: number, code: ErrorCode): ApiError =>
  new ApiError({ kind: 'refused', status, statusText: '', message: null, refusal: { code } });

it('retries a save that a full storage refuses, and shows why it failed (R-23.103)', () => {
  const full = refused(507, 'storage-full');
  expect([isTransient(full), passesByItself(full)]).toEqual([true, false]);
});

it.each([
  [429, 'too-many-requests'],
  [503, 'unavailable'],
  [500, 'internal'],
] as const)('retries a save that is refused with %i without reporting a failure', (status, code) =>
  expect(passesByItself(refused(status, code))).toBe(true),
);

it('never retries a save whose fields are refused', () => expect(isTransient(refused(400, 'invalid-input'))).toBe(false));
