import type { SeededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulatePeople } from '#infra/local/demo/visits/simulate-people.ts';
import type {
  Input,
  Pressed,
  SimulatedPerson,
  SimulatedSheet,
  SimulatedSite,
  SimulatedVisit,
  Step,
} from '#infra/local/demo/visits/simulated-visit.ts';

/** Referrers and campaigns, weighted by their visits. */
const ORIGINS: readonly (readonly [Pick<SimulatedVisit, 'referrer' | 'campaign'>, number])[] = [
  [{ referrer: '', campaign: ['', '', ''] }, 30],
  [{ referrer: 'www.google.com', campaign: ['', '', ''] }, 17],
  [{ referrer: 'search.yahoo.co.jp', campaign: ['', '', ''] }, 7],
  [{ referrer: 'l.instagram.com', campaign: ['', '', ''] }, 13],
  [{ referrer: 't.co', campaign: ['', '', ''] }, 5],
  [{ referrer: 'tabi-techo.example', campaign: ['', '', ''] }, 6],
  [{ referrer: 'machi-aruki.example', campaign: ['', '', ''] }, 4],
  [{ referrer: '', campaign: ['newsletter', 'email', '秋のご案内'] }, 8],
  [{ referrer: 'l.instagram.com', campaign: ['instagram', 'social', '新作のお知らせ'] }, 6],
  [{ referrer: '', campaign: ['leaflet', 'qr', ''] }, 4],
];

/** Directions of moves, weighted: mostly right and down, as the first sheets suggest. */
const DIRECTIONS = [
  [{ row: 0, column: 1 }, 46],
  [{ row: 1, column: 0 }, 32],
  [{ row: 0, column: -1 }, 12],
  [{ row: -1, column: 0 }, 6],
] as const;

const INPUTS: Readonly<Record<'touch' | 'mouse', readonly (readonly [Input, number])[]>> = {
  touch: [
    ['p', 86],
    ['a', 14],
  ],
  mouse: [
    ['p', 18],
    ['w', 30],
    ['k', 22],
    ['a', 30],
  ],
};

const LANDS_ON_FIRST = 0.82;
/** The share of visits that come from a form or another page of the site. */
const COMES_BACK = 0.03;
const JUMPS = 0.06;
const LEAVES = 0.17;
const LEAVES_AT_ONCE = 0.12;
const PRESSES = 0.3;
const FOLLOWS_BUTTON = 0.7;
const LOOKS_AWAY = 0.05;
const CLICKS_POPUP = 0.2;
const CLOSES_POPUP = 0.7;
const TELLS_SHOWN = 0.97;
const STEPS_MAX = 40;
const ID_LETTERS = 11;
const WHOLE = 100;

interface Walk {
  random: SeededRandom;
  site: SimulatedSite;
  person: SimulatedPerson;
  steps: Step[];
  /** The time since the visit began, in tenths of a second. */
  at: number;
  popups: Set<string>;
  /** The shown version of each sheet with variations, fixed for the visit. */
  shown: Map<SimulatedSheet, ShownVersion>;
}

interface ShownVersion {
  variation: string | null;
  pull: number;
}

const ITSELF = { variation: null, pull: 1 } as const;

const percent = (value: number): number => Math.min(WHOLE, Math.max(0, Math.round(value)));

/** Presses an element of a sheet. Presses on the picture cluster around its spot; buttons are below. */
function press({ random, steps, at }: Walk, on: Pressed, { spot, hasGoal = false }: SimulatedSheet): void {
  const isBelow = on === 'button' || on === 'buy';
  const middle = isBelow ? { x: 50, y: 84 } : spot;
  const scattered = (center: number, reach: number): number => percent(center + (random.next() + random.next() - 1) * reach);
  const outside = on === 'menu' || on === 'bar';
  const [x, y] = outside ? [random.below(WHOLE), -5] : [scattered(middle.x, isBelow ? 22 : 18), scattered(middle.y, isBelow ? 6 : 18)];
  steps.push({ at, does: 'press', on, x, y, ...(on === 'button' && hasGoal && { isGoal: true }) });
}

/** Chooses the version of a sheet with variations by their shares, once per visit; `undefined` for other sheets. */
function shownVersion({ random, person, shown }: Walk, sheet: SimulatedSheet): ShownVersion | undefined {
  const variations = sheet.variations?.[person.language] ?? [];
  if (variations.length === 0) return undefined;
  const sheetShare = WHOLE - variations.reduce((sum, { share }) => sum + share, 0);
  const chosen =
    shown.get(sheet) ??
    random.pick<ShownVersion>([
      [ITSELF, sheetShare],
      ...variations.map(({ id, pull, share }) => [{ variation: id, pull }, share] as const),
    ]);
  shown.set(sheet, chosen);
  return chosen;
}

function rest(walk: Walk, sheet: SimulatedSheet, by: Input): void {
  const version = shownVersion(walk, sheet);
  walk.steps.push({ at: walk.at, does: 'rest', sheet, by, ...(version && { variation: version.variation }) });
}

/** Shows the popups of a sheet that were not shown in this visit. */
function seePopups(walk: Walk, sheet: SimulatedSheet): void {
  const { random, steps, popups } = walk;
  for (const popupId of sheet.popupIds) {
    if (popups.has(popupId)) continue;
    popups.add(popupId);
    walk.at += 5 + random.below(10);
    steps.push({ at: walk.at, does: 'popup', popupId, action: 's' });
    walk.at += 10 + random.below(60);
    if (random.happens(CLICKS_POPUP)) steps.push({ at: walk.at, does: 'popup', popupId, action: 'c' });
    else if (random.happens(CLOSES_POPUP)) steps.push({ at: walk.at, does: 'popup', popupId, action: 'x' });
  }
}

/** Looks at a sheet for a while, with interruptions. */
function viewSheet(walk: Walk, sheet: SimulatedSheet): void {
  const { random, steps } = walk;
  walk.at += Math.ceil(random.around(35 * sheet.appeal));
  if (!random.happens(LOOKS_AWAY)) return;
  steps.push({ at: walk.at, does: 'hide' });
  walk.at += Math.ceil(random.around(300, 1));
  steps.push({ at: walk.at, does: 'return' });
  walk.at += Math.ceil(random.around(25));
}

/** Returns a random neighbour of a sheet, weighted by direction; `undefined` if it has none. */
function neighbour({ random, site }: Walk, from: SimulatedSheet): SimulatedSheet | undefined {
  const beside = DIRECTIONS.flatMap(([{ row, column }, weight]) => {
    const found = site.sheets.find((sheet) => sheet.row === from.row + row && sheet.column === from.column + column);
    return found ? [[found, weight] as const] : [];
  });
  return beside.length > 0 ? random.pick(beside) : undefined;
}

/** Presses an element of a sheet, or none. Returns the sheet that a pressed button links to. */
function pressSomething(walk: Walk, sheet: SimulatedSheet): SimulatedSheet | undefined {
  const { random, site } = walk;
  const { pull } = shownVersion(walk, sheet) ?? ITSELF;
  if (!random.happens(PRESSES * pull * Math.min(2, sheet.appeal))) return undefined;
  const on = random.pick([['sheet', 4], ...sheet.pressable.map((one) => [one, 5] as const)] as const);
  press(walk, on, sheet);
  const isFollowed = on === 'button' && random.happens(FOLLOWS_BUTTON);
  return isFollowed ? site.sheets.find(({ id }) => id === sheet.leadsTo) : undefined;
}

/** Returns the next sheet of a visitor, and the input that leads to it; `undefined` if the visit ends. */
function nextSheet(walk: Walk, sheet: SimulatedSheet): [SimulatedSheet, Input] | undefined {
  const { random, site, person, steps } = walk;
  const linked = pressSomething(walk, sheet);
  if (linked) return [linked, 'l'];
  if (steps.length > STEPS_MAX || random.happens(LEAVES / sheet.appeal)) return undefined;
  const others = site.sheets.filter((one) => one !== sheet);
  const jumpsTo = random.happens(JUMPS) ? others[random.below(others.length)] : undefined;
  if (jumpsTo) {
    press(walk, 'menu', sheet);
    walk.at += 15 + random.below(30);
    return [jumpsTo, 'm'];
  }
  const next = neighbour(walk, sheet);
  return next && [next, random.pick(INPUTS[person.hasMouse ? 'mouse' : 'touch'])];
}

function walkThrough(walk: Walk): void {
  const { random, site, steps } = walk;
  const [first] = site.sheets;
  if (!first) return;
  let sheet = random.happens(LANDS_ON_FIRST) ? first : (site.sheets[random.below(site.sheets.length)] ?? first);
  rest(walk, sheet, 'o');
  let leaves = random.happens(LEAVES_AT_ONCE);
  while (!leaves) {
    seePopups(walk, sheet);
    viewSheet(walk, sheet);
    const next = nextSheet(walk, sheet);
    leaves = next === undefined;
    if (!next) break;
    walk.at += 2 + random.below(4);
    [sheet] = next;
    rest(walk, ...next);
  }
  walk.at += Math.ceil(random.around(15));
  steps.push({ at: walk.at, does: 'hide' });
}

/** Simulates a visit for each time at which one begins. */
export function* simulateVisits(
  random: SeededRandom,
  site: SimulatedSite,
  times: Iterable<number>,
  comesAgain = 0.25,
): Generator<SimulatedVisit> {
  const nextPerson = simulatePeople(random, site, comesAgain);
  for (const beganAt of times) {
    const person = nextPerson();
    const origin = random.pick(ORIGINS);
    const { referrer, campaign } = random.happens(COMES_BACK) ? { referrer: site.host, campaign: ['', '', ''] as const } : origin;
    const shownAfter = random.around(person.hasMouse ? 600 : 1_100);
    const walk: Walk = { random, site, person, steps: [], at: Math.ceil(shownAfter / 100), popups: new Set(), shown: new Map() };
    walkThrough(walk);
    yield {
      id: beganAt.toString(36) + random.letters(ID_LETTERS),
      beganAt,
      person,
      shownAfter: random.happens(TELLS_SHOWN) ? shownAfter : undefined,
      referrer,
      campaign,
      steps: walk.steps,
    };
  }
}
