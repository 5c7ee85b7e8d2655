/**
 * The keys of the key value store that the functions at the edge read. `infra/edge/media-request.js`,
 * `infra/edge/site-request.js` and `infra/edge/site-response.js`, which run alone at the edge, spell the same keys; their tests compare both.
 */

/** The state of an account that is not `running`: `paused` or `ended`. */
export const accountStateKey = (accountId: string): string => `a:${accountId}`;

/** The keys that sign media rights: the one in use, and one that is still or already accepted, with a space between them. */
export const MEDIA_KEYS_KEY = 'media-keys';

/** The host that a site's visitors are led to: of its custom domain. */
export const siteHostKey = (siteId: string): string => `h:${siteId}`;

/** A value that changes with every change of an account's state. */
export const STORE_VERSION_KEY = 'version';
