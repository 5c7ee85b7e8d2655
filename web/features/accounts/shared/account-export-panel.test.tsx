import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountExport } from '#shared/model/account-export/account-export.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AccountExportPanel } from '#web/features/accounts/shared/account-export-panel.tsx';

const ACCOUNT_ID = '01J0000000000000000000000A';
const QUEUED: AccountExport = {
  id: '01J0000000000000000000000E',
  state: 'queued',
  progress: { done: 0, total: 0 },
  url: null,
  startedAt: '2026-11-20T05:05:00.000Z',
  keptUntil: null,
};
const DONE: AccountExport = {
  ...QUEUED,
  state: 'done',
  progress: { done: 3, total: 3 },
  url: 'https://storage.example.com/export.zip',
  keptUntil: '2026-11-21T05:06:00.000Z',
};

const refusal = (status: number, code: ErrorCode): ApiError =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

async function show(latest: AccountExport | null): Promise<void> {
  vi.spyOn(api.accountExport, 'latest').mockResolvedValue({ export: latest });
  await renderScreen({ element: <AccountExportPanel accountId={ACCOUNT_ID} />, user: TEST_USER });
}

afterEach(() => vi.restoreAllMocks());

describe('AccountExportPanel (R-26.3)', () => {
  it('starts the export in the language of the console, and announces an e-mail for the end of the export', async () => {
    await show(null);
    const start = vi.spyOn(api.accountExport, 'start').mockResolvedValue({ export: QUEUED });
    fireEvent.click(await screen.findByRole('button', { name: '書き出しを始める' }));
    expect(await screen.findByText('順番を待っています')).toBeTruthy();
    expect(start).toHaveBeenCalledWith({ params: { accountId: ACCOUNT_ID }, body: { language: 'jp' } });
    expect(screen.getByText(/完了するとメールでお知らせします/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the progress of a running export', async () => {
    await show({ ...QUEUED, state: 'running', progress: { done: 1, total: 3 } });
    expect(await screen.findByText('データを集めています 1 / 3')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'データを集めています' }).getAttribute('aria-valuenow')).toBe('33');
  });

  it('links to the exported file, shows when the file is deleted, and offers another export', async () => {
    await show(DONE);
    const link = await screen.findByRole('link', { name: 'ZIPをダウンロード' });
    expect(link.getAttribute('href')).toBe(DONE.url);
    expect(screen.getByText('2026/11/21 14:06 までダウンロードできます。')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度書き出す' })).toBeTruthy();
  });

  it('reports a failed export, and a new export that is refused with too-many-requests', async () => {
    await show({ ...QUEUED, state: 'failed' });
    expect(await screen.findByText('書き出せませんでした')).toBeTruthy();
    vi.spyOn(api.accountExport, 'start').mockRejectedValue(refusal(429, 'too-many-requests'));
    fireEvent.click(screen.getByRole('button', { name: 'もう一度書き出す' }));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });

  it('reports that the export state could not be loaded', async () => {
    vi.spyOn(api.accountExport, 'latest').mockRejectedValue(refusal(503, 'unavailable'));
    await renderScreen({ element: <AccountExportPanel accountId={ACCOUNT_ID} />, user: TEST_USER });
    expect(await screen.findByText('書き出しの状態を読み込めませんでした')).toBeTruthy();
  });
});
