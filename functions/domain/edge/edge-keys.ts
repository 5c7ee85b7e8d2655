/**
 * The keys of the key value store that the functions at the edge read. `infra/edge/site-request.js` and
 * `infra/edge/site-response.js`, which run alone at the edge, spell the same keys; their tests compare both.
 */

/** The state of an account that is not `running`: `paused` or `ended`. */
export const accountStateKey = (accountId: string): string => `a:${accountId}`;

/** A value that changes with every change of an account's state. */
export const STORE_VERSION_KEY = 'version';
