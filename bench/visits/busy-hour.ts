/** The parts of very many visits in one hour of a site, as `collect-visits` stores them: copies of the visits of a small crowd. */
import type { CollectedPart } from '#functions/analytics/store/collected-part.ts';
import type { CollectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import type { SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import { crowdOf, deliverCrowd } from '#test/support/visits/deliver-crowd.ts';

/** Visits that differ from each other. */
export const DIFFERENT_VISITS = 5_000;
/** Log objects of one edge location and five minutes. */
const LOCATIONS = 24;
const WINDOW_MS = 5 * 60_000;
const TIME_CHARACTERS = 8;
const COPY_CHARACTERS = 4;
const REPEATED = 0.1;

export interface BusyHour {
  siteId: string;
  site: SimulatedSite;
  hour: string;
  /** The number of copies of the crowd that visit the site. */
  copies: number;
}

interface ArrivedPart extends CollectedPart {
  share: number;
  window: number;
}

/** Returns the parts of the crowd, a tenth of them twice. Copies of a visit differ only in id and person, so figures are multiples. */
function arrivedParts({ site, hour }: BusyHour): ArrivedPart[] {
  const visits = crowdOf(site, { seed: 1, visits: DIFFERENT_VISITS, hours: [hour] });
  const people = new Map<string, number>();
  const numberOf = (person: string): number => people.get(person) ?? people.set(person, people.size).size - 1;
  return deliverCrowd(visits, { random: seededRandom(2), repeated: REPEATED }).delivered.map(
    ({ visit: { person }, part: { path }, at }) => {
      const number = numberOf(`${person.address} ${person.agent}`);
      return { at, path, person: number.toString(36).padStart(7, '0'), share: number % LOCATIONS, window: Math.floor(at / WINDOW_MS) };
    },
  );
}

function copied({ at, person, path }: ArrivedPart, copy: number): CollectedPart {
  const mark = copy.toString(36).padStart(COPY_CHARACTERS, '0');
  const start = path.indexOf('/', 1) + 1 + TIME_CHARACTERS;
  return { at, person: mark + person, path: path.slice(0, start) + mark + path.slice(start + COPY_CHARACTERS) };
}

/**
 * Stores a busy hour in objects as the logs of edge locations have them. Calls `setTime` with the time at which the next object arrives.
 * Returns how many parts and objects there are.
 */
export async function storeBusyHour(
  busy: BusyHour,
  collected: CollectedVisits,
  setTime: (at: Date) => void,
): Promise<{ parts: number; objects: number }> {
  const windows = [...Map.groupBy(arrivedParts(busy), ({ window }) => window)].toSorted(([one], [other]) => one - other);
  const stored = { parts: 0, objects: 0 };
  for (const [window, arrived] of windows) {
    setTime(new Date((window + 1) * WINDOW_MS));
    const shares = Map.groupBy(arrived, ({ share }) => share);
    for (let location = 0; location < LOCATIONS; location += 1) {
      // Copies of a visit are in different objects or far apart, so that an object compresses as if all its visits differed.
      const copies = Array.from({ length: busy.copies }, (_, copy) => copy);
      const parts = copies.flatMap((copy) => (shares.get((location + copy) % LOCATIONS) ?? []).map((part) => copied(part, copy)));
      await collected.write(busy.siteId, busy.hour, `visits/${busy.hour}-${window}-${location}.gz`, parts);
      stored.parts += parts.length;
      stored.objects += 1;
    }
  }
  return stored;
}
