import type { SiteStatus } from '#shared/model/site/site.ts';

export type SiteAction = 'save-draft' | 'save' | 'publish-public' | 'publish-private' | 'expire' | 'renew';

/**
 * The site state machine: for each action, the next status by the status in which it is allowed. It
 * decides the console's enabled buttons, the use case and the condition of its write. Contract changes trigger `expire`
 * and `renew`. `save-draft` never changes what visitors see; `save` also publishes the changes of a published site.
 */
export const SITE_TRANSITIONS: Readonly<Record<SiteAction, Partial<Record<SiteStatus, SiteStatus>>>> = {
  'save-draft': { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE', DOMAIN_VERIFYING: 'DOMAIN_VERIFYING', EXPIRED: 'EXPIRED' },
  save: { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE', DOMAIN_VERIFYING: 'DOMAIN_VERIFYING' },
  'publish-public': { DRAFT: 'PUBLISH', PRIVATE: 'PUBLISH', PUBLISH: 'PUBLISH' },
  'publish-private': { DRAFT: 'PRIVATE', PUBLISH: 'PRIVATE', PRIVATE: 'PRIVATE' },
  expire: { DRAFT: 'EXPIRED', PUBLISH: 'EXPIRED', PRIVATE: 'EXPIRED', DOMAIN_VERIFYING: 'EXPIRED' },
  renew: { EXPIRED: 'PRIVATE' },
};

/** The status after an action, or `undefined` if the action is not allowed in the current status. */
export const siteTransition = (status: SiteStatus, action: SiteAction): SiteStatus | undefined => SITE_TRANSITIONS[action][status];

/** Whether visitors see the live revision in this status. */
export const isPublished = (status: SiteStatus): boolean => status === 'PUBLISH';
