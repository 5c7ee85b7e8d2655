import type { SiteStatus } from '#shared/model/site/site.ts';
import { isPublished, siteTransition, type SiteAction } from '#shared/rules/site/site-state.ts';

/** What the publish menu offers (spec 2 "Site editor"), in its order. */
export const PUBLISH_ACTIONS = ['save-draft', 'save', 'publish-public', 'publish-private'] as const satisfies readonly SiteAction[];
export type PublishAction = (typeof PUBLISH_ACTIONS)[number];

/** Why an action is of no use now. `faults`: the site lacks something first, which can be looked up. */
export type PublishObstacle = 'status' | 'uploads' | 'saved' | 'current' | 'public-already' | 'private-already' | 'faults';

interface SiteNow {
  status: SiteStatus;
  /** Whether somebody has saved all of it on purpose. */
  isSaved: boolean;
  /** Whether visitors see just this. */
  isCurrent: boolean;
  isUploading: boolean;
  hasFaults: boolean;
}

function obstacle(action: PublishAction, { status, isSaved, isCurrent, isUploading, hasFaults }: SiteNow): PublishObstacle | null {
  if (siteTransition(status, action) === undefined) return 'status';
  const isUpdate = action === 'save' && isPublished(status);
  if (action === 'save-draft' || (action === 'save' && !isUpdate)) return isSaved ? 'saved' : null;
  if (action === 'publish-public' && isPublished(status)) return 'public-already';
  if (action === 'publish-private' && status === 'PRIVATE') return 'private-already';
  if (isUpdate && isCurrent) return 'current';
  if (isUploading) return 'uploads';
  return action !== 'publish-private' && hasFaults ? 'faults' : null;
}

/** Each action of the menu with what stands against it. */
export const publishActions = (now: SiteNow): { action: PublishAction; obstacle: PublishObstacle | null }[] =>
  PUBLISH_ACTIONS.map((action) => ({ action, obstacle: obstacle(action, now) }));

/** The action that stands in the toolbar: bringing the work to visitors. */
export const primaryAction = (status: SiteStatus): PublishAction => (isPublished(status) ? 'save' : 'publish-public');
