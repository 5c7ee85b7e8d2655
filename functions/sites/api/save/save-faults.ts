import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { checkMediaReferences, type NewlyUsedMedia, mediaReferences } from '#functions/sites/api/content/media-references.ts';
import { markupFaults } from '#functions/sites/api/content/markup-faults.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { planFaultOfPart } from '#functions/sites/api/content/part-plan-faults.ts';
import { partSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';
import type { FieldError } from '#shared/model/error.ts';
import { POPUPS_MAX } from '#shared/model/limits.ts';
import type { SiteChanges, SiteSettings } from '#shared/model/sites/site.ts';
import { addedLanguageFaults, gridGrowthFaults, languagePlanFaults } from '#shared/rules/plans/plan-limits.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { splitChanges, parsePartKey, parseSheetKey, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** Returns the settings of the working revision. */
async function presentSettings({ revisions }: SiteDependencies, site: Site): Promise<SiteSettings | undefined> {
  const [working] = await revisions.read(site, [site.working]);
  if (!working) return undefined;
  const source = partSource(revisions, site, working.migrated);
  return readRequiredPart(source, working.manifest, 'settings');
}

/** Returns the faults of the tags. Reads the current settings only for tags that the tag manager switch may allow. */
async function tagFaultsOf(dependencies: SiteDependencies, site: Site, changes: SiteChanges): Promise<FieldError[]> {
  const faults = markupFaults(changes, 'changes', { tagManager: changes.settings?.tagManager ?? false });
  if (faults.length === 0 || changes.settings) return faults;
  const settings = await presentSettings(dependencies, site);
  return settings?.tagManager ? markupFaults(changes, 'changes', settings) : faults;
}

/** Kinds of parts that some plans do not include. */
const NEEDS_PLAN: ReadonlySet<string> = new Set(['popup', 'seo', 'headTags', 'bodyTags', 'contactForm', 'membershipForm', 'homepageForm']);

/**
 * Returns the faults of changes that the plan of the site's owner does not allow. Reads the plan only for changes that it can
 * restrict, and the current languages only if the new ones exceed the plan, because languages of a site may remain.
 */
async function planFaultsOf(dependencies: SiteDependencies, site: Site, changes: SiteChanges): Promise<FieldError[]> {
  const { grid, settings } = changes;
  const languages = settings && settings.languages.length > 1 ? settings.languages : undefined;
  const restrictedKeys = [...splitChanges(changes)].flatMap(([key, part]) => (part && NEEDS_PLAN.has(parsePartKey(key).kind) ? [key] : []));
  if (!grid && !languages && restrictedKeys.length === 0) return [];
  const limits = await ownerLimits(dependencies, site.ownerId);
  const gridFaults = grid ? gridGrowthFaults(site, grid, limits) : [];
  const exceedsPlan = languages !== undefined && languagePlanFaults({ languages }, limits).length > 0;
  const languageFaults = exceedsPlan
    ? addedLanguageFaults((await presentSettings(dependencies, site))?.languages ?? [], languages, limits)
    : [];
  return [
    ...gridFaults.map((fault) => ({ ...fault, path: `changes.grid.${fault.path}` })),
    ...restrictedKeys.flatMap((key) => planFaultOfPart(key, limits, 'changes')),
    ...languageFaults.map((fault) => ({ ...fault, path: `changes.settings.${fault.path}` })),
  ];
}

/** Throws `invalid-input` for changes that break a rule on their own. Returns the media that no save has used yet. */
export async function assertValidChanges(
  dependencies: SiteDependencies,
  scope: Scope,
  site: Site,
  changes: SiteChanges,
): Promise<NewlyUsedMedia> {
  const [planFaults, tagFaults, media] = await Promise.all([
    planFaultsOf(dependencies, site, changes),
    tagFaultsOf(dependencies, site, changes),
    checkMediaReferences(dependencies, scope, site, mediaReferences(changes)),
  ]);
  const faults = [...planFaults, ...media.faults, ...tagFaults];
  if (faults.length > 0) throw invalidInput(faults);
  return media;
}

/**
 * Throws `invalid-input` for more popups than a site may have. Checked after the merge, because two editors may each add an allowed number.
 */
export function assertPopupLimit(manifest: Manifest): void {
  const count = manifestEntries(manifest).filter(([key]) => parsePartKey(key).kind === 'popup').length;
  if (count > POPUPS_MAX) throw invalidInput([{ path: 'changes.popups', rule: 'too-many', params: { max: POPUPS_MAX } }]);
}

/** Returns the error for a save that leaves sheets without a cell or cells without a sheet. */
export const inconsistentSave = (keys: readonly PartKey[]): Error =>
  invalidInput(
    keys.map((key) => {
      const sheet = parseSheetKey(key);
      return sheet ? { path: `changes.sheets.${sheet.sheetId}`, rule: 'unknown-cell' } : { path: 'changes.grid.cells', rule: 'invalid' };
    }),
  );
