import { type RefObject, useLayoutEffect, useState } from 'react';

/** An invalid field. `label` is the visible label without the mark of required fields. */
export interface InvalidField {
  label: string;
  control: HTMLElement;
}

function labelOf(control: HTMLElement): string {
  const label =
    document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
    document.getElementById(control.getAttribute('aria-labelledby') ?? '');
  if (!label) return control.getAttribute('aria-label') ?? '';
  const copy = label.cloneNode(true) as HTMLElement;
  for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove();
  return copy.textContent.trim();
}

/**
 * Returns the invalid fields, in order, of the form around an element after the form was refused; none before that. `error` is the error of
 * the last request of the form.
 */
export function useInvalidFields(inside: RefObject<HTMLElement | null>, error: unknown): readonly InvalidField[] {
  const [fields, setFields] = useState<readonly InvalidField[]>([]);
  // Runs before the screen is painted, so that the links to refused fields appear together with the errors of the fields.
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return undefined;
    let wasRefused = error !== null;
    const measure = (): void => {
      const controls = wasRefused ? [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')] : [];
      setFields(controls.map((control) => ({ control, label: labelOf(control) })).filter(({ label }) => label !== ''));
    };
    const onInvalid = (): void => {
      wasRefused = true;
      measure();
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    form.addEventListener('invalid', onInvalid);
    return () => {
      observer.disconnect();
      form.removeEventListener('invalid', onInvalid);
    };
  }, [inside, error]);
  return fields;
}
