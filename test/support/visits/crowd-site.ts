import type { SimulatedSheet, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** The last characters of ids, by which visits name sheets, differ from this number on. */
const FIRST_SHEET = 10_000_000;
export const CROWD_POPUPS = [numberedUlid(1), numberedUlid(2)] as const;

const FIRST_VARIATION = 20_000_000;

/** One or two variations, the same in all languages. */
function inAllLanguages(index: number): NonNullable<SimulatedSheet['variations']> {
  const variations = [30, 20].slice(0, 1 + (index % 8 === 0 ? 1 : 0));
  const own = variations.map((share, number) => ({ id: numberedUlid(FIRST_VARIATION + index * 4 + number), share, pull: 1.4 }));
  return { jp: own, en: own, cn: own, kr: own };
}

/** A full grid in all languages, with every pressable element. Two of its sheets show popups. */
export function crowdSite(host: string, rows: number, columns: number): SimulatedSite {
  const sheets = Array.from({ length: rows * columns }, (_, index): SimulatedSheet => ({
    id: numberedUlid(FIRST_SHEET + index),
    row: Math.floor(index / columns),
    column: index % columns,
    pressable: ['button', 'point', 'buy', 'bar'],
    leadsTo: numberedUlid(FIRST_SHEET + ((index * 7 + 3) % (rows * columns))),
    ...(index % 4 === 0 && { variations: inAllLanguages(index) }),
    popupIds: index === 1 ? CROWD_POPUPS : index === 2 ? CROWD_POPUPS.slice(0, 1) : [],
    appeal: 0.6 + (index % 5) / 4,
    spot: { x: 20 + ((index * 13) % 60), y: 20 + ((index * 29) % 45) },
  }));
  return { host, languages: [['jp', 5] as const, ['en', 3] as const, ['cn', 1] as const, ['kr', 1] as const], sheets };
}
