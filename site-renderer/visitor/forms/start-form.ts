import type { FieldError } from '#shared/model/error.ts';
import { POPUP_PARAMETER } from '#shared/rules/popups/popup-parameter.ts';
import { RETURN_PARAMETER, SHEET_PATH_MAX } from '#shared/values/return-parameter.ts';
import { VISIT_ID_MAX } from '#shared/values/visit/visit-path.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { normaliseFieldValue, normaliseFormValues } from '#shared/rules/forms/form-values.ts';
import { shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import { type ApiResponse, callApi } from '#site-renderer/visitor/support/call-api.ts';
import { attempt } from '#site-renderer/visitor/core/attempt.ts';
import { formDraft } from '#site-renderer/visitor/forms/form-draft.ts';
import { faultsOf, showFaults } from '#site-renderer/visitor/forms/form-faults.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';
import { formStatus } from '#site-renderer/visitor/forms/form-status.ts';
import { lastSheet } from '#site-renderer/visitor/support/last-sheet.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import { minutesToWait } from '#site-renderer/visitor/membership/minutes-to-wait.ts';
import { WAITING_PARAMETER } from '#site-renderer/visitor/forms/waiting-list-message.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';
import { type FormEntry, readEntry } from '#site-renderer/visitor/forms/read-entry.ts';
import { refusedFields } from '#site-renderer/visitor/forms/refused-fields.ts';

const OPENING_POPUP = new RegExp(`\\b${POPUP_PARAMETER}=(\\w+)`);

/** The delay before an offline form is sent again, in case the browser fires no `online` event. */
const RETRY_MS = 15_000;
/** The storage key of the registered address, for the page that can request its e-mail again. */
const REGISTERED = 'registered';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const inputOf = (within: HTMLElement, selector: string) => within.querySelector(selector) as HTMLInputElement;

/** Normalises the value of a control to its stored form. */
function normaliseControl(control: HTMLInputElement, { fields }: FormPlan): void {
  const field = fields.find(({ id }) => id === control.name);
  if (!field || hasOptions(field.typeInput)) return;
  const value = normaliseFieldValue(field, control.value);
  if (value !== control.value) control.value = value;
}

/** Stores the address of a registration for the next page, which can request its e-mail again. */
function rememberAddress({ fields }: FormPlan, { values }: FormEntry): void {
  const email = fields.find(({ key }) => key === 'email')?.id ?? '';
  if (fields.some(({ key }) => key === 'password')) attempt(() => sessionStorage.setItem(REGISTERED, String(values[email])));
}

/**
 * Starts the script of a form:
 * 1. Every input shows the fields whose condition is met, saves a draft and, after the first attempt, validates the entry.
 * 2. Submit validates the entry. A valid entry gets an id, so that the server stores it once even if it is sent repeatedly.
 * 3. Sending waits until `hasteMs` after the page was shown: the server refuses faster entries as automated.
 * 4. Without a response, the entry is sent again when the browser is online or after `RETRY_MS`, until the entry changes.
 * 5. Success deletes the draft and opens the next page; faults are shown at their fields. A refused application to an offer keeps the entry
 *    and links to the form without the offer.
 */
export function startForm(form: HTMLFormElement, goTo = (path: string): void => location.assign(path)): void {
  const plan = JSON.parse(form.querySelector('script')?.textContent ?? '') as FormPlan;
  const { fields, next, words } = plan;
  const { isBusy, setBusy, showStatus } = formStatus(form, words);
  const draft = formDraft(form, plan.name);
  const shownAt = performance.now();
  /** The popup from which the form was opened. */
  const popup = OPENING_POPUP.exec(location.search)?.[1];
  /** The submission id of the current entry; empty until it is sent. */
  let id = '';
  let isTried = false;
  /** The retry timer of an entry that is waiting for a connection; 0 if there is none. */
  let waiting = 0;

  /** Returns the answers to the fields that are shown for them, in their stored form. */
  const read = (): FormEntry => {
    const entry = readEntry(fields, form);
    return { ...entry, values: shownAnswers(fields, normaliseFormValues(fields, entry.values)) };
  };
  /** Shows the conditional fields whose condition the entry meets. The others keep their answers, but are not sent. */
  const showFields = (): void => {
    const { values } = read();
    for (const box of form.querySelectorAll<HTMLElement>('[data-conditional]')) box.hidden = !(inputOf(box, '[name]').name in values);
  };
  const elapsedMs = (): number => Math.round(performance.now() - shownAt);
  const saveDraft = (): void => {
    if (next !== null) draft.save(id);
  };
  const stopWaiting = (): void => {
    clearTimeout(waiting);
    waiting = 0;
  };
  const refuse = (faults: readonly FieldError[]): void => {
    showStatus('');
    showFaults(form, plan, faults);
    inputOf(form, '.form-faults').focus();
  };
  const startOver = (): void => {
    stopWaiting();
    draft.drop();
    form.reset();
    showFields();
    id = '';
    isTried = false;
    showStatus('');
    showFaults(form, plan, []);
  };
  const arrive = (entry: FormEntry, { data }: ApiResponse): void => {
    if (next === null) showStatus(words.sent);
    else {
      rememberAddress(plan, entry);
      // The form is empty when the visitor returns to it.
      startOver();
      setBusy(true);
      goTo(data['isWaiting'] ? next.replace('#', `?${WAITING_PARAMETER}#`) : next);
    }
  };
  const showResult = (answer: ApiResponse, entry: FormEntry): void => {
    const { status, ok } = answer;
    const faults = refusedFields(answer);
    const refusal = words.refused[String(answer.data['code'])];
    setBusy(false);
    if (ok) arrive(entry, answer);
    else if (faults.length > 0) refuse(faults);
    else if (refusal) showStatus(refusal, ' ', makeElement('a', { href: location.pathname }, words.withoutOffer));
    else if (status === 429) showStatus(fillPlaceholders(words.tooMany, { minutes: minutesToWait(answer) }));
    else if (status === 0 && id !== '') {
      showStatus(words.offline);
      waiting = Number(setTimeout(() => void send(), RETRY_MS));
    } else showStatus(words.failed);
  };
  const bodyOf = ({ values: data, agreed }: FormEntry, sentAs: string) => {
    const { lang } = plan;
    if (next === null) return { ...data, lang };
    return {
      id: sentAs,
      lang,
      data,
      agreed,
      elapsedMs: elapsedMs(),
      website: inputOf(form, '[name=website]').value,
      popup,
      visit: location.hash.slice(1, VISIT_ID_MAX + 1),
      cell: lastSheet(),
      to: new URLSearchParams(location.search).get(RETURN_PARAMETER)?.slice(0, SHEET_PATH_MAX),
    };
  };
  const send = async (): Promise<void> => {
    stopWaiting();
    const entry = read();
    id ||= newUlid();
    const sentAs = id;
    saveDraft();
    setBusy(true);
    await pause(plan.hasteMs - elapsedMs());
    showResult(await callApi(plan.api, bodyOf(entry, sentAs)), entry);
  };
  const showRestored = (): void => {
    const onclick = (): void => {
      startOver();
      inputOf(form, '.form-field [name]').focus();
    };
    showStatus(words.restored, ' ', makeElement('button', { type: 'button', onclick }, words.clear));
  };

  form.addEventListener('input', () => {
    // A changed entry is another submission, which the visitor has not sent yet.
    id = '';
    stopWaiting();
    showStatus('');
    showFields();
    saveDraft();
    if (isTried) showFaults(form, plan, faultsOf(plan, read()));
  });
  form.addEventListener('change', ({ target }) => {
    normaliseControl(target as HTMLInputElement, plan);
    saveDraft();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy()) return;
    const faults = faultsOf(plan, read());
    isTried = true;
    if (faults.length > 0) refuse(faults);
    else void send();
  });
  addEventListener('online', () => {
    if (waiting !== 0) void send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(false);
  });

  // Legal texts open in another tab, so that the entry is kept.
  for (const link of form.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) link.target = '_blank';
  if (next === null) inputOf(form, '[type=email]').value = attempt(() => sessionStorage.getItem(REGISTERED)) ?? '';
  else {
    const restored = draft.restore();
    if (restored !== undefined) showRestored();
    id = restored ?? '';
  }
  showFields();
  setBusy(false);
}
