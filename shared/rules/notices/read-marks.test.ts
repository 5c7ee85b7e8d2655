import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRead, markRead, NOTHING_READ, unreadOf } from '#shared/rules/notices/read-marks.ts';

const item = (id: string, minute: number) => ({ id, since: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString() });

describe('read marks', () => {
  it('store the ids of single read items, and one instant after "read all"', () => {
    const items = [item('b', 2), item('a', 1)];
    const one = markRead(NOTHING_READ, items, ['a', 'unknown']);
    expect(one.marks.readIds).toEqual(['a']);
    const all = markRead(one.marks, items, 'all');
    expect(all.marks).toEqual({ readUntil: items[0]?.since, readIds: [] });
    expect(all.newlyRead.map(({ id }) => id)).toEqual(['b']);
  });

  it('agree with a growing set of read ids, and store no more ids than items exist (R-19.10)', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('publish' as const), id: fc.nat() }),
      fc.record({ type: fc.constant('read' as const), picks: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }) }),
      fc.constant({ type: 'all' as const }),
      fc.constant({ type: 'remove' as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let marks = NOTHING_READ;
        let items: { id: string; since: string }[] = [];
        const model = new Set<string>();
        for (const [minute, each] of steps.entries()) {
          if (each.type === 'publish') items = [...items, item(`n${minute}`, minute)];
          if (each.type === 'remove') items = items.slice(1);
          if (each.type !== 'read' && each.type !== 'all') continue;
          const wanted = each.type === 'all' ? 'all' : each.picks.flatMap((pick) => items[pick]?.id ?? []);
          const unreadBefore = items.filter(({ id }) => !model.has(id)).map(({ id }) => id);
          for (const id of wanted === 'all' ? items.map((one) => one.id) : wanted) model.add(id);
          const marked = markRead(marks, items, wanted);
          expect(marked.newlyRead.map(({ id }) => id)).toEqual(unreadBefore.filter((id) => model.has(id)));
          ({ marks } = marked);
          expect(marks.readIds.length).toBeLessThanOrEqual(items.length);
        }
        expect(unreadOf(items, marks).map(({ id }) => id)).toEqual(items.filter(({ id }) => !model.has(id)).map(({ id }) => id));
        expect(items.every((one) => isRead(one, marks) === model.has(one.id))).toBe(true);
      }),
    );
  });
});
