import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportUsersButton } from '#web/features/accounts/users/list/export-users-button.tsx';
import { userFilter } from '#web/features/accounts/users/user-filter.ts';
import { OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const FILTER = { ...userFilter.initial, status: 'ACTIVE' } as const;

/** Returns a list that collects all files downloaded from now on. */
function downloadedFiles(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  let last = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => ((last = file), 'blob:x'), revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last });
  });
  return files;
}

const open = async (button = 'CSVを書き出す'): Promise<void> => {
  await renderScreen({ element: <ExportUsersButton filter={FILTER} />, user: OPERATOR });
  fireEvent.click(await screen.findByRole('button', { name: button }));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('ExportUsersButton', () => {
  it('joins all pages into one CSV file, and on retry continues with the page that failed', async () => {
    const files = downloadedFiles();
    const calls = vi
      .spyOn(api.masterUser, 'export')
      .mockResolvedValueOnce({ csv: '会社名\r\nA\r\n', nextCursor: 'one' })
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockResolvedValueOnce({ csv: '"B\nB"\r\n', nextCursor: null });
    await open();
    expect(await screen.findByText('途中で止まりました')).toBeDefined();
    expect(screen.getByText('1件を読み込みました')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^ユーザー一覧_\d{4}-\d{2}-\d{2}\.csv$/);
    const bytes = new Uint8Array((await files[0]?.file.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(new TextDecoder().decode(bytes)).toBe('会社名\r\nA\r\n"B\nB"\r\n');
    expect(calls.mock.calls.map(([{ query }]) => query.cursor)).toEqual([undefined, 'one', 'one']);
    expect(calls.mock.calls[0]?.[0].query).toMatchObject({ status: 'ACTIVE', language: 'jp' });
    expect(await screen.findByText('2件をCSVに書き出しました')).toBeDefined();
  });

  it('joins all pages into one workbook (R-6.85)', async () => {
    const files = downloadedFiles();
    const calls = vi
      .spyOn(api.masterUser, 'export')
      .mockResolvedValueOnce({
        csv: '',
        cells: [
          ['会社名', '契約開始日'],
          ['0120', { day: '2026-04-01' }],
        ],
        nextCursor: 'one',
      })
      .mockResolvedValueOnce({ csv: '', cells: [['=B', null]], nextCursor: null });
    await open('Excelに書き出す');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^ユーザー一覧_\d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(await readSheet(files[0]?.file ?? new Blob())).toEqual([
      ['会社名', '契約開始日'],
      ['0120', new Date('2026-04-01T00:00:00Z')],
      ['=B', null],
    ]);
    expect(calls.mock.calls.map(([{ query }]) => query.format)).toEqual(['xlsx', 'xlsx']);
    expect(await screen.findByText('2件をExcelに書き出しました')).toBeDefined();
  });

  it('offers CSV instead if there are more rows than a workbook may have', async () => {
    const files = downloadedFiles();
    vi.spyOn(api.masterUser, 'export').mockImplementation(({ query: { format } }) =>
      Promise.resolve(
        format === 'csv'
          ? { csv: 'A\r\n', nextCursor: null }
          : { csv: '', cells: Array.from({ length: 10_002 }, () => ['A']), nextCursor: 'next' },
      ),
    );
    await open('Excelに書き出す');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/10,000件まで/)).toBeDefined();
    expect(files).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'CSVを書き出す' }));
    await waitFor(() => expect(files[0]?.name).toMatch(/\.csv$/));
  });

  it('cancels the export and saves no file', async () => {
    const files = downloadedFiles();
    let signal: AbortSignal | undefined;
    vi.spyOn(api.masterUser, 'export').mockImplementation((_call, options) => {
      signal = options?.signal;
      return new Promise(() => undefined);
    });
    await open();
    fireEvent.click(await screen.findByText('中止する'));
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(files).toEqual([]);
  });
});
