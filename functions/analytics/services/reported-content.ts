import { partSource, readParts, requiredPart, typedPart } from '#functions/sites/services/part-source.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { ReportedSheet, ReportedVersion } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Grid, Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import { variedSheet } from '#shared/rules/sheets/variations.ts';
import { gridCells } from '#shared/values/cell.ts';
import { parsePartKey, type PartKey, popupKey, type SheetKey, sheetKey } from '#shared/rules/sites/site-parts.ts';
import { sheetAlias, variationAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';

export interface ReportedSheets {
  /** The sheets, row by row. */
  sheets: ReportedSheet[];
  /** The versions of the sheets that have variations, by alias: the sheet itself and its variations. */
  versions: ReadonlyMap<string, readonly ReportedVersion[]>;
}

/** The content that reports show beside figures: of the live revision, or of the draft if the site was never published. */
export interface ReportedContent {
  settings: SiteSettings;
  grid: Grid;
  popups: ReadonlyMap<string, PopupCta>;
  /**
   * Returns the sheets of the grid, row by row, with title and picture in the language, or else in the default one. In a grid with more
   * than `DESCRIBED_MAX` sheets, only the most viewed have a title, a picture and variations. `views`: views by alias. One call per 100
   * sheets.
   */
  readSheets: (language: Language | undefined, views: ReadonlyMap<string, number>) => Promise<ReportedSheets>;
}

/** Maximum number of described sheets, so that a report of the largest grid takes at most fifteen calls. */
const DESCRIBED_MAX = 800;
const TITLE_LENGTH = 80;
const titleOf = ({ mainText, imageAlt }: Sheet): string =>
  Array.from((mainText || imageAlt).replaceAll(/\s+/g, ' ').trim())
    .slice(0, TITLE_LENGTH)
    .join('');

const reported = (sheetId: string, cell: string, sheet: Sheet | undefined): ReportedSheet => ({
  alias: sheetAlias(sheetId),
  sheetId,
  cell,
  title: sheet ? titleOf(sheet) : '',
  image: sheet?.image ? withoutTones(sheet.image) : null,
  hasVideo: sheet !== undefined && sheet.video !== null,
});

function reportedVersions(sheet: Sheet): ReportedVersion[] {
  const version = (variation: Variation | null, { image, video }: Sheet): ReportedVersion => ({
    alias: variationAlias(variation?.id ?? null),
    name: variation?.name ?? null,
    image: image && withoutTones(image),
    hasVideo: video !== null,
    isOn: variation?.isOn ?? true,
  });
  return [version(null, sheet), ...sheet.variations.map((variation) => version(variation, variedSheet(sheet, variation)))];
}

/** Reads the content that reports show of a site. Two calls. */
export async function reportedContent(revisions: RevisionStore, site: Pick<Site, 'id' | 'live' | 'working'>): Promise<ReportedContent> {
  const revisionId = site.live ?? site.working;
  const [revision] = await revisions.read(site, [revisionId]);
  if (!revision) throw new Error(`Revision ${revisionId} of site ${site.id} is missing`);
  const { manifest, migrated } = revision;
  const source = partSource(revisions, site, migrated);
  const popupIds = (Object.keys(manifest) as PartKey[]).flatMap((key) => {
    const part = parsePartKey(key);
    return part.kind === 'popup' ? [part.popupId] : [];
  });
  const parts = await readParts(source, manifest, ['settings', 'grid', ...popupIds.map(popupKey)]);
  const settings = requiredPart(parts, 'settings');
  const grid = requiredPart(parts, 'grid');
  return {
    settings,
    grid,
    popups: new Map(popupIds.map((id) => [id, requiredPart(parts, popupKey(id))])),
    async readSheets(language, views) {
      const placed = [...gridCells(grid.numberHorizontal, grid.numberVertical)].flatMap((cell) => {
        const sheetId = grid.cells[cell];
        if (sheetId === undefined) return [];
        const languages = [language ?? settings.defaultLanguage, settings.defaultLanguage, ...settings.languages];
        const key = languages.map((one): SheetKey => sheetKey(sheetId, one)).find((one) => manifest[one] !== undefined);
        return [{ cell, sheetId, key }];
      });
      const seen = ({ sheetId }: { sheetId: string }): number => views.get(sheetAlias(sheetId)) ?? 0;
      const described = placed.toSorted((one, other) => seen(other) - seen(one)).slice(0, DESCRIBED_MAX);
      const sheets = await readParts(
        source,
        manifest,
        described.flatMap(({ key }) => key ?? []),
      );
      const contents = placed.map(({ key, ...place }) => ({ ...place, sheet: key && typedPart(sheets, key) }));
      return {
        sheets: contents.map(({ cell, sheetId, sheet }) => reported(sheetId, cell, sheet)),
        versions: new Map(
          contents.flatMap(({ sheetId, sheet }) =>
            sheet && sheet.variations.length > 0 ? [[sheetAlias(sheetId), reportedVersions(sheet)] as const] : [],
          ),
        ),
      };
    },
  };
}
