import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** Maximum number of stored ids; the oldest are dropped. */
const KEPT = 100;

/** Stores the ids of popups or news that the visitor has closed. Without access to `storage`, the ids are kept as long as the page. */
export function closedIds(storage: () => Storage, key: string): { has: (id: string) => boolean; add: (id: string) => void } {
  let closed = attempt(() => storage().getItem(key)?.split(' ')) ?? [];
  return {
    has: (id) => closed.includes(id),
    add(id) {
      closed = [...closed, id].slice(-KEPT);
      attempt(() => storage().setItem(key, closed.join(' ')));
    },
  };
}
