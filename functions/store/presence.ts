import type { Clock } from '#functions/gateways/clock.ts';
import type { OfSite } from '#functions/store/revision.ts';
import { isAtLeast } from '#functions/store/table-expression.ts';
import type { Key, Table } from '#functions/store/table.ts';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import { Presence } from '#shared/model/revision.ts';

const PRESENCE_PREFIX = 'PRESENCE#';
/** Of one opened editor; under its login, so that nobody can speak for another. */
const presenceKey = (siteId: string, loginId: string, editorId: string): Key => ({
  pk: `SITE#${siteId}`,
  sk: `${PRESENCE_PREFIX}${loginId}#${editorId}`,
});

/** How many others are told at most. */
const SHOWN = 50;

/** Who has a site open: said again and again, and forgotten when it is not. */
export interface PresenceStore {
  /** One write. */
  arrive(site: OfSite, loginId: string, presence: Presence): Promise<void>;
  leave(site: OfSite, loginId: string, editorId: string): Promise<void>;
  /** Those heard of lately but this editor. One read. */
  others(site: OfSite, editorId: string): Promise<Presence[]>;
}

export function presenceStore(table: Table, clock: Clock): PresenceStore {
  return {
    arrive: (site, loginId, presence) => {
      const now = clock().getTime();
      const item = { ...presenceKey(site.id, loginId, presence.editorId), entity: 'presence', ...presence };
      return table.put({ ...item, seenAt: now, expiresAt: Math.ceil((now + PRESENCE_MS.gone) / 1_000) });
    },
    leave: (site, loginId, editorId) => table.delete(presenceKey(site.id, loginId, editorId)),
    async others(site, editorId) {
      const { pk } = presenceKey(site.id, '', '');
      const where = isAtLeast('seenAt', clock().getTime() - PRESENCE_MS.gone);
      const { items } = await table.query<Presence>({ pk, prefix: PRESENCE_PREFIX, where });
      return items
        .filter((other) => other.editorId !== editorId)
        .slice(0, SHOWN)
        .map((item) => Presence.parse(item));
    },
  };
}
