import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { cellName } from '#shared/values/cell.ts';
import { endCells } from '#shared/rules/analytics/visits/count-route.ts';
import { limitTexts, TEXTS_MAX } from '#shared/rules/analytics/visits/limit-texts.ts';
import { mergeVisits, type MergedVisit, type ReceivedPart, visitBatch } from '#shared/rules/analytics/visits/merge-visits.ts';
import { countVisits, visitCount } from '#shared/rules/analytics/visits/count-visits.ts';
import { add, addAll, type Counters, countPeople, longestOfBucket, timeBucket } from '#shared/rules/analytics/visits/visit-counters.ts';
import { moveDirection } from '#shared/rules/analytics/visits/move-direction.ts';
import { visitPath, type WrittenEvent } from '#shared/values/visit/visit-path.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { type CrowdReports, expectedReports, reportsOfCounters } from '#test/support/visits/crowd-reports.ts';
import { crowdSite } from '#test/support/visits/crowd-site.ts';
import { crowdOf, deliverCrowd, receivedPart } from '#test/support/visits/deliver-crowd.ts';
import { observeAll } from '#test/support/visits/expected/observed-visit.ts';

const HOST = 'abcdefghij12.sites.example.com';
const ALL = {
  hosts: [HOST],
  isKnown: () => true,
  isKnownNews: () => true,
  ends: new Set(['C1']),
  goals: { hasAny: false, popups: new Set<string>() },
};

function figuresOf(received: readonly ReceivedPart[]): Counters {
  const { counters, people } = countVisits(mergeVisits(received), [], ALL);
  countPeople(counters, new Set(), people);
  return counters;
}

const SITE = crowdSite(HOST, 3, 3);
const OF_CROWD = { ...ALL, ends: endCells(SITE.sheets.map(cellName)) };

const crowd = (seed: number, visits: number) => crowdOf(SITE, { seed, visits, hours: ['2026-11-20T03'] });

function reportsOfParts(received: readonly ReceivedPart[]): CrowdReports {
  const { counters, people } = countVisits(mergeVisits(received), [], OF_CROWD);
  countPeople(counters, new Set(), people);
  return reportsOfCounters(counters, SITE);
}

describe('reports of simulated visits', () => {
  it('equal the simulated events, for parts in any order and delivered repeatedly', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, visits) => {
        const random = seededRandom(seed + 1);
        const { delivered, observed } = deliverCrowd(crowd(seed, visits), { random, repeated: 0.3 });
        expect(reportsOfParts(delivered.map(receivedPart))).toEqual(expectedReports(observed, SITE));
      }),
      { numRuns: 60 },
    );
  });

  it('equal the events of the delivered parts if other parts are lost, and stay below the simulated events', () => {
    const visits = crowd(7, 300);
    const { delivered, observed } = deliverCrowd(visits, { random: seededRandom(8), lost: 0.1 });
    const found = reportsOfParts(delivered.map(receivedPart));
    expect(found).toEqual(expectedReports(observed, SITE));
    const { totals: whole } = expectedReports(visits.map(observeAll), SITE);
    for (const figure of ['visits', 'views', 'clicks', 'people'] as const) {
      expect(found.totals[figure]).toBeLessThan(whole[figure]);
      expect(found.totals[figure]).toBeGreaterThan(whole[figure] * 0.75);
    }
  });
});

/** Yields the visits of all parts, in batches that contain a few of them. */
function* inBatches(received: readonly ReceivedPart[], bytesMax: number): Generator<MergedVisit[]> {
  for (let from: string | undefined = ''; from !== undefined;) {
    const batch = visitBatch(from, bytesMax);
    for (const part of received) batch.add(part);
    yield [...batch.visits()];
    from = batch.next();
  }
}

describe('visitBatch', () => {
  const ALONE = 1;

  it('merges visits in batches as mergeVisits does, each visit once and in the order of ids', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: ALONE, max: 40_000 }), (seed, bytesMax) => {
        const { delivered } = deliverCrowd(crowd(seed, 60), { random: seededRandom(seed), repeated: 0.3 });
        const received = delivered.map(receivedPart);
        expect([...inBatches(received, bytesMax)].flat()).toEqual(mergeVisits(received));
      }),
      { numRuns: 60 },
    );
  });

  it('splits visits into as many batches as the size limit requires, at least one visit each', () => {
    const received = deliverCrowd(crowd(3, 60), { random: seededRandom(3) }).delivered.map(receivedPart);
    const sizes = (bytesMax: number) => [...inBatches(received, bytesMax)].map(({ length }) => length);
    expect(sizes(Number.POSITIVE_INFINITY)).toEqual([60]);
    expect(sizes(20_000).length).toBeGreaterThan(3);
    expect(sizes(ALONE)).toEqual(Array.from({ length: 60 }, () => 1));
  });

  it('keeps, of two parts with the same number, the part with the content that sorts first, in any order of arrival', () => {
    const { delivered } = deliverCrowd(crowd(4, 1), { random: seededRandom(4) });
    const [part] = delivered.map(receivedPart) as [ReceivedPart];
    const other = { ...part, path: `${part.path}x` };
    for (const received of [
      [part, other],
      [other, part],
    ])
      expect([...inBatches(received, ALONE)].flat()).toEqual([...inBatches([part], ALONE)].flat());
  });
});

const NOON = Date.parse('2026-11-20T03:00:00Z');
const visitOf = (number: number): string => visitIdAt(NOON, `visit${number}`);
const VISIT = visitOf(42);
const [ONE, TWO, THREE] = ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'];
const PHONE = [390, 0, 1_200, '', '', '', ''] as const;
const part = (number: number, events: readonly WrittenEvent[], origin: readonly (string | number)[] = [], id = VISIT): ReceivedPart => ({
  at: 0,
  person: 'person',
  path: visitPath(id, number, 'en', events, origin),
});
const countersOf = (...parts: ReceivedPart[]) => Object.fromEntries(figuresOf(parts));

describe('countVisits', () => {
  it('counts the time on each sheet, except while the page is hidden', () => {
    const counters = countersOf(
      part(0, [[10, 'r', 'o', 'A1', ONE]], PHONE),
      part(1, [
        [40, 'r', 'k', 'A2', TWO],
        [100, 'h'],
      ]),
      part(2, [
        [5_000, 'v'],
        [5_010, 'r', 'p', 'B2', THREE],
        [5_015, 'c', 'buy', 99, 0],
        [5_030, 'h'],
      ]),
    );
    expect(counters).toMatchObject({
      'total/en/phone/direct/visits': 1,
      'total/en/phone/direct/views': 3,
      'total/en/phone/direct/moves': 2,
      'total/en/phone/direct/time': 30 + 60 + 10 + 20,
      'total/en/phone/direct/clicks': 1,
      [`sheet/en/${TWO}/dwell`]: 70,
      [`sheet/en/${THREE}/exits`]: 1,
      [`sheet/en/${THREE}/click-product`]: 1,
      [`tap/${THREE}/product/95/0`]: 1,
      [`move/en/${ONE}/${TWO}/down/key`]: 1,
      [`move/en/${TWO}/${THREE}/right/swipe`]: 1,
      [`shown/phone/${timeBucket(1_200)}`]: 1,
      [`first-move/phone/${timeBucket(4_000)}`]: 1,
    });
    expect(counters['total/en/phone/direct/bounces']).toBeUndefined();
  });

  it('counts the origin of a visit, and does not count a further page of the site as another visit', () => {
    const origin = (...texts: string[]) => [900, 1, 500, ...texts];
    const landed = [[5, 'r', 'o', 'A1', ONE]] as const;
    const counters = countersOf(
      part(0, landed, origin('www.google.co.jp', '', '', ''), visitOf(1)),
      part(0, landed, origin('l.instagram.com', '', '', ''), visitOf(2)),
      part(0, landed, origin('news.example', '', '', ''), visitOf(3)),
      part(0, landed, origin('news.example', 'news/1', '', 'Frühling'), visitOf(4)),
      part(0, landed, origin(HOST, '', '', ''), visitOf(5)),
      part(1, landed, [], visitOf(6)),
    );
    expect(counters).toMatchObject({
      'total/en/desktop/search/visits': 1,
      'total/en/desktop/social/visits': 1,
      'total/en/desktop/referral/visits': 1,
      'total/en/desktop/campaign/visits': 1,
      'total/en/desktop/own/views': 1,
      'total/en/unknown/unknown/visits': 1,
      'referrer/news.example': 2,
      'campaign/news%2F1//Fr%C3%BChling': 1,
    });
    expect(counters['total/en/desktop/own/visits']).toBeUndefined();
  });

  it('counts at most half an hour for one stay', () => {
    expect(
      countersOf(
        part(
          0,
          [
            [0, 'r', 'o', 'A1', ONE],
            [300_000, 'h'],
          ],
          PHONE,
        ),
      )[`sheet/en/${ONE}/dwell`],
    ).toBe(18_000);
  });

  it('counts a visit only with a sheet of the site, and ignores unknown sheets and popups', () => {
    const known = { ...ALL, isKnown: (name: string) => name === ONE };
    const of = (...events: WrittenEvent[]) => countVisits(mergeVisits([part(0, events, PHONE)]), [], known);
    expect(of([1, 'r', 'o', 'A1', TWO], [2, 'h'])).toEqual({ counters: new Map(), people: new Map() });
    const { counters } = of([1, 'r', 'o', 'A1', ONE], [2, 'r', 'p', 'B1', TWO], [3, 'p', 'c', numberedUlid(9)], [11, 'h']);
    expect(Object.fromEntries(counters)).toMatchObject({ 'total/en/phone/direct/views': 1, [`sheet/en/${ONE}/dwell`]: 10 });
    expect([...counters.keys()].filter((key) => key.includes(TWO ?? '') || key.startsWith('popup'))).toEqual([]);
  });

  it('counts each news item of the site as shown, clicked and closed at most once per visit', () => {
    const [own, foreign] = [numberedUlid(8), numberedUlid(9)];
    const known = { ...ALL, isKnownNews: (id: string) => id === own };
    const events: WrittenEvent[] = [
      [1, 'r', 'o', 'A1', ONE],
      [2, 'n', 's', own],
      [3, 'n', 'c', own],
      [4, 'n', 'c', own],
      [5, 'n', 'x', foreign],
    ];
    const { counters } = countVisits(mergeVisits([part(0, events, PHONE)]), [], known);
    expect([...counters].filter(([key]) => key.startsWith('news'))).toEqual([
      [`news/${own}/shown`, 1],
      [`news/${own}/clicked`, 1],
    ]);
    expect(counters.get('total/en/phone/direct/popup-clicks')).toBeUndefined();
  });

  it('counts an answer about consent, which is no visit (R-14.104)', () => {
    const { counters, people } = countVisits(mergeVisits([part(0, [[0, 'k', 'a']], [])]), [], ALL);
    expect([Object.fromEntries(counters), people.size]).toEqual([{ 'consent/accepted': 1 }, 0]);
    expect(
      Object.keys(
        countersOf(
          part(
            0,
            [
              [0, 'k', 'w'],
              [0, 'k', 'x'],
            ],
            PHONE,
          ),
        ),
      ),
    ).toEqual(['consent/withdrawn']);
  });

  it('counts at most a hundred visits of one person per hour', () => {
    const visits = Array.from({ length: 150 }, (_, number) => part(0, [[1, 'r', 'o', 'A1', ONE]], PHONE, visitOf(number)));
    expect(countersOf(...visits)['total/en/phone/direct/visits']).toBe(100);
    expect(countersOf(...visits.toReversed())).toEqual(countersOf(...visits));
  });
});

describe('countPeople', () => {
  it('counts a person once a day, in the slice of the first visit', () => {
    const counters: Counters = new Map();
    const hours = [
      new Map([['a', 'en/phone/direct']]),
      new Map([
        ['a', 'jp/phone/own'],
        ['b', 'jp/phone/direct'],
      ]),
    ];
    const known = new Set<string>();
    for (const people of hours) countPeople(counters, known, people);
    expect(Object.fromEntries(counters)).toEqual({ 'total/en/phone/direct/people': 1, 'total/jp/phone/direct/people': 1 });
  });
});

it.each([
  ['A1', 'A5', 'down'],
  ['A5', 'A1', 'up'],
  ['A1', 'C1', 'right'],
  ['AA9', 'Z9', 'left'],
  ['A1', 'B2', 'jump'],
  ['B2', 'B2', 'jump'],
])('moveDirection from %s to %s returns %s', (from, to, direction) => expect(moveDirection(from, to)).toBe(direction));

it('timeBucket groups times into buckets that are at most 15 % wide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), (ms) => {
      const longest = longestOfBucket(timeBucket(ms));
      expect(longest).toBeGreaterThanOrEqual(ms * 0.999_999);
      expect(longest).toBeLessThan(ms * 1.15);
    }),
  );
});

describe('visits of a sheet', () => {
  const there = [
    [10, 'r', 'o', 'A1', ONE],
    [20, 'r', 'p', 'B1', TWO],
    [25, 'c', 'button', 10, 10],
    [26, 'c', 'buy', 10, 10],
    [30, 'r', 'p', 'A1', ONE],
    [35, 'c', 'sheet', 10, 10],
    [40, 'r', 'p', 'B1', TWO],
    [45, 'c', 'menu', 10, 10],
  ] as const;

  it('count once however often the sheet is seen and tapped; taps on the picture are not clicks', () => {
    expect(countersOf(part(0, there, PHONE), part(0, there.slice(0, 2), PHONE, visitOf(43)))).toMatchObject({
      [`sheet/en/${ONE}/views`]: 3,
      [`sheet/en/${ONE}/visits`]: 2,
      [`sheet/en/${TWO}/visits`]: 2,
      [`sheet/en/${TWO}/clicked`]: 1,
    });
    expect(countersOf(part(0, there, PHONE))).not.toHaveProperty([`sheet/en/${ONE}/clicked`]);
  });

  it('exclude visits that began on another page of the site', () => {
    const keys = Object.keys(countersOf(part(0, there, [390, 0, 1_200, HOST, '', '', ''])));
    expect(keys.filter((key) => /^sheet.*(visits|clicked)$/.test(key))).toEqual([]);
  });
});

describe('countVisits on the path of a visit', () => {
  const toC1 = [
    [10, 'r', 'o', 'A1', ONE],
    [20, 'r', 'p', 'B1', TWO],
    [30, 'r', 'p', 'C1', THREE],
  ] as const;

  it('counts path and exit, and a completion if the visit reached the end of a row or column', () => {
    expect(countersOf(part(0, toC1, PHONE))).toMatchObject({
      [`path/en/${ONE}-${TWO}-${THREE}`]: 1,
      [`exit/en/${THREE}/right`]: 1,
      'total/en/phone/direct/completed': 1,
    });
    const short = countersOf(part(0, toC1.slice(0, 2), PHONE));
    expect(short).toMatchObject({ [`path/en/${ONE}-${TWO}`]: 1, [`exit/en/${TWO}/right`]: 1 });
    expect(short).not.toHaveProperty(['total/en/phone/direct/completed']);
  });

  it('counts a bounce if the visit has one sheet only', () => {
    const counters = countersOf(part(0, toC1.slice(0, 1), PHONE), part(0, toC1, PHONE, visitOf(43)));
    expect(counters).toMatchObject({ [`sheet/en/${ONE}/bounces`]: 1, [`sheet/en/${ONE}/landings`]: 2, [`exit/en/${ONE}/none`]: 1 });
  });

  it('counts only an exit, but no path, bounce or completion, if the visit began on another page of the site', () => {
    const counters = countersOf(
      part(0, toC1, [390, 0, 1_200, HOST, '', '', '']),
      part(0, toC1.slice(0, 1), [390, 0, 1_200, HOST, '', '', ''], visitOf(43)),
    );
    const keys = Object.keys(counters);
    expect(keys.filter((key) => key.startsWith('exit/')).length).toBe(2);
    expect(keys.filter((key) => /^path|bounces$|completed$/.test(key))).toEqual([]);
  });
});

it('limitTexts keeps the most frequent paths of each language and adds the others to the merged entry', () => {
  const counters: Counters = new Map([['path/jp/*', 900]]);
  for (let number = 0; number < 12; number += 1) {
    add(counters, `path/jp/A-${number}`, 1 + number);
    add(counters, `path/en/A-${number}`, 1);
  }
  const limited = limitTexts(counters, 10);
  expect([...limited.keys()].filter((key) => key.startsWith('path/jp/')).length).toBe(11);
  expect([limited.get('path/jp/*'), limited.get('path/en/*')]).toEqual([903, 2]);
});

it('limitTexts keeps the most frequent texts and sums the others in one entry', () => {
  const counters: Counters = new Map([['total/x', 1]]);
  for (let number = 0; number < 250; number += 1) add(counters, `referrer/host-${number}`, 1 + number);
  const limited = limitTexts(counters, 200);
  expect([limited.size, limited.get('referrer/*'), limited.get('referrer/host-249')]).toEqual([202, (50 * 51) / 2, 250]);
  const sum = (all: Counters) => [...all.values()].reduce((one, other) => one + other, 0);
  expect(sum(limited)).toBe(sum(counters));
});

it('limitTexts keeps the most frequent path of a day even if other paths are more frequent in every hour', () => {
  const day: Counters = new Map();
  for (let hour = 0; hour < 24; hour += 1) {
    const counters: Counters = new Map([['path/jp/A-B', 2]]);
    for (let number = 0; number < 1_000; number += 1) add(counters, `path/jp/A-${hour}-${number}`, 3);
    addAll(day, limitTexts(counters, TEXTS_MAX.hour));
  }
  const limited = limitTexts(day, TEXTS_MAX.period);
  limited.delete('path/jp/*');
  expect([...limited].toSorted(([, one], [, other]) => other - one)[0]).toEqual(['path/jp/A-B', 48]);
});

it('visitCount merges rare texts while it counts, without losing a visit', () => {
  const count = visitCount([], ALL, { max: 300, texts: 100 });
  const from = (number: number, host: string): ReceivedPart =>
    part(0, [[1, 'r', 'o', 'A1', ONE]], [390, 0, 900, host, '', '', ''], visitIdAt(NOON + number, 'visit'));
  for (let number = 0; number < 2_000; number += 1)
    for (const visit of mergeVisits([from(number, number % 4 === 0 ? 'common.example' : `host-${number}.example`)]))
      count.add({ ...visit, person: String(number) });
  const { counters, people } = count.end();
  const referrers = [...counters].filter(([key]) => key.startsWith('referrer/'));
  expect([counters.get('total/en/phone/referral/visits'), people.size, counters.get('referrer/common.example')]).toEqual([
    2_000, 2_000, 500,
  ]);
  expect(referrers.reduce((sum, [, times]) => sum + times, 0)).toBe(2_000);
  expect(referrers.length).toBeLessThan(400);
});

it('addAll sums counters key by key', () => {
  const counters: Counters = new Map([['a', 1]]);
  addAll(
    counters,
    new Map([
      ['a', 2],
      ['b', 3],
    ]),
  );
  expect([...counters]).toEqual([
    ['a', 3],
    ['b', 3],
  ]);
});
