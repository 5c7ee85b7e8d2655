import { expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { isSavedLive, seenLiveOf } from '#web/features/editor/model/editor/live-content.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const LIVE = { document: placeSheet(emptySite(1, 2), A1, sheetIdOf(1)), revision: '1' };
const EDITED = { document: editSheet(LIVE.document, A1, { mainText: 'お茶' }), revision: '2' };
const UNDONE = { document: structuredClone(LIVE.document), revision: '3' };
const site = (live: string | null) => ({ live }) as SiteSummary;

it('isSavedLive returns true if the saved document is the live version or equals it', () => {
  expect(isSavedLive({ site: site('1'), saved: LIVE, seenLive: null })).toBe(true);
  expect(isSavedLive({ site: site('1'), saved: EDITED, seenLive: LIVE })).toBe(false);
  expect(isSavedLive({ site: site('1'), saved: UNDONE, seenLive: LIVE })).toBe(true);
});

it('isSavedLive returns false if nothing is live, or if the live version differs or is unknown', () => {
  expect(isSavedLive({ site: site(null), saved: LIVE, seenLive: null })).toBe(false);
  expect(isSavedLive({ site: site('2'), saved: UNDONE, seenLive: LIVE })).toBe(false);
  expect(isSavedLive({ site: site('1'), saved: UNDONE, seenLive: null })).toBe(false);
});

it('seenLiveOf keeps the live document while other versions are saved', () => {
  expect(seenLiveOf({ site: site('1'), saved: LIVE, seenLive: null })).toBe(LIVE);
  expect(seenLiveOf({ site: site('1'), saved: EDITED, seenLive: LIVE })).toBe(LIVE);
  expect(seenLiveOf({ site: site('2'), saved: EDITED, seenLive: LIVE })).toBe(EDITED);
});
