import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import type { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { isDraftStored } from '#web/features/editor/model/save/save-status.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor } from '#web/features/editor/state/editor.ts';
import { startDraftKeeper } from '#web/features/editor/state/drafts/draft-keeper.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const START = placeSheet(emptySite(1, 1), A1, sheetIdOf(1));

/** A fake device storage that can be full. */
function fakeDevice() {
  const drafts = new Map<string, LocalDraft>();
  const device = { drafts, isFull: false };
  return Object.assign(device, {
    put: vi.fn((draft: LocalDraft) => {
      if (device.isFull) return Promise.reject(new Error('full'));
      drafts.set(draft.editorId, structuredClone(draft));
      return Promise.resolve();
    }),
    remove: (gone: readonly Pick<LocalDraft, 'editorId'>[]) => {
      for (const { editorId } of gone) drafts.delete(editorId);
      return Promise.resolve();
    },
  });
}

function open(device: ReturnType<typeof fakeDevice>, recoveredDrafts: readonly LocalDraft[] = []) {
  const update = vi.fn(() => Promise.resolve({ site: { id: 'abcdefghijkl', working: '2' } as SiteSummary, merged: {}, mergedBy: null }));
  const opened = { site: { id: 'abcdefghijkl', working: '1' } as SiteSummary, document: START, limits: PRO_LIMITS };
  const ports = { client: { update } as never, send: () => Promise.reject(new Error('no files')), recoveredDrafts };
  const editor = createEditor(opened, null, ports);
  const keeper = startDraftKeeper(editor.store, device, { editorId: editor.id, recovered: editor.recovery.recovered });
  const type = (mainText: string) =>
    editor.edit((site: SiteDocument) => editSheet(site, A1, { mainText }), { panel: 'sheet', cell: 'A1' }, { group: 'text' });
  const text = () => device.drafts.get(editor.id)?.after.sheets[sheetIdOf(1)]?.jp?.mainText;
  return { editor, keeper, type, text };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the draft keeper', () => {
  it('writes the draft shortly after an edit, once for several edits, and marks it as stored', async () => {
    const device = fakeDevice();
    const { editor, type, text } = open(device);
    type('a');
    type('ab');
    expect(isDraftStored(editor.store.getState())).toBe(false);
    await pass(300);
    expect([text(), isDraftStored(editor.store.getState()), device.put.mock.calls.length]).toEqual(['ab', true, 1]);
    type('abc');
    expect(isDraftStored(editor.store.getState())).toBe(false);
    await pass(300);
    expect(text()).toBe('abc');
  });

  it('does not mark a draft as stored if text was typed during the write', async () => {
    const device = fakeDevice();
    const { editor, type } = open(device);
    device.put.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100)));
    type('a');
    await pass(300);
    type('ab');
    await pass(100);
    expect(isDraftStored(editor.store.getState())).toBe(false);
  });

  it('removes the draft only after the server has saved it', async () => {
    const device = fakeDevice();
    const { editor, type } = open(device);
    type('a');
    await pass(300);
    expect(device.drafts.size).toBe(1);
    await editor.save();
    expect(isDirty(editor.store.getState())).toBe(false);
    await pass(300);
    expect(device.drafts.size).toBe(0);
  });

  it('removes a draft that was still being written when its changes were saved on the server', async () => {
    const device = fakeDevice();
    const { editor, type } = open(device);
    device.put.mockImplementationOnce(async (draft) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      device.drafts.set(draft.editorId, structuredClone(draft));
    });
    type('a');
    await pass(260);
    await editor.save();
    await pass(1_000);
    expect([isDirty(editor.store.getState()), device.drafts.size]).toEqual([false, 0]);
  });

  it('reports a failed write and retries with the next edit', async () => {
    const device = fakeDevice();
    device.isFull = true;
    const { editor, type, text } = open(device);
    type('a');
    await pass(300);
    expect(isDraftStored(editor.store.getState())).toBe(false);
    device.isFull = false;
    type('ab');
    await pass(300);
    expect([text(), isDraftStored(editor.store.getState())]).toEqual(['ab', true]);
  });

  it('writes unsaved changes when the page is closed', async () => {
    const device = fakeDevice();
    const { keeper, type, text } = open(device);
    type('a');
    keeper.flush();
    await pass(0);
    expect(text()).toBe('a');
    type('ab');
    keeper.stop();
    await pass(0);
    expect(text()).toBe('ab');
  });

  it('moves the draft of an earlier editor to the key of the new editor', async () => {
    const device = fakeDevice();
    const earlier = open(device);
    earlier.type('left behind');
    earlier.keeper.stop();
    await pass(0);
    const { editor, text } = open(device, [...device.drafts.values()]);
    await pass(0);
    expect([...device.drafts.keys()]).toEqual([editor.id]);
    expect(text()).toBe('left behind');
  });
});
