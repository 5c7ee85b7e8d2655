import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/site/site.ts';
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

/** A device whose storage can be full. */
function fakeDevice() {
  const works = new Map<string, LocalDraft>();
  const device = { works, isFull: false };
  return Object.assign(device, {
    put: vi.fn((work: LocalDraft) => {
      if (device.isFull) return Promise.reject(new Error('full'));
      works.set(work.editorId, structuredClone(work));
      return Promise.resolve();
    }),
    remove: (gone: readonly Pick<LocalDraft, 'editorId'>[]) => {
      for (const { editorId } of gone) works.delete(editorId);
      return Promise.resolve();
    },
  });
}

function open(device: ReturnType<typeof fakeDevice>, leftBehind: readonly LocalDraft[] = []) {
  const update = vi.fn(() => Promise.resolve({ site: { id: 'abcdefghijkl', working: '2' } as SiteSummary, merged: {}, mergedBy: null }));
  const opened = { site: { id: 'abcdefghijkl', working: '1' } as SiteSummary, document: START, limits: PRO_LIMITS };
  const ports = { client: { update } as never, send: () => Promise.reject(new Error('no files')), leftBehind };
  const editor = createEditor(opened, null, ports);
  const keeper = startDraftKeeper(editor.store, device, { editorId: editor.id, takenUp: editor.recovery.recovered });
  const type = (mainText: string) =>
    editor.edit((site: SiteDocument) => editSheet(site, A1, { mainText }), { panel: 'sheet', cell: 'A1' }, { group: 'text' });
  const text = () => device.works.get(editor.id)?.after.sheets[sheetIdOf(1)]?.jp?.mainText;
  return { editor, keeper, type, text };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('keeping work on the device', () => {
  it('writes a moment after an edit, once for several, and knows that it is there', async () => {
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

  it('does not take what was typed during a write for kept', async () => {
    const device = fakeDevice();
    const { editor, type } = open(device);
    device.put.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100)));
    type('a');
    await pass(300);
    type('ab');
    await pass(100);
    expect(isDraftStored(editor.store.getState())).toBe(false);
  });

  it('lets go of it once the server has it, and not before', async () => {
    const device = fakeDevice();
    const { editor, type } = open(device);
    type('a');
    await pass(300);
    expect(device.works.size).toBe(1);
    await editor.save();
    expect(isDirty(editor.store.getState())).toBe(false);
    await pass(300);
    expect(device.works.size).toBe(0);
  });

  it('owns up to a storage that fails, and tries again with the next edit', async () => {
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

  it('writes what is unsaved when the page goes', async () => {
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

  it('moves what an earlier editor left behind to its own place', async () => {
    const device = fakeDevice();
    const earlier = open(device);
    earlier.type('left behind');
    earlier.keeper.stop();
    await pass(0);
    const { editor, text } = open(device, [...device.works.values()]);
    await pass(0);
    expect([...device.works.keys()]).toEqual([editor.id]);
    expect(text()).toBe('left behind');
  });
});
