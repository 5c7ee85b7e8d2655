import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { SiteDomain, SiteDomains } from '#shared/model/domains/custom-domain.ts';
import { LIVE, SITE_ID, testDomain, testDomains } from '#web/features/editor/domains/domain-fixture.ts';
import { DomainSection } from '#web/features/editor/domains/domain-section.tsx';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const save = vi.fn();
const getSite = vi.fn();

interface Opened {
  isReadOnly?: boolean;
  user?: UserInfo;
}

/** Sets the server's answer from now on. */
function answer(domains: SiteDomains): void {
  vi.spyOn(api.customDomain, 'get').mockResolvedValue(domains);
  vi.spyOn(api.customDomain, 'check').mockResolvedValue(domains);
}

async function open(domains: SiteDomains, { isReadOnly = false, user = TEST_USER }: Opened = {}): Promise<Editor> {
  answer(domains);
  const site = { ...TEST_SITE, id: SITE_ID, url: domains.url, status: domains.status };
  const opened = { site, document: emptySite(1, 1), limits: TEST_USER.limits };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: { get: getSite } as never, send: vi.fn() });
  await renderScreen({
    user,
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ save } as unknown as Commands}>
          <DomainSection />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: 'サイトのアドレス' });
  return editor;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string): boolean => fireEvent.click(button(name));
const currentStep = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent ?? null;
const doctor = (name = 'www.tea.example.jp') => within(screen.getByRole('region', { name: `ドメインの状態: ${name}` }));
const typeDomain = (value: string): boolean => fireEvent.change(screen.getByRole('textbox', { name: 'ドメイン' }), { target: { value } });
const refusal = (field: FieldError) =>
  new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code: 'invalid-input', fields: [field] }, message: null });

/** Loads catalogues once, outside the timeout of a single test. */
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['domain', 'editor']);
});
beforeEach(() => {
  localStorage.clear();
  getSite.mockReset().mockReturnValue(new Promise(() => undefined));
  save.mockReset();
});
afterEach(() => vi.restoreAllMocks());

describe('first step of the domain setup', () => {
  it('requests the typed domain, and continues with the step of its DNS record', async () => {
    await open(testDomains([]));
    expect(currentStep()).toBe('1ドメインを入力');
    const request = vi.spyOn(api.customDomain, 'request').mockResolvedValue(testDomains([testDomain()]));
    answer(testDomains([testDomain()]));
    typeDomain(' https://www.tea.example.jp/ ');
    press('次へ進む');
    const heading = await screen.findByRole('heading', { name: '2. CNAMEをコピーします' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(request).toHaveBeenCalledWith({ params: { id: SITE_ID }, body: { domain: 'https://www.tea.example.jp/', withTwin: false } });
  });

  it('hides the www twin option and requests no twin for a domain that starts with www', async () => {
    await open(testDomains([]));
    const request = vi.spyOn(api.customDomain, 'request').mockResolvedValue(testDomains([testDomain()]));
    fireEvent.click(screen.getByRole('checkbox', { name: /「www」を付けたアドレスも使う/ }));
    typeDomain('www.tea.example.jp');
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('次へ進む');
    await waitFor(() => expect(request.mock.lastCall?.[0].body).toEqual({ domain: 'www.tea.example.jp', withTwin: false }));
  });

  it('shows an error beside the field for a domain that is not a subdomain, and suggests a www subdomain (R-18.4)', async () => {
    await open(testDomains([]));
    const request = vi.spyOn(api.customDomain, 'request');
    press('次へ進む');
    expect(await screen.findByText('入力してください。')).toBeDefined();
    typeDomain('tea house');
    press('次へ進む');
    expect(await screen.findByText(/ドメイン名を入力してください/)).toBeDefined();
    typeDomain('茶.example.co.jp');
    expect(screen.queryByText(/ドメイン名を入力してください/)).toBeNull();
    typeDomain('お茶.jp');
    press('次へ進む');
    fireEvent.click(await screen.findByRole('button', { name: '「www.お茶.jp」を入力する' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'ドメイン' }).value).toBe('www.お茶.jp');
    expect(request).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server beside the field', async () => {
    await open(testDomains([]));
    vi.spyOn(api.customDomain, 'request').mockRejectedValue(refusal({ path: 'domain', rule: 'domain-taken' }));
    typeDomain('www.tea.example.jp');
    press('次へ進む');
    expect(await screen.findByText(/このドメインはすでに使われています/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'ドメイン' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks to save unsaved changes first (R-18.1)', async () => {
    const editor = await open(testDomains([]));
    act(() => editor.edit((document) => changeSettings(document, { name: '春' }), { panel: 'site' }));
    expect(await screen.findByText(/保存していない変更があります/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'ドメイン' })).toBeNull();
    press('サイトを保存する');
    expect(save).toHaveBeenCalled();
  });

  it('explains that the plan excludes domains, and links to the plans or refers to the main administrator', async () => {
    const outside = testDomains([], { isAllowed: false });
    await open(outside);
    expect(screen.getByText(/「trial」では、独自ドメインを使えません/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'プランを確認する' }).getAttribute('href')).toBe('/admin-user/check-plan');
    await open(outside, { user: { ...TEST_USER, userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' } });
    expect(screen.queryByRole('link', { name: 'プランを確認する' })).toBeNull();
    expect(screen.getByText(/主担当の方にご相談ください/)).toBeDefined();
  });

  it('offers no domain field to a login that may not write', async () => {
    await open(testDomains([]), { isReadOnly: true });
    expect(screen.getByText('独自ドメインは設定していません。')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'ドメイン' })).toBeNull();
  });
});

describe('DNS record step of the domain setup', () => {
  it('shows the values to copy, then the instructions of a provider, and reopens at the instructions', async () => {
    await open(testDomains([testDomain()]));
    expect(currentStep()).toBe('2CNAMEをコピー');
    for (const what of ['ホスト名', '値']) expect(button(`${what}をコピーする`)).toBeDefined();
    press('次へ進む');
    const heading = await screen.findByRole('heading', { name: '3. ドメイン会社でCNAMEを追加します' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.change(screen.getByRole('combobox', { name: 'ドメイン会社' }), { target: { value: 'valueDomain' } });
    expect(screen.getByText(/cname www\.tea 01jd00000000000000000000aa\.cname\.sites\.example\.com\./)).toBeDefined();
    await open(testDomains([testDomain()]));
    expect(currentStep()).toBe('3ドメイン会社で追加');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'ドメイン会社' }).value).toBe('valueDomain');
    press('CNAMEをもう一度見る');
    expect(currentStep()).toBe('2CNAMEをコピー');
  });

  it('sends the instructions by e-mail, but not to an invalid address', async () => {
    await open(testDomains([testDomain()]));
    const send = vi.spyOn(api.customDomain, 'sendInstructions').mockResolvedValue(null);
    fireEvent.change(screen.getByRole('textbox', { name: '送り先のメールアドレス' }), { target: { value: 'dns@' } });
    press('メールで送る');
    expect(await screen.findByText(/メールアドレスを正しい形式で/)).toBeDefined();
    expect(send).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox', { name: '送り先のメールアドレス' }), { target: { value: 'dns@example.jp' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'メールの言語' }), { target: { value: 'en' } });
    press('メールで送る');
    await waitFor(() => expect(send.mock.lastCall?.[0].body).toEqual({ email: 'dns@example.jp', language: 'en', message: '' }));
  });
});

describe('DomainDoctor', () => {
  const cases: [string, Partial<SiteDomain>, string[]][] = [
    ['a missing record', {}, ['CNAMEはまだ見つかりません', 'ドメインを管理している方', '2026/11/23 14:05']],
    ['the first check', { checkedAt: null }, ['確認しています', 'まだ確認していません']],
    [
      'another target',
      { finding: { code: 'points-elsewhere', targets: ['192.0.2.7'] }, advice: { code: 'change-record', by: 'dns-manager' } },
      ['別の場所を指しています', '192.0.2.7', '01jd00000000000000000000aa.cname.sites.example.com'],
    ],
    [
      'several records',
      {
        finding: { code: 'several-records', targets: ['a.example', 'b.example'] },
        advice: { code: 'remove-other-records', by: 'dns-manager' },
      },
      ['レコードが複数あります', 'a.example', 'b.example'],
    ],
    [
      'a proxy',
      { finding: { code: 'proxied', targets: ['104.16.0.1'] }, advice: { code: 'stop-proxy', by: 'dns-manager' } },
      ['プロキシが使われています'],
    ],
    [
      'a CAA record',
      { finding: { code: 'caa-forbids', issuers: ['letsencrypt.org'] }, advice: { code: 'allow-amazon', by: 'dns-manager' } },
      ['証明書の発行が禁止されています', 'letsencrypt.org', '「example.jp」のCAAレコード'],
    ],
    [
      'a silent DNS',
      { finding: { code: 'unknown' }, advice: { code: 'wait-for-dns', by: 'product' } },
      ['DNSの応答を待っています', '当社(処理中)'],
    ],
    ['a name in use', { finding: { code: 'correct' }, advice: { code: 'free-name', by: 'dns-manager' } }, ['ほかのサイトで使われています']],
    [
      'a pending certificate',
      { state: 'issuing', finding: { code: 'correct' }, certificate: 'pending', advice: { code: 'wait-for-certificate', by: 'product' } },
      ['証明書を準備しています'],
    ],
    ['a live domain', LIVE, ['「www.tea.example.jp」で見られます', '2027/12/20', '自動で更新します']],
    [
      'a domain that fails',
      { state: 'failing', finding: { code: 'absent' }, failingSince: '2026-11-20T05:05:00.000Z' },
      ['このドメインでは見られません', 'のレコードがありません'],
    ],
    [
      'an ended request',
      { state: 'ended', advice: { code: 'renew', by: 'owner' }, until: null },
      ['設定は終わっています', 'サイトの担当の方'],
    ],
  ];
  it.each(cases)('shows for %s the finding, the required action, the person responsible and the deadline', async (_, changes, texts) => {
    await open(testDomains([testDomain(changes)]));
    const { textContent } = screen.getByRole('region', { name: 'ドメインの状態: www.tea.example.jp' });
    for (const text of texts) expect(textContent).toContain(text);
  });

  it('warns of the first failed check of a live domain', async () => {
    await open(testDomains([testDomain({ ...LIVE, finding: { code: 'absent' }, advice: { code: 'add-record', by: 'dns-manager' } })]));
    expect(doctor().getByRole('heading', { name: 'ドメインに問題が見つかりました' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'ドメイン会社で設定を直します' })).toBeDefined();
  });

  it('checks a domain on opening and on request, and shows the step that follows from the result', async () => {
    await open(testDomains([testDomain()]));
    await waitFor(() => expect(api.customDomain.check).toHaveBeenCalledOnce());
    answer(testDomains([testDomain({ state: 'issuing', advice: { code: 'wait-for-certificate', by: 'product' } })]));
    fireEvent.click(doctor().getByRole('button', { name: '今すぐ確認する' }));
    await screen.findByRole('heading', { name: '証明書を準備しています' });
    expect(currentStep()).toBe('4完了');
  });

  it('does not check a live domain on opening', async () => {
    await open(testDomains([testDomain(LIVE)]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.customDomain.check).not.toHaveBeenCalled();
    expect(screen.queryByRole('list', { name: '設定の手順' })).toBeNull();
  });

  it('reloads the site when a domain has become live', async () => {
    const editor = await open(testDomains([testDomain()]));
    expect(getSite).not.toHaveBeenCalled();
    answer(testDomains([testDomain(LIVE)]));
    press('今すぐ確認する');
    await waitFor(() => expect(getSite).toHaveBeenCalledWith({ params: { id: SITE_ID } }));
    expect(editor.store.getState().site.id).toBe(SITE_ID);
  });
});

describe('a configured domain', () => {
  it('is removed after a confirmation that names the effect on visitors', async () => {
    await open(testDomains([testDomain(LIVE)]));
    const remove = vi.spyOn(api.customDomain, 'remove').mockResolvedValue(testDomains([]));
    press('ドメインを外す');
    const dialog = within(await screen.findByRole('dialog', { name: '「www.tea.example.jp」を外しますか' }));
    expect(dialog.getByText(/サイトが表示されなくなります/)).toBeDefined();
    expect(dialog.getByText(/「abcdefghij12\.sites\.example\.com」で見られます/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '外す' }));
    await screen.findByRole('textbox', { name: 'ドメイン' });
    expect(remove.mock.lastCall?.[0].params).toEqual({ id: SITE_ID, token: testDomain().token });
  });

  it('can be cancelled before it is live, with a note that visitors are not affected', async () => {
    await open(testDomains([testDomain()]));
    press('設定をやめる');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/見ている人には影響しません/)).toBeDefined();
  });

  it('stays live during a change, and cannot be changed again while a change is pending', async () => {
    await open(testDomains([testDomain(LIVE)]));
    press('別のドメインに変える');
    expect(await screen.findByText(/新しいドメインの確認が終わるまで、サイトは「www.tea.example.jp」で見られます/)).toBeDefined();
    press('変更をやめる');
    expect(screen.queryByRole('textbox', { name: 'ドメイン' })).toBeNull();
    const request = testDomain({ name: 'shop.tea.example.jp', token: '01jd00000000000000000000bb' });
    await open(testDomains([request, testDomain(LIVE)]));
    expect(screen.queryByRole('button', { name: '別のドメインに変える' })).toBeNull();
    expect(doctor('shop.tea.example.jp').getByText(/レコードがありません/)).toBeDefined();
  });

  it('can be set up again after its setup has ended', async () => {
    await open(testDomains([testDomain({ state: 'ended', advice: { code: 'renew', by: 'owner' }, until: null })]));
    vi.spyOn(api.customDomain, 'renew').mockResolvedValue(testDomains([testDomain({ checkedAt: null })]));
    answer(testDomains([testDomain({ checkedAt: null })]));
    press('もう一度始める');
    await screen.findByRole('heading', { name: '2. CNAMEをコピーします' });
  });

  it.each([
    ['www.example.co.jp', { host: 'www', zone: 'example.co.jp' }, /「example.co.jp」には、CNAMEを設定できません.*転送してください/],
    [
      'www.shop.example.co.jp',
      { host: 'www.shop', zone: 'example.co.jp' },
      /「shop.example.co.jp」を設定し、「www」を付けたアドレスを加えてください/,
    ],
  ])('with the name %s: advises to forward the domain of the zone only if it is its own (R-24.44)', async (name, record, advice) => {
    await open(testDomains([testDomain({ ...LIVE, name, record: { ...testDomain().record, name, ...record } })]));
    expect(await screen.findByText(advice)).toBeDefined();
    if (name.includes('shop')) expect(screen.queryByText(/「example.co.jp」/)).toBeNull();
  });

  it('gets a www twin with a separate DNS record on request', async () => {
    const main = testDomain({ ...LIVE, name: 'tea.example.jp' });
    await open(testDomains([main]));
    const twin = testDomain({ name: 'www.tea.example.jp', isTwin: true, token: '01jd00000000000000000000cc' });
    const add = vi.spyOn(api.customDomain, 'addTwin').mockResolvedValue(testDomains([main, twin]));
    answer(testDomains([main, twin]));
    press('「www.tea.example.jp」も使う');
    const shown = within(await screen.findByRole('region', { name: 'www.tea.example.jp' }));
    expect(shown.getByText('開いた人は、「tea.example.jp」に移ります。')).toBeDefined();
    expect(shown.getByRole('button', { name: '値をコピーする' })).toBeDefined();
    expect(add.mock.lastCall?.[0].params.token).toBe(main.token);
  });

  it('is reported as not loaded if its request fails, and is loaded again by a button', async () => {
    await open(testDomains([]));
    vi.mocked(api.customDomain.get).mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({
      element: (
        <EditorProvider
          value={createEditor({ site: { ...TEST_SITE, id: SITE_ID }, document: emptySite(1, 1), limits: TEST_USER.limits }, null, {
            client: {} as never,
            send: vi.fn(),
          })}
        >
          <DomainSection />
        </EditorProvider>
      ),
    });
    expect(await screen.findByText('ドメインの設定を読み込めませんでした')).toBeDefined();
    answer(testDomains([testDomain(LIVE)]));
    press('もう一度試す');
    expect(await screen.findByRole('region', { name: 'ドメインの状態: www.tea.example.jp' })).toBeDefined();
    expect(screen.queryByText('ドメインの設定を読み込めませんでした')).toBeNull();
  });
});
