import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

/**
 * Throws `invalid-input` for selected sites outside the scope; `null` selects all. A deleted site that was already selected may remain
 * selected, because none of its data are returned.
 */
export async function assertKnownSites(
  sites: Pick<SiteStore, 'existing'>,
  scope: Scope,
  chosen: readonly string[] | null,
  before: readonly string[] | null = null,
): Promise<void> {
  const kept = new Set(before);
  const added = (chosen ?? []).filter((id) => !kept.has(id));
  const existing = added.length > 0 ? await sites.existing(scope, added) : new Set<string>();
  if (added.some((id) => !existing.has(id))) throw invalidInput([{ path: 'siteIds', rule: 'unknown-option' }]);
}
