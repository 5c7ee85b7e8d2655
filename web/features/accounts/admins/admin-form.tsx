import { useTranslation } from '#web/lib/use-translation.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { draftErrors, draftOf, newDraft, toUpdate } from '#web/features/accounts/admins/admin-draft.ts';
import { AdminFields } from '#web/features/accounts/admins/admin-fields.tsx';
import { useInviteAdmin, useUpdateAdmin } from '#web/features/accounts/admins/admin-queries.ts';
import type { AdminRules } from '#web/features/accounts/admins/use-admin-rules.ts';
import { useVersionedForm } from '#web/lib/form/use-versioned-form.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';

interface AdminFormProps {
  /** The sub-admin to edit, as last loaded; `null` for an invitation. */
  latest: SubAdmin | null;
  rules: AdminRules;
  onClose: () => void;
}

/** Invites a sub-admin, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function AdminForm({ latest, rules, onClose }: AdminFormProps) {
  const { t } = useTranslation('admins');
  const language = useLanguage();
  const finish = (message: string): void => {
    toast.success(message);
    onClose();
  };
  const { form, base, frame } = useVersionedForm({
    latest,
    draftOf: (admin) => (admin ? draftOf(admin, language) : newDraft(language)),
    errorsOf: draftErrors,
    checkedOnBlur: ['name', 'email'],
    create: { by: useInviteAdmin(), toInput: (draft) => draft, onSuccess: ({ email }) => finish(t('done.invite', { email })) },
    update: {
      by: useUpdateAdmin(),
      toInput: (draft, admin) => ({ id: admin.id, body: toUpdate(draft, admin) }),
      onSuccess: ({ name }) => finish(t('done.update', { name })),
    },
  });
  return (
    <DialogForm
      {...frame}
      behind={{ title: t('form.behind.title'), text: t('form.behind.text'), loadLabel: t('form.behind.takeIn') }}
      failure={t(base ? 'failure.update' : 'failure.invite')}
      submit={t(base ? 'form.save' : 'form.invite')}
      onClose={onClose}
    >
      <AdminFields form={form} existing={base} rules={rules} />
    </DialogForm>
  );
}
