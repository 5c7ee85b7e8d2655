import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from '#functions/platform/base/bounded-queue.ts';

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Whether `password` matches `hash`. Does the same work without a hash, so that the duration does not reveal whether a hash exists. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** Cost of argon2id: memory in KiB, and passes over it. */
interface Cost {
  memory: number;
  passes: number;
}

/** OWASP's recommendation for argon2id with one lane. */
const COST: Cost = { memory: 19_456, passes: 2 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Limits the running and waiting hashes of a process. A hash takes about 50 ms of a core. A request that would wait longer than two seconds
 * is rejected and may retry. On AWS, a process serves one request at a time.
 */
const hashing = boundedQueue({ running: 2, waiting: 40 });
const argon2id = promisify(argon2);
const derive = (password: string, salt: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  hashing(() => argon2id('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength: HASH_BYTES, memory, passes }));

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes with argon2id in the PHC string format. A hash contains its own cost, so that the cost can be raised for new hashes only. */
export const argon2Hasher = (cost: Cost = COST): PasswordHasher => ({
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive(password, salt, cost);
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
  },
  async verify(password, hash) {
    const parts = FORMAT.exec(hash ?? '');
    if (!parts) {
      await derive(password, randomBytes(SALT_BYTES), cost);
      return false;
    }
    const [, memory, passes, salt = '', expected = ''] = parts;
    const given = await derive(password, Buffer.from(salt, 'base64'), { memory: Number(memory), passes: Number(passes) });
    const stored = Buffer.from(expected, 'base64');
    return given.length === stored.length && timingSafeEqual(given, stored);
  },
});

/**
 * Returns the argon2id hash of a secret as base64url, with a salt derived from `name`. It is deterministic, so that it can be looked up,
 * and each name has its own salt.
 */
export const lookupHash = async (secret: string, name: string): Promise<string> =>
  (await derive(secret, createHash('sha256').update(name).digest().subarray(0, SALT_BYTES), COST)).toString('base64url');
