import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { type Link, LinkPurpose } from '#functions/sign-in/store/link.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { linkKey } from '#functions/platform/keys/sign-in-keys.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

/** A link as stored. `hashes` are digests of the secrets that were sent. */
const StoredLink = z.intersection(LinkPurpose, z.object({ id: z.string(), until: z.number(), hashes: z.array(z.string()).readonly() }));

const TOKEN = /^(?<id>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** Returns the write that consumes a link, for the transaction that uses it. Of two concurrent uses, one fails. */
export const consumeLinkWrite = ({ id }: Link): Write => ({ delete: linkKey(id), when: isPresent() });

/**
 * Returns the values that identify the holder of a link and its state when the link was issued. Empty for a registration, which the id of
 * the link identifies.
 */
const holderOf = (purpose: LinkPurpose): readonly unknown[] => {
  if (purpose.kind === 'registration') return [];
  if (purpose.kind === 'member-registration') return [purpose.siteId, purpose.addressDigest, purpose.registrationId];
  if (purpose.kind === 'member-password-reset') return [purpose.siteId, purpose.memberId, purpose.epoch];
  if (purpose.kind === 'member-email-change') return [purpose.siteId, purpose.memberId, purpose.changeId, purpose.side];
  if (purpose.kind === 'login-email-change') return [purpose.accountId, purpose.changeId, purpose.side];
  if (purpose.kind === 'billing-recipient') return [purpose.accountId, purpose.recipientId];
  return [purpose.accountId, purpose.email, purpose.epoch];
};

const isSamePurpose = (one: LinkPurpose, other: LinkPurpose): boolean =>
  JSON.stringify([one.kind, ...holderOf(one)]) === JSON.stringify([other.kind, ...holderOf(other)]);

export interface LinkStore {
  /**
   * Issues a token for the link of this id, which is created if it does not exist. A repeated e-mail contains another secret of the same
   * link; one use invalidates all of them. Throws `ConditionFailedError` if another token is issued concurrently.
   */
  issue(id: string, purpose: LinkPurpose): Promise<{ token: string; until: Date }>;
  /** Returns the link of a token, or `undefined` if it was used, has expired or is unknown. */
  find(token: string): Promise<Link | undefined>;
}

export function linkStore(table: Table, ids: Ids, clock: Clock): LinkStore {
  const now = () => clock().getTime();
  return {
    async issue(id, purpose) {
      const present = await table.get(linkKey(id), StoredLink);
      const secret = ids.secret();
      const earlier = present && isSamePurpose(present, purpose) ? present.hashes : [];
      const until = now() + LINK_LIFETIME_MS[purpose.kind];
      const link = { id, until, ...purpose, hashes: [...earlier, digest(secret)] };
      const isUnchanged = present ? isEqual('hashes', present.hashes) : isAbsent();
      await table.put({ ...linkKey(id), entity: 'link', expiresAt: Math.ceil(until / 1_000), ...link }, isUnchanged);
      return { token: `${id}.${secret}`, until: new Date(until) };
    },
    async find(token) {
      const { id, secret } = TOKEN.exec(token)?.groups ?? {};
      if (!id || !secret) return undefined;
      const link = await table.get(linkKey(id), StoredLink);
      return link?.hashes.includes(digest(secret)) && link.until > now() ? link : undefined;
    },
  };
}
