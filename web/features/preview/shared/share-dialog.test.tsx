import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { brokenPasswordRules } from '#shared/values/password.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ShareDialog } from '#web/features/preview/shared/share-dialog.tsx';

const SITE = 'abcdefghij12';
const AT = '2026-11-20T05:06:00.000Z';
const VERSION = '01J00000000000000000000001';
const LOCKED: PreviewShare = {
  isPrivate: false,
  hasPassword: false,
  passwordSetAt: null,
  note: '',
  emails: [],
  invitees: [],
  version: null,
};
const invitee = (email: string, more: Partial<PreviewShare['invitees'][number]> = {}) => ({
  id: email,
  email,
  invitedAt: AT,
  mail: { state: 'delivered' as const, at: AT },
  lastOpenedAt: null,
  comments: 0,
  approvedAt: null,
  ...more,
});
const sharedWith = (...invitees: PreviewShare['invitees']): PreviewShare => ({
  isPrivate: true,
  hasPassword: true,
  passwordSetAt: AT,
  note: 'ご確認ください',
  emails: invitees.map(({ email }) => email),
  invitees,
  version: VERSION,
});
const [HANA, TARO] = [invitee('hana@example.jp', { lastOpenedAt: AT }), invitee('taro@example.jp', { mail: { state: 'bounced', at: AT } })];
const refused = (code: 'version-conflict' | 'not-found', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

const press = (name: string | RegExp, parent: HTMLElement = document.body): boolean =>
  fireEvent.click(within(parent).getByRole('button', { name }));
const type = (label: string, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const getShare = () => vi.spyOn(api.preview, 'getShare');
const share = () => vi.spyOn(api.preview, 'share');

async function open(stored: PreviewShare, user = TEST_USER) {
  getShare().mockResolvedValue(stored);
  const onClose = vi.fn<() => void>();
  await renderScreen({ element: <ShareDialog siteId={SITE} isOpen onClose={onClose} />, user });
  await screen.findByRole('switch');
  return onClose;
}
const bodyOf = (call: ReturnType<typeof share>) => call.mock.calls[0]?.[0].body;

let toasts: () => unknown[];
beforeEach(() => {
  toasts = recordToasts();
});
afterEach(() => vi.restoreAllMocks());

describe('ShareDialog', () => {
  it('shows an error beside the field if a private preview has no password', async () => {
    const call = share();
    await open(LOCKED);
    fireEvent.click(screen.getByRole('switch'));
    press('保存する');
    expect((await screen.findByRole('alert')).textContent).toBe('プレビューのパスワードを設定してください。');
    expect(call).not.toHaveBeenCalled();
  });

  it('invites pasted addresses with a generated password, and shows the password once after saving', async () => {
    const call = share().mockResolvedValue(sharedWith(HANA, TARO));
    await open(LOCKED);
    fireEvent.click(screen.getByRole('switch'));
    press('パスワードを設定する');
    press('自動で作成する');
    const password = screen.getByLabelText<HTMLInputElement>('新しいパスワード').value;
    expect(brokenPasswordRules(password)).toEqual([]);
    type('招待するメールアドレス', 'Hana@example.jp, 太郎 <taro@example.jp>');
    type('招待する人へのメッセージ', 'ご確認ください');
    press('保存する');
    await waitFor(() => expect(toasts()).toEqual(['共有の設定を保存し、2人に招待メールを送信します']));
    expect(bodyOf(call)).toEqual({
      isPrivate: true,
      note: 'ご確認ください',
      emails: ['hana@example.jp', 'taro@example.jp'],
      sendTo: 'new',
      version: null,
      password,
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'パスワード' }).value).toBe(password);
    expect(screen.getByText(/この画面を閉じるまで/)).toBeTruthy();
  });

  it('lists each text that is not an address, keeps these texts in the field, and sends no request', async () => {
    const call = share();
    await open(sharedWith());
    const field = screen.getByLabelText<HTMLTextAreaElement>('招待するメールアドレス');
    fireEvent.change(field, { target: { value: 'ken@example.jp\nken@\n佐藤' } });
    press('保存する');
    expect(await screen.findByText('ken@example.jp')).toBeTruthy();
    expect(field.value).toBe('ken@\n佐藤');
    expect(screen.getByText(/次の2件は追加できませんでした/).textContent).toContain(
      '「佐藤」: メールアドレスを正しい形式で入力してください。',
    );
    expect(call).not.toHaveBeenCalled();
    press('「ken@example.jp」を取り除く');
    expect(screen.queryByText('ken@example.jp')).toBeNull();
  });

  it('shows delivery and last view of each invitation, and resends all invitations on request', async () => {
    const call = share().mockResolvedValue(sharedWith(HANA, TARO));
    await open(sharedWith(HANA, TARO));
    const [hana, taro] = screen.getAllByRole('listitem');
    expect(hana?.textContent).toContain('届きました');
    expect(hana?.textContent).toContain('最終閲覧 2026/11/20 14:06');
    expect(taro?.textContent).toContain('届きませんでした');
    expect(taro?.textContent).toContain('まだ開いていません');
    press('保存して全員に送信する');
    await waitFor(() => expect(bodyOf(call)).toMatchObject({ sendTo: 'all', version: VERSION, emails: [] }));
  });

  it('revokes an invitation after confirmation', async () => {
    const revoke = vi.spyOn(api.preview, 'revoke').mockResolvedValue(sharedWith(TARO));
    await open(sharedWith(HANA, TARO));
    press('「hana@example.jp」の招待を取り消す');
    const dialog = await screen.findByRole('dialog', { name: '招待を取り消しますか?' });
    press('招待を取り消す', dialog);
    await waitFor(() => expect(toasts()).toEqual(['招待を取り消しました']));
    expect(revoke.mock.calls[0]?.[0].body).toEqual({ emails: ['hana@example.jp'], version: VERSION });
    await waitFor(() => expect(screen.queryByText('hana@example.jp')).toBeNull());
  });

  it('warns, before a new password is saved, that open previews will close', async () => {
    await open(sharedWith(HANA));
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.getByText('保存すると、開いているプレビューもすぐに閉じられます。')).toBeTruthy();
    press('パスワードを変更する');
    expect(screen.getByText(/いまのパスワードで開いているプレビュー/)).toBeTruthy();
    press('変更をやめる');
    expect(screen.queryByLabelText('新しいパスワード')).toBeNull();
  });

  it('loads the newest state and keeps the entered values after a version conflict', async () => {
    share().mockRejectedValue(refused('version-conflict', 409));
    await open(sharedWith(HANA));
    const read = getShare().mockResolvedValue(sharedWith(HANA, TARO));
    type('招待するメールアドレス', 'ken@example.jp');
    press('保存する');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(await screen.findByText('taro@example.jp')).toBeTruthy();
    expect(screen.getByText('ken@example.jp')).toBeTruthy();
  });

  it('shows a read-only login how the preview is shared, without controls', async () => {
    await open(sharedWith(HANA), { ...TEST_USER, authority: 'view' });
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /保存|取り消す|パスワードを変更/ })).toBeNull();
  });

  it('offers a retry if the share cannot be loaded', async () => {
    const read = getShare().mockRejectedValue(refused('not-found', 404));
    await renderScreen({ element: <ShareDialog siteId={SITE} isOpen onClose={() => undefined} />, user: TEST_USER });
    await screen.findByText('共有の設定を読み込めませんでした');
    read.mockResolvedValue(sharedWith(HANA));
    press('もう一度試す');
    expect(await screen.findByText('hana@example.jp')).toBeTruthy();
  });
});
