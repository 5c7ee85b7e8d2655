import type { FormPlanLabels } from '#site-renderer/visitor/forms/form-plan.ts';

/** What a form tells below its button, and the button, which is busy while the form is under way. */
export function formStatus(form: HTMLFormElement, words: FormPlanLabels) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;
  const state = form.querySelector('.form-state') as HTMLElement;
  const label = button.textContent;
  let isBusy = false;
  return {
    isBusy: (): boolean => isBusy,
    /** Can still be reached while it is busy: whoever is at it stays there. */
    setBusy: (is: boolean): void => {
      isBusy = is;
      button.disabled = false;
      button.setAttribute('aria-disabled', String(is));
      button.textContent = is ? words.sending : label;
    },
    /** Said again, the same is not read out again. */
    say: (text: string, ...more: (string | Node)[]): void => {
      if (state.textContent !== text) state.replaceChildren(text, ...more);
    },
  };
}
