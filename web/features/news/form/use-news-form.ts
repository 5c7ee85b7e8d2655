import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import type { News, NewsState } from '#shared/model/news/news.ts';
import { type NewsDraft, newsErrors, toDraft } from '#web/features/news/form/news-draft.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { mergeDraft } from '#web/lib/form/merge-draft.ts';
import { toast } from '#web/lib/toast.ts';

/** How the form is saved: as a new item, or as a change of an existing one. */
export interface NewsSaving<Body> {
  mutation: UseMutationResult<News, Error, Body>;
  toBody: (draft: NewsDraft, version: number) => Body;
  texts: 'create' | 'update';
  /** Reads the item again; absent for a new one. */
  reload?: () => Promise<{ data: News | undefined; error: unknown }>;
}

/** The form's state. Changes that another login has saved since are merged into the draft, never overwritten. */
export function useNewsForm<Body>(
  initial: NewsDraft,
  saved: { version: number; state: NewsState } | undefined,
  { mutation, toBody, texts, reload }: NewsSaving<Body>,
) {
  const { t } = useTranslation('news');
  const [base, setBase] = useState({ draft: initial, version: saved?.version ?? 0 });
  /** A draft that would take published news from visitors, until the person has confirmed that. */
  const [takenBack, setTakenBack] = useState<NewsDraft>();
  const [conflicts, setConflicts] = useState<(keyof NewsDraft)[]>([]);
  const [isMerging, setMerging] = useState(false);
  const errorsOf = (draft: NewsDraft): FieldError[] => newsErrors(draft, base.draft.endDate);
  const { formId, form, showErrors, refuse } = useDraftForm({ initialValues: base.draft, errorsOf });

  const save = (draft: NewsDraft): void => {
    setTakenBack(undefined);
    mutation.mutate(toBody(draft, base.version), {
      onSuccess: ({ title }) => toast.success(t(`${texts}.done`, { title })),
      onError: refuse,
    });
  };
  const submit = form.onSubmit(
    (draft) => (saved?.state === 'public' && draft.state === 'draft' ? setTakenBack(draft) : save(draft)),
    showErrors,
  );
  const takingBack = {
    isOpen: takenBack !== undefined,
    onConfirm: () => takenBack && save(takenBack),
    onCancel: () => setTakenBack(undefined),
  };

  const mergeLatest = async (): Promise<void> => {
    setMerging(true);
    const { data: latest, error } = (await reload?.()) ?? { data: undefined, error: null };
    setMerging(false);
    if (!latest || error) {
      toast.error(error, t('detail.failed'));
      return;
    }
    const merged = mergeDraft(base.draft, form.getValues(), toDraft(latest));
    setBase({ draft: toDraft(latest), version: latest.version });
    form.setInitialValues(toDraft(latest));
    form.setValues(merged.draft);
    setConflicts(merged.conflicts);
    mutation.reset();
  };

  /** Shows the error of one field when it is left, or removes it. */
  const validatePath = (path: string): void => {
    const error = formErrors(errorsOf(form.getValues()))[path];
    if (error === undefined) form.clearFieldError(path);
    else form.setFieldError(path, error);
  };

  const isStale = refusalOf(mutation.error)?.code === 'version-conflict';
  return { formId, form, submit, conflicts, isStale, isMerging, mergeLatest, validatePath, takingBack };
}
