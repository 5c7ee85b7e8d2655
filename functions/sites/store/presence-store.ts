import type * as z from 'zod';
import { PRESENCE_PREFIX, presenceKey, sitePartition } from '#functions/platform/keys/keys.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import { isAtLeast } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { PersonRef } from '#shared/model/person-ref.ts';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import { Presence } from '#shared/model/sites/revision.ts';

const StoredPresence = Presence.omit({ isProvider: true }).extend({ person: PersonRef.exactOptional() });
type StoredPresence = z.infer<typeof StoredPresence>;

const SHOWN_MAX = 50;

/** The store of editors that have a site open. Each editor reports itself repeatedly, and expires when it stops. */
export interface PresenceStore {
  /** Stores the presence of an editor. Makes one write. */
  update(site: SiteRef, person: PersonRef, presence: Presence): Promise<void>;
  remove(site: SiteRef, loginId: string, editorId: string): Promise<void>;
  /** Returns the editors that recently reported themselves, without the editor with this id. Makes one read. */
  listOthers(site: SiteRef, editorId: string): Promise<StoredPresence[]>;
}

export function presenceStore(table: Table, clock: Clock): PresenceStore {
  return {
    update: (site, person, presence) => {
      const now = clock().getTime();
      const item = { ...presenceKey(site.id, person.loginId, presence.editorId), entity: 'presence', ...presence, person };
      return table.put({ ...item, seenAt: now, expiresAt: Math.ceil((now + PRESENCE_MS.timeout) / 1_000) });
    },
    remove: (site, loginId, editorId) => table.delete(presenceKey(site.id, loginId, editorId)),
    async listOthers(site, editorId) {
      const where = isAtLeast('seenAt', clock().getTime() - PRESENCE_MS.timeout);
      const { items } = await table.query({ pk: sitePartition(site.id), prefix: PRESENCE_PREFIX, where }, StoredPresence);
      return items.filter((other) => other.editorId !== editorId).slice(0, SHOWN_MAX);
    },
  };
}
