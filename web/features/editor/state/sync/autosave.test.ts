import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS } from '#shared/model/limits.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { nextAutosaveAt, INITIAL_CLOCK } from '#web/features/editor/model/save/autosave-schedule.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Autosave, startAutosave } from '#web/features/editor/state/sync/autosave.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const START = placeSheet(emptySite(1, 1), A1, sheetIdOf(1));
const silence = new ApiError({ kind: 'no-response' });
const refusal = new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code: 'invalid-input' }, message: null });

let update: ReturnType<typeof vi.fn>;
let editor: Editor;
let autosave: Autosave;

const type = (mainText: string): void =>
  editor.edit((site: SiteDocument) => editSheet(site, A1, { mainText }), { panel: 'sheet', cell: 'A1' }, { group: 'text' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  let revision = 1;
  update = vi.fn(() =>
    Promise.resolve({ site: { id: 'abcdefghijkl', working: String(++revision) } as SiteSummary, merged: {}, mergedBy: null }),
  );
  const opened = { site: { id: 'abcdefghijkl', working: '1' } as SiteSummary, document: START, limits: PRO_LIMITS };
  editor = createEditor(opened, null, { client: { update } as never, send: () => Promise.reject(new Error('no files')) });
  autosave = startAutosave(editor.store, editor.save);
});
afterEach(() => {
  autosave.stop();
  vi.useRealTimers();
});

describe('autosave', () => {
  it('waits for a pause in typing and saves once', async () => {
    type('a');
    await pass(AUTOSAVE_MS.idle - 100);
    type('ab');
    await pass(AUTOSAVE_MS.idle - 100);
    expect(update).not.toHaveBeenCalled();
    await pass(100);
    expect(update).toHaveBeenCalledOnce();
    expect(update.mock.calls[0]?.[0].body).toMatchObject({ kind: 'auto', base: '1' });
    await pass(60_000);
    expect(update).toHaveBeenCalledOnce();
  });

  it('saves after the maximum delay even if typing continues', async () => {
    for (let time = 0; time < AUTOSAVE_MS.longest; time += 500) {
      type(`text ${time}`);
      await pass(500);
    }
    expect(update).toHaveBeenCalledOnce();
  });

  it('does not save an invalid field until it is valid', async () => {
    type('x'.repeat(500));
    await pass(30_000);
    expect(update).not.toHaveBeenCalled();
    expect(nextAutosaveAt(editor.store.getState(), INITIAL_CLOCK, Date.now())).toBeNull();
    type('short');
    await pass(AUTOSAVE_MS.idle);
    expect(update).toHaveBeenCalledOnce();
  });

  it('saves valid fields beside an invalid one, and leaves the invalid text as typed', async () => {
    type('x'.repeat(500));
    editor.edit((site) => editSheet(site, A1, { imageAlt: 'A bowl of soup' }), { panel: 'sheet', cell: 'A1' });
    await pass(AUTOSAVE_MS.idle);
    const sent = update.mock.calls[0]?.[0].body.changes.sheets[sheetIdOf(1)].jp;
    expect([sent.imageAlt, sent.mainText]).toEqual(['A bowl of soup', '']);
    expect(editor.store.getState().history.present.sheets[sheetIdOf(1)]?.jp?.mainText).toHaveLength(500);
    await pass(60_000);
    expect(update).toHaveBeenCalledOnce();
    expect(await editor.save()).toBe('invalid');
  });

  it('does not save while offline, and saves at once when online again', async () => {
    editor.store.setState({ isOnline: false });
    type('a');
    await pass(30_000);
    expect(update).not.toHaveBeenCalled();
    editor.store.setState({ isOnline: true });
    await pass(0);
    expect(update).toHaveBeenCalledOnce();
  });

  it('retries with increasing delays while there is no response', async () => {
    update.mockRejectedValue(silence);
    type('a');
    await pass(AUTOSAVE_MS.idle);
    expect(update).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(update).toHaveBeenCalledTimes(2);
    await pass(2_000);
    expect(update).toHaveBeenCalledTimes(2);
    await pass(3_000);
    expect(update).toHaveBeenCalledTimes(3);
    await pass(120_000);
    expect(update.mock.calls.length).toBeLessThan(10);
  });

  it('retries a refused save only after another edit', async () => {
    update.mockRejectedValueOnce(refusal);
    type('a');
    await pass(120_000);
    expect(update).toHaveBeenCalledOnce();
    type('b');
    await pass(AUTOSAVE_MS.idle);
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('saves text that was typed during a save as soon as that save has ended', async () => {
    let answer: () => void = () => undefined;
    const there = update.getMockImplementation() as (() => Promise<unknown>) | undefined;
    update.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return there?.();
    });
    type('a');
    await pass(AUTOSAVE_MS.idle);
    type('ab');
    await pass(AUTOSAVE_MS.idle * 2);
    expect(update).toHaveBeenCalledOnce();
    answer();
    await pass(0);
    expect(update).toHaveBeenCalledTimes(2);
    expect(update.mock.calls[1]?.[0].body.base).toBe('2');
  });

  it('saves at once with keepalive when the page may be closed', async () => {
    autosave.flush();
    expect(update).not.toHaveBeenCalled();
    type('a');
    autosave.flush();
    await pass(0);
    expect(update.mock.calls[0]?.[1]).toEqual({ keepalive: true });
  });

  it('sends a manual save even if autosaves have sent all changes, to add a history entry', async () => {
    type('a');
    await pass(AUTOSAVE_MS.idle);
    expect(await editor.save()).toBe('saved');
    expect(update.mock.calls[1]?.[0].body).toEqual({ base: '2', changes: {}, kind: 'save' });
    expect(await editor.save()).toBe('saved');
    expect(update).toHaveBeenCalledTimes(2);
  });
});
