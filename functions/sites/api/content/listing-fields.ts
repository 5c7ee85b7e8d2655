import { type PartSource, readParts, readRequiredPart, typedPart } from '#functions/sites/services/part-source.ts';
import type { Site, SiteListingFields } from '#functions/sites/store/site.ts';
import { type ImageRef, withoutTones } from '#shared/model/media/media.ts';
import type { Grid, Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { sheetKey } from '#shared/rules/sites/site-parts.ts';

export const listingFieldsOf = ({ name, thumbnail, numberHorizontal, numberVertical, sheetCount }: Site): SiteListingFields => ({
  name,
  thumbnail,
  numberHorizontal,
  numberVertical,
  sheetCount,
});

/** Returns the grid fields that lists of sites show. */
const gridFields = ({ numberHorizontal, numberVertical, cells }: Grid) => ({
  numberHorizontal,
  numberVertical,
  sheetCount: Object.keys(cells).length,
});

/** Returns the sheet whose creative is the site's thumbnail: the first one in row order. */
function firstSheetId({ numberHorizontal, numberVertical, cells }: Grid): string | undefined {
  for (const cell of gridCells(numberHorizontal, numberVertical)) if (cells[cell] !== undefined) return cells[cell];
  return undefined;
}

const thumbnailOf = (sheet: Sheet | undefined): ImageRef | null => (sheet?.image ? withoutTones(sheet.image) : null);

/** Returns the listing fields of a new site with this document. */
export function initialListingFields({ settings, grid, sheets }: SiteDocument): SiteListingFields {
  const thumbnail = thumbnailOf(sheets[firstSheetId(grid) ?? '']?.[settings.defaultLanguage]);
  return { name: settings.name, thumbnail, ...gridFields(grid) };
}

/** Returns the listing fields after a change of content. Reads the first sheet only if it may have changed. */
export async function updatedListingFields(
  { manifest, grid }: { manifest: Manifest; grid: Grid },
  before: { manifest: Manifest; listingFields: SiteListingFields },
  source: PartSource,
): Promise<SiteListingFields> {
  const { name, defaultLanguage } = await readRequiredPart(source, manifest, 'settings');
  const first = firstSheetId(grid);
  const firstKey = first === undefined ? undefined : sheetKey(first, defaultLanguage);
  const isSame = (['settings', 'grid', ...(firstKey ? [firstKey] : [])] as const).every((key) => manifest[key] === before.manifest[key]);
  if (isSame && before.listingFields.sheetCount !== null) return before.listingFields;
  const sheet = firstKey && typedPart(await readParts(source, manifest, [firstKey]), firstKey);
  return { name, thumbnail: thumbnailOf(sheet), ...gridFields(grid) };
}
