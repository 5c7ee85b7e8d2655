import { linkKey } from '#functions/store/keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { Link, LinkPurpose } from '#functions/store/auth/link.ts';
import { digest } from '#functions/store/engine/digest.ts';
import { isAbsent, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

/** As stored: never a secret, only what recognises those that were sent. */
type LinkItem = Link & { hashes: readonly string[] };

const TOKEN = /^(?<id>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** Uses a link up, in the transaction of what it was for: of two uses at once, one fails. */
export const consumeLinkWrite = ({ id }: Link): Write => ({ delete: linkKey(id), when: isPresent() });

/** The one who is meant, as it was when the link was made; the id of a link stands for one registration in any case. */
const holderOf = (purpose: LinkPurpose): readonly unknown[] => {
  if (purpose.kind === 'registration') return [];
  if (purpose.kind === 'member-registration') return [purpose.siteId, purpose.addressDigest, purpose.registrationId];
  if (purpose.kind === 'member-password-reset') return [purpose.siteId, purpose.memberId, purpose.epoch];
  return [purpose.accountId, purpose.email, purpose.epoch];
};

const isSamePurpose = (one: LinkPurpose, other: LinkPurpose): boolean =>
  JSON.stringify([one.kind, ...holderOf(one)]) === JSON.stringify([other.kind, ...holderOf(other)]);

export interface LinkStore {
  /**
   * A token for a link, which is made unless it is there already: an e-mail that has to be sent once more carries another
   * secret of the same link, and one use voids both. Throws `ConditionFailed` when somebody does the same at this moment.
   */
  issue(id: string, purpose: LinkPurpose): Promise<{ token: string; until: Date }>;
  /** The link of a token, unless it has been used, has run out, or never was one. */
  find(token: string): Promise<Link | undefined>;
}

/** Links of e-mails in the table. */
export function linkStore(table: Table, ids: Ids, clock: Clock): LinkStore {
  const now = () => clock().getTime();
  return {
    async issue(id, purpose) {
      const present = await table.get<LinkItem>(linkKey(id));
      const secret = ids.secret();
      const earlier = present && isSamePurpose(present, purpose) ? present.hashes : [];
      const until = now() + LINK_LIFETIME_MS[purpose.kind];
      const link: LinkItem = { id, until, ...purpose, hashes: [...earlier, digest(secret)] };
      const isAsRead = present ? isEqual('hashes', present.hashes) : isAbsent();
      await table.put({ ...linkKey(id), entity: 'link', expiresAt: Math.ceil(until / 1_000), ...link }, isAsRead);
      return { token: `${id}.${secret}`, until: new Date(until) };
    },
    async find(token) {
      const { id, secret } = TOKEN.exec(token)?.groups ?? {};
      if (!id || !secret) return undefined;
      const link = await table.get<LinkItem>(linkKey(id));
      return link?.hashes.includes(digest(secret)) && link.until > now() ? link : undefined;
    },
  };
}
