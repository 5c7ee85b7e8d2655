import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import { type ApiResponse, callApi } from '#site-renderer/visitor/support/call-api.ts';
import { clearMemberMark, isMarkedAsMember, markAsMember } from '#site-renderer/visitor/membership/member-mark.ts';
import type { MemberPageName, MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { memberScreen } from '#site-renderer/visitor/membership/member-screen.ts';
import { returnPath, wantedPath } from '#site-renderer/visitor/membership/return-path.ts';
import { validateFilled, validatePasswords } from '#site-renderer/visitor/membership/validate-entries.ts';

interface Page {
  screen: ReturnType<typeof memberScreen>;
  plan: MemberPlan;
  ask: (endpoint: string, body?: object) => ReturnType<typeof callApi>;
  place: Pick<Location, 'href' | 'origin' | 'hash' | 'pathname' | 'replace'>;
}

const validateEmail = validateFilled('email');

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
  async function recognise(): Promise<void> {
    const { status } = await ask('member');
    if (status === 200) place.replace(returnPath(place, plan.account ?? plan.home));
    else if (status === 401) clearMemberMark();
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
function followLink(
  { screen, ask, place }: Page,
  kind: string,
  good: (token: string, email: string, data: ApiResponse['data']) => void,
): void {
  const token = new URLSearchParams(place.hash.slice(1)).get('token') ?? '';
  const verifyLink = screen.connectForm({
    state: 'failed',
    send: () => ask('verify-link', { token }),
    done: ({ data }) => {
      if (data['kind'] === kind) good(token, String(data['email']), data);
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
        const isWanted = wantedPath(place) !== undefined;
        const next = returnPath(place, plan.home);
        markAsMember();
        // Removes the query as well.
        forget(page);
        if (isWanted) place.replace(next);
        else screen.show('done', { email });
      },
      // A 404 means that the link was used after it was verified.
      refused: showsInstead(screen, 404, 'invalid'),
    });
    screen.show('form', { email });
  });
}

/** Confirms or cancels a change of an address with one of its two links. */
function emailConfirm(page: Page): void {
  const { screen, ask } = page;
  followLink(page, 'member-email-change', (token, email, data) => {
    const { to, isConfirmed } = data['change'] as { to: string | null; isConfirmed: boolean };
    const state = to === null ? 'new' : 'old';
    // A 404 means that the change has ended since the link was verified.
    const refused = showsInstead(screen, 404, 'invalid');
    screen.connectForm({
      state,
      send: () => ask('confirm-email-change', { token }),
      done: (answer) => {
        if (answer.data['isChanged']) {
          clearMemberMark();
          forget(page);
        }
        screen.show(answer.data['isChanged'] ? 'done' : 'waiting');
      },
      refused,
    });
    screen.connectForm({
      state: 'refuse',
      send: () => ask('refuse-email-change', { token }),
      done: () => {
        forget(page);
        screen.show('refused');
      },
      refused,
    });
    const opened = isConfirmed ? 'waiting' : state;
    screen
      .part('refuse')
      ?.querySelector('[data-back]')
      ?.addEventListener('click', () => screen.show(opened));
    screen.show(opened, { email, to: to ?? '' });
  });
}

const PAGES: Readonly<Record<Exclude<MemberPageName, 'member-account'>, (page: Page) => void>> = {
  login,
  'forgot-password': forgotPassword,
  'new-password': newPassword,
  'register-confirm': registerConfirm,
  'email-confirm': emailConfirm,
};

/** Starts the script of a members' page. */
export function startMemberPage(main: HTMLElement, plan: MemberPlan, place: Page['place'] = location): void {
  const path = wantedPath(place);
  if (path !== undefined)
    for (const link of main.querySelectorAll<HTMLAnchorElement>('a[data-leads-back]'))
      link.search = new URLSearchParams({ [RETURN_PARAMETER]: path }).toString();
  const ask: Page['ask'] = (endpoint, body) => callApi(`${plan.api}/${endpoint}`, body);
  PAGES[plan.page as keyof typeof PAGES]({ screen: memberScreen(main, plan), plan, ask, place });
}
