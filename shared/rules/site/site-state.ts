import type { SiteStatus } from '#shared/model/site/site.ts';

export type SiteAction = 'save-draft' | 'save' | 'publish-public' | 'publish-private' | 'expire' | 'renew';

/**
 * The site state machine (product.md "Site states"): for each action, the status it leads to from each status it is
 * allowed in. Drives the buttons the console enables, the use case's decision and the condition of its write. What the
 * contract does by itself, `expire` and `renew`, is no button. `save-draft` changes nothing that visitors see; `save`
 * carries the work to wherever the status says: to visitors of a site on the air, else nowhere.
 */
export const SITE_TRANSITIONS: Readonly<Record<SiteAction, Partial<Record<SiteStatus, SiteStatus>>>> = {
  'save-draft': { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE', DOMAIN_VERIFYING: 'DOMAIN_VERIFYING', EXPIRED: 'EXPIRED' },
  save: { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE', DOMAIN_VERIFYING: 'DOMAIN_VERIFYING' },
  'publish-public': { DRAFT: 'PUBLISH', PRIVATE: 'PUBLISH', PUBLISH: 'PUBLISH' },
  'publish-private': { DRAFT: 'PRIVATE', PUBLISH: 'PRIVATE', PRIVATE: 'PRIVATE' },
  expire: { DRAFT: 'EXPIRED', PUBLISH: 'EXPIRED', PRIVATE: 'EXPIRED', DOMAIN_VERIFYING: 'EXPIRED' },
  renew: { EXPIRED: 'PRIVATE' },
};

/** The status an action leads to, or `undefined` where the present status refuses it. */
export const siteTransition = (status: SiteStatus, action: SiteAction): SiteStatus | undefined => SITE_TRANSITIONS[action][status];

/** Whether visitors are served the live revision in this status. */
export const isPublished = (status: SiteStatus): boolean => status === 'PUBLISH';
