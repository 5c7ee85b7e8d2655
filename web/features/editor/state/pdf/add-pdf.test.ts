import { describe, expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor } from '#web/features/editor/state/editor.ts';
import type { OpenedPdf, OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import type { SendFile } from '#web/features/editor/state/uploads/upload-queue.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { settled } from '#test/support/eventually.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const pdf = (name = 'a.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const ready: SendFile = () => Promise.resolve({ ok: true, image: IMAGE, video: null });

/** A PDF with this number of pages, whose pictures are drawn when `draw` resolves. */
function pdfWith(count: number, draw: () => Promise<void> = () => Promise.resolve()) {
  const close = vi.fn();
  const drawn: number[] = [];
  const opened: OpenedPdf = {
    count,
    close,
    draw: async (page) => {
      drawn.push(page);
      await draw();
      return { file: png(`${page}.png`), text: [{ str: `ページ ${page}`, hasEOL: true }] };
    },
  };
  return { close, drawn, openPdf: (() => Promise.resolve(opened)) satisfies OpenPdf };
}

function open(openPdf: OpenPdf, document = emptySite(3, 3), maxSheets = LIGHT_LIMITS.maxSheets) {
  const site = { id: 'abcdefghijkl', working: '1' } as SiteSummary;
  const editor = createEditor({ site, document, limits: { ...LIGHT_LIMITS, maxSheets } }, null, {
    client: {} as never,
    send: ready,
    openPdf,
  });
  const present = () => editor.store.getState().history.present;
  const alts = () => Object.keys(present().grid.cells).map((cell) => [cell, sheetAt(present(), cell, 'jp')?.imageAlt]);
  const faults = () => editor.uploads.store.getState().map(({ file, fault }) => [file.name, fault]);
  return { editor, present, alts, faults };
}

describe('editor.addFiles with a PDF', () => {
  it('makes a sheet with picture and alternative text of each page and adds the missing rows, as one undo step', async () => {
    const { openPdf, close } = pdfWith(12);
    const { editor, alts, present } = open(openPdf);
    await editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    await settled();
    expect(alts()).toHaveLength(12);
    expect(Object.fromEntries(alts())).toMatchObject({ A1: 'ページ 1', B1: 'ページ 2', C4: 'ページ 12' });
    expect(close).toHaveBeenCalledOnce();
    editor.undo();
    expect([alts(), present().grid.numberHorizontal]).toEqual([[], 3]);
  });

  it('keeps the alternative text that a sheet has', async () => {
    const site = editSheet(placeSheet(emptySite(3, 3), A1, sheetIdOf(1)), A1, { imageAlt: '港' });
    const { editor, alts } = open(pdfWith(2).openPdf, site);
    await editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    await settled();
    expect(Object.fromEntries(alts())).toEqual({ A1: '港', B1: 'ページ 2' });
  });

  it('draws only the pages that fit the plan and lists how many are left out', async () => {
    const { openPdf, drawn } = pdfWith(12);
    const { editor, alts, faults } = open(openPdf, emptySite(3, 3), 9);
    await editor.addFiles([pdf('plan.pdf')], 'A1', { replacesFirst: false });
    await settled();
    expect([drawn.length, alts().length]).toEqual([9, 9]);
    expect(faults()).toEqual([['plan.pdf', { kind: 'pdf', fault: 'left-out', number: 3 }]]);
  });

  it('places chosen pictures before the pages, and the pages of several PDFs one after another', async () => {
    const { openPdf } = pdfWith(2);
    const { editor, alts } = open(openPdf);
    await editor.addFiles([pdf('1.pdf'), png('x.png'), pdf('2.pdf')], 'A1', { replacesFirst: true });
    await settled();
    expect(alts().map(([cell, alt]) => `${cell} ${alt}`)).toEqual(['A1 ', 'B1 ページ 1', 'C1 ページ 2', 'A2 ページ 1', 'B2 ページ 2']);
  });

  it('lists the page being drawn, and places nothing when it is cancelled', async () => {
    const held = Promise.withResolvers<undefined>();
    const { openPdf, close, drawn } = pdfWith(5, () => held.promise);
    const { editor, alts, faults } = open(openPdf);
    const adding = editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    await vi.waitFor(() => expect(editor.pdfs.store.getState()).toMatchObject([{ page: 1, pages: 5 }]));
    expect(editor.isUploading()).toBe(true);
    editor.pdfs.cancelAll();
    await adding;
    expect([editor.isUploading(), close.mock.calls.length, drawn]).toEqual([false, 1, [1]]);
    held.resolve(undefined);
    await settled();
    expect([alts(), faults()]).toEqual([[], []]);
  });

  it('finds other cells for pages whose cells were filled while they were drawn', async () => {
    const held = Promise.withResolvers<undefined>();
    const { openPdf } = pdfWith(2, () => held.promise);
    const { editor, alts } = open(openPdf);
    const adding = editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    await vi.waitFor(() => expect(editor.pdfs.store.getState()).toMatchObject([{ page: 1 }]));
    await editor.addFiles([png('x.png')], 'A1', { replacesFirst: false });
    held.resolve(undefined);
    await adding;
    await settled();
    expect(Object.fromEntries(alts())).toEqual({ A1: '', B1: 'ページ 1', C1: 'ページ 2' });
  });

  it('refuses a PDF with more than 100 pages before it draws any', async () => {
    const { openPdf, drawn, close } = pdfWith(101);
    const { editor, faults } = open(openPdf);
    await editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    expect(faults()).toEqual([['a.pdf', { kind: 'pdf', fault: 'too-many-pages', max: 100 }]]);
    expect([drawn, close.mock.calls.length]).toEqual([[], 1]);
  });

  it('lists why a PDF cannot be opened or drawn', async () => {
    const { editor, faults } = open(() => Promise.resolve({ kind: 'pdf', fault: 'password' }));
    await editor.addFiles([pdf(), new File(['text'], 'b.pdf')], 'A1', { replacesFirst: false });
    const lost = new Error('lost');
    const failing = open(pdfWith(1, () => Promise.reject(lost)).openPdf);
    await failing.editor.addFiles([pdf()], 'A1', { replacesFirst: false });
    expect([faults(), failing.faults()]).toEqual([
      [
        ['b.pdf', { kind: 'pdf', fault: 'not-pdf' }],
        ['a.pdf', { kind: 'pdf', fault: 'password' }],
      ],
      [['a.pdf', { kind: 'api', error: lost }]],
    ]);
  });

  it('draws one page for a variation of a sheet', async () => {
    const { openPdf, drawn } = pdfWith(3);
    const { editor, faults } = open(openPdf, placeSheet(emptySite(3, 3), A1, sheetIdOf(1)));
    await editor.addFiles([pdf()], 'A1', { replacesFirst: true, variationId: 'v' });
    await settled();
    expect([drawn, faults()]).toEqual([[1], [['a.pdf', { kind: 'pdf', fault: 'left-out', number: 2 }]]]);
  });
});
