import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SiteEditorPage } from '#web/features/editor/site-editor-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const DOCUMENT = editSheet(setCreative(emptySite(1, 1), A1, sheetIdOf(1), IMAGE), A1, { imageAlt: '湯呑み' });
const revision = (index: number): string => `01J0000000000000000000000${index}`;
const SITE: SiteSummary = {
  ...TEST_SITE,
  status: 'PUBLISH',
  numberHorizontal: 1,
  numberVertical: 1,
  working: revision(2),
  live: revision(2),
};
const ENTRY: RevisionEntry = {
  id: revision(1),
  revision: revision(1),
  kind: 'auto',
  author: '山田 花子',
  startedAt: '2026-11-20T04:55:00.000Z',
  at: '2026-11-20T05:00:00.000Z',
  changes: [
    { what: 'sheet', cell: 'A1', language: 'jp', how: 'edited', fields: ['mainText', 'somethingNewer'] },
    { what: 'settings', fields: ['name'] },
    { what: 'size', numberHorizontal: 1, numberVertical: 1 },
    { what: 'moved', cells: ['A1'] },
  ],
  moreChanges: 2,
  restoredFrom: null,
};

async function openPage({ site = SITE, user = TEST_USER }: { site?: SiteSummary; user?: typeof TEST_USER } = {}) {
  vi.spyOn(api.site, 'get').mockResolvedValue({ site, document: DOCUMENT, limits: LIGHT_LIMITS });
  const presence = vi.spyOn(api.site, 'presence').mockResolvedValue({ others: [], ...site });
  const update = vi
    .spyOn(api.site, 'update')
    .mockImplementation(() => Promise.resolve({ site: { ...site, working: revision(3) }, merged: {}, mergedBy: null }));
  vi.spyOn(api.site, 'revisions').mockResolvedValue({
    revisions: [{ ...ENTRY, id: revision(2), revision: revision(2), kind: 'save', changes: [], moreChanges: 0 }, ENTRY],
    working: revision(2),
    live: revision(2),
  });
  vi.spyOn(api.site, 'revision').mockResolvedValue({ document: editSheet(DOCUMENT, A1, { mainText: '以前の文章' }) });
  // The link above the editor leads to another screen.
  const element = (
    <>
      <Link to={siteListPath(user)}>サイト制作</Link>
      <SiteEditorPage />
    </>
  );
  const shown = await renderScreen({ element, user });
  await screen.findByRole('grid');
  return { ...shown, presence, update };
}
const mainText = (): HTMLInputElement => screen.getByRole('textbox', { name: '見出し' });
const type = (value: string): boolean => fireEvent.change(mainText(), { target: { value } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const word = (): string | null | undefined => document.querySelector('[data-status]')?.textContent;
const silence = new ApiError({ kind: 'no-response' });

afterEach(() => vi.restoreAllMocks());

describe('autosave in the page', () => {
  it('saves shortly after typing and updates the save status', async () => {
    const { update } = await openPage();
    type('自動');
    expect(word()).toBe('未保存');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].body.kind).toBe('auto');
    await waitFor(() => expect(word()).toBe('保存済み'));
    expect(screen.queryByText('下書きを保存しました')).toBeNull();
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await screen.findByText('下書きを保存しました');
    expect(update.mock.calls[1]?.[0].body).toMatchObject({ kind: 'save', changes: {} });
  });

  it('reports an invalid field, focuses it on request, and does not save', async () => {
    const { update } = await openPage();
    type('あ'.repeat(121));
    press(/要修正 1件/);
    await waitFor(() => expect(document.activeElement).toBe(mainText()));
    expect(update).not.toHaveBeenCalled();
  });

  it('shows no alert if the server does not answer', async () => {
    const { update } = await openPage();
    update.mockRejectedValue(silence);
    type('届かない');
    // This test window has no storage, so the status is offline-unsaved.
    await waitFor(() => expect(word()).toBe('オフライン・未保存'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('leaving the editor', () => {
  it('saves first, and needs no confirmation if the save succeeds', async () => {
    const { update, path } = await openPage();
    type('最後の一言');
    fireEvent.click(screen.getByRole('link', { name: 'サイト制作' }));
    await waitFor(() => expect(path()).toBe('/admin-user/site-list'));
    expect(update).toHaveBeenCalledOnce();
  });

  it('asks for confirmation if changes would be lost', async () => {
    const { update, path } = await openPage();
    update.mockRejectedValue(silence);
    type('届かない');
    fireEvent.click(screen.getByRole('link', { name: 'サイト制作' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('失われます');
    fireEvent.click(within(dialog).getByRole('button', { name: '編集を続ける' }));
    expect(path()).toBe('/here');
    expect(mainText().value).toBe('届かない');
  });
});

describe('list of other editors', () => {
  it('shows each editor with the edited cell in the toolbar', async () => {
    const { presence } = await openPage();
    presence.mockResolvedValue({
      ...SITE,
      others: [{ editorId: revision(9), name: '佐藤 新', picture: null, cell: 'A1', mayWrite: true }],
    });
    act(() => void window.dispatchEvent(new Event('online')));
    fireEvent.click(await screen.findByRole('button', { name: 'このサイトを開いている人: ほかに1人' }));
    expect((await screen.findByRole('button', { name: /佐藤 新/ })).textContent).toContain('A1を編集中');
  });
});

describe('the publish menu', () => {
  it('explains each action or why it is not available', async () => {
    await openPage();
    press('ほかの公開方法');
    const update = await screen.findByRole('menuitem', { name: /更新を公開/ });
    expect([update.textContent, update.getAttribute('data-disabled')]).toEqual([expect.stringContaining('最新です'), 'true']);
    expect(screen.getByRole('menuitem', { name: /^公開する/ }).textContent).toContain('すでに公開中です');
    expect(screen.getByRole('menuitem', { name: /非公開にする/ }).getAttribute('data-disabled')).toBeNull();
  });

  it('updates a published site', async () => {
    // Loads the module in advance: loading it on demand takes longer here than the autosave delay.
    await import('#web/features/editor/publish/review/publish-review-dialog.tsx');
    const { update } = await openPage();
    const publish = vi.spyOn(api.site, 'publish').mockRejectedValue(silence);
    type('新しい文章');
    press(/^更新を公開/);
    const review = await screen.findByRole('dialog', { name: '更新する内容の確認' });
    expect(publish).not.toHaveBeenCalled();
    fireEvent.click(within(review).getByRole('button', { name: 'この内容に更新する' }));
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
    expect(publish.mock.calls[0]?.[0].body).toEqual({ revision: revision(3), visibility: 'public' });
    // On a busy machine an autosave may run first; publishing then names the autosaved revision and does not send the changes again.
    expect(update.mock.lastCall?.[0].body.kind).toBe('save');
    expect(update.mock.calls.filter(([{ body }]) => Object.keys(body.changes ?? {}).length > 0)).toHaveLength(1);
  });
});

describe('the history', () => {
  const openEntry = async (): Promise<HTMLElement> => {
    press('履歴を開く');
    fireEvent.click(await screen.findByRole('button', { name: /自動保存/ }));
    return screen.findByRole('dialog', { name: '履歴の内容' });
  };

  it('lists who changed what and when', async () => {
    await openPage();
    press('履歴を開く');
    const entry = await screen.findByRole('button', { name: /自動保存/ });
    for (const text of [
      '13:55 – 14:00',
      '山田 花子',
      'A1を変更: 見出し',
      'サイト設定を変更: サイト名',
      '大きさを1行×1列に変更',
      'ほか3件の変更',
    ])
      expect(entry.textContent).toContain(text);
    expect(screen.getByRole('button', { name: /下書き保存.*編集中.*公開中/ })).toBeDefined();
  });

  it('shows a revision in the preview and restores it after a confirmation', async () => {
    await openPage();
    const restore = vi.spyOn(api.site, 'restore').mockResolvedValue({
      site: { ...SITE, working: revision(4) },
      document: editSheet(DOCUMENT, A1, { mainText: '以前の文章' }),
    });
    const view = await openEntry();
    await waitFor(() =>
      expect([...view.querySelectorAll('div')].some((host) => host.shadowRoot?.textContent.includes('以前の文章'))).toBe(true),
    );
    fireEvent.click(await within(view).findByRole('button', { name: 'この内容に戻す' }));
    const question = await screen.findByRole('dialog', { name: 'この内容に戻しますか?' });
    fireEvent.click(within(question).getByRole('button', { name: 'この内容に戻す' }));
    await waitFor(() => expect(mainText().value).toBe('以前の文章'));
    expect(restore.mock.calls[0]?.[0].body).toEqual({ base: revision(2), revision: revision(1) });
    press('元に戻す');
    expect(mainText().value).toBe('');
  });

  it('publishes the chosen revision', async () => {
    await openPage();
    const publish = vi.spyOn(api.site, 'publish').mockRejectedValue(silence);
    const view = await openEntry();
    fireEvent.click(await within(view).findByRole('button', { name: 'この内容を公開する' }));
    const question = await screen.findByRole('dialog', { name: 'この内容を公開しますか?' });
    fireEvent.click(within(question).getByRole('button', { name: 'この内容を公開する' }));
    await waitFor(() => expect(publish.mock.calls[0]?.[0].body).toEqual({ revision: revision(1), visibility: 'public' }));
  });

  it('offers no actions to a login without write permission', async () => {
    await openPage({ user: { ...TEST_USER, authority: 'view' } });
    const view = await openEntry();
    expect(within(view).queryByRole('button', { name: /この内容/ })).toBeNull();
  });
});
