import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, findTotpStep, toBase32, totpCode, totpStep } from '#functions/sign-in/api/security/factor/totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');

describe('totpCode and findTotpStep', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('match RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(RFC_SECRET, totpStep(seconds * 1_000), 8)).toBe(code);
    expect(totpCode(RFC_SECRET, totpStep(seconds * 1_000))).toBe(code.slice(2));
  });

  it('accept a code one step early or late, but no further', () => {
    const at = fc.integer({ min: 1_000_000_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(at, fc.integer({ min: -4, max: 4 }), (now, drift) => {
        const [secret, step] = [newTotpSecret(), totpStep(now) + drift];
        const code = totpCode(secret, step);
        const others = [-1, 0, 1].filter((one) => one !== drift).map((one) => totpCode(secret, totpStep(now) + one));
        // Codes of different steps are equal with a probability of one in a million.
        fc.pre(!others.includes(code));
        expect(findTotpStep(secret, code, now)).toBe(Math.abs(drift) <= 1 ? step : undefined);
      }),
    );
  });

  it('reject codes of another length', () => {
    for (const code of ['', '1', '1234567', 'abcdef']) expect(findTotpStep(RFC_SECRET, code, 1_000_000)).toBeUndefined();
  });
});

describe('base32', () => {
  it('matches RFC 4648', () => {
    expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB');
    expect(toBase32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
