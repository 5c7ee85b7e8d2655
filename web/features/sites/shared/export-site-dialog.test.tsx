import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptFileJob } from '#shared/model/file-job.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import { ExportSiteDialog } from '#web/features/sites/shared/export-site-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE_ID = 'abcdefghij12';
const QUEUED: KeptFileJob = {
  id: '01J0000000000000000000000E',
  state: 'queued',
  progress: { done: 0, total: 0 },
  url: null,
  startedAt: '2026-11-20T05:05:00.000Z',
  keptUntil: null,
};

const publish = vi.fn();

async function show(latest: KeptFileJob | null, status: SiteStatus = 'PUBLISH'): Promise<void> {
  vi.spyOn(api.siteExport, 'latest').mockResolvedValue({ export: latest });
  const site = { id: SITE_ID, status, returnStatus: null };
  const element = <ExportSiteDialog site={site} isOpen onClose={() => undefined} publish={{ run: publish }} />;
  await renderScreen({ element, user: TEST_USER });
}

afterEach(() => vi.restoreAllMocks());

describe('ExportSiteDialog (R-14.160)', () => {
  it('starts the export in the language of the console, and shows that it waits', async () => {
    await show(null);
    const start = vi.spyOn(api.siteExport, 'start').mockResolvedValue({ export: QUEUED });
    fireEvent.click(await screen.findByRole('button', { name: '書き出しを始める' }));
    expect(await screen.findByText('順番を待っています')).toBeTruthy();
    expect(start).toHaveBeenCalledWith({ params: { id: SITE_ID }, body: { language: 'jp' } });
    expect(screen.queryByRole('button', { name: /書き出しを始める|もう一度書き出す/ })).toBeNull();
  });

  it('links to the file, shows when the file is deleted, and offers another export', async () => {
    const url = 'https://storage.example.com/site.zip';
    await show({ ...QUEUED, state: 'done', progress: { done: 3, total: 3 }, url, keptUntil: '2026-11-21T05:06:00.000Z' });
    expect((await screen.findByRole('link', { name: 'ZIPをダウンロード' })).getAttribute('href')).toBe(url);
    expect(screen.getByText('2026/11/21 14:06 までダウンロードできます。')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度書き出す' })).toBeTruthy();
  });

  it('offers a new export after a failure', async () => {
    await show({ ...QUEUED, state: 'failed' });
    expect(await screen.findByText('書き出せませんでした')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度書き出す' })).toBeTruthy();
  });

  it('offers publishing instead for a site that visitors do not see, and asks for no export', async () => {
    await show(null, 'PRIVATE');
    expect(await screen.findByText('まだ公開されていません')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '公開する' }));
    expect(publish).toHaveBeenCalledOnce();
    expect(api.siteExport.latest).not.toHaveBeenCalled();
  });
});
