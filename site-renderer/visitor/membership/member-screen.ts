import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import type { ApiAnswer } from '#site-renderer/visitor/support/ask-api.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import type { MemberPlan, MemberSentence } from '#site-renderer/visitor/membership/member-plan.ts';
import { minutesToWait } from '#site-renderer/visitor/membership/minutes-to-wait.ts';

/** What was entered, by the name of its field. */
export type Entries = Readonly<Record<string, string>>;
/** What is wrong with it. */
export type Faults = Readonly<Record<string, readonly MemberSentence[]>>;

export interface Sending {
  /** The state of the page that the form is shown in. */
  state: string;
  judge?: (entries: Entries) => Faults;
  send: (entries: Entries) => Promise<ApiAnswer>;
  /** Comes after a success; anything else is told, unless `refused` says that it has dealt with it. */
  done: (answer: ApiAnswer, entries: Entries) => void;
  refused?: (answer: ApiAnswer) => boolean;
}

const BY_STATUS: Readonly<Record<number, MemberSentence>> = { 0: 'offline', 400: 'check', 401: 'signIn', 429: 'tooMany' };

/** A members' page as its visitor sees it: which of its states is shown, and what its forms say. */
export function memberScreen(main: HTMLElement, { words }: Pick<MemberPlan, 'words'>) {
  const part = (state: string) => main.querySelector<HTMLElement>(`[data-state=${state}]`);

  function show(state: string, figures: Readonly<Record<string, string>> = {}): void {
    for (const other of main.querySelectorAll<HTMLElement>('[data-state]')) other.hidden = other.dataset['state'] !== state;
    const shown = part(state);
    for (const said of shown?.querySelectorAll<HTMLElement>('[data-says]') ?? [])
      said.textContent = fillPlaceholders(said.dataset['says'] ?? '', figures);
    shown?.querySelector('h1')?.focus();
  }

  /** What came of it, without taking anybody away from where they are. */
  function say(state: string, sentence: string): void {
    const status = part(state)?.querySelector('[role=status]');
    if (status) status.textContent = sentence;
  }

  /** Above the fields, and shown to whoever is anywhere below. */
  function warn(state: string, sentence: string): void {
    const summary = part(state)?.querySelector<HTMLElement>('.form-faults');
    if (!summary) return;
    summary.textContent = sentence;
    summary.hidden = sentence === '';
    if (sentence !== '') summary.focus();
  }

  /** Tells a refusal in words of the page. */
  const complain = (state: string, answer: ApiAnswer): void =>
    warn(state, fillPlaceholders(words[BY_STATUS[answer.status] ?? 'other'] ?? words.other ?? '', { minutes: minutesToWait(answer) }));

  function mark(form: HTMLElement, faults: Faults): void {
    for (const field of form.querySelectorAll<HTMLElement>('[aria-describedby]')) {
      const own = faults[field.id] ?? [];
      field.setAttribute('aria-invalid', String(own.length > 0));
      form.querySelector(`#${field.id}-fault`)?.replaceChildren(...own.map((fault) => makeElement('p', {}, words[fault] ?? '')));
    }
  }

  /** A form that sends what is entered once at a time, and says what is wrong with it. Answers how to send it right away. */
  function onSend({ state, judge = () => ({}), send, done, refused }: Sending): () => Promise<void> {
    const form = part(state) as HTMLFormElement;
    const button = form.querySelector('[type=submit]') as HTMLButtonElement;
    const name = button.textContent;
    let isBusy = false;

    async function submit(): Promise<void> {
      const entries = Object.fromEntries(new FormData(form)) as Record<string, string>;
      const faults = judge(entries);
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
      else if (!refused?.(answer)) complain(state, answer);
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!isBusy) void submit();
    });
    button.disabled = false;
    return submit;
  }

  for (const toggle of main.querySelectorAll<HTMLInputElement>('[data-show]'))
    toggle.addEventListener('change', () => {
      for (const field of toggle.form?.querySelectorAll<HTMLInputElement>('[name$=assword]') ?? [])
        field.type = toggle.checked ? 'text' : 'password';
    });

  return { show, say, onSend, part };
}
