import type { PartSource } from '#functions/domain/site/part-source.ts';
import type { Site, SiteListingFields } from '#functions/store/site/site-store.ts';
import type { Grid, Sheet, SiteDocument, SiteSettings } from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import { sheetKey } from '#shared/rules/site/site-parts.ts';

/** What lists show of a site at present. */
export const listingFieldsOf = ({ name, thumbnail, numberHorizontal, numberVertical }: Site): SiteListingFields => ({
  name,
  thumbnail,
  numberHorizontal,
  numberVertical,
});

/** The sheet that stands for the site in lists: the first one, row by row. */
function firstSheetId({ numberHorizontal, numberVertical, cells }: Grid): string | undefined {
  for (const cell of gridCells(numberHorizontal, numberVertical)) if (cells[cell] !== undefined) return cells[cell];
  return undefined;
}

/** What lists show of a site that begins with this document. */
export function initialListingFields({ settings, grid, sheets }: SiteDocument): SiteListingFields {
  const { numberHorizontal, numberVertical } = grid;
  const thumbnail = sheets[firstSheetId(grid) ?? '']?.[settings.defaultLanguage]?.image ?? null;
  return { name: settings.name, thumbnail, numberHorizontal, numberVertical };
}

/** What lists show of a site with this content; its first sheet is read only if it may be another than before. */
export async function updatedListingFields(
  content: { manifest: Manifest; grid: Grid },
  before: { manifest: Manifest; face: SiteListingFields },
  source: PartSource,
): Promise<SiteListingFields> {
  const { manifest, grid } = content;
  const [settings] = (await source.read([manifest.settings ?? ''])) as SiteSettings[];
  if (!settings) throw new Error('A site needs its settings');
  const { name, defaultLanguage } = settings;
  const first = firstSheetId(grid);
  const firstKey = first === undefined ? undefined : sheetKey(first, defaultLanguage);
  const isSame = (['settings', 'grid', ...(firstKey ? [firstKey] : [])] as const).every((key) => manifest[key] === before.manifest[key]);
  if (isSame) return before.face;
  const [sheet] = (await source.read(firstKey === undefined ? [] : [manifest[firstKey] ?? []].flat())) as Sheet[];
  return { name, thumbnail: sheet?.image ?? null, numberHorizontal: grid.numberHorizontal, numberVertical: grid.numberVertical };
}
