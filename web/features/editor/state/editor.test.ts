import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import type { LibraryFile } from '#shared/model/media/library.ts';
import type { PublicationPlanning } from '#shared/model/publishing/publication.ts';
import { SiteChanges, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import type { SiteSave } from '#shared/model/sites/site-input.ts';
import { applyChanges, splitChanges } from '#shared/rules/sites/site-parts.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { isSavedLive } from '#web/features/editor/model/editor/live-content.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import type { CaptureStill } from '#web/features/editor/state/add-library-files.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import type { SendFile } from '#web/features/editor/state/uploads/upload-queue.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';
import { settled } from '#test/support/eventually.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const start = placeSheet(emptySite(2, 2), A1, sheetIdOf(1));

/** A server that keeps one document and refuses a save from any revision but the last. */
function fakeServer(document: SiteDocument, live: string | null) {
  const state: { document: SiteDocument; revision: number; scheduled: SiteSummary['scheduled'] } = { document, revision: 1, scheduled: [] };
  const summary = () =>
    ({
      id: 'abcdefghijkl',
      status: 'DRAFT',
      working: String(state.revision),
      live,
      updatedAt: '2026-11-20T00:00:00Z',
      scheduled: state.scheduled,
    }) as SiteSummary;
  const refuse = (status: number, code: 'edit-conflict' | 'invalid-input' | 'not-publishable' | 'version-conflict', more: object = {}) =>
    new ApiError({ kind: 'refused', status, statusText: '', message: null, refusal: { code, ...more } });
  return {
    state,
    refuse,
    /** Saves a change as another editor. */
    elsewhere: (change: (site: SiteDocument) => SiteDocument) => {
      state.document = change(state.document);
      state.revision += 1;
    },
    get: vi.fn(() => Promise.resolve({ site: summary(), document: state.document, limits: PRO_LIMITS })),
    update: vi.fn(({ body }: { body: z.input<typeof SiteSave> }) => {
      if (body.base !== String(state.revision)) {
        return Promise.reject(
          refuse(409, 'edit-conflict', {
            conflict: { site: summary(), changedAt: '2026-11-20T00:00:00Z', changedBy: 'someone', base: {}, theirs: {}, mine: {} },
          }),
        );
      }
      state.document = applyChanges(state.document, splitChanges(SiteChanges.parse(body.changes ?? {})));
      state.revision += 1;
      return Promise.resolve({ site: summary(), merged: {}, mergedBy: null });
    }),
    restore: vi.fn(({ body }: { body: { base: string; revision: string } }) => {
      if (body.base !== String(state.revision)) return Promise.reject(refuse(409, 'version-conflict'));
      state.document = start;
      state.revision += 1;
      return Promise.resolve({ site: summary(), document: state.document });
    }),
    publish: vi.fn(({ body }: { body: { revision: string } }) =>
      body.revision === String(state.revision)
        ? Promise.resolve({
            site: { ...summary(), status: 'PUBLISH' as const },
            publication: { id: 'publication' } as never,
            deadLinks: [],
          })
        : Promise.reject(refuse(409, 'edit-conflict')),
    ),
    schedule: vi.fn(({ body }: { body: PublicationPlanning }) => {
      state.scheduled = body.public ? [{ visibility: 'public', by: 'You', ...body.public }] : [];
      return Promise.resolve({ site: summary(), deadLinks: [] });
    }),
  };
}

const ready: SendFile = () => Promise.resolve({ ok: true, image: IMAGE, video: null });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function open(send: SendFile = ready, live: string | null = null, captureStill?: CaptureStill) {
  const server = fakeServer(start, live);
  const draft = { live, id: 'abcdefghijkl', status: 'DRAFT', working: '1', scheduled: [] as SiteSummary['scheduled'] } as SiteSummary;
  const opened = { site: draft, document: start, limits: PRO_LIMITS };
  const editor = createEditor(opened, null, { client: server, send, ...(captureStill && { captureStill }) });
  const type = (mainText: string) =>
    editor.edit((site) => editSheet(site, A1, { mainText }), { panel: 'sheet', cell: 'A1' }, { group: 'text' });
  const text = () => editor.store.getState().history.present.sheets[sheetIdOf(1)]?.jp?.mainText;
  return { server, editor, type, text };
}

describe('editor.save', () => {
  it('sends only the changed parts, and no request without changes', async () => {
    const { server, editor, type } = open();
    expect(await editor.save()).toBe('saved');
    expect(server.update).not.toHaveBeenCalled();
    type('hello');
    expect(await editor.save()).toBe('saved');
    expect(server.update.mock.calls[0]?.[0].body).toMatchObject({
      base: '1',
      changes: { sheets: { [sheetIdOf(1)]: { jp: { mainText: 'hello' } } } },
    });
    expect(Object.keys(server.update.mock.calls[0]?.[0].body.changes ?? {})).toEqual(['sheets']);
  });

  it('sends no request while a field is invalid', async () => {
    const { server, editor, type } = open();
    type('x'.repeat(121));
    expect(await editor.save()).toBe('invalid');
    expect(server.update).not.toHaveBeenCalled();
  });

  it('runs saves one after the other; the second sends the text that was typed during the first', async () => {
    const { server, editor, type } = open();
    const update = server.update.getMockImplementation();
    let release: () => void = () => undefined;
    server.update.mockImplementationOnce(async (call) => {
      await new Promise<void>((resolve) => (release = resolve));
      return update?.(call) ?? Promise.reject(new Error('no server'));
    });
    type('first');
    const saves = [editor.save(), editor.save()];
    await settled();
    type('second');
    expect(server.update).toHaveBeenCalledOnce();
    release();
    expect(await Promise.all(saves)).toEqual(['saved', 'saved']);
    expect(server.update).toHaveBeenCalledTimes(2);
    expect(server.state.document.sheets[sheetIdOf(1)]?.jp?.mainText).toBe('second');
    expect(isDirty(editor.store.getState())).toBe(false);
  });

  it('recognises the saved revision as live again once the edits are undone and saved', async () => {
    const { editor, type } = open(ready, '1');
    const isLive = () => isSavedLive(editor.store.getState());
    expect(isLive()).toBe(true);
    type('hello');
    await editor.save();
    expect(isLive()).toBe(false);
    editor.undo();
    await editor.save();
    expect(isLive()).toBe(true);
  });

  it('rebases on a save of another editor and retries', async () => {
    const { server, editor, type } = open();
    server.elsewhere((site) => ({ ...site, settings: { ...site.settings, name: 'theirs' } }));
    type('mine');
    expect(await editor.save()).toBe('saved');
    expect(server.state.document.settings.name).toBe('theirs');
    expect(server.state.document.sheets[sheetIdOf(1)]?.jp?.mainText).toBe('mine');
  });

  it('reports a conflict and saves nothing until it is resolved', async () => {
    const { server, editor, type, text } = open();
    server.elsewhere((site) => editSheet(site, A1, { mainText: 'theirs' }));
    type('mine');
    expect(await editor.save()).toBe('conflict');
    expect(await editor.save()).toBe('conflict');
    expect(server.update).toHaveBeenCalledOnce();
    expect(editor.store.getState().conflict?.changedBy).toBe('someone');
    expect(text()).toBe('mine');
  });

  it('keeps the edits after a timeout or a refusal and can be retried', async () => {
    const { server, editor, type, text } = open();
    type('mine');
    server.update.mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    expect(await editor.save()).toBe('failed');
    expect([text(), editor.store.getState().save.kind]).toEqual(['mine', 'failed']);
    server.update.mockRejectedValueOnce(
      server.refuse(400, 'invalid-input', { fields: [{ path: `changes.sheets.${sheetIdOf(1)}.jp.mainText`, rule: 'invalid' }] }),
    );
    expect(await editor.save()).toBe('failed');
    expect(editor.store.getState().refused).toMatchObject([{ path: 'mainText', rule: 'invalid' }]);
    expect(await editor.save()).toBe('saved');
    expect(editor.store.getState().refused).toEqual([]);
  });
});

describe('editor.schedule', () => {
  const at = '2026-12-01T01:00:00.000Z';

  it('saves first, schedules the saved revision, and keeps that revision until it is replaced', async () => {
    const { server, editor, type } = open();
    const bodies = () => server.schedule.mock.calls.map(([{ body }]) => body);
    type('hello');
    expect(await editor.schedule({ publish: { at, revision: 'saved' }, unpublishAt: null })).toEqual({ kind: 'scheduled' });
    type('later');
    await editor.schedule({ publish: { at, revision: 'scheduled' }, unpublishAt: at });
    expect(isDirty(editor.store.getState())).toBe(true);
    await editor.schedule({ publish: { at, revision: 'saved' }, unpublishAt: null });
    expect(bodies()).toEqual([
      { public: { at, revision: '2' }, private: null },
      { public: { at, revision: '2' }, private: { at } },
      { public: { at, revision: '3' }, private: null },
    ]);
  });

  it('does not schedule if the save fails', async () => {
    const { server, editor, type } = open();
    type('x'.repeat(121));
    const outcome = await editor.schedule({ publish: { at, revision: 'saved' }, unpublishAt: null });
    expect(outcome).toEqual({ kind: 'not-saved', outcome: 'invalid' });
    expect(server.schedule).not.toHaveBeenCalled();
  });
});

describe('editor.publish', () => {
  it('saves first and publishes the saved revision', async () => {
    const { server, editor, type } = open();
    type('hello');
    expect((await editor.publish('public')).kind).toBe('asked');
    expect(server.publish.mock.calls[0]?.[0].body).toEqual({ revision: '2', visibility: 'public' });
    expect(editor.store.getState().site.status).toBe('PUBLISH');
  });

  it('does not publish if the save fails', async () => {
    const { server, editor, type } = open();
    type('x'.repeat(121));
    expect(await editor.publish('public')).toEqual({ kind: 'not-saved', outcome: 'invalid' });
    expect(server.publish).not.toHaveBeenCalled();
  });

  it('pulls a concurrent save instead of publishing it unseen', async () => {
    const { server, editor } = open();
    server.elsewhere((site) => ({ ...site, settings: { ...site.settings, name: 'theirs' } }));
    expect((await editor.publish('public')).kind).toBe('moved-on');
    expect(editor.store.getState().history.present.settings.name).toBe('theirs');
    expect((await editor.publish('public')).kind).toBe('asked');
  });

  it('returns the error of a refusal', async () => {
    const { server, editor } = open();
    const refusal = server.refuse(409, 'not-publishable');
    server.publish.mockRejectedValueOnce(refusal);
    expect(await editor.publish('public')).toEqual({ kind: 'failed', error: refusal });
  });
});

describe('revision history', () => {
  it('saves before it restores a revision, as one undo step', async () => {
    const { server, editor, type, text } = open();
    type('mine');
    expect(await editor.restore('1')).toEqual({ kind: 'restored' });
    expect(server.restore.mock.calls[0]?.[0].body).toEqual({ base: '2', revision: '1' });
    expect([text(), isDirty(editor.store.getState())]).toEqual(['', false]);
    editor.undo();
    expect([text(), isDirty(editor.store.getState())]).toEqual(['mine', true]);
  });

  it('does not restore a revision if the save fails or another editor has saved', async () => {
    const { server, editor, type, text } = open();
    type('x'.repeat(121));
    expect(await editor.restore('1')).toEqual({ kind: 'not-saved', outcome: 'invalid' });
    expect(server.restore).not.toHaveBeenCalled();
    editor.undo();
    server.elsewhere((site) => editSheet(site, A1, { mainText: 'theirs' }));
    expect(await editor.restore('1')).toEqual({ kind: 'moved-on' });
    expect(text()).toBe('theirs');
  });

  it('publishes the chosen revision and keeps unsaved changes', async () => {
    const { server, editor, type, text } = open();
    type('mine');
    expect((await editor.publishRevision('1')).kind).toBe('asked');
    expect(server.publish.mock.calls[0]?.[0].body).toEqual({ revision: '1', visibility: 'public' });
    expect([server.update.mock.calls.length, text()]).toEqual([0, 'mine']);
    server.publish.mockRejectedValueOnce(server.refuse(409, 'edit-conflict'));
    expect((await editor.publishRevision('0')).kind).toBe('failed');
  });
});

describe('editor.addFiles', () => {
  const cells = (editor: ReturnType<typeof open>['editor']) => Object.keys(editor.store.getState().history.present.grid.cells).toSorted();

  it('places several files in consecutive cells as one undo step', async () => {
    const { editor } = open();
    await editor.addFiles([png('1.png'), png('2.png'), png('3.png')], 'B1', { replacesFirst: true });
    await settled();
    expect(cells(editor)).toEqual(['A1', 'A2', 'B1', 'B2']);
    editor.undo();
    expect(cells(editor)).toEqual(['A1']);
  });

  it('rejects files of an unsupported type and files that do not fit, and places all others', async () => {
    const { editor } = open();
    await editor.addFiles([new File(['x'], 'notes.txt', { type: 'text/plain' }), png('1.png'), png('2.png')], 'B2', {
      replacesFirst: true,
    });
    await settled();
    expect(cells(editor)).toEqual(['A1', 'B2']);
    expect(editor.uploads.store.getState().map(({ file, fault }) => [file.name, fault?.kind])).toEqual([
      ['notes.txt', 'rule'],
      ['2.png', 'no-room'],
    ]);
  });

  it('reports no-room for a picture if its cell was deleted during the upload', async () => {
    let arrive: () => void = () => undefined;
    const held: SendFile = (file, options) => new Promise((resolve) => (arrive = () => resolve(ready(file, options))));
    const { editor } = open(held);
    await editor.addFiles([png('1.png')], 'B2', { replacesFirst: true });
    editor.edit((site) => ({ ...site, grid: { ...site.grid, numberHorizontal: 1 } }), { panel: 'site' });
    arrive();
    await settled();
    expect(cells(editor)).toEqual(['A1']);
    expect(editor.uploads.store.getState()).toMatchObject([{ file: { name: '1.png' }, fault: { kind: 'no-room' } }]);
  });

  describe('files of the media library', () => {
    const listed = (name: string, media: Pick<LibraryFile, 'image' | 'video'>): LibraryFile => {
      return { id: name, kind: media.video ? 'video' : 'creative', name, size: 1, createdAt: '', tags: [], isKept: true, ...media };
    };
    const VIDEO = { mediaId: 'VIDEO', width: 720, height: 1280, durationMs: 1_000, size: 1, hasSound: false };
    const shown = (editor: Editor, cell: string) => {
      const { grid, sheets } = editor.store.getState().history.present;
      return sheets[grid.cells[cell] ?? '']?.jp;
    };

    it('places pictures at once, and a video with its poster once that is uploaded, in the order of the files', async () => {
      const { editor } = open(ready, null, () => Promise.resolve(png('still.png')));
      const files = [listed('clip.mp4', { image: null, video: VIDEO }), listed('1.jpg', { image: IMAGE, video: null })];
      const [first = '', second = ''] = editor.cellsForPictures('B1', null);
      await editor.addLibraryFiles(files, 'B1', null);
      await settled();
      expect(shown(editor, first)).toMatchObject({ image: IMAGE, video: VIDEO });
      expect(shown(editor, second)).toMatchObject({ image: IMAGE, video: null });
    });

    it('lists a video that cannot be played among the failed uploads, and leaves its cell empty', async () => {
      const { editor } = open(ready, null, () => Promise.resolve(undefined));
      const [first = ''] = editor.cellsForPictures('B1', null);
      await editor.addLibraryFiles([listed('clip.mp4', { image: null, video: VIDEO })], 'B1', null);
      await settled();
      expect(shown(editor, first)).toBeUndefined();
      expect(editor.uploads.store.getState()).toMatchObject([
        { file: { name: 'clip.mp4' }, fault: { kind: 'content', fault: 'unreadable' } },
      ]);
    });
  });

  it('changes nothing in a read-only editor', async () => {
    const editor = createEditor(
      { site: { id: 'abcdefghijkl', working: '1' } as SiteSummary, document: start, limits: PRO_LIMITS },
      'suspended',
      { client: fakeServer(start, null), send: ready },
    );
    await editor.addFiles([png('1.png')], 'B1', { replacesFirst: true });
    editor.edit((site) => editSheet(site, A1, { mainText: 'x' }), { panel: 'site' });
    await settled();
    expect(editor.store.getState().history.present).toBe(start);
  });
});
