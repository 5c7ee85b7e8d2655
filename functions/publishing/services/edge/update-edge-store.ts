import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';

/** Maximum number of attempts. One optimistic lock covers the whole store, so writers of unrelated keys conflict. */
const ATTEMPTS = 10;
const BACK_OFF_MS = 20;

/** Values by key; `undefined` for keys that the store must not contain. */
export type EdgeValues = ReadonlyMap<string, string | undefined>;

/**
 * Sets keys to the values that `decide` returns, at most 49 at a time:
 *
 * 1. Reads the version of the store, then decides. A value decided on older state can therefore not replace a newer one.
 * 2. Ends if the keys already have these values.
 * 3. Writes the others on condition that the store still has the version of step 1; otherwise starts again.
 *
 * `alsoPut` is written together with any change. Throws if all attempts conflict.
 */
export function updateEdgeStore(
  store: EdgeStore,
  decide: () => Promise<EdgeValues>,
  alsoPut: Readonly<Record<string, string>> = {},
): Promise<void> {
  const attempt = async () => {
    const version = await store.readVersion();
    const wanted = [...(await decide())];
    const present = await Promise.all(wanted.map(([key]) => store.read(key)));
    const changes = wanted.filter(([, value], index) => value !== present[index]);
    if (changes.length === 0) return undefined;
    const puts = Object.fromEntries(changes.flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]])));
    const deletes = changes.flatMap(([key, value]) => (value === undefined ? key : []));
    return (await store.write(version, { puts: { ...puts, ...alsoPut }, deletes })) ? undefined : CONFLICT;
  };
  const exhausted = () => new Error(`The edge store was changed during each of ${ATTEMPTS} attempts to write it`);
  return retryOnConflict(attempt, { attempts: ATTEMPTS, backOffMs: BACK_OFF_MS, exhausted });
}
