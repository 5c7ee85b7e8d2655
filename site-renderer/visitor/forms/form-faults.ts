import type { FieldError } from '#shared/model/error.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { AGREEMENTS_FIELD, validateAgreements, agreementPath } from '#shared/rules/forms/form-consent.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { validateFieldValues, type FormValueRule } from '#shared/rules/forms/form-values.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import type { FormEntry } from '#site-renderer/visitor/forms/read-entry.ts';

/** A part of the form that can be faulty. */
interface Place {
  path: string;
  /** The prefix of the ids of the help text and the faults. */
  id: string;
  control: string;
  isChoice: boolean;
}

const placesOf = ({ fields, agreements }: FormPlan): Place[] => [
  ...fields.map(({ id, typeInput }) => ({ path: id, id, control: `[name="${id}"]`, isChoice: hasOptions(typeInput) })),
  ...agreements.map((page) => ({
    path: agreementPath(page),
    id: page,
    control: `[name=${AGREEMENTS_FIELD}][value=${page}]`,
    isChoice: false,
  })),
];

/** Returns the faults of an entry, identical to those that the server returns. */
export const faultsOf = ({ fields, agreements, formLang }: FormPlan, { values, agreed }: FormEntry): FieldError[] => [
  ...validateFieldValues(fields, values, formLang),
  ...validateAgreements(agreements, agreed),
];

/** Marks a control like `FormFieldView` and `FormAgreements`. */
function mark(control: HTMLElement, { id, isChoice }: Place, faults: readonly FieldError[], { fault }: FormPlan['words']): void {
  const box = control.closest<HTMLElement>('[data-faulty]');
  if (!box) return;
  const isFaulty = faults.length > 0;
  const help = box.querySelector<HTMLElement>('.form-help');
  const isHelped = help !== null && faults.every(({ rule }) => rule === 'required');
  if (help) help.hidden = !isHelped;
  box.dataset['faulty'] = String(isFaulty);
  for (const one of box.querySelectorAll('[name]')) one.setAttribute('aria-invalid', String(isFaulty));
  const described = box.matches('fieldset') ? box : control;
  const note = [isFaulty && `${id}-fault`, isHelped && `${id}-help`].filter(Boolean).join(' ');
  if (note === '') described.removeAttribute('aria-describedby');
  else described.setAttribute('aria-describedby', note);
  box.querySelector('.form-fault')?.remove();
  if (!isFaulty) return;
  const messages = faults.map(({ rule, params }) => {
    const sentence = fault[isChoice && rule === 'required' ? 'choose' : (rule as FormValueRule)];
    return makeElement('p', {}, fillPlaceholders(sentence ?? fault.invalid ?? '', params));
  });
  box.insertBefore(makeElement('div', { className: 'form-fault', id: `${id}-fault` }, ...messages), help);
}

/** Returns an item of the summary: a link to a faulty control, named by its label, and its first message. */
function itemFor(control: HTMLElement): HTMLElement {
  const box = control.closest('[data-faulty]');
  const textOf = (selector: string): string => box?.querySelector(selector)?.textContent ?? '';
  const onclick = (event: Event): void => {
    event.preventDefault();
    control.focus();
  };
  const link = makeElement('a', { href: `#${control.id}`, onclick }, textOf('span'));
  return makeElement('li', {}, link, textOf('.form-fault p'));
}

/**
 * Shows the number of faulty fields above the form, and a link to each. A fault of a field that the page does not have means that the form
 * has changed.
 */
function summarise(form: HTMLFormElement, words: FormPlan['words'], faulty: readonly HTMLElement[], isOutdated: boolean): void {
  const sentence = isOutdated ? (words.fault['unknown-field'] ?? '') : fillPlaceholders(words.faults, { count: faulty.length });
  let summary = form.querySelector<HTMLElement>('.form-faults');
  if (!faulty[0] && !isOutdated) summary?.remove();
  else {
    if (!summary) {
      summary = makeElement('div', { className: 'form-faults', tabIndex: -1 });
      summary.setAttribute('role', 'alert');
      form.querySelector('.form-step,.form-field')?.before(summary);
    }
    summary.replaceChildren(sentence, ...(faulty[0] ? [makeElement('ul', {}, ...faulty.map(itemFor))] : []));
  }
}

/** Shows the faults at their fields and in the summary, with the markup of `FormView`. */
export function showFaults(form: HTMLFormElement, plan: FormPlan, faults: readonly FieldError[]): void {
  const places = placesOf(plan);
  const faulty = places.flatMap((place) => {
    const control = form.querySelector<HTMLElement>(place.control);
    const itsFaults = faults.filter(({ path }) => path === place.path);
    if (control) mark(control, place, itsFaults, plan.words);
    return control && itsFaults.length > 0 ? [control] : [];
  });
  const isOutdated = faults.some(({ path }) => places.every((place) => place.path !== path));
  summarise(form, plan.words, faulty, isOutdated);
}
