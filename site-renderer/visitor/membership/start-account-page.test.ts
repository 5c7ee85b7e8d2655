import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberPages as WORDS } from '#shared/messages/jp/visitor/member-pages.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { MemberAccount } from '#shared/model/visitors/member-account.ts';
import { siteWithPages } from '#site-renderer/pages/pages-fixture.ts';
import { render, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import type { MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { startAccountPage } from '#site-renderer/visitor/membership/start-account-page.ts';
import { settled } from '#test/support/eventually.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const API = `/api/v1/end-user/site/${SITE_ID}`;
const { at } = render(siteWithPages());
const EMAIL = 'hanako@example.com';
const ACCOUNT: MemberAccount = {
  email: EMAIL,
  lang: 'jp',
  cell: 'B2',
  createdAt: '2026-11-20T03:00:00.000Z',
  memberSince: '2026-11-20T04:00:00.000Z',
  answers: [
    { id: numberedUlid(1), title: 'メールアドレス', typeInput: 'TEXT_BOX', value: EMAIL },
    { id: numberedUlid(2), title: '<b>お名前</b>', typeInput: 'TEXT_BOX', value: '花子' },
    { id: numberedUlid(3), title: '興味', typeInput: 'SELECT_OPTIONS', value: ['茶', '器'] },
    { id: numberedUlid(4), title: '備考', typeInput: 'TEXT_BOX', value: '' },
  ],
  agreed: ['privacyPolicy'],
  mails: [],
  sessionCount: 2,
  offer: null,
  emailChange: null,
};
const CHANGE: MemberAccount['emailChange'] = {
  email: 'new@example.com',
  requestedAt: '2026-11-20T05:00:00.000Z',
  until: '2026-11-21T05:00:00.000Z',
  isConfirmedByOld: true,
  isConfirmedByNew: false,
};

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const replace = vi.fn<(url: string) => void>();
const answer = (status: number, data: unknown = null): Promise<Response> =>
  Promise.resolve(Response.json({ data, message: '' }, { status }));
const next = (status: number, data: unknown = null) => fetched.mockImplementationOnce(() => answer(status, data));
const asked = () =>
  fetched.mock.calls.map(([url, init]) => [url.replace(API, ''), init?.body === undefined ? null : JSON.parse(init.body as string)]);

const main = (): HTMLElement => document.querySelector('main') ?? expect.fail();
const shown = (): HTMLElement => main().querySelector<HTMLElement>('[data-state]:not([hidden])') ?? expect.fail();
const state = () => shown().dataset['state'];
const field = (name: string) => shown().querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail();
const faultOf = (name: string) => [...shown().querySelectorAll(`#${field(name).id}-fault p`)].map(({ textContent }) => textContent);
const status = () => shown().querySelector('[role=status]')?.textContent;
const opens = (name: string): void => shown().querySelector<HTMLElement>(`[data-opens=${name}]`)?.click();
const rows = () =>
  [...shown().querySelectorAll<HTMLElement>('dl > div:not([hidden])')].map((row) => [
    row.querySelector('dt')?.textContent,
    [...(row.querySelector('dd')?.childNodes ?? [])]
      .filter((node) => !(node as HTMLElement).hidden)
      .map(({ textContent }) => textContent)
      .join(''),
  ]);

async function press(entries: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries(entries)) field(name).value = value;
  shown().querySelector<HTMLButtonElement>('[type=submit]')?.click();
  await settled();
}

/** Opens the page as the server delivers it, with this answer to the request for the account. */
async function open(code = 200, data: unknown = ACCOUNT): Promise<void> {
  document.documentElement.lang = 'ja';
  document.body.innerHTML = at('/member-account').body.innerHTML;
  const plan = JSON.parse(main().querySelector('[type="application/json"]')?.textContent ?? '') as MemberPlan;
  next(code, data);
  startAccountPage(main(), plan, { pathname: '/member-account', replace });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => answer(200, ACCOUNT));
  localStorage.setItem('member', '1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

describe('account page of a member (R-15.62)', () => {
  test('shows what is stored, with titles and answers as text, and no row without a value', async () => {
    await open();
    expect(state()).toBe('account');
    expect(shown().querySelector('h1 + p')?.textContent).toBe(`${EMAIL} としてログインしています。`);
    const shownRows = new Map(rows() as [string, string][]);
    expect([...shownRows.keys()].slice(0, 3)).toEqual([WORDS.email, '<b>お名前</b>', '興味']);
    expect(shownRows.get('<b>お名前</b>')).toBe('花子');
    expect(shownRows.get('興味')).toBe('茶, 器');
    expect(shownRows.get(WORDS.account.agreed)).toBe(visitor.company.privacyPolicy);
    expect(shownRows.get(WORDS.account.language)).toBe('日本語');
    expect(shownRows.get(WORDS.account.cell)).toBe('B2');
    expect(shownRows.has('備考')).toBe(false);
  });

  test('opens the sign-in, which leads back, without a session', async () => {
    await open(401, { code: 'unauthenticated' });
    expect(replace.mock.calls).toEqual([['/login?to=%2Fmember-account']]);
    expect(localStorage.getItem('member')).toBeNull();
  });

  test('can be loaded again after a failure', async () => {
    await open(503, { code: 'unavailable' });
    expect(state()).toBe('failed');
    await press();
    expect(state()).toBe('account');
  });

  test('signs out', async () => {
    await open();
    await press();
    expect(asked().at(-1)).toEqual(['/log-out', {}]);
    expect([state(), localStorage.getItem('member')]).toEqual(['out', null]);
  });

  test('saves what is stored as a file', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: () => undefined }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    shown().querySelector<HTMLElement>('[data-download]')?.click();
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(ACCOUNT);
    click.mockRestore();
  });

  test('changes the password, and shows each fault at its field', async () => {
    await open();
    opens('password');
    expect(document.activeElement?.textContent).toBe(WORDS.changePassword.title);
    await press({ currentPassword: '', password: 'short', confirmPassword: 'other' });
    expect(faultOf('currentPassword')).toEqual([visitor.form.fault.required]);
    expect(faultOf('password')).toContain(visitor.form.fault['password-length']);
    expect(faultOf('confirmPassword')).toEqual([visitor.form.fault['password-mismatch']]);
    const entries = { currentPassword: 'Secret-123', password: 'Better-123', confirmPassword: 'Better-123' };
    next(400, { code: 'invalid-input', fields: [{ path: 'currentPassword', rule: 'password-wrong' }] });
    await press(entries);
    expect([faultOf('currentPassword'), faultOf('password')]).toEqual([[WORDS.leave.wrong], []]);
    await press();
    expect(asked().slice(-2)).toEqual([
      ['/change-password', entries],
      ['/account', null],
    ]);
    expect([state(), status()]).toEqual(['account', WORDS.changePassword.done]);
    opens('password');
    expect(field('currentPassword').value).toBe('');
  });

  test('requests another address, shows the pending change and cancels it', async () => {
    await open();
    expect(main().querySelector<HTMLElement>('[data-pending]')?.hidden).toBe(true);
    opens('email');
    expect(shown().textContent).toContain(EMAIL);
    next(400, { code: 'invalid-input', fields: [{ path: 'email', rule: 'email-unchanged' }] });
    await press({ email: EMAIL, currentPassword: 'Secret-123' });
    expect(faultOf('email')).toEqual([WORDS.changeEmail.unchanged]);
    next(202);
    next(200, { ...ACCOUNT, emailChange: CHANGE });
    await press({ email: 'new@example.com', currentPassword: 'Secret-123' });
    expect(asked().at(-2)).toEqual(['/change-email', { email: 'new@example.com', currentPassword: 'Secret-123' }]);
    expect([state(), status()]).toEqual(['account', WORDS.changeEmail.sent]);
    const pending = main().querySelector<HTMLElement>('[data-pending]');
    expect([...(pending?.querySelectorAll<HTMLElement>('p:not([hidden])') ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('new@example.com への変更は'),
      WORDS.changeEmail.waitNew,
    ]);
    pending?.querySelector('button')?.click();
    await settled();
    expect(asked().slice(-2)).toEqual([
      ['/cancel-email-change', {}],
      ['/account', null],
    ]);
    expect([pending?.hidden, status()]).toEqual([true, WORDS.changeEmail.cancelled]);
  });

  test('deletes the membership after the password', async () => {
    await open();
    opens('leave');
    expect(shown().querySelector('h1 + p')?.textContent).toContain(EMAIL);
    await press();
    expect(faultOf('currentPassword')).toEqual([visitor.form.fault.required]);
    next(400, { code: 'invalid-input', fields: [{ path: 'currentPassword', rule: 'password-wrong' }] });
    await press({ currentPassword: 'wrong' });
    expect([state(), faultOf('currentPassword')]).toEqual(['leave', [WORDS.leave.wrong]]);
    await press();
    expect([state(), localStorage.getItem('member')]).toEqual(['left', null]);
    expect(document.activeElement?.textContent).toBe(WORDS.leave.doneTitle);
  });

  test.each(['email', 'password', 'leave'])('opens the sign-in if the session has ended: %s', async (name) => {
    await open();
    opens(name);
    next(401, { code: 'unauthenticated' });
    await press({
      ...(name === 'email' && { email: 'new@example.com' }),
      ...(name === 'password' && { password: 'Better-123', confirmPassword: 'Better-123' }),
      currentPassword: 'Secret-123',
    });
    expect(replace).toHaveBeenCalledOnce();
  });
});
