import type { ReportedVersion, SwipeReport, VersionFigures } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import type { Counters } from '#shared/rules/analytics/sheet-figures.ts';
import { ITSELF } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { counterFields } from '#shared/rules/analytics/visits/counter-key.ts';

type ReportedSheets = SwipeReport['sheets'];
type FiguresByVersion = Map<string, VersionFigures>;

const NO_FIGURES: VersionFigures = { views: 0, visits: 0, exits: 0, dwell: 0, clicked: 0, conversions: 0 };

/** Returns the figures of a language, or of all languages, by sheet and version. */
function figuresOf(counters: Counters, language: Language | undefined): Map<string, FiguresByVersion> {
  const sheets = new Map<string, FiguresByVersion>();
  for (const [key, times] of counters) {
    const [of, alias = '', version = '', figure] = counterFields('variation', key) ?? [];
    if (!figure || (language !== undefined && of !== language)) continue;
    const versions = sheets.get(alias) ?? new Map<string, VersionFigures>();
    const figures = versions.get(version) ?? { ...NO_FIGURES };
    figures[figure] += times;
    sheets.set(alias, versions.set(version, figures));
  }
  return sheets;
}

const goneVersion = (alias: string): ReportedVersion => ({ alias, name: null, image: null, hasVideo: false, isOn: false });

/** Returns the sheet itself, known versions in their order, then removed versions, most viewed first. */
function versionsOf(known: readonly ReportedVersion[], figures: FiguresByVersion): ReportedSheets[number]['versions'] {
  const names = new Set(known.map(({ alias }) => alias));
  const gone = [...figures].filter(([alias]) => !names.has(alias)).toSorted(([, one], [, other]) => other.views - one.views);
  const all = [...known, ...gone.map(([alias]) => goneVersion(alias))].map((version) => ({
    version,
    figures: figures.get(version.alias) ?? NO_FIGURES,
  }));
  return all.toSorted((one, other) => Number(other.version.alias === ITSELF) - Number(one.version.alias === ITSELF));
}

/** Adds to each sheet the figures of its versions; no figures if the sheet has no variations and no variation was viewed. */
export function versionFigures(
  counters: Counters,
  sheets: readonly Omit<ReportedSheets[number], 'versions'>[],
  known: ReadonlyMap<string, readonly ReportedVersion[]>,
  language: Language | undefined,
): ReportedSheets {
  const counted = figuresOf(counters, language);
  return sheets.map((one) => {
    const { alias } = one.sheet;
    return { ...one, versions: versionsOf(known.get(alias) ?? [], counted.get(alias) ?? new Map<string, VersionFigures>()) };
  });
}
