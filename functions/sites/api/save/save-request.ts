import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { partSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { parse } from '#shared/model/fields.ts';
import type { SiteFields, SiteSave } from '#shared/model/sites/site-input.ts';
import { Grid, type SiteChanges, SiteSettings } from '#shared/model/sites/site.ts';
import { gridWith, settingsWith } from '#shared/rules/sites/site-fields.ts';

/** A save of parts. */
export interface SaveRequest {
  caller: Caller;
  body: Required<Pick<SiteSave, 'changes' | 'kind'>> & { base: string };
  /** The body's changes with their rich text sanitised, which are saved. */
  sanitised: SiteChanges;
}

const isGiven = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined);

/** Returns the parts that result from changing single fields in `base`. Throws `invalid-input` if the fields contradict each other. */
async function changesOfFields(
  { revisions }: SiteDependencies,
  site: Site,
  { base, changes }: SaveRequest['body'],
  { numberHorizontal, numberVertical, ...settings }: SiteFields,
): Promise<Pick<SiteChanges, 'settings' | 'grid'>> {
  const size = { numberHorizontal, numberVertical };
  if (!isGiven(size) && !isGiven(settings)) return {};
  const [revision] = await revisions.read(site, [base]);
  // A save based on a revision that is no longer stored is rejected with `edit-conflict`, whatever it changes.
  if (!revision) return {};
  const source = partSource(revisions, site, revision.migrated);
  const present = async <K extends 'settings' | 'grid'>(key: K) => changes[key] ?? readRequiredPart(source, revision.manifest, key);
  const parsed = [
    ...(isGiven(settings) ? [parse(SiteSettings, settingsWith(await present('settings'), settings))] : []),
    ...(isGiven(size) ? [parse(Grid, gridWith(await present('grid'), size))] : []),
  ];
  const faults = parsed.flatMap((part) => (part.ok ? [] : part.errors));
  if (faults.length > 0) throw invalidInput(faults);
  return Object.assign({}, ...parsed.map((part) => part.ok && ('cells' in part.value ? { grid: part.value } : { settings: part.value })));
}

/** Returns the parts of the current site that a save changes. */
export async function saveRequestOf(
  dependencies: SiteDependencies,
  site: Site,
  caller: Caller,
  { base = site.working, changes, kind, ...fields }: SiteSave,
  sanitised: SiteChanges,
): Promise<SaveRequest> {
  const body = { base, changes, kind };
  const ofFields = await changesOfFields(dependencies, site, body, fields);
  return { caller, body: { ...body, changes: { ...changes, ...ofFields } }, sanitised: { ...sanitised, ...ofFields } };
}
