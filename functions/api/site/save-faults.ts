import { invalidInput } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { checkImages, imagesOf } from '#functions/api/site/image-faults.ts';
import { limitsOfOwner } from '#functions/api/site/owner.ts';
import type { Scope } from '#functions/scope.ts';
import type { Site } from '#functions/store/site.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { SiteChanges } from '#shared/model/site.ts';
import { gridFaults } from '#shared/rules/plan-limits.ts';
import { parseSheetKey, type PartKey } from '#shared/rules/site-parts.ts';

async function gridFaultsOf(dependencies: SiteDependencies, site: Site, { grid }: SiteChanges): Promise<FieldError[]> {
  if (!grid) return [];
  const faults = gridFaults(grid, await limitsOfOwner(dependencies, site.ownerId));
  return faults.map((fault) => ({ ...fault, path: `changes.grid.${fault.path}` }));
}

/** Refuses what a save sends if it breaks a rule by itself; answers with the media it shows for the first time. */
export async function refuseFaults(dependencies: SiteDependencies, scope: Scope, site: Site, changes: SiteChanges): Promise<string[]> {
  const [ofGrid, images] = await Promise.all([
    gridFaultsOf(dependencies, site, changes),
    checkImages(dependencies, scope, site, imagesOf(changes)),
  ]);
  const faults = [...ofGrid, ...images.faults];
  if (faults.length > 0) throw invalidInput(faults);
  return images.adopted;
}

/** The refusal of a save that, by itself, leaves sheets without a cell or cells without a sheet. */
export const tornSave = (keys: readonly PartKey[]): Error =>
  invalidInput(
    keys.map((key) => {
      const sheet = parseSheetKey(key);
      return sheet ? { path: `changes.sheets.${sheet.sheetId}`, rule: 'unknown-cell' } : { path: 'changes.grid.cells', rule: 'invalid' };
    }),
  );
