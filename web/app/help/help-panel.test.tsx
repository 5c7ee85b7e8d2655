import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { Help } from '#web/app/help/help.tsx';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { hasUnreadReleases, markReleasesRead } from '#web/app/help/releases-read.ts';
import { i18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const ACCOUNTANT: UserInfo = { ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'accountant' };

let onClose: () => void;
let onReadReleases: () => void;

function Opened({ initial }: { initial: HelpPage | null }) {
  const [page, setPage] = useState(initial);
  return <Help page={page} onOpenPage={setPage} onReadReleases={onReadReleases} onClose={onClose} />;
}

const show = (at: string, user = TEST_USER, page: HelpPage | null = null) => renderScreen({ element: <Opened initial={page} />, at, user });
const pageTitle = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name });
const linkNames = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'ヘルプ' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => {
  localStorage.clear();
  onClose = vi.fn<() => void>();
  onReadReleases = vi.fn<() => void>();
});
afterEach(async () => {
  await i18n.changeLanguage('jp');
});

describe('Help', () => {
  it('opens at the page of the screen, with labels of the screen and figures of the rules (R-6.120)', async () => {
    await show('/admin-user/site-trash');
    await pageTitle('ゴミ箱');
    expect((await screen.findByText('日を過ぎると、自動的に完全に削除されます。', { exact: false })).textContent).toContain(
      '30日を過ぎると',
    );
    expect(screen.getByText('完全に削除する', { selector: 'b' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ヘルプ' }));
  });

  it('opens related pages, and leads the focus to the heading of the page', async () => {
    await show('/admin-user/site-trash');
    fireEvent.click(await screen.findByRole('button', { name: 'サイト制作' }));
    const title = await pageTitle('サイト制作');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('finds pages by other words than they show, and says if none is found (R-6.122)', async () => {
    await show('/admin-user/summary');
    await pageTitle('サマリー');
    const field = screen.getByRole('searchbox', { name: 'ヘルプを検索' });
    fireEvent.change(field, { target: { value: '置換' } });
    expect(screen.getByRole('status').textContent).toContain('1件');
    fireEvent.click(screen.getByRole('button', { name: 'まとめて置き換える' }));
    await pageTitle('まとめて置き換える');
    fireEvent.change(field, { target: { value: '麒麟' } });
    expect(screen.getByRole('status').textContent).toContain('「麒麟」に一致するページはありません');
  });

  it('finds a page by the label of an element once the catalogues are loaded', async () => {
    await show('/admin-user/summary');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'すべて既読' } });
    expect(await screen.findByRole('button', { name: '通知' })).toBeDefined();
  });

  it('lists and finds for an accountant only pages about screens that it may open (R-6.121)', async () => {
    await show('/admin-user/payment-list', ACCOUNTANT);
    await pageTitle('支払い');
    fireEvent.click(screen.getByRole('radio', { name: 'すべて' }));
    await waitFor(() => expect(linkNames()).toEqual(['支払い', 'プロフィール']));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ゴミ箱' } });
    expect(screen.getByRole('status').textContent).toContain('一致するページはありません');
  });

  it('shows a viewer no tasks that change something', async () => {
    await show('/admin-user/site-list', { ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'viewer' });
    await screen.findByText('サイトの一覧です', { exact: false });
    expect(screen.queryByRole('heading', { level: 3, name: 'サイトを削除する' })).toBeNull();
  });

  it('lists what is new with its day, and tells that it was read (R-6.124)', async () => {
    await show('/admin-user/summary');
    fireEvent.click(await screen.findByRole('radio', { name: '新機能' }));
    await pageTitle('新機能');
    expect(onReadReleases).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: '画面を開く: サイトのゴミ箱' }).getAttribute('href')).toBe('/admin-user/site-trash');
    fireEvent.click(screen.getByRole('button', { name: 'ヘルプを読む: まとめて置き換え' }));
    await pageTitle('まとめて置き換える');
  });

  it('shows the contact of the provider, and none if it has set none (R-6.126)', async () => {
    const support = { email: 'help@oem.example.com', url: 'https://oem.example.com/help' };
    await show('/admin-user/summary', { ...TEST_USER, support });
    expect((await screen.findByRole('link', { name: support.email })).getAttribute('href')).toContain(`mailto:${support.email}?subject=`);
    expect(screen.getByRole('link', { name: 'サポートページを開く' }).getAttribute('href')).toBe(support.url);
    await show('/admin-user/summary');
    await pageTitle('サマリー');
    expect(screen.queryByText('お困りのときは')).toBeNull();
  });

  it('closes with Escape and with its button', async () => {
    await show('/admin-user/summary');
    fireEvent.keyDown(await pageTitle('サマリー'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'ヘルプを閉じる' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('follows the language of the console', async () => {
    await show('/admin-user/site-trash');
    await pageTitle('ゴミ箱');
    await i18n.changeLanguage('en');
    await pageTitle('Trash');
    expect(await screen.findByText('Sites are deleted for good after 30 days.')).toBeDefined();
  });
});

describe('hasUnreadReleases', () => {
  it('is true until the login has read what is new, for each login of the device', () => {
    expect(hasUnreadReleases('one')).toBe(true);
    markReleasesRead('one');
    expect([hasUnreadReleases('one'), hasUnreadReleases('two')]).toEqual([false, true]);
  });
});
