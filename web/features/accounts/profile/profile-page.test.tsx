import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { Session, UserInfo } from '#shared/model/sign-in/session.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';
import * as cropping from '#web/ui/crop/crop-file.ts';
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readSession, storeSession } from '#web/lib/session/session.ts';
import * as uploading from '#web/lib/upload/upload-media.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stubCropping } from '#web/testing/stub-cropping.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const AREA = { x: 10, y: 20, width: 300, height: 300 };
const MEDIA_ID = '01J0000000000000000000000M';
const PICTURE: ImageRef = { mediaId: MEDIA_ID, width: 300, height: 300, colour: '#336699' };
const OEM: UserInfo = {
  ...TEST_USER,
  userTypeId: 'OEM_MASTER',
  workRole: 'OEM_MASTER',
  routeSegment: 'admin',
  holdsBrand: true,
};
const sessionOf = (user: UserInfo): Session => ({ accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user });
async function show(user: UserInfo): Promise<void> {
  storeSession(sessionOf(user));
  await renderScreen({ element: <ProfilePage />, user });
  await screen.findByRole('heading', { name: 'アカウント情報' });
}
const section = (name: string): HTMLElement => screen.getByRole('heading', { name }).parentElement ?? expect.unreachable(name);
const uploaded = (kind: 'profile' | 'brand') =>
  vi
    .mocked(uploading.uploadMedia)
    .mockResolvedValue([
      { ok: true, media: { id: MEDIA_ID, kind, name: 'a.jpg', state: 'ready', image: PICTURE, video: null, fault: null } },
    ]);
const choose = (file: File, index = 0): void => {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[index] ?? expect.unreachable('no file input');
  fireEvent.change(input, { target: { files: [file] } });
};
const photo = (): File => new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.spyOn(api.auth, 'emailChange').mockResolvedValue({ change: null });
  vi.spyOn(api.systemNoti, 'channels').mockResolvedValue({ channels: channelsOf({}) });
  stubCropping(AREA);
  vi.spyOn(uploading, 'uploadMedia');
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('AccountSection', () => {
  it('shows plan and contract to a customer', async () => {
    await show(TEST_USER);
    const facts = section('アカウント情報');
    for (const fact of ['山田 花子', '株式会社サンプル', 'user@example.com', 'trial', '利用中', '2026/11/01 〜 2027/10/31'])
      expect(within(facts).getByText(fact)).toBeDefined();
  });

  it('hides the plan from logins of the operator, and shows sub-admins their permission', async () => {
    await show({
      ...TEST_USER,
      userTypeId: 'SUB_ADMIN',
      workRole: 'MASTER',
      routeSegment: 'master',
      permission: 'editor',
      authority: 'view',
    });
    const facts = section('アカウント情報');
    expect(within(facts).getByText('編集者')).toBeDefined();
    expect(within(facts).getByText('閲覧')).toBeDefined();
    expect(within(facts).queryByText('プラン')).toBeNull();
  });
});

describe('PictureSection', () => {
  it('crops, uploads and shows the picture', async () => {
    await show(TEST_USER);
    const cropped = photo();
    vi.mocked(cropping.cropFile).mockResolvedValue(cropped);
    uploaded('profile');
    const user = { ...TEST_USER, picture: PICTURE };
    const set = vi.spyOn(api.profile, 'setPicture').mockResolvedValue({ user });
    const toasts = recordToasts();
    choose(photo());
    fireEvent.click(await screen.findByRole('button', { name: 'crop' }));
    fireEvent.click(screen.getByRole('button', { name: 'この範囲で設定する' }));
    await waitFor(() => expect(readSession()?.user).toEqual(user));
    expect(vi.mocked(cropping.cropFile).mock.calls[0]?.[1]).toEqual(AREA);
    expect(vi.mocked(uploading.uploadMedia).mock.calls[0]?.[0]).toMatchObject({ kind: 'profile', files: [cropped] });
    expect(set.mock.calls).toEqual([[{ body: { mediaId: MEDIA_ID } }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual(['プロフィール画像を設定しました。']);
  });

  it('shows a failed upload in the section, and sends the same file again on retry', async () => {
    await show(TEST_USER);
    vi.mocked(cropping.cropFile).mockResolvedValue(photo());
    vi.mocked(uploading.uploadMedia).mockResolvedValue([{ ok: false, fault: { kind: 'transfer' } }]);
    choose(photo());
    fireEvent.click(await screen.findByRole('button', { name: 'crop' }));
    fireEvent.click(screen.getByRole('button', { name: 'この範囲で設定する' }));
    const failure = await screen.findByText(/「photo.jpg」をアップロードできませんでした/);
    uploaded('profile');
    const set = vi.spyOn(api.profile, 'setPicture').mockResolvedValue({ user: { ...TEST_USER, picture: PICTURE } });
    fireEvent.click(within(failure).getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(set).toHaveBeenCalledWith({ body: { mediaId: MEDIA_ID } }));
  });

  it('closes the dialog when the upload starts, and shows the progress in the section', async () => {
    await show(TEST_USER);
    vi.mocked(cropping.cropFile).mockResolvedValue(photo());
    vi.mocked(uploading.uploadMedia).mockReturnValue(new Promise(() => undefined));
    choose(photo());
    fireEvent.click(await screen.findByRole('button', { name: 'crop' }));
    fireEvent.click(screen.getByRole('button', { name: 'この範囲で設定する' }));
    expect(await screen.findByRole('progressbar')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses an unsupported file type before cropping', async () => {
    await show(TEST_USER);
    choose(new File(['x'], 'notes.gif', { type: 'image/gif' }));
    expect(await screen.findByText(/「notes.gif」は対応していない形式です/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes the picture after confirmation', async () => {
    const user = { ...TEST_USER, picture: PICTURE };
    await show(user);
    const set = vi.spyOn(api.profile, 'setPicture').mockResolvedValue({ user: TEST_USER });
    const toasts = recordToasts();
    fireEvent.click(screen.getByRole('button', { name: '画像を削除する' }));
    expect(set).not.toHaveBeenCalled();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '画像を削除する' }));
    await waitFor(() => expect(set.mock.calls).toEqual([[{ body: { mediaId: null } }]]));
    await waitFor(() => expect(readSession()?.user.picture).toBeNull());
    expect(toasts()).toEqual(['プロフィール画像を削除しました。']);
  });

  it('hides the picture button, but not the password button, while the contract is suspended', async () => {
    await show({ ...TEST_USER, contractStatus: 'SUSPENDED' });
    expect(screen.getByText(/一時停止中のため、画像は変更できません/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '画像を選ぶ' })).toBeNull();
    expect(screen.getByRole('button', { name: 'パスワードを変更する' })).toBeDefined();
  });
});

describe('PasswordSection', () => {
  const fill = (current: string, password: string): void => {
    fireEvent.change(screen.getByLabelText('現在のパスワード'), { target: { value: current } });
    fireEvent.change(screen.getByLabelText('新しいパスワード'), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('新しいパスワード(確認)'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
  };

  it('changes the password and stores the session from the response', async () => {
    await show(TEST_USER);
    vi.spyOn(api.auth, 'changePassword').mockResolvedValue({ ...sessionOf(TEST_USER), accessToken: 'another' });
    const toasts = recordToasts();
    fill('Passw0rd!', 'Abcdef1@');
    await waitFor(() => expect(readSession()?.accessToken).toBe('another'));
    expect(screen.getByLabelText<HTMLInputElement>('現在のパスワード').value).toBe('');
    expect(await screen.findByText(/パスワードを変更しました/)).toBeDefined();
    expect(toasts()).toHaveLength(1);
  });

  it('reports a wrong current password beside its field', async () => {
    await show(TEST_USER);
    const refusal = { code: 'invalid-input' as const, fields: [{ path: 'currentPassword', rule: 'password-wrong' as const }] };
    const error = new ApiError({ kind: 'refused', status: 400, statusText: '', refusal, message: null });
    vi.spyOn(api.auth, 'changePassword').mockRejectedValue(error);
    const toasts = recordToasts();
    fill('wrong', 'Abcdef1@');
    expect(await screen.findByText('現在のパスワードが正しくありません。')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('現在のパスワード')));
    expect(toasts()).toEqual([]);
    expect(screen.queryByText(/パスワードを変更できませんでした/)).toBeNull();
  });
});

describe('BrandSection', () => {
  it('is shown only if the account has a brand and the login may change the brand', async () => {
    const heading = (): HTMLElement | null => screen.queryByRole('heading', { name: 'ロゴとメインカラー' });
    for (const [user, isThere] of [
      [OEM, true],
      [{ ...OEM, holdsBrand: false }, false],
      [{ ...OEM, authority: 'view' }, false],
      [{ ...OEM, userTypeId: 'SUB_ADMIN', permission: 'editor' }, false],
      [{ ...OEM, userTypeId: 'SUB_ADMIN', permission: 'main-contact' }, true],
    ] as const) {
      await show(user);
      expect(heading() !== null).toBe(isThere);
    }
  });

  it('previews the derived colours, then saves the main colour with the uploaded logo', async () => {
    await show(OEM);
    uploaded('brand');
    const colour = screen.getByLabelText('メインカラー');
    const shades = (): (string | null)[] =>
      screen
        .getAllByRole('definition')
        .slice(-4)
        .map((shade) => shade.textContent);
    fireEvent.change(colour, { target: { value: '#FFD400' } });
    expect(shades().slice(0, 3)).toEqual(['#ffd400', '#ffd400', '黒']);
    expect(screen.getByText(/リンクと線には濃い色を使います/)).toBeDefined();
    fireEvent.change(colour, { target: { value: '#E0505E' } });
    expect(shades()[0]).toBe('#e0505e');
    expect(shades()[1]).not.toBe('#e0505e');
    expect(screen.getByText(/ボタンでは少し濃い色を使います/)).toBeDefined();
    fireEvent.change(colour, { target: { value: '#D04050' } });
    expect(shades()[2]).toBe('白');
    choose(photo(), 1);
    await screen.findByRole('button', { name: '差し替える' });
    const brand = { id: OEM.id, name: OEM.companyName, logo: PICTURE, mainColor: '#D04050', textColor: '#FFFFFF' };
    const set = vi.spyOn(api.profile, 'setBrand').mockResolvedValue({ user: { ...OEM, brand } });
    const toasts = recordToasts();
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(readSession()?.user.brand).toEqual(brand));
    expect(toasts()).toEqual(['ロゴとメインカラーを保存しました。']);
    expect(set.mock.calls).toEqual([[{ body: { mediaId: MEDIA_ID, mainColor: '#D04050' } }]]);
  });

  it('reports an invalid colour beside its field', async () => {
    await show(OEM);
    const set = vi.spyOn(api.profile, 'setBrand');
    fireEvent.change(screen.getByLabelText('メインカラー'), { target: { value: 'nonsense' } });
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText(/色コードを正しい形式で入力してください/)).toBeDefined();
    expect(set).not.toHaveBeenCalled();
  });

  it('reports why the brand could not be saved', async () => {
    await show(OEM);
    vi.spyOn(api.profile, 'setBrand').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByRole('alert', { name: 'ロゴとメインカラーを保存できませんでした' })).toBeDefined();
  });

  it('shows the sign-in URL of the brand for copying', async () => {
    await show(OEM);
    expect(screen.getByLabelText<HTMLInputElement>('お客様用のログイン画面').value).toBe(
      `${location.origin}/login?brand=${OEM.workAccountId}`,
    );
  });
});

describe('DefaultThemeSection', () => {
  const TITLE = '新しいサイトの既定のテーマ';

  it('is shown only to logins that manage users', async () => {
    await show(TEST_USER);
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
    await show({ ...OEM, authority: 'view' });
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
    await show(OEM);
    expect(section(TITLE).textContent).toContain('配下のユーザー');
  });

  it('saves the chosen theme, or none', async () => {
    const set = vi
      .spyOn(api.profile, 'setDefaultTheme')
      .mockImplementation(async ({ body: { theme } }) => ({ user: { ...OEM, defaultTheme: theme } }));
    const toasts = recordToasts();
    await show({ ...OEM, defaultTheme: 'moss' });
    const ofSection = within(section(TITLE));
    const submit = ofSection.getByRole('button', { name: '既定のテーマを保存' });
    expect(ofSection.getByRole('radio', { name: '苔' }).getAttribute('aria-checked')).toBe('true');
    expect(submit.hasAttribute('disabled')).toBe(true);
    fireEvent.click(ofSection.getByRole('radio', { name: 'テーマなし' }));
    fireEvent.click(submit);
    await waitFor(() => expect(readSession()?.user.defaultTheme).toBeNull());
    expect(set.mock.calls[0]?.[0].body).toEqual({ theme: null });
    expect(toasts()).toEqual(['既定のテーマを保存しました']);
  });

  it('reports why the theme could not be saved', async () => {
    vi.spyOn(api.profile, 'setDefaultTheme').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await show(OEM);
    const ofSection = within(section(TITLE));
    fireEvent.click(ofSection.getByRole('radio', { name: '苔' }));
    fireEvent.click(ofSection.getByRole('button', { name: '既定のテーマを保存' }));
    expect(await screen.findByText('既定のテーマを保存できませんでした')).toBeDefined();
  });
});

describe('EventsSection', () => {
  const select = (label: string, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('saves the channels of all event kinds in one request (R-19.22)', async () => {
    const toasts = recordToasts();
    const set = vi
      .spyOn(api.systemNoti, 'setChannels')
      .mockImplementation(({ body }) => Promise.resolve({ channels: channelsOf(body.channels) }));
    await show(OEM);
    await screen.findByLabelText('請求書の発行');
    select('請求書の発行', 'mail');
    select('新しいコメント', 'off');
    fireEvent.click(screen.getByRole('button', { name: '受け取り方を保存する' }));
    await waitFor(() => expect(toasts()).toEqual(['通知の受け取り方を保存しました']));
    expect(set.mock.calls[0]?.[0].body.channels).toEqual({ ...channelsOf({}), 'invoice-issued': 'mail', comment: 'off' });
  });

  it('disables the channels for logins that may not change them', async () => {
    await show({ ...TEST_USER, authority: 'view' });
    expect((await screen.findByLabelText('請求書の発行')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: '受け取り方を保存する' })).toBeNull();
  });
});

describe('SupportSection (R-6.125)', () => {
  it('refuses a faulty address beside its field, and stores what was entered', async () => {
    const support = { email: 'help@oem.example.com', url: 'https://oem.example.com' };
    const set = vi.spyOn(api.profile, 'setSupport').mockResolvedValue({ user: { ...OEM, ownSupport: support } });
    await show(OEM);
    const form = within(section('サポート窓口'));
    fireEvent.change(form.getByLabelText('サポートページ'), { target: { value: 'oem.example.com' } });
    fireEvent.click(form.getByRole('button', { name: 'サポート窓口を保存' }));
    await waitFor(() => expect(form.getByLabelText('サポートページ').getAttribute('aria-invalid')).toBe('true'));
    expect(set).not.toHaveBeenCalled();
    fireEvent.change(form.getByLabelText('サポートページ'), { target: { value: support.url } });
    fireEvent.change(form.getByLabelText('メールアドレス'), { target: { value: support.email } });
    fireEvent.click(form.getByRole('button', { name: 'サポート窓口を保存' }));
    await waitFor(() => expect(set).toHaveBeenCalledExactlyOnceWith({ body: support }));
    await waitFor(() => expect(readSession()?.user.ownSupport).toEqual(support));
  });

  it('is not shown to customers, who have no logins below them', async () => {
    await show(TEST_USER);
    expect(screen.queryByRole('heading', { name: 'サポート窓口' })).toBeNull();
  });
});
