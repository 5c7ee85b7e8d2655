import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** More of a kind are not closed in years. */
const KEPT = 100;

/** What a visitor has closed. Where `storage` may keep nothing, it comes back with the next page. */
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
