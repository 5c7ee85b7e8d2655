import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';

interface VersionedFormOptions<Item, Draft> {
  /** The edited object as last loaded; `null` for a new one. */
  latest: Item | null;
  draftOf: (base: Item | null) => Draft;
  errorsOf: (draft: Draft, base: Item | null) => FieldError[];
  /** The refused fields of an answer as fields of the form. */
  inForm?: (errors: readonly FieldError[]) => FieldError[];
  checkedOnBlur?: string[];
}

/** The state of a form that adds something, or edits one version of it, which the server refuses once another login has changed it. */
export function useVersionedForm<Item extends { version: number }, Draft extends object>({
  latest,
  draftOf,
  errorsOf,
  ...options
}: VersionedFormOptions<Item, Draft>) {
  /** The version that the form was filled from. */
  const [base, setBase] = useState(latest);
  const { form, ...rest } = useDraftForm<Draft>({
    ...options,
    initialValues: draftOf(base),
    errorsOf: (draft) => errorsOf(draft, base),
  });
  /** Replaces the input by the latest version. */
  const loadLatest = (): void => {
    setBase(latest);
    form.setInitialValues(draftOf(latest));
    form.setValues(draftOf(latest));
  };
  return { ...rest, form, base, isLatest: latest?.version === base?.version, loadLatest };
}
