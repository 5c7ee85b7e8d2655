import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversion } from '#shared/rules/analytics/visits/count-conversions.ts';
import { countVisits } from '#shared/rules/analytics/visits/count-visits.ts';
import { mergeVisits, type ReceivedPart } from '#shared/rules/analytics/visits/merge-visits.ts';
import { visitPath, type WrittenEvent } from '#shared/values/visit/visit-path.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';

const HOST = 'abcdefghij12.sites.example.com';
const SITE = {
  hosts: [HOST],
  isKnown: () => true,
  isKnownNews: () => true,
  ends: new Set<string>(),
  goals: { hasAny: false, popups: new Set<string>() },
};
const [ONE, TWO] = ['AAAAAAAA', 'BBBBBBBB'];
const POPUP = numberedUlid(1);
const visitOf = (number: number): string => visitIdAt(Date.parse('2026-11-20T03:00:00Z') + number, 'visit');

/** Returns a visit from sheet one to sheet two, with its referrer. */
const visit = (number: number, referrer = '', person = 'person'): ReceivedPart => ({
  at: 0,
  person,
  path: visitPath(
    visitOf(number),
    0,
    'en',
    [
      [1, 'r', 'o', 'A1', ONE],
      [2, 'r', 'p', 'B1', TWO],
    ],
    [390, 0, 900, referrer, '', '', ''],
  ),
});
const sent = (visitId: string | null, differences: Partial<Conversion> = {}): Conversion => ({
  language: 'en',
  visitId,
  alias: ONE,
  popupId: null,
  ...differences,
});
const count = (visits: readonly ReceivedPart[], ...conversions: Conversion[]): Record<string, number> =>
  Object.fromEntries([...countVisits(mergeVisits(visits), conversions, SITE).counters].filter(([key]) => /conver|applied/.test(key)));

describe('a conversion', () => {
  it('counts in the slice of its visit, for the sheet of the form and for the sheet on which the visit began', () => {
    expect(count([visit(1, 'www.google.com')], sent(visitOf(1), { alias: TWO, popupId: POPUP }))).toEqual({
      'total/en/phone/search/conversions': 1,
      'total/en/phone/search/converted': 1,
      [`sheet/en/${TWO}/conversions`]: 1,
      [`sheet/en/${ONE}/landed-conversions`]: 1,
      [`popup/${POPUP}/applied`]: 1,
    });
  });

  it('counts for the version of the sheet that the visit was shown', () => {
    const varied = { ...visit(1), path: visit(1).path.replace(TWO, `${TWO}_VERSIONB`) };
    expect(count([varied], sent(visitOf(1), { alias: TWO }))).toMatchObject({
      [`sheet/en/${TWO}/conversions`]: 1,
      [`variation/en/${TWO}/VERSIONB/conversions`]: 1,
    });
    // The version is unknown for a sheet that the visit did not see, and for an unknown visit.
    for (const conversion of [sent(visitOf(1)), sent(null, { alias: TWO })])
      expect(Object.keys(count([varied], conversion)).filter((key) => key.startsWith('variation/'))).toEqual([]);
  });

  it('counts for the last sheet of the visit if the conversion names no sheet', () => {
    expect(count([visit(1)], sent(visitOf(1), { alias: null }))).toMatchObject({ [`sheet/en/${TWO}/conversions`]: 1 });
  });

  it('counts each time, while its visit counts as converted only once', () => {
    expect(count([visit(1)], sent(visitOf(1)), sent(visitOf(1)), sent(visitOf(1)))).toMatchObject({
      'total/en/phone/direct/conversions': 3,
      'total/en/phone/direct/converted': 1,
    });
  });

  it.each([
    ['no visit', null],
    ['a visit that was not reported', visitOf(9)],
  ])('counts with an unknown origin for %s, in the language of the form', (_what, visitId) => {
    expect(count([visit(1)], sent(visitId, { language: 'kr' }))).toEqual({
      'total/kr/unknown/unknown/conversions': 1,
      [`sheet/kr/${ONE}/conversions`]: 1,
    });
  });

  it('counts for the visit that opened the site if the form was sent in a visit that began on another page of the site', () => {
    const visits = [visit(1, 't.co'), visit(2, HOST), visit(3, '', 'another'), visit(4, HOST, 'alone')];
    expect(count(visits, sent(visitOf(2)), sent(visitOf(1)))).toMatchObject({
      'total/en/phone/social/conversions': 2,
      'total/en/phone/social/converted': 1,
    });
    expect(count(visits, sent(visitOf(4)))).toMatchObject({ 'total/en/phone/own/conversions': 1 });
  });
});

describe('a tap on a goal link', () => {
  const GOALS = { ...SITE, goals: { hasAny: true, popups: new Set([`${POPUP}/en`]) } };
  const pressed = (site = GOALS, ...events: WrittenEvent[]): Record<string, number> => {
    const path = visitPath(visitOf(1), 0, 'en', [[1, 'r', 'o', 'A1', ONE], ...events], [390, 0, 900, 't.co', '', '', '']);
    const { counters } = countVisits(mergeVisits([{ at: 0, person: 'person', path }]), [], site);
    return Object.fromEntries([...counters].filter(([key]) => /conver|applied/.test(key)));
  };

  it('counts a conversion for its sheet, once per visit, sheet and kind of link', () => {
    const events: WrittenEvent[] = [
      [2, 'c', 'goal-button', 1, 1],
      [3, 'c', 'goal-button', 2, 2],
      [4, 'c', 'goal-point', 2, 2],
      [5, 'c', 'button', 2, 2],
      [6, 'r', 'p', 'B1', TWO],
      [7, 'c', 'goal-button', 1, 1],
    ];
    expect(pressed(GOALS, ...events)).toEqual({
      'total/en/phone/social/conversions': 3,
      'total/en/phone/social/converted': 1,
      [`sheet/en/${ONE}/conversions`]: 2,
      [`sheet/en/${TWO}/conversions`]: 1,
      [`sheet/en/${ONE}/landed-conversions`]: 3,
    });
  });

  it('counts a conversion for a popup if the popup’s link is a goal in the language of the visit', () => {
    const press: WrittenEvent = [2, 'p', 'c', POPUP];
    expect(pressed(GOALS, press, press)).toMatchObject({ 'total/en/phone/social/conversions': 1, [`sheet/en/${ONE}/conversions`]: 1 });
    expect(pressed({ ...GOALS, goals: { hasAny: true, popups: new Set([`${POPUP}/jp`]) } }, press)).toEqual({});
    expect(pressed(GOALS, [2, 'p', 's', POPUP])).toEqual({});
  });

  it('counts no conversion if the site has no goals, and always counts as a click', () => {
    expect(pressed(SITE, [2, 'c', 'goal-button', 1, 1], [3, 'p', 'c', POPUP])).toEqual({});
    const path = visitPath(
      visitOf(1),
      0,
      'en',
      [
        [1, 'r', 'o', 'A1', ONE],
        [2, 'c', 'goal-button', 1, 1],
      ],
      [],
    );
    const { counters } = countVisits(mergeVisits([{ at: 0, person: 'person', path }]), [], GOALS);
    expect(Object.fromEntries(counters)).toMatchObject({ [`sheet/en/${ONE}/click-button`]: 1, 'total/en/unknown/unknown/clicks': 1 });
  });
});

it('countVisits counts every conversion once, whatever visit it names', () => {
  const named = fc.option(fc.integer({ min: 0, max: 5 }).map(visitOf), { nil: null });
  const aliases = fc.constantFrom(ONE, TWO, null);
  fc.assert(
    fc.property(fc.array(fc.tuple(named, aliases), { maxLength: 30 }), (all) => {
      const counters = count([visit(1), visit(2, HOST), visit(3, 't.co')], ...all.map(([visitId, alias]) => sent(visitId, { alias })));
      const sum = (figure: string) =>
        Object.entries(counters).reduce((times, [key, value]) => times + (key.startsWith('total/') && key.endsWith(figure) ? value : 0), 0);
      expect(sum('/conversions')).toBe(all.length);
      expect(sum('/converted')).toBeLessThanOrEqual(2);
    }),
  );
});
