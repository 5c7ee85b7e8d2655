import { ReturnStatus, type SiteStatus } from '#shared/model/sites/site.ts';

export type SiteAction = 'save-draft' | 'save' | 'publish-public' | 'publish-private' | 'expire' | 'renew';

/** The status of a site. `returnStatus`: the status to return to from DOMAIN_VERIFYING, `null` in every other status. */
export interface SiteState {
  status: SiteStatus;
  returnStatus: ReturnStatus | null;
}

/**
 * The site state machine: for each action, the next status by the status in which it is allowed. It determines the enabled
 * buttons of the console, the use case and the condition of its write. Contract changes trigger `expire` and `renew`. `save-draft` never
 * changes what visitors see; `save` also publishes the changes of a published site.
 */
export const SITE_TRANSITIONS: Readonly<Record<SiteAction, Partial<Record<SiteStatus, Exclude<SiteStatus, 'DOMAIN_VERIFYING'>>>>> = {
  'save-draft': { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE', EXPIRED: 'EXPIRED' },
  save: { DRAFT: 'DRAFT', PUBLISH: 'PUBLISH', PRIVATE: 'PRIVATE' },
  'publish-public': { DRAFT: 'PUBLISH', PRIVATE: 'PUBLISH', PUBLISH: 'PUBLISH' },
  'publish-private': { DRAFT: 'PRIVATE', PUBLISH: 'PRIVATE', PRIVATE: 'PRIVATE' },
  expire: { DRAFT: 'EXPIRED', PUBLISH: 'EXPIRED', PRIVATE: 'EXPIRED' },
  renew: { EXPIRED: 'PRIVATE' },
};

/**
 * Returns the status that determines what visitors see and which actions are allowed. While a domain is verified, this is the status to
 * return to.
 */
export const settledStatus = ({ status, returnStatus }: SiteState): SiteStatus => returnStatus ?? status;

/**
 * Returns the state after an action; `undefined` if the current state does not allow the action. While a domain is verified, an action
 * changes the status to return to; only the end of the contract ends the verification.
 */
export function siteTransition(state: SiteState, action: SiteAction): SiteState | undefined {
  const next = SITE_TRANSITIONS[action][settledStatus(state)];
  if (next === undefined) return undefined;
  return state.returnStatus === null || next === 'EXPIRED' ? { status: next, returnStatus: null } : { ...state, returnStatus: next };
}

/** Returns the state while a domain is verified; `undefined` if the site cannot request a domain. */
export function stateVerifying(state: SiteState): SiteState | undefined {
  const returnStatus = ReturnStatus.safeParse(settledStatus(state));
  return returnStatus.success ? { status: 'DOMAIN_VERIFYING', returnStatus: returnStatus.data } : undefined;
}

/** Returns the state after the verification, with any result. */
export const stateVerified = (state: SiteState): SiteState => ({ status: settledStatus(state), returnStatus: null });

/** Whether visitors see the live revision in this state. */
export const isPublished = (state: SiteState): boolean => settledStatus(state) === 'PUBLISH';
