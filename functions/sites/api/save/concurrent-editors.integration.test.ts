import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { refusalOf, sheet, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import type { SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';
import { applyChanges, splitChanges } from '#shared/rules/sites/site-parts.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { repetitions } from '#test/support/long-run.ts';

const SIZE = { numberHorizontal: 2, numberVertical: 3 };
const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'] as const;
const idOf = (number: number): string => numberedUlid(number + 1);

/** The next step of an editor, applied to its present document. All editors use the same few sheets and cells, so that they conflict. */
type Step =
  | { kind: 'write'; sheet: number; text: string }
  | { kind: 'place'; sheet: number; cell: number }
  | { kind: 'take-away'; sheet: number }
  | { kind: 'rename'; name: string }
  | { kind: 'save' };

const sheetNumber = fc.nat(CELLS.length - 1);
const word = fc.stringMatching(/^[a-z]{1,3}$/);
const script: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), sheet: sheetNumber, text: word }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), sheet: sheetNumber, cell: fc.nat(CELLS.length - 1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('take-away' as const), sheet: sheetNumber }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), name: word }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
  ),
  { maxLength: 14 },
);

/** The changes of a step, as the console would send them. */
function changesOf({ grid, sheets, settings }: SiteDocument, step: Exclude<Step, { kind: 'save' }>): SiteChanges {
  if (step.kind === 'rename') return { settings: { ...settings, name: step.name } };
  const id = idOf(step.sheet);
  const elsewhere = Object.entries(grid.cells).filter(([, sheetId]) => sheetId !== id);
  const isPlaced = elsewhere.length < Object.keys(grid.cells).length;
  if (step.kind === 'write') return isPlaced ? { sheets: { [id]: { jp: sheet(step.text) } } } : {};
  if (step.kind === 'take-away')
    return isPlaced ? { grid: { ...grid, cells: Object.fromEntries(elsewhere) }, sheets: { [id]: { jp: null } } } : {};
  const cell = CELLS[step.cell] ?? 'A1';
  if (grid.cells[cell] !== undefined) return {};
  const cells = Object.fromEntries([...elsewhere, [cell, id]]);
  return { grid: { ...grid, cells }, ...(sheets[id] ? {} : { sheets: { [id]: { jp: sheet(`new ${step.sheet}`) } } }) };
}

const combined = (earlier: SiteChanges, later: SiteChanges): SiteChanges => ({
  ...earlier,
  ...later,
  sheets: { ...earlier.sheets, ...later.sheets },
});

/** A document split into the smallest units that two editors can conflict in. */
type Units = ReadonlyMap<string, string>;

const unitsOf = ({ settings, grid, sheets }: SiteDocument): Units =>
  new Map([
    ['name', settings.name],
    ...Object.entries(grid.cells).map(([cell, id]) => [`cell ${cell}`, id] as const),
    ...Object.entries(sheets).map(([id, { jp }]) => [`sheet ${id}`, jp?.mainText ?? ''] as const),
  ]);

/** Returns the units that an editor changed, `undefined` for removed units. */
const intentOf = (from: Units, to: Units): ReadonlyMap<string, string | undefined> =>
  new Map(
    [...new Set([...from.keys(), ...to.keys()])].filter((unit) => from.get(unit) !== to.get(unit)).map((unit) => [unit, to.get(unit)]),
  );

/** An acknowledged save: its revision, the units that the editor changed, and the document the editor had afterwards. */
interface Acknowledged {
  revision: string;
  intent: ReadonlyMap<string, string | undefined>;
  outcome: Units;
}

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

/** Runs one editor as the console does: edits, saves and pulls the others' changes. After a conflict it adopts their version. */
async function edit(
  actor: Actor,
  siteId: string,
  start: { revision: string; document: SiteDocument },
  steps: readonly Step[],
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let { revision: base, document } = start;
  let saved = document;
  let pending: SiteChanges = {};
  for (const step of steps) {
    if (step.kind !== 'save') {
      const changes = changesOf(document, step);
      document = applyChanges(document, splitChanges(changes));
      pending = combined(pending, changes);
      continue;
    }
    const intent = intentOf(unitsOf(saved), unitsOf(document));
    const call = actor.save(siteId, base, pending);
    const answer = await call.catch(() => undefined);
    if (answer) {
      document = applyChanges(document, splitChanges(answer.merged));
      base = answer.site.working;
      acknowledged.push({ revision: base, intent, outcome: unitsOf(document) });
    } else {
      expect((await refusalOf(call)).code).toBe('edit-conflict');
      const opened = await actor.get(siteId);
      ({ document } = opened);
      base = opened.site.working;
    }
    saved = document;
    pending = {};
  }
  return acknowledged;
}

/** Returns the revisions from the first to the working one. */
async function chainTo(siteId: string, working: string): Promise<string[]> {
  const chain: string[] = [];
  for (let id: string | null = working; id !== null;) {
    const [revision] = await test.dependencies.revisions.read({ id: siteId }, [id]);
    chain.unshift(id);
    id = revision?.parent ?? null;
  }
  return chain;
}

/**
 * Runs editors concurrently, their table commands in an order that the scheduler draws. Afterwards the site must equal the acknowledged
 * edits, applied unit by unit in the order of the revisions, and every editor must have exactly the document of the revision that was
 * acknowledged to it.
 */
async function run(scheduler: fc.Scheduler, scripts: readonly (readonly Step[])[]): Promise<void> {
  const actors = [test.accounts.USER, test.accounts.OEM, test.accounts.MASTER].map((account) => test.as(account));
  const [first] = actors as [Actor, ...Actor[]];
  const { id, working } = await first.create({ rows: SIZE.numberHorizontal, columns: SIZE.numberVertical });
  const placed: SiteChanges = {
    grid: { ...SIZE, cells: { A1: idOf(0), B1: idOf(1) } },
    sheets: { [idOf(0)]: { jp: sheet('a') }, [idOf(1)]: { jp: sheet('b') } },
  };
  const { site: begun } = await first.save(id, working, placed);
  const start = { revision: begun.working, document: (await first.get(id)).document };

  test.interceptWith(async () => {
    await scheduler.schedule(Promise.resolve());
  });
  const played = await scheduler.waitFor(Promise.all(scripts.map((steps, index) => edit(actors[index] ?? first, id, start, steps))));
  test.interceptWith(() => undefined);

  const { site: last, document } = await first.get(id);
  const acknowledged = played.flat();
  const model = new Map(unitsOf(start.document));
  const chain = await chainTo(id, last.working);
  expect(acknowledged.filter(({ revision }) => !chain.includes(revision))).toEqual([]);
  for (const revision of chain) {
    const saves = acknowledged.filter((entry) => entry.revision === revision);
    for (const [unit, value] of saves.flatMap(({ intent }) => [...intent])) {
      if (value === undefined) model.delete(unit);
      else model.set(unit, value);
    }
    for (const { outcome } of saves) expect(outcome).toEqual(model);
  }
  expect(unitsOf(document)).toEqual(model);
}

it('concurrent saves of two editors store each edit or reject it with a conflict, in any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), script, script, (scheduler, one, two) => run(scheduler, [one, two])),
    { numRuns: repetitions(12, 80) },
  );
});

it('concurrent saves of three editors store each edit or reject it with a conflict, in any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), script, script, script, (scheduler, one, two, three) => run(scheduler, [one, two, three])),
    { numRuns: repetitions(8, 50) },
  );
});
