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

it('returns true for the live version and for one with its content', () => {
  expect(isSavedLive({ site: site('1'), saved: LIVE, seenLive: null })).toBe(true);
  expect(isSavedLive({ site: site('1'), saved: EDITED, seenLive: LIVE })).toBe(false);
  expect(isSavedLive({ site: site('1'), saved: UNDONE, seenLive: LIVE })).toBe(true);
});

it('returns false where nothing is live, or where the live version is another or unknown', () => {
  expect(isSavedLive({ site: site(null), saved: LIVE, seenLive: null })).toBe(false);
  expect(isSavedLive({ site: site('2'), saved: UNDONE, seenLive: LIVE })).toBe(false);
  expect(isSavedLive({ site: site('1'), saved: UNDONE, seenLive: null })).toBe(false);
});

it('remembers the live version while others are saved', () => {
  expect(seenLiveOf({ site: site('1'), saved: LIVE, seenLive: null })).toBe(LIVE);
  expect(seenLiveOf({ site: site('1'), saved: EDITED, seenLive: LIVE })).toBe(LIVE);
  expect(seenLiveOf({ site: site('2'), saved: EDITED, seenLive: LIVE })).toBe(EDITED);
});
