import { invalidInput } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { checkMediaReferences, mediaReferences } from '#functions/api/site/content/media-references.ts';
import { markupFaults } from '#functions/api/site/content/markup-faults.ts';
import { ownerLimits } from '#functions/api/site/content/owner-limits.ts';
import { planFaultOfPart } from '#functions/api/site/content/part-plan-faults.ts';
import { readParts, partSource } from '#functions/domain/site/part-source.ts';
import type { Scope } from '#functions/scope.ts';
import type { Site } from '#functions/store/site/site-store.ts';
import { manifestEntries } from '#functions/store/revision/revision-manifest.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import { POPUPS_MAX } from '#shared/model/limits.ts';
import type { SiteChanges, SiteSettings } from '#shared/model/site/site.ts';
import { addedLanguageFaults, gridGrowthFaults, languagePlanFaults } from '#shared/rules/account/plan-limits.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import { splitChanges, parsePartKey, parseSheetKey, type PartKey } from '#shared/rules/site/site-parts.ts';

/** The languages a site has now. */
async function presentLanguages({ revisions }: SiteDependencies, site: Site): Promise<readonly Language[]> {
  const [working] = await revisions.read(site, [site.working]);
  if (!working) return [];
  const source = partSource(revisions, site, working.migrated);
  const settings = (await readParts(source, working.manifest, ['settings'])).get('settings') as SiteSettings | null;
  return settings?.languages ?? [];
}

/** Parts that not every plan has. */
const NEEDS_PLAN: ReadonlySet<string> = new Set(['popup', 'seo', 'headTags', 'bodyTags', 'contactForm', 'membershipForm', 'homepageForm']);

/** What the plan of the site's owner does not allow. What the site has now is looked up only where a plan is broken at all. */
async function planFaultsOf(dependencies: SiteDependencies, site: Site, changes: SiteChanges): Promise<FieldError[]> {
  const { grid, settings } = changes;
  const languages = settings && settings.languages.length > 1 ? settings.languages : undefined;
  const entered = [...splitChanges(changes)].flatMap(([key, part]) => (part && NEEDS_PLAN.has(parsePartKey(key).kind) ? [key] : []));
  if (!grid && !languages && entered.length === 0) return [];
  const limits = await ownerLimits(dependencies, site.ownerId);
  const ofGrid = grid ? gridGrowthFaults(site, grid, limits) : [];
  const isOneTooMany = languages !== undefined && languagePlanFaults({ languages }, limits).length > 0;
  const ofLanguages = isOneTooMany ? addedLanguageFaults(await presentLanguages(dependencies, site), languages, limits) : [];
  return [
    ...ofGrid.map((fault) => ({ ...fault, path: `changes.grid.${fault.path}` })),
    ...entered.flatMap((key) => planFaultOfPart(key, limits, 'changes')),
    ...ofLanguages.map((fault) => ({ ...fault, path: `changes.settings.${fault.path}` })),
  ];
}

/** Refuses what a save sends if it breaks a rule by itself; answers with the media it shows for the first time. */
export async function assertValidChanges(
  dependencies: SiteDependencies,
  scope: Scope,
  site: Site,
  changes: SiteChanges,
): Promise<string[]> {
  const [ofPlan, images] = await Promise.all([
    planFaultsOf(dependencies, site, changes),
    checkMediaReferences(dependencies, scope, site, mediaReferences(changes)),
  ]);
  const faults = [...ofPlan, ...images.faults, ...markupFaults(changes, 'changes')];
  if (faults.length > 0) throw invalidInput(faults);
  return images.adopted;
}

/** Refuses more popups than a site may have: each save may be sound by itself and only what they come to together is not. */
export function assertPopupLimit(manifest: Manifest): void {
  const count = manifestEntries(manifest).filter(([key]) => parsePartKey(key).kind === 'popup').length;
  if (count > POPUPS_MAX) throw invalidInput([{ path: 'changes.popups', rule: 'too-many', params: { max: POPUPS_MAX } }]);
}

/** The refusal of a save that, by itself, leaves sheets without a cell or cells without a sheet. */
export const inconsistentSave = (keys: readonly PartKey[]): Error =>
  invalidInput(
    keys.map((key) => {
      const sheet = parseSheetKey(key);
      return sheet ? { path: `changes.sheets.${sheet.sheetId}`, rule: 'unknown-cell' } : { path: 'changes.grid.cells', rule: 'invalid' };
    }),
  );
