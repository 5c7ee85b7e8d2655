import type { FormPlanLabels } from '#site-renderer/visitor/forms/form-plan.ts';

/** Controls the status line below the button of a form, and the button, which is busy while the form is being sent. */
export function formStatus(form: HTMLFormElement, words: FormPlanLabels) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;
  const state = form.querySelector('.form-state') as HTMLElement;
  const label = button.textContent;
  let isBusy = false;
  return {
    isBusy: (): boolean => isBusy,
    /** Marks the button as busy. It remains focusable, so that the focus is not lost. */
    setBusy: (is: boolean): void => {
      isBusy = is;
      button.disabled = false;
      button.setAttribute('aria-disabled', String(is));
      button.textContent = is ? words.sending : label;
    },
    /** Shows a text, unless it is unchanged, so that screen readers do not repeat it. */
    showStatus: (text: string, ...more: (string | Node)[]): void => {
      if (state.textContent !== text) state.replaceChildren(text, ...more);
    },
  };
}
