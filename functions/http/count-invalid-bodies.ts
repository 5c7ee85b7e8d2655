import { isOpenToStrangers, operationId, type Endpoint } from '#shared/api-contract/endpoint.ts';
import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';

interface StrangersCall {
  /** `undefined` for a family without endpoints that read a body of a stranger. */
  attempts: Pick<AttemptStore, 'count'> | undefined;
  endpoint: Endpoint;
  viewerAddress: string;
}

/**
 * Reads the input of a call. What breaks a rule in a body of a stranger is counted for the viewer's network: one that sends nothing else
 * is told to wait. A valid body costs no count, and is read whatever others of its network send. Throws `too-many-requests`.
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
