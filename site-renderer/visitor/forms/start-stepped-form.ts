import type { FieldError } from '#shared/model/error.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { faultsOf, showFaults } from '#site-renderer/visitor/forms/form-faults.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';
import { readEntry } from '#site-renderer/visitor/forms/read-entry.ts';
import { startForm } from '#site-renderer/visitor/forms/start-form.ts';

/** What an entry of the browser's history says about the page of a form. Positions are those in the form, from 0. */
interface StepState {
  step?: number;
  /** The page from which a button or a link led to this one. */
  from?: number;
}

const stepState = (): StepState => (history.state ?? {}) as StepState;
const inputOf = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement;

/** Controls which page of a form is in view, with the markup of `FormStepsView`. */
function formPages(form: HTMLFormElement) {
  const pages = [...form.querySelectorAll<HTMLElement>('.form-step')];
  const progress = form.querySelector('.form-progress') as HTMLElement;
  const [next, back, send] = ['.form-next', '.form-back', ':not(.form-next)[type=submit]'].map((selector) => inputOf(form, selector)) as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  /** The position of the page, which the draft of the form keeps; empty for the first. */
  const kept = inputOf(form, '[name=step]');
  let current: HTMLElement | undefined;

  /** Returns the pages with a field that is shown for the entry. */
  const shown = () => pages.filter((page) => page.querySelector('.form-field:not([hidden])'));
  /** Returns the page at a distance from the current one. */
  const beside = (distance: number) => shown()[shown().indexOf(current as HTMLElement) + distance];
  const draw = (): void => {
    const total = shown().length;
    const number = shown().indexOf(current as HTMLElement) + 1;
    for (const page of pages) page.hidden = page !== current;
    const position = current?.querySelector('small');
    if (position) position.textContent = fillPlaceholders(progress.dataset['text'] ?? '', { number, total });
    progress.style.setProperty('--part', `${(100 * number) / total}%`);
    back.hidden = number < 2;
    next.hidden = number === total;
    send.hidden = !next.hidden;
    // The first button of this type is pressed by the Enter key.
    next.type = next.hidden ? 'button' : 'submit';
  };
  return {
    back,
    pages,
    shown,
    beside,
    draw,
    current: () => current as HTMLElement,
    keptPosition: () => Number(kept.value),
    show: (page: HTMLElement | undefined): void => {
      current = page;
      kept.value = String(pages.indexOf(page as HTMLElement) || '');
      draw();
    },
    /** Saves the position in the draft, which the script of the form does at every change. */
    keep: (): boolean => kept.dispatchEvent(new Event('change', { bubbles: true })),
  };
}

/**
 * Starts the script of a form with several pages:
 * 1. The page of the draft is in view, or one before it that has a fault.
 * 2. A submit on a page before the last validates that page only, and opens the next one that has a shown field.
 * 3. The last page sends the form by `startForm`, whose faults lead to the pages of their fields.
 * 4. Every page that a button or a link opens is an entry of the browser's history.
 */
export function startSteppedForm(form: HTMLFormElement, goTo?: (path: string) => void): void {
  const plan = JSON.parse(form.querySelector('script')?.textContent ?? '') as FormPlan;
  const { back, pages, shown, beside, draw, current, keptPosition, show, keep } = formPages(form);
  /** The pages from which the visitor has tried to go on. */
  const tried = new Set<HTMLElement>();
  /** Whether the visitor has tried to send the form. `startForm` then shows the faults of all pages. */
  let isSent = false;

  const faultsIn = (some: readonly HTMLElement[]): FieldError[] =>
    faultsOf(plan, readEntry(plan.fields, form)).filter(({ path }) => some.some((page) => page.querySelector(`[name="${path}"]`)));
  /** Returns the first page up to a position that has a fault, else the last page up to there. */
  const reachable = (position: number): HTMLElement | undefined => {
    const before = shown().filter((page) => pages.indexOf(page) <= position);
    return before.find((page) => faultsIn([page]).length > 0) ?? before.at(-1) ?? shown()[0];
  };
  const mark = (state: StepState): void => history.replaceState({ ...stepState(), ...state }, '');
  const open = (page: HTMLElement | undefined): void => {
    show(page);
    const heading = current().querySelector('h2') as HTMLElement;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
    keep();
  };
  /** Opens a page as a new entry of the browser's history. */
  const push = (page: HTMLElement): void =>
    history.pushState({ ...stepState(), step: pages.indexOf(page), from: pages.indexOf(current()) }, '');

  form.addEventListener('submit', (event) => {
    const next = beside(1);
    isSent ||= !next;
    if (!next) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tried.add(current());
    const faults = faultsIn([current()]);
    if (faults.length > 0) {
      showFaults(form, plan, faults);
      inputOf(form, '.form-faults').focus();
    } else {
      push(next);
      open(next);
    }
  });
  startForm(form, goTo);
  form.addEventListener('input', () => {
    if (!isSent && tried.size > 0) showFaults(form, plan, faultsIn([...tried]));
    draw();
  });
  back.addEventListener('click', () => {
    const before = beside(-1);
    const step = pages.indexOf(before as HTMLElement);
    if (stepState().from === step) history.back();
    else {
      mark({ step });
      open(before);
    }
  });
  addEventListener('popstate', ({ state }) => {
    const { step } = (state ?? {}) as StepState;
    if (step !== undefined) open(reachable(step));
  });
  // A link of the summary focuses its control, which has to be in view for that moment.
  form.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.form-faults a')) for (const page of pages) page.hidden = false;
    },
    true,
  );
  form.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.form-faults a')) return;
    const control = document.activeElement;
    const page = control?.closest<HTMLElement>('.form-step') ?? current();
    if (page !== current()) push(page);
    show(page);
    keep();
    control?.scrollIntoView({ block: 'center' });
  });
  form.addEventListener('reset', () => {
    tried.clear();
    isSent = false;
    show(shown()[0]);
    mark({ step: pages.indexOf(current()) });
    // The event precedes the reset, after which other fields may be shown.
    queueMicrotask(draw);
  });

  show(reachable(keptPosition()));
  mark({ step: pages.indexOf(current()) });
}
