import { AppError } from '#functions/platform/base/app-error.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import type { ApprovalStore } from '#functions/preview/store/approvals/approval-store.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { PublicationChange } from '#functions/sites/store/site-changes.ts';
import type { LiveRevision, Site } from '#functions/sites/store/site.ts';
import type { Visibility } from '#shared/model/publishing/publication.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { publishedLanguages, publishFaults } from '#shared/rules/publishing/publish-check.ts';
import { isApproved } from '#shared/rules/preview/approvals.ts';
import { formerPathsAfter } from '#shared/rules/sites/former-paths.ts';
import { type SiteAction, type SiteState, siteTransition } from '#shared/rules/sites/site-state.ts';

const ACTION_OF = { public: 'publish-public', private: 'publish-private' } as const satisfies Record<Visibility, SiteAction>;
/** The audit action of publishing (`public`) and unpublishing (`private`). */
export const PUBLICATION_AUDITED_AS = { public: 'site.publish', private: 'site.unpublish' } as const;

/** The audited field of a schedule. */
export const SCHEDULE_FIELD = { public: 'publishAt', private: 'unpublishAt' } as const satisfies Record<Visibility, string>;

export interface PublicationPlanDependencies {
  revisions: Pick<RevisionStore, 'read' | 'document'>;
  accounts: Pick<AccountStore, 'getAll'>;
  approvals: Pick<ApprovalStore, 'read' | 'readNeeded'>;
}

interface RequestedPublication {
  /** Id of the revision to publish. */
  revision: string;
  visibility: Visibility;
}

/** The fields of a site that a publication changes. */
export type PublicationPlan = Pick<PublicationChange, 'revision' | 'status' | 'returnStatus' | 'shareVersion'> & LiveRevision;

/** The changes of a publication, and the links that will be broken. */
interface PlannedPublication {
  plan: PublicationPlan;
  deadLinks: DeadLink[];
}

function stateAfter(found: Site, visibility: Visibility): SiteState {
  const state = siteTransition(found, ACTION_OF[visibility]);
  if (!state) throw new AppError('transition-refused');
  return state;
}

/** Reads a revision. Throws `edit-conflict` if this site has no stored revision with this id. */
async function readRevision({ revisions }: PublicationPlanDependencies, found: Site, id: string): Promise<Revision> {
  const [revision] = await revisions.read(found, [id]);
  if (!revision) throw new AppError('edit-conflict');
  return revision;
}

/** Returns the fields of the live revision that remain while the site is unpublished. */
const liveRevisionOf = ({ live, publishedAt, livePath = '', formerPaths = [], liveLanguages }: Site): LiveRevision => ({
  live,
  publishedAt,
  livePath,
  formerPaths,
  ...(liveLanguages && { liveLanguages }),
});

/**
 * Returns the live fields after a revision is published, and its broken links. Throws `not-publishable` with every fault that prevents
 * publication.
 */
async function publicStateOf(
  { revisions, accounts }: PublicationPlanDependencies,
  found: Site,
  revision: Revision,
  at: Date,
): Promise<{ live: LiveRevision; deadLinks: DeadLink[] }> {
  // A site created after the contract ended is not EXPIRED yet, but may not be published either.
  if ((await readContractEffect(accounts, found, at)) === 'ended') throw new AppError('transition-refused');
  const document = await revisions.document(found, revision);
  const faults = publishFaults(document);
  if (faults.length > 0) throw new AppError('not-publishable', { faults });
  const { customPath: livePath } = document.settings;
  const formerPaths = formerPathsAfter(found.formerPaths ?? [], found.livePath ?? '', livePath);
  const live = { live: revision.id, publishedAt: at.toISOString(), livePath, formerPaths, liveLanguages: publishedLanguages(document) };
  return { live, deadLinks: deadLinks(document) };
}

/**
 * Throws `approval-required` unless enough invitees have approved the revision. Returns the version of the share that it read.
 */
async function assertApproved({ approvals }: PublicationPlanDependencies, found: Site, revision: string): Promise<string | null> {
  const { needed, shareVersion } = await approvals.readNeeded(found);
  if (needed === 0) return shareVersion;
  const state = await approvals.read(found);
  if (!isApproved(state.needed, revision, state.approvals)) throw new AppError('approval-required');
  return state.shareVersion;
}

/**
 * Returns the changes of publishing a revision, or unpublishing the site, at an instant. Throws `transition-refused`,
 * `not-publishable`, `approval-required` or `edit-conflict`.
 */
export async function planPublication(
  dependencies: PublicationPlanDependencies,
  found: Site,
  { revision: id, visibility }: RequestedPublication,
  at: Date,
): Promise<PlannedPublication> {
  const revision = await readRevision(dependencies, found, id);
  const state = stateAfter(found, visibility);
  if (visibility === 'private') return { plan: { revision: id, ...state, ...liveRevisionOf(found) }, deadLinks: [] };
  const { live, deadLinks: dead } = await publicStateOf(dependencies, found, revision, at);
  return { plan: { revision: id, ...state, ...live, shareVersion: await assertApproved(dependencies, found, id) }, deadLinks: dead };
}
