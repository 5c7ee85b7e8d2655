import { MEDIA_KEYS_KEY } from '#functions/domain/edge/edge-keys.ts';
import { updateEdgeStore } from '#functions/domain/edge/update-edge-store.ts';
import type { EdgeStore } from '#functions/gateways/edge-store.ts';

/** Publishes to the edge the keys that may sign rights to see unpublished media. Idempotent. */
export const publishMediaKeys = (edgeStore: EdgeStore, keys: readonly string[]): Promise<void> =>
  updateEdgeStore(edgeStore, () => Promise.resolve(new Map([[MEDIA_KEYS_KEY, keys.join(' ')]])));
