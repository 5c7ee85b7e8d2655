import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberPages as WORDS } from '#shared/messages/jp/visitor/member-pages.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { siteWithPages } from '#site-renderer/pages/pages-fixture.ts';
import { render, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import type { MemberPageName, MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { startMemberPage } from '#site-renderer/visitor/membership/start-member-page.ts';
import { settled } from '#test/support/eventually.ts';

const API = `/api/v1/end-user/site/${SITE_ID}`;
const ORIGIN = 'https://abc.sites.example.com';
const { at } = render(siteWithPages());

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const replace = vi.fn<(url: string) => void>();
const answer = (status: number, data: unknown = null): Promise<Response> =>
  Promise.resolve(Response.json({ data, message: '' }, { status }));
const asked = () =>
  fetched.mock.calls.map(([url, init]) => [url.replace(API, ''), init?.body === undefined ? null : JSON.parse(init.body as string)]);

const main = (): HTMLElement => document.querySelector('main') ?? expect.fail();
const shown = (): HTMLElement => main().querySelector<HTMLElement>('[data-state]:not([hidden])') ?? expect.fail();
const state = () => shown().dataset['state'];
const field = (name: string) => shown().querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail();
const button = () => shown().querySelector<HTMLButtonElement>('[type=submit]') ?? expect.fail();
const warning = () => shown().querySelector('.form-faults:not([hidden])')?.textContent ?? null;
const addressOf = (link: HTMLAnchorElement | null | undefined) => link && link.pathname + link.search;
const faultOf = (name: string) => [...shown().querySelectorAll(`#${name}-fault p`)].map(({ textContent }) => textContent);

function type(entries: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(entries)) field(name).value = value;
}
async function press(): Promise<void> {
  button().click();
  await settled();
}

/** Opens the page as the server delivers it and starts its script. */
async function open(page: MemberPageName, rest = ''): Promise<void> {
  document.body.innerHTML = at(`/${page}`).body.innerHTML;
  const url = new URL(`${ORIGIN}/${page}${rest}`);
  const plan = JSON.parse(main().querySelector('[type="application/json"]')?.textContent ?? '') as MemberPlan;
  startMemberPage(main(), plan, { href: url.href, origin: url.origin, hash: url.hash, pathname: url.pathname, replace });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => answer(200));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

describe('signing in', () => {
  const ENTERED = { email: 'hanako@example.com', password: 'Secret-123' };

  test('returns to the previous sheet and sets the member mark', async () => {
    await open('login', '?to=/B1');
    type(ENTERED);
    await press();
    expect(asked()).toEqual([['/login', { email: 'hanako@example.com', password: 'Secret-123' }]]);
    expect(localStorage.getItem('member')).toBe('1');
    expect(replace.mock.calls).toEqual([[`${ORIGIN}/B1`]]);
  });

  test('offers to send the e-mail again after the password of an unconfirmed registration (R-15.60)', async () => {
    await open('login', '?to=/B1');
    type(ENTERED);
    fetched.mockImplementationOnce(() => answer(403, { code: 'registration-unconfirmed' }));
    await press();
    expect(state()).toBe('unconfirmed');
    expect(document.activeElement?.textContent).toBe(WORDS.unconfirmed.title);
    expect(shown().textContent).toContain(ENTERED.email);
    await press();
    expect(asked().at(-1)).toEqual(['/resend-register-email', { email: ENTERED.email, lang: 'jp' }]);
    expect(shown().querySelector('[role=status]')?.textContent).toBe(WORDS.unconfirmed.sent.replace('{{email}}', ENTERED.email));
    fetched.mockImplementationOnce(() => answer(429, { code: 'too-many-requests', retryAfter: 130 }));
    await press();
    expect(warning()).toBe(WORDS.refused.tooMany.replace('{{minutes}}', '3'));
    expect(addressOf(shown().querySelector('a'))).toBe('/login?to=%2FB1');
  });

  test.each([
    ['?to=/B1', '/register?to=%2FB1'],
    ['', '/register'],
    ['?to=//evil.example', '/register'],
  ])('keeps the wanted sheet in the link to the registration (%s, R-15.61)', async (query, expected) => {
    await open('login', query);
    expect(addressOf([...shown().querySelectorAll('a')].at(-1))).toBe(expected);
  });

  test('opens the home page if the address names no sheet, or names another site', async () => {
    await open('login', '?to=//evil.example');
    type(ENTERED);
    await press();
    expect(replace.mock.calls).toEqual([['/']]);
  });

  test('validates required fields before anything is sent', async () => {
    await open('login');
    type({ email: '' });
    await press();
    expect(fetched).not.toHaveBeenCalled();
    expect(warning()).toBe(WORDS.refused.check);
    expect(document.activeElement?.textContent).toBe(WORDS.refused.check);
    expect(faultOf('email')).toEqual([visitor.form.fault.required]);
    expect(faultOf('password')).toEqual([visitor.form.fault.required]);
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    type(ENTERED);
    await press();
    expect(field('email').getAttribute('aria-invalid')).toBe('false');
    expect(warning()).toBeNull();
  });

  test('shows each fault of the server at its field', async () => {
    await open('login');
    type({ ...ENTERED, email: 'hanako' });
    fetched.mockImplementationOnce(() => answer(400, { code: 'invalid-input', fields: [{ path: 'email', rule: 'invalid-email' }] }));
    await press();
    expect(warning()).toBe(WORDS.refused.check);
    expect([faultOf('email'), faultOf('password')]).toEqual([[visitor.form.fault['invalid-email']], []]);
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    await press();
    expect([faultOf('email'), warning()]).toEqual([[], null]);
  });

  test.each([
    [401, { code: 'sign-in-failed' }, WORDS.refused.signIn],
    [403, { code: 'member-suspended' }, WORDS.refused.suspended],
    [429, { code: 'too-many-requests', retryAfter: 130 }, WORDS.refused.tooMany.replace('{{minutes}}', '3')],
    [400, { code: 'invalid-input' }, WORDS.refused.check],
    [503, { code: 'unavailable' }, WORDS.refused.other],
  ])('shows the reason of a failure: status %i', async (status, data, sentence) => {
    await open('login');
    fetched.mockImplementation(() => answer(status, data));
    type(ENTERED);
    await press();
    expect(warning()).toBe(sentence);
    expect(localStorage.getItem('member')).toBeNull();
    expect(field('email').value).not.toBe('');
  });

  test('shows a connection error, and succeeds once online', async () => {
    await open('login');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    type(ENTERED);
    await press();
    expect(warning()).toBe(WORDS.refused.offline);
    await press();
    expect(replace).toHaveBeenCalledOnce();
  });

  test('sends one request even if the visitor presses the button repeatedly', async () => {
    await open('login');
    type(ENTERED);
    button().click();
    expect(button().textContent).toBe(WORDS.busy);
    button().click();
    await settled();
    expect(fetched).toHaveBeenCalledOnce();
    expect(button().textContent).toBe(WORDS.login.submit);
  });

  test('shows the password as plain text on request', async () => {
    await open('login');
    const toggle = shown().querySelector<HTMLInputElement>('[data-show]');
    toggle?.click();
    expect(field('password').type).toBe('text');
    expect(field('email').type).toBe('email');
    toggle?.click();
    expect(field('password').type).toBe('password');
  });

  test.each([
    ['', '/member-account'],
    ['?to=/B1', `${ORIGIN}/B1`],
  ])('opens the account page, or the wanted sheet, if the member is signed in (%s)', async (query, opened) => {
    localStorage.setItem('member', '1');
    fetched.mockImplementationOnce(() => answer(200, { email: 'hanako@example.com' }));
    await open('login', query);
    expect(asked()).toEqual([['/member', null]]);
    expect(replace.mock.calls).toEqual([[opened]]);
  });

  test('shows the sign-in form if the session has ended', async () => {
    localStorage.setItem('member', '1');
    fetched.mockImplementationOnce(() => answer(401));
    await open('login');
    expect(state()).toBe('form');
    expect(localStorage.getItem('member')).toBeNull();
    expect(warning()).toBeNull();
  });
});

describe('forgotten password', () => {
  test('leads to the same message for known and unknown addresses', async () => {
    await open('forgot-password');
    type({ email: 'hanako@example.com' });
    await press();
    expect(asked()).toEqual([['/forgot-password', { email: 'hanako@example.com', lang: 'jp' }]]);
    expect(state()).toBe('sent');
    expect(shown().textContent).toContain('hanako@example.com で会員登録をされている場合は');
    expect(document.activeElement).toBe(shown().querySelector('h1'));
  });
});

describe('new password', () => {
  const linked = (kind = 'member-password-reset') =>
    fetched.mockImplementationOnce(() => answer(200, { kind, email: 'hanako@example.com' }));

  test('must follow the shown rules, and ends the session', async () => {
    localStorage.setItem('member', '1');
    linked();
    await open('new-password', '#token=t1');
    expect(state()).toBe('form');
    expect(shown().textContent).toContain(visitor.form.help.password);
    expect(field('email').value).toBe('hanako@example.com');
    type({ password: 'short', confirmPassword: 'other' });
    await press();
    expect(faultOf('password')).toEqual(
      (['password-length', 'password-uppercase', 'password-digit', 'password-special'] as const).map((rule) => visitor.form.fault[rule]),
    );
    expect(faultOf('confirmPassword')).toEqual([visitor.form.fault['password-mismatch']]);
    type({ password: 'Better-123', confirmPassword: 'Better-123' });
    await press();
    expect(asked()).toEqual([
      ['/verify-link', { token: 't1' }],
      ['/reset-password', { token: 't1', password: 'Better-123', confirmPassword: 'Better-123' }],
    ]);
    expect(state()).toBe('done');
    expect(localStorage.getItem('member')).toBeNull();
  });

  test.each([
    ['used', () => fetched.mockImplementationOnce(() => answer(404, { code: 'link-invalid' })), '#token=t1'],
    ['of another kind', () => linked('member-registration'), '#token=t1'],
    ['missing its token', () => fetched, ''],
  ])('is refused with a message if the link is %s', async (_, prepare, rest) => {
    prepare();
    await open('new-password', rest);
    expect(state()).toBe('invalid');
    expect(shown().querySelector('a')?.getAttribute('href')).toBe('/forgot-password');
  });

  test('is refused with a message if the link was used after its verification', async () => {
    linked();
    await open('new-password', '#token=t1');
    fetched.mockImplementationOnce(() => answer(404, { code: 'link-invalid' }));
    type({ password: 'Better-123', confirmPassword: 'Better-123' });
    await press();
    expect(state()).toBe('invalid');
  });

  test('verifies the link again once online', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await open('new-password', '#token=t1');
    expect(state()).toBe('failed');
    expect(warning()).toBe(WORDS.refused.offline);
    linked();
    await press();
    expect(state()).toBe('form');
  });
});

describe('completing a registration', () => {
  const linked = () => fetched.mockImplementationOnce(() => answer(200, { kind: 'member-registration', email: 'hanako@example.com' }));

  test('waits for a press of the button: opening the link alone has no effect', async () => {
    linked();
    await open('register-confirm', '#token=t1');
    expect(asked()).toEqual([['/verify-link', { token: 't1' }]]);
    expect(shown().textContent).toContain('hanako@example.com で会員登録を完了します');
    expect(localStorage.getItem('member')).toBeNull();
    fetched.mockImplementationOnce(() => answer(201, { accessToken: 'a', expiresAt: '', email: 'hanako@example.com' }));
    await press();
    expect(asked().at(-1)).toEqual(['/confirm-registration', { token: 't1' }]);
    expect(state()).toBe('done');
    expect(shown().textContent).toContain('hanako@example.com としてログインしました');
    expect(shown().querySelector('a')?.getAttribute('href')).toBe('/');
    expect(localStorage.getItem('member')).toBe('1');
  });

  test.each([
    ['?to=/B1', `${ORIGIN}/B1`],
    ['?to=%2Fen%2FB1', `${ORIGIN}/en/B1`],
    ['?to=https://evil.example/', undefined],
  ])('opens the wanted sheet (%s, R-15.61)', async (query, opened) => {
    linked();
    await open('register-confirm', `${query}#token=t1`);
    fetched.mockImplementationOnce(() => answer(201, { accessToken: 'a', expiresAt: '', email: 'hanako@example.com' }));
    await press();
    expect(replace.mock.calls).toEqual(opened === undefined ? [] : [[opened]]);
    expect(localStorage.getItem('member')).toBe('1');
    expect(state()).toBe(opened === undefined ? 'done' : 'form');
  });

  test('offers another e-mail, sign-in and a new registration if the link has expired', async () => {
    fetched.mockImplementationOnce(() => answer(404, { code: 'link-invalid' }));
    await open('register-confirm', '#token=t1');
    expect(state()).toBe('invalid');
    expect([...shown().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/login', '/register']);
    type({ email: 'hanako@example.com' });
    await press();
    expect(asked().at(-1)).toEqual(['/resend-register-email', { email: 'hanako@example.com', lang: 'jp' }]);
    expect(shown().querySelector('[role=status]')?.textContent).toContain('hanako@example.com の登録がまだ完了していない場合は');
  });
});

describe('confirming a changed address (R-15.63)', () => {
  const EMAIL = 'hanako@example.com';
  const linked = (to: string | null, isConfirmed = false) =>
    fetched.mockImplementationOnce(() => answer(200, { kind: 'member-email-change', email: EMAIL, change: { to, isConfirmed } }));
  const openConfirm = () => open('email-confirm', '#token=t1');

  test.each([
    ['present', 'new@example.com', 'old', `${EMAIL} から new@example.com に変更します`],
    ['new', null, 'new', `${EMAIL} を会員登録のメールアドレスとして使います`],
  ])('waits for a press of the button at the %s address, and for the other address', async (_, to, expected, sentence) => {
    localStorage.setItem('member', '1');
    linked(to);
    await openConfirm();
    expect([state(), asked()]).toEqual([expected, [['/verify-link', { token: 't1' }]]]);
    expect(shown().textContent).toContain(sentence);
    fetched.mockImplementationOnce(() => answer(200, { isChanged: false }));
    await press();
    expect(asked().at(-1)).toEqual(['/confirm-email-change', { token: 't1' }]);
    expect([state(), localStorage.getItem('member')]).toEqual(['waiting', '1']);
  });

  test('reports the change once both addresses have confirmed, and ends the session', async () => {
    localStorage.setItem('member', '1');
    linked(null);
    await openConfirm();
    fetched.mockImplementationOnce(() => answer(200, { isChanged: true }));
    await press();
    expect([state(), localStorage.getItem('member')]).toEqual(['done', null]);
    expect(shown().querySelector('a')?.getAttribute('href')).toBe('/login');
  });

  test.each([false, true])('cancels after a second press (already confirmed: %s)', async (isConfirmed) => {
    linked('new@example.com', isConfirmed);
    await openConfirm();
    const before = state();
    expect(before).toBe(isConfirmed ? 'waiting' : 'old');
    shown().querySelector<HTMLElement>('[data-opens]')?.click();
    expect(state()).toBe('refuse');
    shown().querySelector<HTMLElement>('[data-back]')?.click();
    expect(state()).toBe(before);
    shown().querySelector<HTMLElement>('[data-opens]')?.click();
    expect(asked()).toHaveLength(1);
    await press();
    expect(asked().at(-1)).toEqual(['/refuse-email-change', { token: 't1' }]);
    expect(state()).toBe('refused');
  });

  test.each(['confirm', 'refuse'])('shows that the link is over if the change has ended since (%s)', async (how) => {
    linked('new@example.com');
    await openConfirm();
    if (how === 'refuse') shown().querySelector<HTMLElement>('[data-opens]')?.click();
    fetched.mockImplementationOnce(() => answer(404, { code: 'link-invalid' }));
    await press();
    expect(state()).toBe('invalid');
    expect(shown().querySelector('a')?.getAttribute('href')).toBe('/member-account');
  });
});
