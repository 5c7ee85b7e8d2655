import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { useCreateApiAccess, useUpdateApiAccess } from '#web/features/open-api/api-access-queries.ts';
import { draftErrors, draftOf, inFields, newDraft, toNew, toUpdate } from '#web/features/open-api/form/access-draft.ts';
import { AccessFields } from '#web/features/open-api/form/access-fields.tsx';
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
  const { form, base, frame } = useVersionedForm({
    latest,
    draftOf: (access) => (access ? draftOf(access) : newDraft()),
    errorsOf: draftErrors,
    inForm: inFields,
    checkedOnBlur: ['name', 'key', 'username', 'password', 'addresses'],
    create: { by: useCreateApiAccess(), toInput: toNew, onSuccess: ({ access, key }) => onCreated(access, key) },
    update: {
      by: useUpdateApiAccess(),
      toInput: (draft, access) => ({ id: access.id, body: toUpdate(draft, access) }),
      onSuccess: ({ name }) => {
        toast.success(t('done.update', { name }));
        onClose();
      },
    },
  });
  return (
    <DialogForm
      {...frame}
      behind={{ title: t('form.behind.title'), text: t('form.behind.text'), loadLabel: t('form.behind.takeIn') }}
      failure={t(base ? 'failure.update' : 'failure.create')}
      submit={t(base ? 'form.save' : 'form.issue')}
      onClose={onClose}
    >
      <AccessFields form={form} isNew={base === null} />
    </DialogForm>
  );
}
