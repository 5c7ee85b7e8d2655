import type { SimulatedSheet, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import type {
  LandingReport,
  ReportedSheet,
  ReportedVersion,
  SheetFigures,
  SwipeReport,
  TapReport,
} from '#shared/model/analytics/visit-reports.ts';
import { directionOf, pressesOf, restsOf, staysOf } from '#test/support/visits/expected/observed-visit.ts';
import { expectedTotals } from '#test/support/visits/expected/expected-overview.ts';
import { expectedVersions } from '#test/support/visits/expected/expected-versions.ts';
import type { VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

/** The names of pressed elements, and of inputs that move to a sheet, in reports. */
const TARGETS = { button: 'button', point: 'image-link', buy: 'product', bar: 'bar', menu: 'menu', sheet: 'picture' } as const;
const INPUTS = { o: 'opened', p: 'swipe', k: 'key', w: 'wheel', a: 'arrow', m: 'menu', l: 'link', t: 'other' } as const;
const LONGEST_PATH = 8;
const COMMONEST = 10;
const STEP = 5;
const LAST_STEP = 95;

const aliasOf = ({ id }: SimulatedSheet): string => id.slice(18);

/** Counts occurrences of values. */
class Tally<T> {
  readonly #found = new Map<string, { what: T; times: number }>();
  add(what: T): void {
    const key = JSON.stringify(what);
    const found = this.#found.get(key) ?? { what, times: 0 };
    found.times += 1;
    this.#found.set(key, found);
  }
  list(): { what: T; times: number }[] {
    return [...this.#found.values()];
  }
}

export function tally<T>(all: Iterable<T>): { what: T; times: number }[] {
  const counted = new Tally<T>();
  for (const one of all) counted.add(one);
  return counted.list();
}

/** The owner's data of a site. */
export interface KnownSite {
  site: SimulatedSite;
  columns: number;
  rows: number;
  reported: (sheet: SimulatedSheet) => ReportedSheet;
  /** A sheet with variations: itself and its variations; empty for other sheets. */
  versions: (sheet: SimulatedSheet) => readonly ReportedVersion[];
}

function figuresBySheet(facts: readonly VisitFacts[], { sheets }: SimulatedSite): Map<string, SheetFigures> {
  const figures = new Map(
    sheets.map(({ id }): [string, SheetFigures] => [
      id,
      { views: 0, visits: 0, landings: 0, exits: 0, bounces: 0, dwell: 0, clicks: {}, clicked: 0, conversions: 0 },
    ]),
  );
  const of = (sheet: SimulatedSheet | undefined): SheetFigures => {
    const found = sheet && figures.get(sheet.id);
    if (!found) throw new Error('The sheet is none of the site');
    return found;
  };
  for (const { observed, totals, conversions } of facts) {
    for (const { sheet } of conversions) if (sheet) of(sheet).conversions += 1;
    const rests = restsOf(observed);
    if (rests.length === 0) continue;
    for (const { sheet } of rests) of(sheet).views += 1;
    of(rests[0]?.sheet).landings += 1;
    of(rests.at(-1)?.sheet).exits += 1;
    of(rests[0]?.sheet).bounces += totals.bounces;
    for (const { sheet, tenths } of staysOf(observed)) of(sheet).dwell += tenths;
    if (totals.visits > 0) {
      for (const sheet of new Set(rests.map((rest) => rest.sheet))) of(sheet).visits += 1;
      const pressed = pressesOf(observed).filter(({ press }) => press.on !== 'sheet');
      for (const sheet of new Set(pressed.map((one) => one.sheet))) of(sheet).clicked += 1;
    }
    for (const { sheet, press } of pressesOf(observed)) {
      const { clicks } = of(sheet);
      clicks[TARGETS[press.on]] = (clicks[TARGETS[press.on]] ?? 0) + 1;
    }
  }
  return figures;
}

function pathsOf(facts: readonly VisitFacts[]): SwipeReport['paths'] {
  const paths = facts
    .filter(({ totals }) => totals.visits > 0)
    .map(({ observed }) => {
      const aliases = restsOf(observed).map(({ sheet }) => aliasOf(sheet));
      return aliases.filter((alias, index) => alias !== aliases[index - 1]);
    });
  const cut = paths.map((path) => ({ sheets: path.slice(0, LONGEST_PATH), isCut: path.length > LONGEST_PATH }));
  const name = ({ sheets, isCut }: { sheets: string[]; isCut: boolean }): string => [...sheets, ...(isCut ? ['…'] : [])].join('-');
  return tally(cut)
    .map(({ what, times }) => ({ ...what, visits: times }))
    .toSorted((one, other) => other.visits - one.visits || (name(one) < name(other) ? -1 : 1))
    .slice(0, COMMONEST);
}

function movesOf(facts: readonly VisitFacts[]): SwipeReport['moves'] {
  const moves = facts.flatMap(({ observed }) => {
    const rests = restsOf(observed);
    return rests.slice(1).flatMap((rest, index) => {
      const from = rests[index]?.sheet;
      if (!from) return [];
      return [{ from: aliasOf(from), to: aliasOf(rest.sheet), direction: directionOf(from, rest.sheet), by: INPUTS[rest.by] }];
    });
  });
  return tally(moves).map(({ what, times }) => ({ ...what, times }));
}

function exitsOf(facts: readonly VisitFacts[]): SwipeReport['exits'] {
  const exits = facts.flatMap(({ observed }): Omit<SwipeReport['exits'][number], 'visits'>[] => {
    const rests = restsOf(observed);
    const [last, before] = [rests.at(-1), rests.at(-2)];
    return last ? [{ alias: aliasOf(last.sheet), direction: before ? directionOf(before.sheet, last.sheet) : 'none' }] : [];
  });
  return tally(exits).map(({ what, times }) => ({ ...what, visits: times }));
}

/** The expected report on the grid. Moves and exits in no particular order. */
export function expectedSwipe(facts: readonly VisitFacts[], { site, columns, rows, reported, versions }: KnownSite): SwipeReport {
  const figures = figuresBySheet(facts, site);
  return {
    visits: expectedTotals(facts).visits,
    columns,
    rows,
    sheets: site.sheets.flatMap((sheet) => {
      const own = figures.get(sheet.id);
      return own ? [{ sheet: reported(sheet), figures: own, versions: expectedVersions(facts, sheet, versions(sheet)) }] : [];
    }),
    moves: movesOf(facts),
    paths: pathsOf(facts),
    exits: exitsOf(facts),
  };
}

/** The sheets on which visits began, in no particular order. */
export function expectedLandings(facts: readonly VisitFacts[], { site, reported }: KnownSite): LandingReport['sheets'] {
  const figures = figuresBySheet(facts, site);
  return site.sheets.flatMap((sheet) => {
    const own = figures.get(sheet.id);
    if (!own || own.landings === 0) return [];
    const begun = facts.filter(({ observed }) => restsOf(observed)[0]?.sheet === sheet);
    const conversions = begun.reduce((sum, { landed }) => sum + landed, 0);
    return [{ sheet: reported(sheet), landings: own.landings, bounces: own.bounces, conversions }];
  });
}

/** The pressed positions of a sheet, in no particular order: squares of five percent. */
export function expectedTaps(facts: readonly VisitFacts[], sheet: SimulatedSheet): TapReport {
  const square = (percent: number): number => Math.min(LAST_STEP, percent - (percent % STEP));
  const taps = facts.flatMap(({ observed }) =>
    pressesOf(observed)
      // The menu and the bar are outside the picture.
      .filter(({ sheet: pressed, press }) => pressed === sheet && press.x >= 0 && press.y >= 0)
      .map(({ press }) => ({ target: TARGETS[press.on], x: square(press.x), y: square(press.y) })),
  );
  return { taps: tally(taps).map(({ what, times }) => ({ ...what, times })) };
}
