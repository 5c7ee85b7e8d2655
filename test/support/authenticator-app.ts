import { totpCode, totpStep } from '#functions/sign-in/api/security/factor/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as an authenticator app reads it. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows at a time in epoch milliseconds, or that many steps later. */
export const codeAt = (secret: string, at: number, steps = 0): string => totpCode(fromBase32(secret), totpStep(at) + steps);
