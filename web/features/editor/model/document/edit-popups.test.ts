import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POPUPS_MAX } from '#shared/model/limits.ts';
import { newPopup, PopupCta } from '#shared/model/sites/popup.ts';
import { isCtaActive } from '#shared/rules/popups/cta-period.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';
import { applyEdit, initialEditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { clearCells, placeSheet, occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import {
  addPopup,
  changePopupPeriod,
  setEffectiveSheets,
  copyPopupContent,
  duplicatePopup,
  editPopup,
  editPopupContent,
  editPopupPeriod,
  effectiveCells,
  movePopup,
  putPopup,
  removePopup,
  removePopupContent,
} from '#web/features/editor/model/document/edit-popups.ts';
import { type AnyEdit, anyEdit, anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const NOW = new Date('2026-11-22T03:00:00.000Z');
const [PAST, EARLIER, LATER, LAST] = [
  '2026-11-10T00:00:00.000Z',
  '2026-11-01T00:00:00.000Z',
  '2026-12-01T00:00:00.000Z',
  '2026-12-24T00:00:00.000Z',
];
const POPUP: PopupCta = { ...newPopup('timeLimit'), endDate: PAST };
const [ID, OTHER] = [sheetIdOf(840), sheetIdOf(841)];
const TWO = ['A1', 'B1'].reduce(
  (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index)),
  emptySite(2, 2),
);
const WITH_POPUP = addPopup(TWO, ID, 'timeLimit');

/** One of a few instants around now, or none. */
const anyInstant = fc.option(fc.integer({ min: -4, max: 4 }).map((hours) => new Date(NOW.getTime() + hours * 3_600_000).toISOString()));
const anyPeriod = fc.record({ startDate: anyInstant, endDate: anyInstant });

describe('editPopupPeriod', () => {
  const period = (endDate: string | null, popup = POPUP) => editPopupPeriod(popup, { startDate: popup.startDate, endDate }, NOW);

  it('records the previous end if it has passed and the offer is extended', () => {
    expect(period(LATER)).toMatchObject({ endDate: LATER, earlierEnds: [PAST] });
    expect(period(null)).toMatchObject({ endDate: null, earlierEnds: [PAST] });
  });

  it('records nothing if the new end is earlier, or if the previous end has not passed', () => {
    expect(period(EARLIER).earlierEnds).toEqual([]);
    expect(period(LAST, { ...POPUP, endDate: LATER }).earlierEnds).toEqual([]);
  });

  it('removes a recorded end that is set again', () => {
    const reopened = period(null);
    expect(period(PAST, reopened)).toEqual(POPUP);
  });

  it('does not record an end that is not after the start', () => {
    expect(period(LATER, { ...POPUP, startDate: '2026-11-20T00:00:00.000Z' }).earlierEnds).toEqual([]);
  });

  it('records at most the ten latest ends', () => {
    const ends = Array.from({ length: 10 }, (_, day) => `2026-10-1${day}T00:00:00.000Z`);
    expect(period(LATER, { ...POPUP, earlierEnds: ends }).earlierEnds).toEqual([...ends.slice(1), PAST]);
  });

  it('changePopupPeriod compares with the end that was set before typing started', () => {
    const before = { ...POPUP, earlierEnds: [EARLIER] };
    const typed = [`2026-11-02T00:00:00.000Z`, null, '2026-11-20T00:00:00.000Z', LATER];
    const document = typed.reduce<typeof TWO>(
      (edited, endDate) => changePopupPeriod(edited, ID, { endDate }, { now: NOW, before }),
      putPopup(TWO, ID, before),
    );
    expect(document.popups[ID]).toEqual({ ...before, endDate: LATER, earlierEnds: [EARLIER, PAST] });
  });

  it('records every past end of a relaunched offer', () => {
    fc.assert(
      fc.property(anyPeriod, fc.array(anyPeriod, { minLength: 1, maxLength: 5 }), (first, edits) => {
        const begun: PopupCta = { ...newPopup('timeLimit'), ...first };
        const isSound = PopupCta.safeParse(begun).success && first.endDate !== null && Date.parse(first.endDate) < NOW.getTime();
        fc.pre(isSound);
        // Keeps only edits without an end, or with an end after the announced one.
        const later = edits.filter(({ endDate }) => endDate === null || endDate > (first.endDate ?? ''));
        const edited = later.reduce<PopupCta>((popup, each) => editPopupPeriod(popup, each, NOW), begun);
        if (later.length > 0 && isCtaActive({ ...edited, startDate: null }, NOW)) expect(edited.earlierEnds).toContain(first.endDate);
        expect(PopupCta.shape.earlierEnds.safeParse(edited.earlierEnds).success).toBe(true);
        expect(new Set(edited.earlierEnds).size).toBe(edited.earlierEnds.length);
      }),
    );
  });
});

describe('editing popups', () => {
  it('adds at most POPUPS_MAX popups', () => {
    const full = Array.from({ length: POPUPS_MAX + 3 }).reduce<typeof TWO>(
      (document, _, index) => addPopup(document, sheetIdOf(index), 'timeLimit'),
      TWO,
    );
    expect(Object.keys(full.popups)).toHaveLength(POPUPS_MAX);
    expect(duplicatePopup(full, sheetIdOf(0), sheetIdOf(900), 'x')).toBe(full);
  });

  it('copies a popup with its earlier ends', () => {
    const ended = putPopup(TWO, ID, { ...POPUP, name: '秋', earlierEnds: [EARLIER] });
    const copied = duplicatePopup(ended, ID, OTHER, '秋のコピー');
    expect(copied.popups[OTHER]).toEqual({ ...POPUP, name: '秋のコピー', earlierEnds: [EARLIER] });
    expect(changePopupPeriod(copied, OTHER, { endDate: LATER }, { now: NOW }).popups[OTHER]?.earlierEnds).toEqual([EARLIER, PAST]);
  });

  it('restores a popup when its removal is undone', () => {
    const gone = removePopup(WITH_POPUP, ID);
    expect(gone.popups).toEqual({});
    expect(putPopup(gone, ID, WITH_POPUP.popups[ID] ?? newPopup('timeLimit'))).toEqual(WITH_POPUP);
  });

  it('copies content to another language, and removes the content of a language', () => {
    const said = editPopupContent(WITH_POPUP, ID, 'jp', { imageAlt: '秋の割引' });
    const copied = copyPopupContent(said, ID, 'en', 'jp');
    expect(copied.popups[ID]?.content.en?.imageAlt).toBe('秋の割引');
    expect(copyPopupContent(copied, ID, 'en', 'jp')).toBe(copied);
    expect(removePopupContent(copied, ID, 'en')).toEqual(said);
  });

  it('returns the same document if nothing changes', () => {
    const said = editPopupContent(WITH_POPUP, ID, 'jp', { imageAlt: '秋' });
    expect(editPopup(said, ID, { animation: 'NONE' })).toBe(said);
    expect(editPopup(said, OTHER, { animation: 'PULSE' })).toBe(said);
    expect(editPopupContent(said, ID, 'jp', { imageAlt: '秋' })).toBe(said);
    expect(changePopupPeriod(said, ID, { endDate: null }, { now: NOW })).toBe(said);
    expect(setEffectiveSheets(said, ID, [])).toBe(said);
    expect(removePopupContent(said, ID, 'en')).toBe(said);
    expect(removePopup(said, OTHER)).toBe(said);
    expect(addPopup(said, ID, 'applicantLimit')).toBe(said);
  });
});

describe('the position of a popup', () => {
  const at = (coordinateX: number, coordinateY: number) => editPopup(WITH_POPUP, ID, { coordinateX, coordinateY });

  it('moves by pixels and stays visible', () => {
    expect(movePopup(at(24, 300), ID, { x: 10, y: -10 }).popups[ID]).toMatchObject({ coordinateX: 34, coordinateY: 290 });
    expect(movePopup(at(4, 2), ID, { x: -10, y: -10 }).popups[ID]).toMatchObject({ coordinateX: 0, coordinateY: 0 });
    expect(movePopup(at(351, 535), ID, { x: -10, y: 10 }).popups[ID]).toMatchObject({ coordinateX: 130, coordinateY: 535 });
  });
});

describe('effective sheets of a popup', () => {
  it('are the sheets of the chosen cells, without empty cells', () => {
    const chosen = setEffectiveSheets(WITH_POPUP, ID, ['B1', 'A2', 'A1']);
    expect(chosen.popups[ID]?.effectiveSheets).toEqual([sheetIdOf(0), sheetIdOf(1)]);
    expect(effectiveCells(chosen, { effectiveSheets: [sheetIdOf(1), sheetIdOf(77)] })).toEqual(['B1']);
  });

  it('lose a deleted sheet and regain it on undo', () => {
    const chosen = setEffectiveSheets(WITH_POPUP, ID, ['A1', 'B1']);
    const opened = initialEditorState({ site: { working: '1' } as never, document: chosen, limits: {} as never }, null);
    const cleared = applyEdit(opened, (document) => clearCells(document, ['A1']), { focus: { panel: 'site' }, at: 0 });
    expect(cleared.history.present.popups[ID]?.effectiveSheets).toEqual([sheetIdOf(1)]);
    expect(cleared.history.past[0]?.state).toBe(chosen);
  });

  it('exist in the site after any edit', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyEdit(), { maxLength: 12 }), (site, edits) => {
        const start = setEffectiveSheets(addPopup(site, ID, 'timeLimit'), ID, occupiedCells(site));
        const opened = initialEditorState({ site: { working: '1' } as never, document: start, limits: {} as never }, null);
        const edited = edits.reduce(
          (state, change: AnyEdit, index) =>
            applyEdit(state, (document) => change(document, index), { focus: { panel: 'site' }, at: index }),
          opened,
        );
        const { popups, sheets } = edited.history.present;
        for (const { effectiveSheets } of Object.values(popups))
          for (const sheetId of effectiveSheets) expect(sheets[sheetId]).toBeDefined();
      }),
    );
  });

  it('stay the same if they are set to the same cells', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        for (const [popupId, popup] of Object.entries(document.popups)) {
          const again = setEffectiveSheets(document, popupId, effectiveCells(document, popup));
          expect(new Set(again.popups[popupId]?.effectiveSheets)).toEqual(new Set(popup.effectiveSheets));
        }
      }),
    );
  });
});
