import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { sanitiseVisitReport } from '#functions/api/visit/sanitise-visit-report.ts';

const report = (differences: Partial<VisitReport> = {}): VisitReport => ({
  id: '01J00000000000000000000000',
  lang: 'jp',
  landing: 'A1',
  views: { A1: 2, B1: 1 },
  swipes: 2,
  buttons: { B1: 3 },
  popups: ['01J00000000000000000000001'],
  seconds: 30,
  ...differences,
});

it.each([
  ['that is plausible stays unchanged', {}, {}],
  ['loses swipes beyond its views', { swipes: 99 }, { swipes: 2 }],
  ['without views loses its swipes and buttons', { views: {}, swipes: 5 }, { views: {}, swipes: 0, buttons: {} }],
  ['loses buttons of sheets that were not viewed', { buttons: { B1: 1, C9: 7 } }, { buttons: { B1: 1 } }],
  ['lists each popup once', { popups: ['a', 'b', 'a'] }, { popups: ['a', 'b'] }],
])('a report %s', (_, sent, kept) => {
  expect(sanitiseVisitReport(report(sent))).toEqual(report({ ...sent, ...kept }));
});

it('sanitiseVisitReport never makes a report larger and is idempotent', () => {
  const counts = fc.dictionary(fc.constantFrom('A1', 'B1', 'C1', 'toString'), fc.integer({ min: 1, max: 5 }));
  const popups = fc.array(fc.constantFrom('a', 'b', 'c'));
  fc.assert(
    fc.property(counts, counts, fc.nat(20), popups, (views, buttons, swipes, followed) => {
      const sent = report({ views, buttons, swipes, popups: followed });
      const kept = sanitiseVisitReport(sent);
      expect(JSON.stringify(kept).length).toBeLessThanOrEqual(JSON.stringify(sent).length);
      expect(sanitiseVisitReport(kept)).toEqual(kept);
      expect(Object.keys(kept.buttons).filter((cell) => !Object.keys(views).includes(cell))).toEqual([]);
    }),
  );
});
