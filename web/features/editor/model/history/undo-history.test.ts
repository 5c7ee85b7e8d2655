import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConsistentDocument } from '#web/features/editor/model/document/edit-document.ts';
import {
  type UndoHistory,
  JOIN_STEPS_WITHIN_MS,
  recordStep,
  redo,
  mapHistory,
  createHistory,
  undo,
} from '#web/features/editor/model/history/undo-history.ts';
import { type AnyEdit, anyEdit, anySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

type SiteHistory = UndoHistory<SiteDocument, string>;
type Action = { kind: 'edit'; edit: AnyEdit; group: string | undefined; after: number } | { kind: 'undo' } | { kind: 'redo' };

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      edit: anyEdit(),
      group: fc.constantFrom(undefined, 'text', 'alt'),
      after: fc.nat(3_000),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'redo' as const }) },
);

function play(start: SiteDocument, actions: readonly Action[]): SiteHistory {
  let at = 0;
  return actions.reduce<SiteHistory>((history, action, index) => {
    if (action.kind === 'undo') return undo(history);
    if (action.kind === 'redo') return redo(history);
    at += action.after;
    return recordStep(history, action.edit(history.present, index), { focus: String(index), at, group: action.group });
  }, createHistory(start));
}

const until = (history: SiteHistory, step: (history: SiteHistory) => SiteHistory): SiteHistory => {
  const next = step(history);
  return next === history ? history : until(next, step);
};

describe('undo history', () => {
  it('undoes any sequence of edits, undos and redos back to the start and redoes it', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyAction, { maxLength: 60 }), (site, actions) => {
        const history = play(site, actions);
        const last = until(history, redo).present;
        const start = until(history, undo);
        expect(start.present).toBe(site);
        expect(until(start, redo).present).toBe(last);
      }),
    );
  });

  it('contains only consistent documents', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyAction, { maxLength: 40 }), (site, actions) => {
        const { past, present, future } = play(site, actions);
        expect(
          [...past, ...future]
            .map(({ state }) => state)
            .concat(present)
            .every(isConsistentDocument),
        ).toBe(true);
      }),
    );
  });

  const typed = (history: UndoHistory<string, string>, next: string, at: number, group?: string) =>
    recordStep(history, next, { focus: 'A1', at, group });

  it('joins changes of one group that are close in time', () => {
    const history = typed(typed(typed(createHistory(''), 'a', 0, 'A1.text'), 'ab', 500, 'A1.text'), 'abc', 1_000, 'A1.text');
    expect(undo(history).present).toBe('');
    expect(redo(undo(history)).present).toBe('abc');
  });

  it('starts a new step for another group, after a pause, without a group and after an undo', () => {
    const first = typed(createHistory(''), 'a', 0, 'A1.text');
    expect(undo(typed(first, 'ab', 10, 'A1.alt')).present).toBe('a');
    expect(undo(typed(first, 'ab', JOIN_STEPS_WITHIN_MS + 1, 'A1.text')).present).toBe('a');
    expect(undo(typed(typed(createHistory(''), 'a', 0), 'ab', 1)).present).toBe('a');
    expect(undo(typed(redo(undo(first)), 'ab', 10, 'A1.text')).present).toBe('a');
  });

  it('keeps the focus of a step on undo and redo', () => {
    const history = recordStep(recordStep(createHistory('0'), '1', { focus: 'A1', at: 0 }), '2', { focus: 'B2', at: 1 });
    const undone = undo(history);
    expect(undone.future[0]?.focus).toBe('B2');
    expect(redo(undone).past.at(-1)?.focus).toBe('B2');
  });

  it('drops undone steps on a new edit, and mapHistory maps every remaining state', () => {
    const history = typed(undo(typed(typed(createHistory('a'), 'b', 0), 'c', 1)), 'd', 2);
    expect(redo(history)).toBe(history);
    const rewritten = mapHistory(undo(history), (state) => state.toUpperCase());
    expect([undo(rewritten).present, rewritten.present, redo(rewritten).present]).toEqual(['A', 'B', 'D']);
  });
});
