import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedSite } from '#shared/model/sites/site.ts';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { recentCommands } from '#web/app/palette/recent-commands.ts';
import { CommandPalette } from '#web/app/palette/command-palette.tsx';
import { TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { CUSTOMER } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const site = (name: string): ListedSite => ({
  ...TEST_SITE,
  name,
  numberHorizontal: 1,
  numberVertical: 1,
  editedAt: '2026-11-01T00:00:00.000Z',
  newEntries: 0,
  owner: { id: '01J00000000000000000000000', companyName: 'A company' },
});
const found = (...names: string[]) => ({ sites: names.map(site), nextCursor: null });

const field = (): HTMLElement => screen.getByRole('combobox');
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const lines = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = (): string | null | undefined => screen.queryByRole('option', { selected: true })?.textContent;

let onClose: () => void;
let onHelp: (page?: HelpPage) => void;
async function open(user = TEST_USER): Promise<{ path: () => string }> {
  onClose = vi.fn<() => void>();
  onHelp = vi.fn<(page?: HelpPage) => void>();
  const handle = await renderScreen({ element: <CommandPalette isOpen onClose={onClose} onHelp={onHelp} />, user });
  await screen.findByRole('combobox');
  return handle;
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('CommandPalette', () => {
  it('opens with the screens of the menu and the actions, and selects the first option', async () => {
    await open();
    expect(lines()).toEqual([
      'サマリー',
      'サイト制作',
      '効果測定',
      '最新情報',
      '通知',
      'プラン確認',
      '支払い',
      '管理者設定',
      'API',
      '操作履歴',
      'プロフィール',
      'ページビュー',
      '最新情報を作成する',
      'プランの比較',
      'お支払い方法',
      'APIリファレンス',
      'サイトを作成する',
      'メディアライブラリを開く',
      'ゴミ箱を開く',
      'ログアウト',
      '外観をシステムに合わせる',
      'ダークモードにする',
      'ヘルプ?',
    ]);
    expect(selected()).toBe('サマリー');
    const active = field().getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toBe('サマリー');
  });

  it('moves the selection with arrow keys, wraps around at both ends, and opens the selected option with Enter', async () => {
    const { path } = await open();
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(selected()).toBe('ヘルプ?');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(selected()).toBe('サイト制作');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(path()).toBe('/admin-user/site-list'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('ignores Enter during an input-method composition', async () => {
    const { path } = await open();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(path()).toBe('/here');
  });

  it('ignores the Enter key that Safari sends at the end of a composition', async () => {
    const { path } = await open();
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(path()).toBe('/here');
  });

  it('searches sites when typing pauses, and keeps the selection when results arrive', async () => {
    const list = vi.spyOn(api.site, 'list').mockResolvedValue(found('サイト案内'));
    await open();
    type('サ');
    type('サイト');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(selected()).toBe('サイトを作成する');
    await waitFor(() =>
      expect(lines()).toEqual([
        'サイト制作',
        'サイトを作成する',
        'ゴミ箱を開く',
        'サイト制作',
        'サイトの作成',
        'サイトを編集する',
        'サイト案内下書き',
      ]),
    );
    expect(selected()).toBe('サイトを作成する');
    expect(list).toHaveBeenCalledExactlyOnceWith({ query: { keyword: 'サイト', limit: 8 } }, expect.anything());
  });

  it('finds an invoice by number, amount and day, and asks for no invoices otherwise (R-22.130)', async () => {
    vi.spyOn(api.site, 'list').mockResolvedValue(found());
    const list = vi.spyOn(api.bill, 'list').mockResolvedValue({ payments: [TEST_PAYMENT], nextCursor: null });
    await open();
    type('春');
    expect(await screen.findByText('「春」に一致するものはありません。')).toBeDefined();
    expect(list).not.toHaveBeenCalled();
    type('000007');
    await waitFor(() => expect(lines()).toEqual(['2026-12-000007株式会社さくら · ¥26,180']));
    expect(list).toHaveBeenCalledExactlyOnceWith({ query: { keyword: '000007', limit: 8 } }, expect.anything());
    for (const keyword of ['¥26,180', '2026/12/27', '26,180円']) {
      type(keyword);
      await waitFor(() => expect(list).toHaveBeenLastCalledWith({ query: { keyword, limit: 8 } }, expect.anything()));
    }
    const calls = list.mock.calls.length;
    for (const keyword of ['123', '12/2']) {
      type(keyword);
      await waitFor(() => expect(api.site.list).toHaveBeenLastCalledWith({ query: { keyword, limit: 8 } }, expect.anything()));
    }
    expect(list).toHaveBeenCalledTimes(calls);
  });

  it('never shows results of an earlier query', async () => {
    let answerFirst: (value: ReturnType<typeof found>) => void = () => undefined;
    vi.spyOn(api.site, 'list').mockImplementation(({ query }) =>
      query.keyword === '春'
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : Promise.resolve(found('秋祭り')),
    );
    await open();
    type('春');
    expect(await screen.findByText('探しています…')).toBeDefined();
    await waitFor(() => expect(api.site.list).toHaveBeenCalled());
    type('秋');
    answerFirst(found('春の新作'));
    await waitFor(() => expect(lines()).toEqual(['秋祭り下書き']));
    type('秋の');
    expect(lines()).toEqual([]);
  });

  it('searches users only for logins that may see users', async () => {
    vi.spyOn(api.site, 'list').mockResolvedValue(found());
    const users = vi.spyOn(api.masterUser, 'list').mockResolvedValue({ users: [], nextCursor: null });
    await open();
    type('誰か');
    expect(await screen.findByText('「誰か」に一致するものはありません。')).toBeDefined();
    expect(users).not.toHaveBeenCalled();
    await open({ ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' });
    type('誰か');
    await waitFor(() => expect(users).toHaveBeenCalledWith({ query: { keyword: '誰か', limit: 8 } }, expect.anything()));
  });

  it('shows results only when both sites and users have been loaded', async () => {
    let answer: (value: ReturnType<typeof found>) => void = () => undefined;
    vi.spyOn(api.site, 'list').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const users = vi.spyOn(api.masterUser, 'list').mockResolvedValue({ users: [CUSTOMER], nextCursor: null });
    await open({ ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' });
    type('茶');
    await waitFor(() => expect(users).toHaveBeenCalled());
    await act(() => users.mock.results[0]?.value);
    expect(lines()).toEqual([]);
    expect(screen.getByText('探しています…')).toBeDefined();
    answer(found('茶の湯'));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(selected()).toBe('茶の湯下書き');
  });

  it('reports a failed search and retries it', async () => {
    const list = vi
      .spyOn(api.site, 'list')
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockResolvedValue(found('春の新作'));
    await open();
    type('春');
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(lines()).toEqual(['春の新作下書き']));
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('does not search for punctuation alone', async () => {
    const list = vi.spyOn(api.site, 'list');
    await open();
    vi.useFakeTimers();
    type('!?');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(list).not.toHaveBeenCalled();
  });

  it('finds pages of the help by other words, and opens the chosen one once it has closed (R-6.122)', async () => {
    vi.spyOn(api.site, 'list').mockResolvedValue(found());
    const user = { ...TEST_USER };
    const Screen = () => {
      const [isOpen, setOpen] = useState(true);
      return <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} onHelp={onHelp} />;
    };
    onHelp = vi.fn<(page?: HelpPage) => void>();
    await renderScreen({ element: <Screen />, user });
    await screen.findByRole('combobox');
    type('置換');
    await waitFor(() => expect(lines()).toEqual(['まとめて置き換える']));
    type('催促');
    await waitFor(() => expect(lines()).toEqual([]));
    type('置換');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onHelp).toHaveBeenCalledExactlyOnceWith('replacing'));
  });

  it('runs a command that the screen offers once it has closed, and remembers it (R-6.110)', async () => {
    const run = vi.fn<() => void>();
    const Screen = () => {
      const [isOpen, setOpen] = useState(false);
      useOfferCommands(() => [
        { name: 'redo', label: 'やり直す', icon: IconArrowForwardUp, isPossible: false, run },
        { name: 'undo', label: '元に戻す', icon: IconArrowBackUp, keys: 'Ctrl+Z', run },
      ]);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            open
          </button>
          <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} onHelp={() => undefined} />
        </>
      );
    };
    await renderScreen({ element: <Screen /> });
    fireEvent.click(await screen.findByRole('button', { name: 'open' }));
    await screen.findByRole('combobox');
    expect(lines()[0]).toBe('元に戻すCtrl+Z');
    expect(lines()).not.toContain('やり直す');
    type('取り消し');
    expect(lines()).toEqual(['元に戻すCtrl+Z']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(recentCommands.read()).toEqual(['here-undo']);
  });
});
