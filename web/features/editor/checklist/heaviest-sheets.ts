import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { occupiedCells, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';
import { type MediaSizeOf, sheetWeight, type SheetWeight } from '#web/features/editor/model/faults/sheet-weight.ts';

export interface WeighedSheet extends SheetWeight {
  cell: string;
  language: Language;
}

interface Weights {
  /** Sorted by the share of their budget, largest first. */
  heaviest: readonly WeighedSheet[];
  /** The number of pictures of unknown size. */
  unknown: number;
}

/** Returns the heaviest sheets of a site. Each language of a sheet counts separately. */
export function heaviestSheets(document: SiteDocument, bytesOf: MediaSizeOf, count: number): Weights {
  const unknown = new Set<string>();
  const weighed = occupiedCells(document).flatMap((cell) =>
    document.settings.languages.flatMap((language): WeighedSheet[] => {
      const sheet = sheetAt(document, cell, language);
      if (!sheet) return [];
      const creatives = sheetVersions(sheet).map((version) => version.sheet.image);
      for (const shown of [...creatives, ...sheet.products.map(({ image }) => image)])
        if (shown && bytesOf(shown.mediaId) === undefined) unknown.add(shown.mediaId);
      return [{ cell, language, ...sheetWeight(sheet, bytesOf) }];
    }),
  );
  const heaviest = weighed
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes / other.budget - one.bytes / one.budget)
    .slice(0, count);
  return { heaviest, unknown: unknown.size };
}
