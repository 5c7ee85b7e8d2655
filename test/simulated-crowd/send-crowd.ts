import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { cellName } from '#shared/values/cell.ts';
import { visitPath } from '#shared/values/visit/visit-path.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { CrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import type { PublishedSite } from '#test/simulated-crowd/crowd-site.ts';
import { convertCrowd, type CrowdConversion } from '#test/support/visits/convert-crowd.ts';
import { crowdOf, deliverCrowd, type DeliveredPart } from '#test/support/visits/deliver-crowd.ts';
import type { ObservedVisit } from '#test/support/visits/expected/observed-visit.ts';
import { japaneseDayAt } from '#test/support/visits/expected/visit-facts.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** When visits begin: around the ends of days and of months in Japan, at busy hours, and in the last hour. */
export const HOURS = [
  '2025-10-20T02',
  '2025-10-31T02',
  '2025-10-31T14',
  '2025-10-31T15',
  '2025-11-18T11',
  '2025-11-19T02',
  '2025-11-19T14',
  '2025-11-19T15',
  '2025-11-20T10',
  '2025-11-20T11',
] as const;
export const NOW = new Date('2025-11-20T12:20:00Z');

const PROGRAM = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** The share of the parts that are in the next day's logs. */
const LATE = 0.05;
const PARTS_AT_ONCE = 64;
const CONVERSIONS_AT_ONCE = 8;

export interface Crowd {
  seed: number;
  visits: number;
  /** The share of the parts that arrive twice, and of those that never arrive. */
  repeated: number;
  lost: number;
  /** Lines of a log object. */
  lines: number;
  /** Whether logs have lines in the order in which they arrived, as those of the edge do, instead of a random one. */
  isInOrder?: boolean;
}

/** The parts that arrived, the visits as observed from these parts, and the conversions. */
export interface SentCrowd {
  delivered: DeliveredPart[];
  observed: ObservedVisit[];
  conversions: CrowdConversion[];
}

/** Returns parts that no visitor has sent: those of a program that identifies itself, and those with forged sheets and popups. */
function forgeries({ site }: PublishedSite, { visit, part, at }: DeliveredPart): { part: DeliveredPart; agent?: string }[] {
  const [sheet] = site.sheets;
  if (!sheet) return [];
  const other = `${visit.beganAt.toString(36)}forged${visit.id.slice(-4)}`;
  const events = [
    [10, 'r', 'o', cellName(sheet), 'ZZZZZZZZ'],
    [20, 'p', 'c', numberedUlid(99)],
    [30, 'c', 'button', 50, 50],
  ];
  const forged = visitPath(other, 0, 'jp', events, [390, 0, 900, 'forged.example', '', '', '']);
  const program = part.path.replace(visit.id, `${visit.id.slice(0, 8)}program`);
  return [
    { part: { visit, number: 0, at, part: { ...part, path: forged } } },
    { part: { visit, number: 0, at, part: { ...part, path: program } }, agent: PROGRAM },
  ];
}

const chunked = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/**
 * Sends a crowd through the path: in random order within a day, some parts a day late, some objects announced twice, and rolled up
 * after each day, so that most hours are rolled up again.
 */
export async function sendCrowd(
  path: CrowdPath,
  published: PublishedSite,
  { seed, lines, isInOrder = false, ...crowd }: Crowd,
): Promise<SentCrowd> {
  const random = seededRandom(seed);
  const visits = crowdOf(published.site, { seed, visits: crowd.visits, hours: HOURS });
  const { delivered, observed } = deliverCrowd(visits, { random, ...crowd, until: NOW });
  const days = [...new Set(delivered.map(({ at }) => japaneseDayAt(at)))].toSorted();
  const dayOf = ({ at }: DeliveredPart): string => {
    const index = days.indexOf(japaneseDayAt(at));
    return (random.happens(LATE) ? days[index + 1] : undefined) ?? days[index] ?? '';
  };
  const ordered = isInOrder ? delivered.toSorted((one, other) => one.at - other.at) : delivered;
  const byDay = Map.groupBy(ordered, dayOf);
  const conversions = convertCrowd(visits, random);
  const half = Math.floor(conversions.length / 2);
  await inParallel(conversions.slice(0, half), CONVERSIONS_AT_ONCE, (conversion) => path.convert(published.id, conversion));
  for (const day of days) {
    const sent = byDay.get(day) ?? [];
    const forged = sent.filter(() => random.happens(0.02)).flatMap((part) => forgeries(published, part));
    const requests = [...sent.map((part) => ({ part, agent: undefined })), ...forged];
    for (const object of chunked(requests, lines)) {
      const records = await inParallel(object, PARTS_AT_ONCE, ({ part, agent }) => path.request(published.site.host, part, agent));
      await path.deliver(records, random.happens(0.2) ? 2 : 1);
    }
    await path.rollUp();
  }
  // The other conversions are sent after their visits were counted.
  await inParallel(conversions.slice(half), CONVERSIONS_AT_ONCE, (conversion) => path.convert(published.id, conversion));
  await path.rollUp();
  return { delivered, observed, conversions };
}
