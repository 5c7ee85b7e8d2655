import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import { type ApiResponse, callApi } from '#site-renderer/visitor/support/call-api.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import { clearMemberMark } from '#site-renderer/visitor/membership/member-mark.ts';
import type { MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { memberScreen } from '#site-renderer/visitor/membership/member-screen.ts';
import { validateFilled, validatePasswords } from '#site-renderer/visitor/membership/validate-entries.ts';

type Account = ResponseOf<typeof member.account>;

const time = (instant: string | null): string => (instant === null ? '' : new Date(instant).toLocaleString(document.documentElement.lang));

/** Returns the texts of the rows by the name of their value; empty if nothing is stored. */
const valuesOf = ({ email, createdAt, memberSince, cell, sessionCount, mails }: Account): Readonly<Record<string, string>> => ({
  email,
  createdAt: time(createdAt),
  memberSince: time(memberSince),
  cell: cell ?? '',
  sessionCount: String(sessionCount),
  mails: String(mails.length),
});

/** Shows what is stored. Rows without a value stay hidden; answers follow the address. */
function showStored(list: HTMLElement, account: Account): void {
  const texts = valuesOf(account);
  const chosen: readonly string[] = [account.lang, ...account.agreed];
  for (const answer of list.querySelectorAll('[data-answer]')) answer.remove();
  for (const place of list.querySelectorAll<HTMLElement>('[data-value]')) {
    const options = [...place.querySelectorAll<HTMLElement>('[data-option]')];
    for (const option of options) option.hidden = !chosen.includes(option.dataset['option'] ?? '');
    const text = texts[place.dataset['value'] ?? ''] ?? '';
    if (options.length === 0) place.textContent = text;
    (place.parentElement as HTMLElement).hidden = options.length === 0 ? text === '' : options.every(({ hidden }) => hidden);
  }
  const answers = account.answers.filter(({ value }) => value !== account.email && value.length > 0);
  list.firstElementChild?.after(
    ...answers.map(({ title, value }) => {
      const row = makeElement('div', {}, makeElement('dt', {}, title), makeElement('dd', {}, [value].flat().join(', ')));
      row.dataset['answer'] = '';
      return row;
    }),
  );
}

/** Shows the change of the address that is not completed, if there is one. */
function showPending(place: HTMLElement, change: Account['emailChange']): void {
  place.hidden = change === null;
  if (!change) return;
  const sentence = place.querySelector<HTMLElement>('[data-pending-text]');
  const figures = { email: change.email, until: time(change.until) };
  if (sentence) sentence.textContent = fillPlaceholders(sentence.dataset['pendingText'] ?? '', figures);
  const isConfirmed: Readonly<Record<string, boolean>> = { old: change.isConfirmedByOld, new: change.isConfirmedByNew };
  for (const wait of place.querySelectorAll<HTMLElement>('[data-wait]')) wait.hidden = isConfirmed[wait.dataset['wait'] ?? ''] === true;
}

/** Saves the data as a file of the visitor's device. */
function download(account: Account): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }));
  makeElement('a', { href, download: 'member-data.json' }).click();
  URL.revokeObjectURL(href);
}

/** Starts the script of the account page. Without a session, it opens the sign-in, which leads back. */
export function startAccountPage(main: HTMLElement, plan: MemberPlan, place: Pick<Location, 'pathname' | 'replace'> = location): void {
  const screen = memberScreen(main, plan);
  const ask = (endpoint: string, body?: object): Promise<ApiResponse> => callApi(`${plan.api}/${endpoint}`, body);
  const part = (selector: string) => main.querySelector(selector) as HTMLElement;
  let account: Account | undefined;

  const signIn = (): void => {
    clearMemberMark();
    place.replace(`${plan.login ?? ''}?${new URLSearchParams({ [RETURN_PARAMETER]: place.pathname }).toString()}`);
  };
  /** A 401 means that the session has ended. */
  const refused = ({ status }: ApiResponse): boolean => {
    if (status === 401) signIn();
    return status === 401;
  };
  /** Shows the account, and a result below it. */
  const show = (data: ApiResponse['data'], result = ''): void => {
    account = data as unknown as Account;
    showStored(part('dl'), account);
    showPending(part('[data-pending]'), account.emailChange);
    part('[data-username]').setAttribute('value', account.email);
    for (const form of main.querySelectorAll('form')) form.reset();
    screen.show('account', { email: account.email });
    screen.showStatus('account', result);
  };
  const load = screen.connectForm({
    state: 'failed',
    send: () => ask('account'),
    done: ({ data }) => show(data),
    refused: (answer) => {
      if (!refused(answer)) screen.show('failed');
      return answer.status === 401;
    },
  });
  /** Loads the account again after a change. */
  async function reload(result: string | undefined): Promise<void> {
    const answer = await ask('account');
    if (answer.ok) show(answer.data, result);
    else if (!refused(answer)) screen.show('failed');
  }

  screen.connectForm({
    state: 'account',
    send: () => ask('log-out', {}),
    done: () => {
      clearMemberMark();
      screen.show('out');
    },
  });
  screen.connectForm({
    state: 'email',
    validate: validateFilled('email', 'currentPassword'),
    send: (entries) => ask('change-email', entries),
    done: () => void reload(plan.words.emailSent),
    refused,
  });
  screen.connectForm({
    state: 'password',
    validate: (entries) => ({ ...validateFilled('currentPassword')(entries), ...validatePasswords(entries) }),
    send: (entries) => ask('change-password', entries),
    done: () => void reload(plan.words.passwordChanged),
    refused,
  });
  screen.connectForm({
    state: 'leave',
    validate: validateFilled('currentPassword'),
    send: (entries) => ask('leave', entries),
    done: () => {
      clearMemberMark();
      screen.show('left');
    },
    refused,
  });
  const cancelEmailChange = async (): Promise<void> => {
    const answer = await ask('cancel-email-change', {});
    if (answer.ok) await reload(plan.words.cancelled);
    else if (!refused(answer)) screen.showError('account', answer);
  };
  part('[data-cancel]').addEventListener('click', () => void cancelEmailChange());
  part('[data-download]').addEventListener('click', () => account && download(account));
  void load();
}
