import type { SeededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import type { SimulatedPerson, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';

/** Devices, weighted by their share of visitors. */
const DEVICES: readonly (readonly [Pick<SimulatedPerson, 'agent' | 'narrowSide' | 'hasMouse'>, number])[] = [
  [
    {
      narrowSide: 390,
      hasMouse: false,
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
    44,
  ],
  [
    {
      narrowSide: 412,
      hasMouse: false,
      agent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    },
    26,
  ],
  [
    {
      narrowSide: 820,
      hasMouse: false,
      agent:
        'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
    5,
  ],
  [
    {
      narrowSide: 1080,
      hasMouse: true,
      agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    },
    17,
  ],
  [
    {
      narrowSide: 900,
      hasMouse: true,
      agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    },
    8,
  ],
];

/** The prefix of addresses for documentation (RFC 3849). */
const ADDRESSES = '2001:db8:';
/** The number of recent visitors who may return. */
const RECENT = 300;

const newPerson = (random: SeededRandom, { languages }: SimulatedSite): SimulatedPerson => {
  const { agent, ...screen } = random.pick(DEVICES);
  const group = (): string => random.below(0x1_00_00).toString(16);
  return { ...screen, agent: encodeURI(agent), address: `${ADDRESSES}${group()}:${group()}::${group()}`, language: random.pick(languages) };
};

/** Returns a generator of visitors: with the probability `comesAgain` a recent one, otherwise a new one. */
export function simulatePeople(random: SeededRandom, site: SimulatedSite, comesAgain: number): () => SimulatedPerson {
  const recent: SimulatedPerson[] = [];
  return () => {
    const earlier = random.happens(comesAgain) ? recent[random.below(recent.length)] : undefined;
    if (earlier) return earlier;
    const person = newPerson(random, site);
    recent.push(person);
    if (recent.length > RECENT) recent.shift();
    return person;
  };
}
