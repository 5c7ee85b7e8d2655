/**
 * The keys of the key value store that the functions at the edge read. `infra/edge/media-request.js`,
 * `infra/edge/site-request.js` and `infra/edge/site-response.js` run alone at the edge and repeat these keys; their tests compare both.
 */

/** The state of an account that is not `running`: `paused` or `ended`. */
export const accountStateKey = (accountId: string): string => `a:${accountId}`;

/** The keys that sign media rights, separated by a space: the one in use, and the previous or next one, which is also accepted. */
export const MEDIA_KEYS_KEY = 'media-keys';

/** The host of the custom domain that a site's visitors are redirected to. */
export const siteHostKey = (siteId: string): string => `h:${siteId}`;

/** The key of a value that changes with every change of an account's state. */
export const STORE_VERSION_KEY = 'version';
