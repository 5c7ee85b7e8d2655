import { MEDIA_KEYS_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { updateEdgeStore } from '#functions/publishing/services/edge/update-edge-store.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';

/** Publishes to the edge the keys that sign rights to see unpublished media. Idempotent. */
export const publishMediaKeys = (edgeStore: EdgeStore, keys: readonly string[]): Promise<void> =>
  updateEdgeStore(edgeStore, () => Promise.resolve(new Map([[MEDIA_KEYS_KEY, keys.join(' ')]])));
