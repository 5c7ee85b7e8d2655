import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as all authenticator apps make them: SHA-1, 30 seconds, six digits. */

const STEP_MS = 30_000;
const DIGITS = 6;
/** The length of an SHA-1 digest, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Offsets of the steps whose codes are accepted, because clocks differ and typing takes time. */
const DRIFT = [0, -1, 1] as const;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Returns bytes in Base32 (RFC 4648) without padding. The number of bytes must be a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)));
}

/** Returns the time step of an instant in epoch milliseconds. */
export const totpStep = (at: number): number => Math.floor(at / STEP_MS);

/** Returns the code of a time step: the truncated HMAC of RFC 4226. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const truncated = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the step of a code, which is the current step or an adjacent one, or `undefined` if no such step has this code. */
export const findTotpStep = (secret: Buffer, code: string, at: number): number | undefined =>
  DRIFT.map((drift) => totpStep(at) + drift).find((step) => isSame(totpCode(secret, step), code));
