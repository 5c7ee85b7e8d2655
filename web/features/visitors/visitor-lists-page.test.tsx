// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/account/session.ts';
import type { EntryDetail } from '#shared/model/visitor/form-entry.ts';
import { VisitorListsPage } from '#web/features/visitors/visitor-lists-page.tsx';
import {
  COLUMNS,
  COUNTS,
  ENTRY,
  entryDetailOf,
  MEMBER,
  memberDetailOf,
  OTHER_ENTRY,
  SITE_ID,
} from '#web/features/visitors/visitor-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const VIEWER: UserInfo = { ...TEST_USER, authority: 'view' };
const ASSIGNEES = [{ id: '01J00000000000000000000302', name: '山田 花子' }];
const AT = `/admin-user/site/list/${SITE_ID}`;

const refused = (code: 'not-found' | 'version-conflict' | 'internal', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });
const show = (search = '', user = TEST_USER) =>
  renderScreen({ element: <VisitorListsPage />, at: AT, route: '/:segment/site/list/:id', search, user });
const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(api.siteMember, 'counts').mockResolvedValue(COUNTS);
  vi.spyOn(api.siteMember, 'growth').mockResolvedValue({ days: [] });
  vi.spyOn(api.siteMember, 'list').mockResolvedValue({ members: [MEMBER], columns: COLUMNS, nextCursor: null });
  vi.spyOn(api.siteMember, 'get').mockResolvedValue({ member: memberDetailOf(MEMBER) });
  vi.spyOn(api.siteContact, 'list').mockResolvedValue({ entries: [ENTRY, OTHER_ENTRY], columns: COLUMNS, nextCursor: null });
  vi.spyOn(api.siteContact, 'get').mockImplementation(async ({ params }) => ({
    entry: entryDetailOf([ENTRY, OTHER_ENTRY].find(({ id }) => id === params.entryId) ?? ENTRY),
  }));
  vi.spyOn(api.siteContact, 'assignees').mockResolvedValue({ assignees: ASSIGNEES });
});
afterEach(() => vi.restoreAllMocks());

describe('VisitorListsPage', () => {
  it('shows the tabs with counts and unread entries, and the contacts under the titles of the fields', async () => {
    await show();
    await row(/hanako@example.com/);
    expect((await screen.findByRole('tab', { name: /CONTACT\s*45\s*未対応2件/ })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: /会員\s*40/ })).toBeDefined();
    const cells = within(await row(/hanako@example.com/));
    for (const text of ['新規', '花子商店', '2026/11/20 14:05', '日本語', '未定']) expect(cells.getByText(text)).toBeDefined();
    expect(within(await row(/taro@example.com/)).getByLabelText('メモあり')).toBeDefined();
    expect(screen.queryByText('Your message(削除済みの項目)')).toBeNull();
  });

  it('names the site with its state, and leads back to its editor', async () => {
    await show();
    const name = await screen.findByRole('link', { name: '港のホテル' });
    expect(name.getAttribute('href')).toBe(`/admin-user/site/${SITE_ID}`);
    expect(screen.getByText('公開中')).toBeDefined();
    expect(document.title).toContain('港のホテルの会員・お問い合わせ');
  });

  it('takes the filter from the URL and passes it on', async () => {
    const { path } = await show('?list=contact&q=tea&lang=en&state=done&from=2026-11-01');
    await row(/hanako@example.com/);
    expect(vi.mocked(api.siteContact.list).mock.lastCall?.[0]).toMatchObject({
      params: { id: SITE_ID },
      query: { keyword: 'tea', lang: 'en', state: 'done', from: '2026-11-01' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: '状況' }), { target: { value: 'spam' } });
    await waitFor(() => expect(path()).toContain('state=spam'));
    expect(path()).toContain('list=contact');
  });

  it('requests nothing while the days are in the wrong order, and says so', async () => {
    await show('?from=2026-11-22&to=2026-11-01');
    expect(await screen.findByText('開始日以降の日付を指定してください。')).toBeDefined();
    expect(api.siteContact.list).not.toHaveBeenCalled();
  });

  it('shows the fields of the present form first, however many fields it had before', async () => {
    const removed = ['a', 'b', 'c'].map((id) => ({ id, key: null, titles: { jp: `旧${id}` }, isCurrent: false }));
    vi.mocked(api.siteContact.list).mockResolvedValue({ entries: [ENTRY], columns: [...removed, ...COLUMNS], nextCursor: null });
    await show();
    expect(await screen.findByRole('columnheader', { name: '会社名' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: /旧/ })).toBeNull();
  });

  it('switches between the lists', async () => {
    const { path } = await show();
    fireEvent.click(await screen.findByRole('tab', { name: /会員/ }));
    await row(/member@example.com/);
    expect(path()).toBe(`${AT}?list=membership`);
  });

  it('says what to do when nothing has been sent, and when nothing matches', async () => {
    vi.mocked(api.siteContact.list).mockResolvedValue({ entries: [], columns: [], nextCursor: null });
    await show();
    expect(await screen.findByText('まだお問い合わせがありません')).toBeDefined();
    const { path } = await show('?q=nothing');
    fireEvent.click(await screen.findByRole('button', { name: '条件をクリアする' }));
    await waitFor(() => expect(path()).toBe(AT));
  });

  it('offers a retry when the list fails', async () => {
    vi.mocked(api.siteContact.list).mockRejectedValueOnce(refused('internal', 500));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await row(/hanako@example.com/);
  });

  it('shows nothing but the way out for an unknown site', async () => {
    vi.mocked(api.siteMember.counts).mockRejectedValue(refused('not-found', 404));
    vi.mocked(api.siteContact.list).mockRejectedValue(refused('not-found', 404));
    await show();
    expect((await screen.findByRole('link', { name: 'サイト一覧へ' })).getAttribute('href')).toBe('/admin-user/site-list');
    for (const role of ['tab', 'search', 'searchbox']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: '個人情報の管理' })).toBeNull();
  });

  it('shows logins without write access everything but controls, with the reason', async () => {
    await show('', VIEWER);
    await row(/hanako@example.com/);
    expect(screen.getByText('閲覧のみの権限のため、CSVの書き出し・変更・消去はできません。')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CSVを書き出す' })).toBeNull();
    expect(screen.queryByRole('button', { name: '個人情報の管理' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: 'taro@example.com' }));
    const detail = within(await screen.findByRole('dialog', { name: 'お問い合わせ' }));
    expect(await detail.findByText('折り返し電話する')).toBeDefined();
    for (const name of ['すべて消去する', '迷惑にする']) expect(detail.queryByRole('button', { name })).toBeNull();
    expect(detail.queryByRole('textbox')).toBeNull();
  });
});

describe('the detail of an entry', () => {
  const open = async (entry = ENTRY) => {
    const screenOf = await show(`?open=${entry.id}`);
    await screen.findByText('送信された内容');
    return { ...screenOf, detail: within(await screen.findByRole('dialog', { name: 'お問い合わせ' })) };
  };
  const change = () => vi.spyOn(api.siteContact, 'update');
  const answerWith = (entry: EntryDetail) => async () => ({ entry });

  it('shows answers under the titles the visitor saw, where it came from, and what became of the e-mails', async () => {
    const { detail } = await open();
    for (const text of ['ご用件', '見学 資料', 'B2', 'プライバシーポリシー', '届きませんでした', '届きました'])
      expect(detail.getByText(text)).toBeDefined();
    expect(detail.getAllByText('2026/11/20 14:05').length).toBeGreaterThan(0);
  });

  it('is opened from the list by a link, and closed again', async () => {
    const { path } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'hanako@example.com' }));
    await screen.findByText('送信された内容');
    expect(path()).toBe(`${AT}?open=${ENTRY.id}`);
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(path()).toBe(AT));
  });

  it('changes state and assignee with the version it shows', async () => {
    const { detail } = await open();
    const update = change().mockImplementation(answerWith({ ...entryDetailOf(ENTRY), version: 2, state: 'in-progress' }));
    fireEvent.click(detail.getByRole('radio', { name: '対応中' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].body).toEqual({ version: 1, state: 'in-progress' });
    await waitFor(() => expect(within(screen.getByRole('row', { name: /hanako/, hidden: true })).getByText('対応中')).toBeDefined());
    fireEvent.change(detail.getByRole('combobox', { name: '担当者' }), { target: { value: ASSIGNEES[0]?.id } });
    await waitFor(() => expect(update.mock.lastCall?.[0].body).toEqual({ version: 2, assigneeId: ASSIGNEES[0]?.id }));
  });

  it('saves the note by itself', async () => {
    const { detail } = await open();
    const note = { text: '電話済み', by: '山田 花子', at: '2026-11-22T01:00:00.000Z' };
    const update = change().mockImplementation(answerWith({ ...entryDetailOf(ENTRY), version: 2, hasNote: true, note }));
    const field = detail.getByRole('textbox', { name: /メモ/ });
    fireEvent.change(field, { target: { value: '電話済み' } });
    expect(update).not.toHaveBeenCalled();
    fireEvent.blur(field);
    await waitFor(() => expect(update.mock.calls[0]?.[0].body).toEqual({ version: 1, note: '電話済み' }));
    expect(await detail.findByText('山田 花子 2026/11/22 10:00')).toBeDefined();
  });

  it('keeps both notes if another login has written one', async () => {
    const { detail } = await open();
    const theirs = { ...entryDetailOf(ENTRY), version: 2, note: { text: '佐藤のメモ', by: '佐藤 健', at: ENTRY.createdAt } };
    const update = change().mockRejectedValueOnce(refused('version-conflict', 409));
    vi.mocked(api.siteContact.get).mockResolvedValue({ entry: theirs });
    const field = detail.getByRole('textbox', { name: /メモ/ });
    fireEvent.change(field, { target: { value: '私のメモ' } });
    fireEvent.blur(field);
    expect(await detail.findByText('佐藤 健さんもメモを書き換えました')).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toBe('私のメモ');
    update.mockResolvedValue({ entry: { ...theirs, version: 3, note: { ...theirs.note, text: '佐藤のメモ\n\n私のメモ' } } });
    fireEvent.click(detail.getByRole('button', { name: '両方を残す' }));
    await waitFor(() => expect(update.mock.lastCall?.[0].body).toEqual({ version: 2, note: '佐藤のメモ\n\n私のメモ' }));
    await waitFor(() => expect(detail.queryByText('佐藤 健さんもメモを書き換えました')).toBeNull());
  });

  it('says that an erased entry is gone', async () => {
    vi.mocked(api.siteContact.get).mockRejectedValue(refused('not-found', 404));
    await show(`?open=${ENTRY.id}`);
    expect(await screen.findByText('消去されたか、保存期間が過ぎた可能性があります。')).toBeDefined();
  });

  it('erases the person after the address was typed, and closes', async () => {
    const { detail, path } = await open();
    const erase = vi.spyOn(api.siteMember, 'erasePerson').mockResolvedValue({ erased: { members: 0, contacts: 2, forms: 1, preview: 1 } });
    const toasts = recordToasts();
    fireEvent.click(detail.getByRole('button', { name: 'すべて消去する' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'この人の情報をすべて消去しますか?' }));
    fireEvent.click(dialog.getByRole('button', { name: '完全に消去する' }));
    expect(erase).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ENTRY.email } });
    fireEvent.click(dialog.getByRole('button', { name: '完全に消去する' }));
    await waitFor(() => expect(toasts()).toContain('会員0件、CONTACT2件、フォーム1件、プレビュー1件を消去しました'));
    expect(erase.mock.calls[0]?.[0]).toEqual({ params: { id: SITE_ID }, body: { email: ENTRY.email, confirmation: ENTRY.email } });
    await waitFor(() => expect(path()).toBe(AT));
  });
});

describe('the keyboard', () => {
  const press = (key: string, target: Element = document.activeElement ?? document.body) => fireEvent.keyDown(target, { key });

  it('moves through the rows with j and k, and marks the current one as done with e', async () => {
    await show();
    await row(/hanako@example.com/);
    press('j');
    expect(document.activeElement?.textContent).toBe('hanako@example.com');
    press('j');
    expect(document.activeElement?.textContent).toBe('taro@example.com');
    press('k');
    const update = vi.spyOn(api.siteContact, 'update').mockResolvedValue({ entry: { ...entryDetailOf(ENTRY), state: 'done', version: 2 } });
    press('e');
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ params: { entryId: ENTRY.id }, body: { state: 'done' } }));
  });

  it('steps through the details', async () => {
    const { path } = await show(`?open=${ENTRY.id}`);
    await screen.findByText('送信された内容');
    press('j', await screen.findByRole('dialog'));
    await waitFor(() => expect(path()).toContain(OTHER_ENTRY.id));
  });

  it('leaves keys to fields, and can be turned off', async () => {
    await show();
    await row(/hanako@example.com/);
    const update = vi.spyOn(api.siteContact, 'update');
    const search = screen.getByRole('searchbox', { name: 'キーワード' });
    search.focus();
    press('j');
    expect(document.activeElement).toBe(search);
    search.blur();
    localStorage.setItem('visitor-list-keys', 'false');
    await show();
    await row(/hanako@example.com/);
    press('j');
    expect(document.activeElement?.tagName).toBe('BODY');
    expect(update).not.toHaveBeenCalled();
  });
});

describe('several entries', () => {
  it('change together', async () => {
    await show();
    await row(/hanako@example.com/);
    fireEvent.click(screen.getByRole('checkbox', { name: '表示中のすべてを選択する' }));
    const batch = vi.spyOn(api.siteContact, 'batch').mockResolvedValue({ changed: 2 });
    const toasts = recordToasts();
    fireEvent.click(screen.getByRole('button', { name: '状況を変える' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '迷惑' }));
    await waitFor(() => expect(toasts()).toContain('2件を変更しました'));
    expect(batch.mock.calls[0]?.[0]).toEqual({ params: { id: SITE_ID }, body: { ids: [ENTRY.id, OTHER_ENTRY.id], state: 'spam' } });
    await waitFor(() => expect(screen.queryByText('2件を選択中')).toBeNull());
  });
});

describe('the export', () => {
  it('of a long list runs in the background and ends with a link', async () => {
    vi.mocked(api.siteMember.counts).mockResolvedValue({ ...COUNTS, contact: { ...COUNTS.contact, done: 12_000 } });
    const state = { id: '01J00000000000000000000901', state: 'running' as const, progress: { done: 0, total: 12_005 }, url: null };
    const start = vi.spyOn(api.siteContact, 'startExport').mockResolvedValue({ export: { ...state, state: 'queued' } });
    const poll = vi
      .spyOn(api.siteContact, 'getExport')
      .mockResolvedValueOnce({ export: { ...state, progress: { done: 6_000, total: 12_005 } } })
      .mockResolvedValue({ export: { ...state, state: 'done', url: 'https://files.example.com/x.csv' } });
    await show('?lang=en');
    await screen.findByRole('tab', { name: /12,005/ });
    fireEvent.click(screen.getByRole('button', { name: 'CSVを書き出す' }));
    expect(await screen.findByText('6,000 / 12,005件')).toBeDefined();
    expect(start.mock.calls[0]?.[0].body).toMatchObject({ lang: 'en', language: 'jp' });
    expect((await screen.findByRole('link', { name: 'ダウンロードする' })).getAttribute('href')).toBe('https://files.example.com/x.csv');
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('of a short list is read piece by piece', async () => {
    const pages = vi.spyOn(api.siteContact, 'exportCsv').mockReturnValue(new Promise(() => undefined));
    await show('?state=new');
    await row(/hanako@example.com/);
    fireEvent.click(screen.getByRole('button', { name: 'CSVを書き出す' }));
    await waitFor(() => expect(pages.mock.calls[0]?.[0].query).toMatchObject({ state: 'new', language: 'jp' }));
  });
});

describe('members', () => {
  const open = async (member = memberDetailOf(MEMBER)) => {
    vi.mocked(api.siteMember.get).mockResolvedValue({ member });
    await show(`?list=membership&open=${MEMBER.id}`);
    return within(await screen.findByRole('dialog', { name: '会員' }));
  };

  it('are suspended after a confirmation', async () => {
    const detail = await open();
    const setState = vi.spyOn(api.siteMember, 'setState').mockResolvedValue({ member: memberDetailOf({ ...MEMBER, state: 'suspended' }) });
    fireEvent.click(await detail.findByRole('button', { name: '利用を停止する' }));
    expect(setState).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: '停止する' }));
    await waitFor(() => expect(setState.mock.calls[0]?.[0].body).toEqual({ state: 'suspended' }));
    expect(await detail.findByRole('button', { name: '利用を再開する' })).toBeDefined();
  });

  it('who are provisional can get the confirmation again', async () => {
    const provisional = memberDetailOf({ ...MEMBER, state: 'provisional', memberSince: null });
    const detail = await open(provisional);
    const resend = vi.spyOn(api.siteMember, 'resendConfirmation').mockResolvedValue({ member: provisional });
    const toasts = recordToasts();
    fireEvent.click(await detail.findByRole('button', { name: '確認メールをもう一度送る' }));
    await waitFor(() => expect(toasts()).toContain('member@example.com に確認メールを送りました'));
    expect(resend).toHaveBeenCalledOnce();
    expect(detail.queryByRole('button', { name: '利用を停止する' })).toBeNull();
  });

  it('over time are shown as figures, a chart and a table', async () => {
    vi.mocked(api.siteMember.growth).mockResolvedValue({
      days: [
        { day: '2026-11-21', registered: 2, left: 0, total: 2 },
        { day: '2026-11-22', registered: 3, left: 1, total: 4 },
      ],
    });
    await show('?list=membership');
    expect(await screen.findByRole('img', { name: '会員数の推移: 2026/11/21の2人から、2026/11/22の4人へ。' })).toBeDefined();
    const figures = within(screen.getByRole('region', { name: '会員数の推移' }));
    for (const text of ['4人', '5人', '1人']) expect(figures.getByText(text)).toBeDefined();
    expect(screen.getAllByRole('row', { name: /2026\/11\/2[12]/, hidden: true }).map((one) => one.textContent)).toEqual([
      '2026/11/22431',
      '2026/11/21220',
    ]);
  });
});

describe('privacy', () => {
  const openDialog = async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '個人情報の管理' }));
    return within(await screen.findByRole('dialog', { name: '個人情報の管理' }));
  };

  it('sets the retention period, with the rule of the days next to the field', async () => {
    vi.spyOn(api.siteMember, 'getRetention').mockResolvedValue({ days: null });
    const set = vi.spyOn(api.siteMember, 'setRetention').mockResolvedValue({ days: 90 });
    const dialog = await openDialog();
    fireEvent.click(await dialog.findByRole('radio', { name: '期間を過ぎたら自動で消去する' }));
    const days = dialog.getByRole('textbox', { name: '保存する日数' });
    fireEvent.change(days, { target: { value: '7' } });
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText(/30/, { selector: '[class*=error]' })).toBeDefined();
    expect(set).not.toHaveBeenCalled();
    fireEvent.change(days, { target: { value: '90' } });
    expect(dialog.getByText(/90日より前の記録は次の処理で消去され/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(set.mock.calls[0]?.[0].body).toEqual({ days: 90 }));
  });

  it('exports the person of an address, and refuses what is none', async () => {
    vi.spyOn(api.siteMember, 'getRetention').mockResolvedValue({ days: 90 });
    const person = {
      email: ENTRY.email,
      siteName: '',
      exportedAt: ENTRY.createdAt,
      members: [],
      contacts: [],
      forms: [],
      invitations: [],
      comments: [],
    };
    const read = vi.spyOn(api.siteMember, 'exportPerson').mockResolvedValue(person);
    const toasts = recordToasts();
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox', { name: '本人のメールアドレス' }), { target: { value: 'nobody' } });
    fireEvent.click(dialog.getByRole('button', { name: 'JSONで書き出す' }));
    expect(await dialog.findByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox', { name: '本人のメールアドレス' }), { target: { value: 'ＨＡＮＡＫＯ@example.com' } });
    fireEvent.click(dialog.getByRole('button', { name: 'JSONで書き出す' }));
    await waitFor(() => expect(toasts()).toContain('このメールアドレスの情報はありません'));
    expect(read.mock.calls[0]?.[0].body).toEqual({ email: ENTRY.email });
  });
});
