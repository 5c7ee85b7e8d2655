import { isPublished, settledStatus, siteTransition, type SiteAction, type SiteState } from '#shared/rules/sites/site-state.ts';

/** The actions of the publish menu in its order. */
export const PUBLISH_ACTIONS = ['save-draft', 'save', 'publish-public', 'publish-private'] as const satisfies readonly SiteAction[];
export type PublishAction = (typeof PUBLISH_ACTIONS)[number];

/** Why an action is not available. `faults`: the site has faults that prevent publishing, which the menu can list. */
export type PublishObstacle = 'status' | 'uploads' | 'saved' | 'current' | 'public-already' | 'private-already' | 'faults';

interface PublishContext {
  site: SiteState;
  /** Whether the user has saved all changes; autosaves do not count. */
  isSaved: boolean;
  /** Whether the live revision has all changes. */
  isCurrent: boolean;
  isUploading: boolean;
  hasFaults: boolean;
}

function obstacle(action: PublishAction, { site, isSaved, isCurrent, isUploading, hasFaults }: PublishContext): PublishObstacle | null {
  if (siteTransition(site, action) === undefined) return 'status';
  const isUpdate = action === 'save' && isPublished(site);
  if (action === 'save-draft' || (action === 'save' && !isUpdate)) return isSaved ? 'saved' : null;
  if (action === 'publish-public' && isPublished(site)) return 'public-already';
  if (action === 'publish-private' && settledStatus(site) === 'PRIVATE') return 'private-already';
  if (isUpdate && isCurrent) return 'current';
  if (isUploading) return 'uploads';
  return action !== 'publish-private' && hasFaults ? 'faults' : null;
}

/** Returns every action of the menu, each with the reason why it is not available. */
export const publishActions = (context: PublishContext): { action: PublishAction; obstacle: PublishObstacle | null }[] =>
  PUBLISH_ACTIONS.map((action) => ({ action, obstacle: obstacle(action, context) }));

/** Returns the action of the toolbar's button: the one that publishes the changes. */
export const primaryAction = (site: SiteState): PublishAction => (isPublished(site) ? 'save' : 'publish-public');
