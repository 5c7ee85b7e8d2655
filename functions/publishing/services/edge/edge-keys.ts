/**
 * The keys of the key value store that the functions at the edge read. `infra/edge/media-request.js`,
 * `infra/edge/site-request.js` and `infra/edge/site-response.js` run alone at the edge and repeat these keys; their tests compare both.
 */

/** Returns the key of an account's state: `paused` or `ended`. An account that is `running` has no value. */
export const accountStateKey = (accountId: string): string => `a:${accountId}`;

/** The keys that sign media rights, separated by a space: the key in use, and the previous or next key, which is also accepted. */
export const MEDIA_KEYS_KEY = 'media-keys';

/** Returns the key of the custom domain's host to which a site's visitors are redirected. */
export const siteHostKey = (siteId: string): string => `h:${siteId}`;

/** The key of a value that changes with every change of an account's state. */
export const STORE_VERSION_KEY = 'version';
