import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { News, NewsState } from '#shared/model/news/news.ts';
import { type NewsDraft, newsErrors, toDraft } from '#web/features/news/form/news-draft.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { useMergedForm } from '#web/lib/form/use-merged-form.ts';
import { toast } from '#web/lib/toast.ts';

/** How the form is saved: as a new item, or as a change of an existing item. */
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
  /** The draft that would hide published news from visitors, until the user has confirmed it. */
  const [takenBack, setTakenBack] = useState<NewsDraft>();
  const { formId, form, base, showErrors, refuse, ...merging } = useMergedForm({
    initial: { draft: initial, version: saved?.version ?? 0 },
    draftOf: toDraft,
    errorsOf: (draft, { endDate }) => newsErrors(draft, endDate),
    reload,
    saving: mutation,
    reloadFailed: t('detail.failed'),
  });

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

  /** Shows or removes the error of one field when the user leaves the field. */
  const validatePath = (path: string): void => {
    const error = formErrors(newsErrors(form.getValues(), base.draft.endDate))[path];
    if (error === undefined) form.clearFieldError(path);
    else form.setFieldError(path, error);
  };

  return { formId, form, submit, ...merging, validatePath, takingBack };
}
