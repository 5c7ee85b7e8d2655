import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, EditorProvider } from '#web/features/editor/state/editor.ts';
import type { DrawnPage, OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import { UploadList } from '#web/features/editor/uploads/upload-list.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

it('UploadList shows a reason common to several files once, above the file names', async () => {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document: emptySite(1, 1), limits: LIGHT_LIMITS };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <UploadList />
      </EditorProvider>
    ),
  });
  const names = ['海.txt', '山.txt', '川.txt', '空.jpg'];
  await act(() =>
    editor.addFiles(
      names.map((name) =>
        name.endsWith('.jpg') ? new File([], name, { type: 'image/jpeg' }) : new File(['x'], name, { type: 'text/plain' }),
      ),
      'A1',
      { replacesFirst: false, variationId: null },
    ),
  );
  const reason = (): string[] => screen.getAllByText(/対応していない形式/).map(({ textContent }) => textContent);
  expect(reason()).toEqual([expect.stringMatching(/^「3件のファイル」は対応していない形式です/)]);
  expect(screen.getByText('「空.jpg」は空のファイルです。別のファイルを選んでください。')).toBeDefined();
  for (const name of names) expect(screen.getByText(name)).toBeDefined();
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: '「海.txt」のメッセージを閉じる' }));
  expect(reason()).toEqual([expect.stringContaining('「2件のファイル」')]);
  fireEvent.click(screen.getByRole('button', { name: '「山.txt」のメッセージを閉じる' }));
  expect(reason()).toEqual([expect.stringContaining('「川.txt」')]);
});

it('UploadList shows the page of a PDF that is being drawn, cancels it, and shows why a PDF is refused', async () => {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document: emptySite(3, 3), limits: LIGHT_LIMITS };
  const draw = (page: number): Promise<DrawnPage> =>
    page < 3 ? Promise.resolve({ file: new File(['x'], `${page}.png`, { type: 'image/png' }), text: [] }) : new Promise(() => undefined);
  const openPdf: OpenPdf = () => Promise.resolve({ count: 12, draw, close: vi.fn() });
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn(), openPdf });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <UploadList />
      </EditorProvider>
    ),
  });
  const files = [new File(['%PDF-1.7'], '案内.pdf'), new File(['x'], 'メモ.pdf')];
  act(() => void editor.addFiles(files, 'A1', { replacesFirst: false }));
  const bar = await screen.findByRole('progressbar', { name: '「案内.pdf」のページを画像にしています: 3 / 12' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo((2 / 12) * 100);
  expect(screen.getByText('「メモ.pdf」の中身はPDFではありません。PDFとして保存したファイルを選んでください。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '「案内.pdf」の読み込みを中止する' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
