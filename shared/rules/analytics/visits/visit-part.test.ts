import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { VISIT_PATH_MAX } from '#shared/model/limits.ts';
import { cellName } from '#shared/values/cell.ts';
import { CLICK_TARGETS, CONSENT_ACTIONS, MOVE_KINDS, POPUP_ACTIONS, type Device } from '#shared/values/visit/visit-kinds.ts';
import { parseVisitPart, type VisitEvent, type VisitOrigin, type VisitPart } from '#shared/rules/analytics/visits/visit-part.ts';
import { sheetAlias, variationAlias, versionAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visitPath, type WrittenEvent, type WrittenOrigin } from '#shared/values/visit/visit-path.ts';
import { HOSTILE_VALUES } from '#test/hostile-input/hostile-values.ts';

const VISIT = 'mi5r3c0x4k9q2z7w1';
const keys = <T extends object>(table: T) => fc.constantFrom(...(Object.keys(table) as (keyof T & string)[]));
const ulids = fc.stringMatching(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
const visitIds = fc.stringMatching(/^[0-9a-z]{9,24}$/);
const times = fc.integer({ min: 0, max: 864_000 });
const percent = fc.integer({ min: 0, max: 100 });
const cells = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: 99 }) }).map(cellName);

/** An event as a page writes it, with its parsed form. */
const events: fc.Arbitrary<[WrittenEvent, VisitEvent]> = fc.oneof(
  times.map((at): [WrittenEvent, VisitEvent] => [[at, 'h'], { at, what: 'hidden' }]),
  times.map((at): [WrittenEvent, VisitEvent] => [[at, 'v'], { at, what: 'seen' }]),
  fc
    .tuple(times, keys(MOVE_KINDS), cells, ulids, fc.option(fc.option(ulids), { nil: undefined }))
    .map(([at, by, cell, sheetId, variationId]): [WrittenEvent, VisitEvent] => {
      const version = variationId === undefined ? undefined : variationAlias(variationId);
      return [
        // A page writes the alias and version of a sheet with variations as one attribute.
        [at, 'r', by, cell, variationId === undefined ? sheetAlias(sheetId) : versionAlias(sheetId, variationId)],
        { at, what: 'sheet', by: MOVE_KINDS[by], cell, alias: sheetAlias(sheetId), version },
      ];
    }),
  fc
    .tuple(times, keys(CLICK_TARGETS), fc.boolean(), percent, percent)
    .map(([at, on, isGoal, x, y]): [WrittenEvent, VisitEvent] => [
      [at, 'c', isGoal ? `goal-${on}` : on, x, y],
      { at, what: 'click', on: CLICK_TARGETS[on], isGoal, x, y },
    ]),
  fc
    .tuple(times, keys(POPUP_ACTIONS), ulids)
    .map(([at, action, popupId]): [WrittenEvent, VisitEvent] => [
      [at, 'p', action, popupId],
      { at, what: 'popup', popupId, action: POPUP_ACTIONS[action] },
    ]),
  fc
    .tuple(times, keys(POPUP_ACTIONS), ulids)
    .map(([at, action, newsId]): [WrittenEvent, VisitEvent] => [
      [at, 'n', action, newsId],
      { at, what: 'news', newsId, action: POPUP_ACTIONS[action] },
    ]),
  fc
    .tuple(times, keys(CONSENT_ACTIONS))
    .map(([at, action]): [WrittenEvent, VisitEvent] => [[at, 'k', action], { at, what: 'consent', action: CONSENT_ACTIONS[action] }]),
);
const texts = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => text.isWellFormed() && text !== '.' && text !== '..');
const screens = fc.constantFrom<[number, number, Device]>(
  [599, 0, 'phone'],
  [600, 0, 'tablet'],
  [320, 1, 'desktop'],
  [2_160, 1, 'desktop'],
);
const shown = fc.constantFrom<[number | undefined, number | undefined]>([0, 0], [1_234.567, 1_234], [undefined, undefined]);
const origins = fc
  .tuple(screens, shown, texts, texts, texts, texts)
  .map(([[side, pointer, device], [startTime, shownAfter], referrer, source, medium, campaign]): [WrittenOrigin, VisitOrigin] => [
    [side, pointer, startTime, referrer, source, medium === '' ? null : medium, campaign],
    { device, shownAfter, referrer: referrer.toLowerCase(), source, medium, campaign },
  ]);

describe('a part of a visit', () => {
  test('is parsed to the written events, through the encodings of a URL and of a log', () => {
    const parts = fc.tuple(visitIds, fc.integer({ min: 0, max: 500 }), fc.constantFrom(...LANGUAGES), fc.array(events, { maxLength: 12 }));
    fc.assert(
      fc.property(parts, fc.option(origins, { nil: undefined }), ([visitId, part, language, happened], origin) => {
        const written = happened.map(([one]) => one);
        const path = visitPath(visitId, part, language, written, origin?.[0] ?? []);
        fc.pre(path.length <= VISIT_PATH_MAX);
        const logged = new URL(path, 'https://abcdefghij12.sites.example.com').pathname;
        const read: VisitPart = { visitId, part, language, events: happened.map(([, one]) => one), origin: origin?.[1] };
        expect(parseVisitPart(logged)).toEqual(read);
        // CloudFront encodes percent signs and characters that are not allowed in a path.
        expect(encodeURI(logged)).toBe(logged);
      }),
    );
  });

  test.each([
    ['another path', '/en/B2'],
    ['a path without a visit', '/v/'],
    ['a malformed visit id', `/v/${VISIT.toUpperCase()}/0/en/0_h`],
    ['a malformed part number', `/v/${VISIT}/x/en/0_h`],
    ['a part number above the maximum', `/v/${VISIT}/501/en/0_h`],
    ['an unknown language', `/v/${VISIT}/0/constructor/0_h`],
    ['a path longer than a page writes', `/v/${VISIT}/0/en/${'0_h.'.repeat(300)}`],
  ])('is rejected for %s', (_what, path) => expect(parseVisitPart(path)).toBeUndefined());

  test('omits events that no page writes', () => {
    const written = [
      '0_r_p_B2_ABCDEFGH',
      '1_r_q_B2_A',
      '2_r_p_B200_A',
      '3_c_button_101_0',
      '-1_h',
      '4_p_s_x',
      '5_z',
      '',
      '864001_h',
      '9_h_',
    ];
    expect(parseVisitPart(`/v/${VISIT}/0/en/${written.join('.')}`)?.events).toEqual([
      { at: 0, what: 'sheet', by: 'swipe', cell: 'B2', alias: 'ABCDEFGH' },
      // The element was pressed by the keyboard, or beside the sheet.
      { at: 3, what: 'click', on: 'button', isGoal: false, x: undefined, y: undefined },
      { at: 9, what: 'hidden' },
    ]);
  });

  test('keeps only whole characters of a truncated text', () => {
    const whole = visitPath(VISIT, 0, 'jp', [], [390, 0, 900, 'news.example', '新聞', '', '春🌸']);
    for (let cut = 1; cut < 12; cut += 1)
      expect(parseVisitPart(whole.slice(0, -cut))?.origin).toMatchObject({ referrer: 'news.example', source: '新聞', campaign: '春' });
  });

  test('is parsed without an exception and within bounds for hostile paths', () => {
    const hostile = fc.constantFrom(...HOSTILE_VALUES.filter((value) => typeof value === 'string'));
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 10 }), (fields) => {
        const part = parseVisitPart(`/v/${VISIT}/${fields.join('/')}`);
        for (const event of part?.events ?? []) expect(event.at).toBeLessThanOrEqual(864_000);
        if (part?.origin) expect(Object.values(part.origin).join('').length).toBeLessThanOrEqual(VISIT_PATH_MAX);
      }),
    );
  });
});
