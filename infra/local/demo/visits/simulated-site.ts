import type { SeededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import type { Pressed, SimulatedSheet, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { runningVariations } from '#shared/rules/sheets/variations.ts';
import { gridCells, parseCell } from '#shared/values/cell.ts';

/** Weights of languages by rank; the default language has most visitors. */
const BY_RANK = [70, 17, 8, 5] as const;
const LEAST_APPEAL = 0.6;
const APPEAL_RANGE = 1.1;

function pressableOf(sheet: SiteDocument['sheets'][string]): Pressed[] {
  const all = Object.values(sheet);
  const isAnywhere = (has: (one: (typeof all)[number]) => boolean): boolean => all.some(has);
  return [
    ...(isAnywhere(({ linkButtonText }) => linkButtonText !== '') ? (['button'] as const) : []),
    ...(isAnywhere(({ imageLinkPoints }) => imageLinkPoints.length > 0) ? (['point'] as const) : []),
  ];
}

/** The factor by which variations are clicked more often than their sheet. */
const PULL = 1.5;

const variationsOf = (sheet: Sheet | undefined) =>
  (sheet ? runningVariations(sheet) : []).map(({ id, share }) => ({ id, share, pull: PULL }));

/** Returns a site for simulated visits: its sheets by rows, each with a random appeal. */
export function simulatedSite(random: SeededRandom, host: string, { settings, grid, sheets, popups }: SiteDocument): SimulatedSite {
  const languages: Language[] = [settings.defaultLanguage, ...settings.languages.filter((one) => one !== settings.defaultLanguage)];
  const onGrid = [...gridCells(grid.numberHorizontal, grid.numberVertical)].flatMap((cell): SimulatedSheet[] => {
    const id = grid.cells[cell];
    const position = parseCell(cell);
    const sheet = id === undefined ? undefined : sheets[id];
    if (id === undefined || !position || !sheet) return [];
    const link = sheet[settings.defaultLanguage]?.linkDestinationUrl ?? '';
    return [
      {
        id,
        ...position,
        pressable: pressableOf(sheet),
        hasGoal: settings.goals.includes(link),
        leadsTo: grid.cells[link.slice(1)],
        variations: Object.fromEntries(languages.map((language) => [language, variationsOf(sheet[language])])),
        popupIds: Object.entries(popups).flatMap(([popupId, { effectiveSheets }]) => (effectiveSheets.includes(id) ? [popupId] : [])),
        appeal: LEAST_APPEAL + APPEAL_RANGE * random.next(),
        spot: { x: 25 + random.below(50), y: 20 + random.below(45) },
      },
    ];
  });
  return { host, languages: languages.map((language, rank) => [language, BY_RANK[rank] ?? 1] as const), sheets: onGrid };
}
