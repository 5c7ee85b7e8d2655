import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import { listingFieldsOf } from '#functions/sites/api/content/listing-fields.ts';
import type { SiteCopyStore } from '#functions/sites/store/site-copy-store.ts';
import type { NewWorkingRevision } from '#functions/sites/store/site-changes.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';

/** Makes a filled placeholder an active site. Throws `plan-limit-reached` if the plan allows no further site. */
export async function activateCopy(
  copies: Pick<SiteCopyStore, 'activate'>,
  copy: Site,
  first: Pick<NewWorkingRevision, 'revision' | 'history' | 'audit'>,
  { maxSites }: Pick<SiteLimits, 'maxSites'>,
): Promise<void> {
  const outcome = await copies.activate(copy, { ...first, listingFields: listingFieldsOf(copy), editSession: null }, maxSites);
  if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
  if (outcome === 'conflict') throw unavailableError();
}
