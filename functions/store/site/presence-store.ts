import type { Clock } from '#functions/gateways/clock.ts';
import type { SiteRef } from '#functions/store/revision/revision-store.ts';
import { isAtLeast } from '#functions/store/engine/table-expression.ts';
import type { Key, Table } from '#functions/store/engine/table.ts';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import { Presence } from '#shared/model/site/revision.ts';

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
  update(site: SiteRef, loginId: string, presence: Presence): Promise<void>;
  remove(site: SiteRef, loginId: string, editorId: string): Promise<void>;
  /** Those heard of lately but this editor. One read. */
  listOthers(site: SiteRef, editorId: string): Promise<Presence[]>;
}

export function presenceStore(table: Table, clock: Clock): PresenceStore {
  return {
    update: (site, loginId, presence) => {
      const now = clock().getTime();
      const item = { ...presenceKey(site.id, loginId, presence.editorId), entity: 'presence', ...presence };
      return table.put({ ...item, seenAt: now, expiresAt: Math.ceil((now + PRESENCE_MS.gone) / 1_000) });
    },
    remove: (site, loginId, editorId) => table.delete(presenceKey(site.id, loginId, editorId)),
    async listOthers(site, editorId) {
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
