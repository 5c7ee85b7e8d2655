import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request: jobs that it writes, and warnings that it logs, name the request. */
export const onBehalfOf = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : current.run(requestId, work);

/** The id of the request that the running code works for; `undefined` for what no request has caused. */
export const currentRequestId = (): string | undefined => current.getStore();
