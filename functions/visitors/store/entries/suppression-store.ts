import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { asciiAddress } from '#functions/platform/gateways/mail.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { anyOf, isAbsent, isBelow } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { SUPPRESSION_KEY_KEY, suppressionKey } from '#functions/platform/keys/keys.ts';
import { SUPPRESSION_DAYS } from '#shared/model/limits.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

const DAY_SECONDS = 24 * 3_600;

const StoredKey = z.object({ key: z.string() });
const Suppression = z.object({ expiresAt: z.number() });

/** Returns the canonical form of an address. SES reports an address with its domain in ASCII; both forms are the same address. */
const canonical = (email: string): string => foldEmail(asciiAddress(foldEmail(email)));

/**
 * Addresses to which sites temporarily send no e-mails, because one bounced or was reported as spam. Stores only a digest of an
 * address with a secret key: the list is kept after the erasure of a person, and cannot be compared with a list of addresses.
 */
export interface SuppressionStore {
  /** Adds an address. Idempotent. Never shortens a suppression. */
  add(email: string, reason: keyof typeof SUPPRESSION_DAYS): Promise<void>;
  has(email: string): Promise<boolean>;
}

export function suppressionStore(table: Table, clock: Clock): SuppressionStore {
  let storedKey: Promise<string> | undefined;
  const nowSeconds = () => Math.ceil(clock().getTime() / 1_000);

  /** Reads the key; the first caller creates it. Reads are consistent, so that all functions use the same key. */
  async function readOrMakeKey(): Promise<string> {
    const found = await table.get(SUPPRESSION_KEY_KEY, StoredKey);
    if (found) return found.key;
    const key = randomBytes(32).toString('base64url');
    if (await tryCommit(table.put({ ...SUPPRESSION_KEY_KEY, entity: 'suppression-key', key }, isAbsent()))) return key;
    return readOrMakeKey();
  }

  async function keyFor(email: string) {
    storedKey ??= readOrMakeKey().catch((error: unknown) => {
      storedKey = undefined;
      throw error;
    });
    return suppressionKey(
      createHmac('sha256', await storedKey)
        .update(canonical(email))
        .digest('base64url'),
    );
  }

  return {
    async add(email, reason) {
      const expiresAt = nowSeconds() + SUPPRESSION_DAYS[reason] * DAY_SECONDS;
      const item = { ...(await keyFor(email)), entity: 'suppression', expiresAt };
      await tryCommit(table.put(item, anyOf(isAbsent(), isBelow('expiresAt', expiresAt))));
    },
    async has(email) {
      const found = await table.get(await keyFor(email), Suppression);
      return found !== undefined && found.expiresAt > nowSeconds();
    },
  };
}
