import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { brokenPasswordRules } from '#shared/values/password.ts';
import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import { callApi } from '#site-renderer/visitor/support/call-api.ts';
import { clearMemberMark, isMarkedAsMember, markAsMember } from '#site-renderer/visitor/membership/member-mark.ts';
import type { MemberPageName, MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { type Entries, type Faults, memberScreen } from '#site-renderer/visitor/membership/member-screen.ts';
import { returnPath, wantedPath } from '#site-renderer/visitor/membership/return-path.ts';

interface Page {
  screen: ReturnType<typeof memberScreen>;
  plan: MemberPlan;
  ask: (endpoint: string, body?: object) => ReturnType<typeof callApi>;
  place: Pick<Location, 'href' | 'origin' | 'hash' | 'pathname' | 'replace'>;
}

/** Returns a validation that requires values in these fields. The server validates addresses and passwords. */
const validateFilled =
  (...names: string[]) =>
  (entries: Entries): Faults =>
    Object.fromEntries(names.map((name) => [name, entries[name] ? [] : ['required' as const]]));
const validateEmail = validateFilled('email');

function validatePasswords({ password = '', confirmPassword = '' }: Entries): Faults {
  const isSame = password === confirmPassword;
  return { password: password === '' ? ['required'] : brokenPasswordRules(password), confirmPassword: isSame ? [] : ['password-mismatch'] };
}

/** Returns a handler that shows another state after a refusal with this status, and then returns `true`. */
const showsInstead =
  (screen: Page['screen'], status: number, state: string) =>
  (answer: { status: number }): boolean => {
    if (answer.status === status) screen.show(state);
    return answer.status === status;
  };

/** Sets the address in the hidden field of a form. */
const setEmail = (screen: Page['screen'], state: string, email: string): void =>
  screen.part(state)?.querySelector('[name=email]')?.setAttribute('value', email);

function login({ screen, plan, ask, place }: Page): void {
  screen.connectForm({
    state: 'form',
    validate: validateFilled('email', 'password'),
    send: ({ email, password }) => ask('login', { email, password }),
    done: () => {
      markAsMember();
      place.replace(returnPath(place, plan.home));
    },
    refused: ({ data }, { email = '' }) => {
      const isUnconfirmed = data['code'] === 'registration-unconfirmed';
      if (isUnconfirmed) {
        setEmail(screen, 'unconfirmed', email);
        screen.show('unconfirmed', { email });
      }
      return isUnconfirmed;
    },
  });
  screen.connectForm({
    state: 'unconfirmed',
    send: ({ email }) => ask('resend-register-email', { email, lang: plan.language }),
    done: (_, entries) => screen.showStatus('unconfirmed', fillPlaceholders(plan.words.sentAgain ?? '', entries)),
  });
  screen.connectForm({
    state: 'in',
    send: () => ask('log-out', {}),
    done: () => {
      clearMemberMark();
      screen.show('form');
      screen.showStatus('form', plan.words.loggedOut ?? '');
    },
  });
  screen.connectForm({
    state: 'leave',
    validate: validateFilled('currentPassword'),
    send: (entries) => ask('leave', entries),
    done: () => {
      clearMemberMark();
      screen.show('left');
    },
    // A 401 means that the session has ended.
    refused: showsInstead(screen, 401, 'form'),
  });
  async function recognise(): Promise<void> {
    const { status, data } = await ask('member');
    const figures = { email: String(data['email']) };
    const offerToLeave = (): void => screen.show('leave', figures);
    if (status === 200) {
      screen.show('in', figures);
      screen.part('in')?.querySelector('[type=button]')?.addEventListener('click', offerToLeave);
    } else if (status === 401) clearMemberMark();
  }
  if (isMarkedAsMember()) void recognise();
}

function forgotPassword({ screen, plan, ask }: Page): void {
  screen.connectForm({
    state: 'form',
    validate: validateEmail,
    send: ({ email }) => ask('forgot-password', { email, lang: plan.language }),
    done: (_, entries) => screen.show('sent', entries),
  });
}

/** Verifies the link's token without using it up: mail scanners open links, but press no buttons. */
function followLink({ screen, ask, place }: Page, kind: string, good: (token: string, email: string) => void): void {
  const token = new URLSearchParams(place.hash.slice(1)).get('token') ?? '';
  const verifyLink = screen.connectForm({
    state: 'failed',
    send: () => ask('verify-link', { token }),
    done: ({ data }) => {
      if (data['kind'] === kind) good(token, String(data['email']));
      else screen.show('invalid');
    },
    refused: ({ status }) => {
      const isOver = status === 400 || status === 404;
      screen.show(isOver ? 'invalid' : 'failed');
      return isOver;
    },
  });
  if (token === '') screen.show('invalid');
  else void verifyLink();
}

/** Removes the used token from the address. */
const forget = ({ place }: Page): void => history.replaceState(null, '', place.pathname);

function newPassword(page: Page): void {
  const { screen, ask } = page;
  followLink(page, 'member-password-reset', (token, email) => {
    screen.connectForm({
      state: 'form',
      validate: validatePasswords,
      send: ({ password, confirmPassword }) => ask('reset-password', { token, password, confirmPassword }),
      done: () => {
        clearMemberMark();
        forget(page);
        screen.show('done');
      },
      // A 404 means that the link was used after it was verified.
      refused: showsInstead(screen, 404, 'invalid'),
    });
    // Sets the address for password managers, which store a password with its user name.
    setEmail(screen, 'form', email);
    screen.show('form', { email });
  });
}

function registerConfirm(page: Page): void {
  const { screen, plan, ask, place } = page;
  screen.connectForm({
    state: 'invalid',
    validate: validateEmail,
    send: ({ email }) => ask('resend-register-email', { email, lang: plan.language }),
    done: (_, entries) => screen.showStatus('invalid', fillPlaceholders(plan.words.resent ?? '', entries)),
  });
  followLink(page, 'member-registration', (token, email) => {
    screen.connectForm({
      state: 'form',
      send: () => ask('confirm-registration', { token }),
      done: () => {
        markAsMember();
        forget(page);
        if (wantedPath(place) === undefined) screen.show('done', { email });
        else place.replace(returnPath(place, plan.home));
      },
      // A 404 means that the link was used after it was verified.
      refused: showsInstead(screen, 404, 'invalid'),
    });
    screen.show('form', { email });
  });
}

const PAGES: Readonly<Record<MemberPageName, (page: Page) => void>> = {
  login,
  'forgot-password': forgotPassword,
  'new-password': newPassword,
  'register-confirm': registerConfirm,
};

/** Starts the script of a members' page. */
export function startMemberPage(main: HTMLElement, plan: MemberPlan, place: Page['place'] = location): void {
  const path = wantedPath(place);
  if (path !== undefined)
    for (const link of main.querySelectorAll<HTMLAnchorElement>('a[data-leads-back]'))
      link.search = new URLSearchParams({ [RETURN_PARAMETER]: path }).toString();
  const ask: Page['ask'] = (endpoint, body) => callApi(`${plan.api}/${endpoint}`, body);
  PAGES[plan.page]({ screen: memberScreen(main, plan), plan, ask, place });
}
