import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { type DraftMutation, useDraftForm } from '#web/lib/form/use-draft-form.ts';

/** The mutation that sends a draft, with its state, and the conversion of the draft. */
interface Sending<Draft, Item, Input, Answer> {
  by: DraftMutation<Input, Answer> & { error: unknown; isPending: boolean; isSuccess: boolean; reset: () => void };
  toInput: (draft: Draft, base: Item) => Input;
  onSuccess: (answer: Answer) => void;
}

interface VersionedFormOptions<Item, Draft, NewInput, NewAnswer, Input, Answer> {
  /** The edited object as last loaded; `null` for a new one. */
  latest: Item | null;
  draftOf: (base: Item | null) => Draft;
  errorsOf: (draft: Draft, base: Item | null) => FieldError[];
  /** Maps the refused fields of an answer to fields of the form. */
  inForm?: (errors: readonly FieldError[]) => FieldError[];
  checkedOnBlur?: string[];
  create: Sending<Draft, null, NewInput, NewAnswer>;
  update: Sending<Draft, Item, Input, Answer>;
}

/**
 * The state of a form that adds an item, or edits one version of an item. The server refuses the edit if another login has changed the item
 * since then. `frame` contains properties for `DialogForm`.
 */
export function useVersionedForm<Item extends { version: number }, Draft extends object, NewInput, NewAnswer, Input, Answer>({
  latest,
  draftOf,
  errorsOf,
  create,
  update,
  ...options
}: VersionedFormOptions<Item, Draft, NewInput, NewAnswer, Input, Answer>) {
  /** The version from which the form was filled. */
  const [base, setBase] = useState(latest);
  const { formId, form, submitTo } = useDraftForm<Draft>({
    ...options,
    initialValues: draftOf(base),
    errorsOf: (draft) => errorsOf(draft, base),
  });
  /** Replaces the input by the latest version. */
  const loadLatest = (): void => {
    setBase(latest);
    form.setInitialValues(draftOf(latest));
    form.setValues(draftOf(latest));
    update.by.reset();
  };
  const frame = {
    id: formId,
    isDirty: form.isDirty(),
    saving: base ? update.by : create.by,
    onSubmit: base
      ? submitTo(update.by, (draft) => update.toInput(draft, base), update.onSuccess)
      : submitTo(create.by, (draft) => create.toInput(draft, null), create.onSuccess),
    latest: { isLoading: latest?.version === base?.version, onLoad: loadLatest },
  };
  return { form, base, frame };
}
