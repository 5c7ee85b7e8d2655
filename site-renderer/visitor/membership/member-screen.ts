import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import type { ApiResponse } from '#site-renderer/visitor/support/call-api.ts';
import type { MemberPlan, MemberMessage } from '#site-renderer/visitor/membership/member-plan.ts';
import { minutesToWait } from '#site-renderer/visitor/membership/minutes-to-wait.ts';

/** Entered values by field name. */
export type Entries = Readonly<Record<string, string>>;
/** Faults by field name. */
export type Faults = Readonly<Record<string, readonly MemberMessage[]>>;

export interface FormHandlers {
  /** The state of the page in which the form is shown. */
  state: string;
  validate?: (entries: Entries) => Faults;
  send: (entries: Entries) => Promise<ApiResponse>;
  /** Called after a success. Errors are shown unless `refused` returns `true`, because it has handled them. */
  done: (answer: ApiResponse, entries: Entries) => void;
  refused?: (answer: ApiResponse, entries: Entries) => boolean;
}

const BY_STATUS: Readonly<Record<number, MemberMessage>> = { 0: 'offline', 400: 'check', 401: 'signIn', 403: 'suspended', 429: 'tooMany' };

/** Controls a members' page: the state that is shown, and the forms. */
export function memberScreen(main: HTMLElement, { words }: Pick<MemberPlan, 'words'>) {
  const part = (state: string) => main.querySelector<HTMLElement>(`[data-state=${state}]`);

  let shownFigures: Readonly<Record<string, string>> = {};

  /** Shows a state of the page. `figures` fill its sentences; without them, those of the former state do. */
  function show(state: string, figures = shownFigures): void {
    shownFigures = figures;
    for (const other of main.querySelectorAll<HTMLElement>('[data-state]')) other.hidden = other.dataset['state'] !== state;
    const shown = part(state);
    for (const element of shown?.querySelectorAll<HTMLElement>('[data-says]') ?? [])
      element.textContent = fillPlaceholders(element.dataset['says'] ?? '', figures);
    shown?.querySelector('h1')?.focus();
  }

  /** Shows a result without moving the focus. */
  function showStatus(state: string, sentence: string): void {
    const status = part(state)?.querySelector('[role=status]');
    if (status) status.textContent = sentence;
  }

  /** Shows a summary above the fields and focuses it; an empty sentence hides it. */
  function warn(state: string, sentence: string): void {
    const summary = part(state)?.querySelector<HTMLElement>('.form-faults');
    if (!summary) return;
    summary.textContent = sentence;
    summary.hidden = sentence === '';
    if (sentence !== '') summary.focus();
  }

  function mark(form: HTMLElement, faults: Faults): void {
    for (const field of form.querySelectorAll<HTMLElement>('[aria-describedby]')) {
      const fieldFaults = faults[(field as HTMLInputElement).name] ?? [];
      field.setAttribute('aria-invalid', String(fieldFaults.length > 0));
      const place = form.querySelector(`#${field.id}-fault`);
      place?.replaceChildren();
      for (const fault of fieldFaults) place?.appendChild(document.createElement('p')).append(words[fault] ?? words.check ?? '');
    }
  }

  /** Shows the error of a response, and the faults that it names at their fields. */
  function showError(state: string, answer: ApiResponse): void {
    const form = part(state) as HTMLElement;
    const fields = (answer.data['fields'] ?? []) as { path: string; rule: MemberMessage }[];
    mark(form, Object.fromEntries(fields.map(({ path, rule }) => [path, [rule]])));
    warn(state, fillPlaceholders(words[BY_STATUS[answer.status] ?? 'other'] ?? '', { minutes: minutesToWait(answer) }));
  }

  /** Connects a form: validates, sends one entry at a time and shows errors. Returns a function that sends the form immediately. */
  function connectForm({ state, validate = () => ({}), send, done, refused }: FormHandlers): () => Promise<void> {
    const form = part(state) as HTMLFormElement;
    const button = form.querySelector('[type=submit]') as HTMLButtonElement;
    const name = button.textContent;
    let isBusy = false;

    async function submit(): Promise<void> {
      const entries = Object.fromEntries(new FormData(form)) as Record<string, string>;
      const faults = validate(entries);
      const isFaulty = Object.values(faults).flat().length > 0;
      mark(form, faults);
      warn(state, isFaulty ? (words.check ?? '') : '');
      if (isFaulty) return;
      isBusy = true;
      button.setAttribute('aria-disabled', 'true');
      button.textContent = words.busy ?? '';
      const answer = await send(entries);
      isBusy = false;
      button.removeAttribute('aria-disabled');
      button.textContent = name;
      if (answer.ok) done(answer, entries);
      else if (!refused?.(answer, entries)) showError(state, answer);
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!isBusy) void submit();
    });
    button.disabled = false;
    return submit;
  }

  for (const button of main.querySelectorAll<HTMLElement>('[data-opens]'))
    button.addEventListener('click', () => show(button.dataset['opens'] ?? ''));
  for (const toggle of main.querySelectorAll<HTMLInputElement>('[data-show]'))
    toggle.addEventListener('change', () => {
      for (const field of toggle.form?.querySelectorAll<HTMLInputElement>('[name$=assword]') ?? [])
        field.type = toggle.checked ? 'text' : 'password';
    });

  return { show, showStatus, showError, connectForm, part };
}
