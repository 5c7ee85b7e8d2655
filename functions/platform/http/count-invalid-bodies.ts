import { isOpenToStrangers, operationId, type Endpoint } from '#shared/api-contract/endpoint.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';

interface StrangersCall {
  /** Counts attempts; `undefined` for a family without endpoints that read the body of an unauthenticated caller. */
  attempts: Pick<AttemptStore, 'count'> | undefined;
  endpoint: Endpoint;
  viewerAddress: string;
}

/**
 * Reads the input of a call. Counts invalid bodies of unauthenticated callers by the viewer's network, and throws `too-many-requests` for
 * an invalid body above the limit. A valid body is neither counted nor rejected.
 */
export async function countInvalidBodies<T>({ attempts, endpoint, viewerAddress }: StrangersCall, read: () => Promise<T>): Promise<T> {
  if (!isOpenToStrangers(endpoint)) return read();
  if (!attempts) throw new Error('The family reads bodies of strangers and cannot count them');
  try {
    return await read();
  } catch (error) {
    await attempts.count('invalid-body-from-network', `${viewerNetwork(viewerAddress)} ${operationId(endpoint)}`);
    throw error;
  }
}
