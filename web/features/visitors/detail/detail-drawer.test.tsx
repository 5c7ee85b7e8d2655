import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { ASSIGNEES, ENTRY, entryDetailOf, MEMBER, memberDetailOf, SITE_ID } from '#web/features/visitors/visitor-fixture.ts';
import { AT, refused, show, stubLists } from '#web/features/visitors/visitor-lists-fixture.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';

beforeEach(stubLists);
afterEach(() => vi.restoreAllMocks());

describe('EntryDetailView', () => {
  const open = async (entry = ENTRY) => {
    const screenOf = await show(`?open=${entry.id}`);
    await screen.findByText('送信された内容');
    return { ...screenOf, detail: within(await screen.findByRole('dialog', { name: 'お問い合わせ' })) };
  };
  const change = () => vi.spyOn(api.siteContact, 'update');
  const answerWith = (entry: EntryDetail) => async () => ({ entry });

  it('shows the answers with the titles that the visitor saw, the source, and the delivery of the e-mails', async () => {
    const { detail } = await open();
    for (const text of ['ご用件', '見学 資料', 'B2', 'プライバシーポリシー', '届きませんでした', '届きました'])
      expect(detail.getByText(text)).toBeDefined();
    expect(detail.getAllByText('2026/11/20 14:05').length).toBeGreaterThan(0);
  });

  it('opens from a link in the list, and closes by the close button', async () => {
    const { path } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'hanako@example.com' }));
    await screen.findByText('送信された内容');
    expect(path()).toBe(`${AT}?open=${ENTRY.id}`);
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(path()).toBe(AT));
  });

  it('sends the shown version when state or assignee change', async () => {
    const { detail } = await open();
    const update = change().mockImplementation(answerWith({ ...entryDetailOf(ENTRY), version: 2, state: 'in-progress' }));
    fireEvent.click(detail.getByRole('radio', { name: '対応中' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].body).toEqual({ version: 1, state: 'in-progress' });
    await waitFor(() => expect(within(screen.getByRole('row', { name: /hanako/, hidden: true })).getByText('対応中')).toBeDefined());
    fireEvent.change(detail.getByRole('combobox', { name: '担当者' }), { target: { value: ASSIGNEES[0]?.id } });
    await waitFor(() => expect(update.mock.lastCall?.[0].body).toEqual({ version: 2, assigneeId: ASSIGNEES[0]?.id }));
  });

  it('saves the note when its field loses focus', async () => {
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

  it('offers to keep both notes if another login has changed the note', async () => {
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

  it('reports that the entry no longer exists after it was erased', async () => {
    vi.mocked(api.siteContact.get).mockRejectedValue(refused('not-found', 404));
    await show(`?open=${ENTRY.id}`);
    expect(await screen.findByText('消去されたか、保存期間が過ぎた可能性があります。')).toBeDefined();
  });

  it('erases all data of the person after the address was entered, and closes', async () => {
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

describe('VisitorListsPage: members', () => {
  const open = async (member = memberDetailOf(MEMBER)) => {
    vi.mocked(api.siteMember.get).mockResolvedValue({ member });
    await show(`?list=membership&open=${MEMBER.id}`);
    return within(await screen.findByRole('dialog', { name: '会員' }));
  };

  it('suspends a member after confirmation', async () => {
    const detail = await open();
    const setState = vi.spyOn(api.siteMember, 'setState').mockResolvedValue({ member: memberDetailOf({ ...MEMBER, state: 'suspended' }) });
    fireEvent.click(await detail.findByRole('button', { name: '利用を停止する' }));
    expect(setState).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: '停止する' }));
    await waitFor(() => expect(setState.mock.calls[0]?.[0].body).toEqual({ state: 'suspended' }));
    expect(await detail.findByRole('button', { name: '利用を再開する' })).toBeDefined();
  });

  it('resends the confirmation e-mail to a provisional member', async () => {
    const provisional = memberDetailOf({ ...MEMBER, state: 'provisional', memberSince: null });
    const detail = await open(provisional);
    const resend = vi.spyOn(api.siteMember, 'resendConfirmation').mockResolvedValue({ member: provisional });
    const toasts = recordToasts();
    fireEvent.click(await detail.findByRole('button', { name: '確認メールをもう一度送る' }));
    await waitFor(() => expect(toasts()).toContain('member@example.com に確認メールを送りました'));
    expect(resend).toHaveBeenCalledOnce();
    expect(detail.queryByRole('button', { name: '利用を停止する' })).toBeNull();
  });

  it('shows the number of members over time as figures, a chart and a table', async () => {
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
