import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import type { Presence } from '#shared/model/sites/revision.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import { type PresenceHeartbeat, startPresence } from '#web/features/editor/state/presence.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const START = placeSheet(emptySite(2, 2), A1, sheetIdOf(1));
const HANAKO: Presence = { editorId: sheetIdOf(5), name: '花子', picture: null, cell: 'B2', mayWrite: true };
const write = (mainText: string) => (site: SiteDocument) => editSheet(site, A1, { mainText });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let answer: { others: Presence[] } & Pick<SiteSummary, 'working' | 'live' | 'publicationId' | 'scheduled' | 'comments'>;
let server: { document: SiteDocument; working: string };
let client: { presence: ReturnType<typeof vi.fn>; get: ReturnType<typeof vi.fn> };
let editor: Editor;
let presence: PresenceHeartbeat;
let isVisible = true;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  answer = { others: [], working: '1', live: null, publicationId: null, scheduled: [], comments: { open: 0, version: null } };
  server = { document: START, working: '1' };
  const site = () => {
    const { live, publicationId, scheduled, comments } = answer;
    return { id: 'abcdefghijkl', working: server.working, live, publicationId, scheduled, comments } as SiteSummary;
  };
  client = {
    presence: vi.fn(() => Promise.resolve(answer)),
    get: vi.fn(() => Promise.resolve({ site: site(), document: server.document, limits: PRO_LIMITS })),
  };
  editor = createEditor({ site: site(), document: START, limits: PRO_LIMITS }, null, {
    client: client as never,
    send: () => Promise.reject(new Error('no files')),
  });
  presence = startPresence(editor, client as never, () => isVisible);
});
afterEach(() => {
  presence.stop();
  vi.useRealTimers();
});

const said = () => client.presence.mock.calls.map(([call]) => call.body);

it('startPresence updates changed comments without pulling the document', async () => {
  await pass(0);
  answer = { ...answer, comments: { open: 2, version: sheetIdOf(7) } };
  await pass(PRESENCE_MS.heartbeat);
  expect(editor.store.getState().site.comments).toEqual({ open: 2, version: sheetIdOf(7) });
  expect(client.get).not.toHaveBeenCalled();
});

describe('startPresence, sending', () => {
  it('sends the active cell repeatedly while the page is visible, and reports at the end that the editor is closed', async () => {
    await pass(PRESENCE_MS.heartbeat * 2);
    expect(said()).toHaveLength(3);
    expect(said()[0]).toEqual({ editorId: editor.id, cell: 'A1', isLeaving: false });
    isVisible = false;
    await pass(PRESENCE_MS.heartbeat * 5);
    expect(said()).toHaveLength(3);
    presence.stop();
    expect(said().at(-1)).toMatchObject({ isLeaving: true });
  });

  it('sends a new active cell soon, but not the cells that were active only briefly', async () => {
    await pass(0);
    editor.select('B1');
    await pass(500);
    editor.select('B2');
    await pass(1_000);
    expect(said().map(({ cell }) => cell)).toEqual(['A1', 'B2']);
    editor.showPanel('site');
    await pass(1_000);
    expect(said().at(-1)?.cell).toBeNull();
  });
});

describe('startPresence, receiving', () => {
  it('lists the other editors, and keeps the same list object while nothing changes', async () => {
    answer = { ...answer, others: [HANAKO] };
    await pass(PRESENCE_MS.heartbeat);
    const shown = editor.otherEditors.getState();
    expect(shown).toEqual([HANAKO]);
    answer = { ...answer, others: [structuredClone(HANAKO)] };
    await pass(PRESENCE_MS.heartbeat);
    expect(editor.otherEditors.getState()).toBe(shown);
  });

  it('clears the list of editors after a time without a response', async () => {
    answer = { ...answer, others: [HANAKO] };
    await pass(PRESENCE_MS.heartbeat);
    client.presence.mockRejectedValue(new Error('silence'));
    await pass(PRESENCE_MS.heartbeat);
    expect(editor.otherEditors.getState()).toEqual([HANAKO]);
    await pass(PRESENCE_MS.timeout + PRESENCE_MS.heartbeat);
    expect(editor.otherEditors.getState()).toEqual([]);
  });

  it('pulls a save of another editor once, and loads nothing without a new revision', async () => {
    await pass(PRESENCE_MS.heartbeat);
    expect(client.get).not.toHaveBeenCalled();
    server = { document: write('theirs')(START), working: '2' };
    answer = { ...answer, working: '2' };
    await pass(PRESENCE_MS.heartbeat * 3);
    expect(client.get).toHaveBeenCalledOnce();
    const { history, saved } = editor.store.getState();
    expect([history.present.sheets[sheetIdOf(1)]?.jp?.mainText, saved.revision]).toEqual(['theirs', '2']);
  });

  it.each([
    ['publications', { live: '1', publicationId: '2' }],
    ['ends of publications, which do not change the live revision', { publicationId: '2' }],
    ['schedules', { scheduled: [{ visibility: 'private' as const, at: '2026-12-01T00:00:00.000Z', revision: null, by: '花子' }] }],
  ])('pulls once after a change by another editor: %s', async (_, change) => {
    answer = { ...answer, ...change };
    await pass(PRESENCE_MS.heartbeat * 3);
    expect(editor.store.getState().site).toMatchObject(change);
    expect(client.get).toHaveBeenCalledOnce();
  });

  it('reports one conflict if another editor saved parts with unsaved changes', async () => {
    editor.edit(write('mine'), { panel: 'site' });
    server = { document: write('theirs')(START), working: '2' };
    answer = { ...answer, working: '2' };
    await pass(PRESENCE_MS.heartbeat * 3);
    const { conflict, history } = editor.store.getState();
    expect([conflict?.theirs.revision, history.present.sheets[sheetIdOf(1)]?.jp?.mainText]).toEqual(['2', 'mine']);
    expect(client.get).toHaveBeenCalledOnce();
  });
});
