import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request. Jobs and warnings that the work writes contain the request's id. */
export const runWithRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : current.run(requestId, work);

/** Returns the id of the request that caused the running code, or `undefined` if no request did. */
export const currentRequestId = (): string | undefined => current.getStore();
