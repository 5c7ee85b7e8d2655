import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptSheets, knownVersions, versionsIn } from '#shared/rules/analytics/visits/known-versions.ts';

const COUNTERS = new Map([
  ['sheet/jp/SHEET1/views', 9],
  ['variation/jp/SHEET1/0/views', 5],
  ['variation/jp/SHEET1/B/views', 4],
  ['variation/jp/SHEET1/B/dwell', 40],
  ['variation/en/SHEET2/FORGED/views', 70],
  ['variation/*', 3],
]);

describe('keptSheets, versionsIn and knownVersions', () => {
  it('return the sheets with versions, most viewed first, and their versions', () => {
    expect(keptSheets(COUNTERS)).toEqual(['en/SHEET2', 'jp/SHEET1']);
    expect(versionsIn(COUNTERS)).toEqual(new Set(['jp/SHEET1/0', 'jp/SHEET1/B', 'en/SHEET2/FORGED']));
  });

  it('keep the counters of known versions and all counters that are not about versions', () => {
    expect([...knownVersions(COUNTERS, new Set(['jp/SHEET1/0', 'jp/SHEET1/B'])).keys()]).toEqual([...COUNTERS.keys()].slice(0, 4));
  });

  it('keep the 100 most viewed sheets', () => {
    const many = new Map(Array.from({ length: 130 }, (_, index) => [`variation/jp/S${index}/0/views`, index + 1] as const));
    expect(keptSheets(many)).toHaveLength(100);
    expect(keptSheets(many)[0]).toBe('jp/S129');
  });

  it('keep exactly the counters of known versions, for any set of known versions', () => {
    const key = fc.tuple(fc.constantFrom('variation', 'sheet'), fc.constantFrom('jp', 'en'), fc.nat(3), fc.constantFrom('0', 'B'));
    const counters = fc.array(fc.tuple(key, fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(counters, fc.array(fc.constantFrom('jp/0/0', 'jp/1/B', 'en/2/0')), (entries, names) => {
        const all = new Map(entries.map(([parts, times]) => [[...parts, 'views'].join('/'), times]));
        const kept = knownVersions(all, new Set(names));
        for (const [name, times] of all)
          expect(kept.get(name)).toBe(
            name.startsWith('sheet/') || names.some((known) => name.startsWith(`variation/${known}/`)) ? times : undefined,
          );
      }),
    );
  });
});
