import { useTranslation } from 'react-i18next';
import type { ApiAccess } from '#shared/model/account/api-access.ts';
import { useCreateApiAccess, useUpdateApiAccess } from '#web/features/api-access/api-access-queries.ts';
import { draftErrors, draftOf, inFields, newDraft, toNew, toUpdate } from '#web/features/api-access/form/access-draft.ts';
import { AccessFields } from '#web/features/api-access/form/access-fields.tsx';
import { useVersionedForm } from '#web/lib/form/use-versioned-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';

interface AccessFormProps {
  /** The access to edit, as last loaded; `null` for a new one. */
  latest: ApiAccess | null;
  onCreated: (access: ApiAccess, key: string | null) => void;
  onClose: () => void;
}

/** Issues an API access, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function AccessForm({ latest, onCreated, onClose }: AccessFormProps) {
  const { t } = useTranslation('api');
  const [create, update] = [useCreateApiAccess(), useUpdateApiAccess()];
  const { formId, form, base, showErrors, refuse, isLatest, loadLatest } = useVersionedForm({
    latest,
    draftOf: (access) => (access ? draftOf(access) : newDraft()),
    errorsOf: draftErrors,
    inForm: inFields,
    checkedOnBlur: ['name', 'key', 'username', 'password', 'addresses'],
  });
  const submit = form.onSubmit((draft) => {
    if (base)
      update.mutate(
        { id: base.id, body: toUpdate(draft, base) },
        {
          onSuccess: ({ name }) => {
            toast.success(t('done.update', { name }));
            onClose();
          },
          onError: refuse,
        },
      );
    else
      create.mutate(toNew(draft), {
        onSuccess: ({ access, key }) => onCreated(access, key),
        onError: refuse,
      });
  }, showErrors);
  const onLoad = (): void => {
    loadLatest();
    update.reset();
  };
  return (
    <DialogForm
      id={formId}
      isDirty={form.isDirty()}
      saving={base ? update : create}
      behind={{
        title: t('form.behind.title'),
        text: t('form.behind.text'),
        latest: { label: t('form.behind.takeIn'), isLoading: isLatest, onLoad },
      }}
      failure={t(base ? 'failure.update' : 'failure.create')}
      submit={t(base ? 'form.save' : 'form.issue')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccessFields form={form} isNew={base === null} />
    </DialogForm>
  );
}
