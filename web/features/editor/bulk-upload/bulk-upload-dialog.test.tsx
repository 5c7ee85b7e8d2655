import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkFile, BulkUpload } from '#shared/model/bulk-upload/bulk-upload.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { BulkUploadDialog } from '#web/features/editor/bulk-upload/bulk-upload-dialog.tsx';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { changeSettings, locatedSheet, setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import * as sending from '#web/lib/upload/send-file.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE = 'abcdefghij12';
const upload = (more: Partial<BulkUpload> = {}): BulkUpload => ({
  id: sheetIdOf(1),
  siteId: SITE,
  state: 'ready',
  fileName: 'pictures.zip',
  size: 1_000,
  startedBy: '山田',
  createdAt: '2026-11-26T00:00:00.000Z',
  progress: { done: 1, total: 1 },
  fault: null,
  ...more,
});
const NEW = { ...IMAGE, mediaId: sheetIdOf(700) };
const file = (path: string, more: Partial<BulkFile> = {}): BulkFile => ({ path, image: NEW, video: null, fault: null, ...more });
const FILES = [file('A1.jpg'), file('B1_en.jpg'), file('photo.jpg'), file('A2.jpg', { image: null, fault: 'damaged' })];

const onClose = vi.fn();
async function open(): Promise<Editor> {
  const document = changeSettings(setCreative(emptySite(2, 2), { cell: 'A1', language: 'jp' }, sheetIdOf(5), IMAGE), {
    languages: ['jp', 'en'],
  });
  const opened = { site: { id: SITE, working: '1' } as SiteSummary, document, limits: { ...LIGHT_LIMITS, swipe: true } };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <BulkUploadDialog isOpen onClose={onClose} />
      </EditorProvider>
    ),
  });
  await screen.findByRole('dialog', { name: '一括アップロード' });
  return editor;
}

const zip = (name = 'pictures.zip', size = 1_000): File => Object.defineProperty(new File(['x'], name), 'size', { value: size });
function chooseZip(chosen: File): void {
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [chosen] } });
}
const documentOf = (editor: Editor) => editor.store.getState().history.present;
const rowOf = (path: string): HTMLElement => {
  const row = screen.getByTitle(path).closest('li');
  if (!row) throw new Error(`${path} is not listed`);
  return row;
};

beforeEach(() => {
  onClose.mockClear();
  vi.spyOn(sending, 'sendFile').mockResolvedValue(true);
  vi.spyOn(api.bulkUpload, 'list').mockResolvedValue({ bulkUploads: [] });
  vi.spyOn(api.bulkUpload, 'start').mockResolvedValue({
    bulkUpload: upload({ state: 'uploading' }),
    upload: { parts: [], headers: {}, expiresAt: '2026-11-26T01:00:00.000Z' },
  });
  vi.spyOn(api.bulkUpload, 'complete').mockResolvedValue({ bulkUpload: upload() });
  vi.spyOn(api.bulkUpload, 'get').mockResolvedValue({ bulkUpload: upload(), files: FILES });
  vi.spyOn(api.bulkUpload, 'close').mockResolvedValue({});
});
afterEach(() => void vi.restoreAllMocks());

describe('BulkUploadDialog', () => {
  it('shows the target cell of each file, and changes the site only once the plan is applied, in one undo step', async () => {
    const editor = await open();
    const before = documentOf(editor);
    chooseZip(zip());
    await screen.findByRole('button', { name: '2件を反映する' });
    expect(within(rowOf('A1.jpg')).getByText('置き換え')).toBeDefined();
    expect(within(rowOf('B1_en.jpg')).getByText('新規')).toBeDefined();
    expect(within(rowOf('photo.jpg')).getByText(/名前にセルがありません/)).toBeDefined();
    expect(within(rowOf('A2.jpg')).getByText('壊れています')).toBeDefined();
    expect(documentOf(editor)).toBe(before);

    fireEvent.click(screen.getByRole('button', { name: '2件を反映する' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(locatedSheet(documentOf(editor), { cell: 'A1', language: 'jp' })?.image).toEqual(NEW);
    expect(locatedSheet(documentOf(editor), { cell: 'B1', language: 'en' })?.image).toEqual(NEW);
    expect(api.bulkUpload.close).toHaveBeenCalledExactlyOnceWith({ body: { siteId: SITE, id: sheetIdOf(1) } });
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(before);
  });

  it('moves a file to another cell by a click on the file and a click on the cell', async () => {
    await open();
    chooseZip(zip());
    fireEvent.click(await screen.findByRole('button', { name: 'A1:A1.jpg(置き換え)' }));
    expect(screen.getByText('「A1.jpg」の移動先のセルを押してください')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'B2:空き' }));
    expect(screen.getByRole('button', { name: 'B2:A1.jpg(新規)' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'A1:今の画像' })).toBeDefined();
  });

  it('rejects a ZIP file above the size limit without uploading it', async () => {
    await open();
    chooseZip(zip('large.zip', 2 ** 30 + 1));
    expect(await screen.findByText(/1,?024 ?MB/)).toBeDefined();
    expect(api.bulkUpload.start).not.toHaveBeenCalled();
  });

  it('explains why an archive is rejected (R-24.7), and starts over on request', async () => {
    vi.mocked(api.bulkUpload.complete).mockResolvedValue({ bulkUpload: upload({ state: 'failed', fault: 'not-zip' }) });
    await open();
    chooseZip(zip());
    expect(await screen.findByText(/「pictures.zip」はZIPファイルではないか、壊れています/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'やり直す' }));
    expect(await screen.findByRole('button', { name: 'ZIPファイルを選ぶ' })).toBeDefined();
  });

  it('lists unfinished uploads of all logins, and continues or discards a chosen upload', async () => {
    vi.mocked(api.bulkUpload.list).mockResolvedValue({
      bulkUploads: [upload(), upload({ id: sheetIdOf(2), state: 'uploading', fileName: 'others.zip' })],
    });
    await open();
    expect(await screen.findByText('others.zip')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '破棄 others.zip' }));
    await vi.waitFor(() => expect(api.bulkUpload.close).toHaveBeenCalledWith({ body: { siteId: SITE, id: sheetIdOf(2) } }));
    fireEvent.click(screen.getByRole('button', { name: '確認する pictures.zip' }));
    expect(await screen.findByRole('button', { name: '2件を反映する' })).toBeDefined();
  });
});
