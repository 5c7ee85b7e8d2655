import { expect, it } from 'vitest';
import { foldRegistrationNumber, hasValidCheckDigit } from '#shared/values/registration-number.ts';

it.each(['T7000012050002', 't7000012050002', 'Ｔ７０００－０１２０５－０００２', 'T7-0000-1205-0002', ' T7000012050002\u200B'])(
  'foldRegistrationNumber folds %j to the canonical number (R-22.10)',
  (written) => expect(foldRegistrationNumber(written)).toBe('T7000012050002'),
);

it('hasValidCheckDigit returns true for a right check digit, and false for a wrong check digit', () => {
  expect(hasValidCheckDigit('T7000012050002')).toBe(true);
  expect(hasValidCheckDigit('T8000012050002')).toBe(false);
});
