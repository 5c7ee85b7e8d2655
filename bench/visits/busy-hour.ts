/** The parts of very many visits in one hour of a site, as `collect-visits` stores them: copies of the visits of a small crowd. */
import type { CollectedPart } from '#functions/store/visit/collected-part.ts';
import type { CollectedVisits } from '#functions/store/visit/collected-visits.ts';
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
  /** How many copies of the crowd visit the site. */
  copies: number;
}

interface ArrivedPart extends CollectedPart {
  location: number;
  window: number;
}

/** The parts of the crowd, a tenth of them twice. The copies of a visit differ in its id and its person alone, so figures are multiples. */
function arrivedParts({ site, hour }: BusyHour): ArrivedPart[] {
  const visits = crowdOf(site, { seed: 1, visits: DIFFERENT_VISITS, hours: [hour] });
  const people = new Map<string, number>();
  const numberOf = (person: string): number => people.get(person) ?? people.set(person, people.size).size - 1;
  return deliverCrowd(visits, { random: seededRandom(2), repeated: REPEATED }).delivered.map(
    ({ visit: { person }, part: { path }, at }) => {
      const number = numberOf(`${person.address} ${person.agent}`);
      return { at, path, person: number.toString(36).padStart(7, '0'), location: number % LOCATIONS, window: Math.floor(at / WINDOW_MS) };
    },
  );
}

/**
 * Stores a busy hour in objects as the logs of edge locations have them. `setTime`: called with the time at which the next object
 * arrives. Returns how many parts and objects there are.
 */
export async function storeBusyHour(
  busy: BusyHour,
  collected: CollectedVisits,
  setTime: (at: Date) => void,
): Promise<{ parts: number; objects: number }> {
  const objects = [...Map.groupBy(arrivedParts(busy), ({ window, location }) => `${window}-${location}`).values()].toSorted(
    ([one], [other]) => (one?.window ?? 0) - (other?.window ?? 0),
  );
  let parts = 0;
  for (const object of objects) {
    const [{ window, location } = { window: 0, location: 0 }] = object;
    const logKey = `visits/${busy.hour}-${window}-${location}.gz`;
    const copied: CollectedPart[] = [];
    for (let copy = 0; copy < busy.copies; copy += 1) {
      const mark = copy.toString(36).padStart(COPY_CHARACTERS, '0');
      for (const { at, person, path } of object) {
        const start = path.indexOf('/', 1) + 1 + TIME_CHARACTERS;
        copied.push({ at, person: mark + person, path: path.slice(0, start) + mark + path.slice(start + COPY_CHARACTERS) });
      }
    }
    setTime(new Date((window + 1) * WINDOW_MS));
    await collected.write(busy.siteId, busy.hour, logKey, copied);
    parts += copied.length;
  }
  return { parts, objects: objects.length };
}
