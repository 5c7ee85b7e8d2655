import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { draftErrors, draftOf, newDraft, toUpdate } from '#web/features/admins/admin-draft.ts';
import { AdminFields } from '#web/features/admins/admin-fields.tsx';
import { useInviteAdmin, useUpdateAdmin } from '#web/features/admins/admin-queries.ts';
import type { AdminRules } from '#web/features/admins/use-admin-rules.ts';
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
  const [invite, update] = [useInviteAdmin(), useUpdateAdmin()];
  const { formId, form, base, showErrors, refuse, isLatest, loadLatest } = useVersionedForm({
    latest,
    draftOf: (admin) => (admin ? draftOf(admin, language) : newDraft(language)),
    errorsOf: draftErrors,
    checkedOnBlur: ['name', 'email'],
  });
  const finish = (message: string): void => {
    toast.success(message);
    onClose();
  };
  const submit = form.onSubmit((draft) => {
    if (base)
      update.mutate(
        { id: base.id, body: toUpdate(draft, base) },
        { onSuccess: ({ name }) => finish(t('done.update', { name })), onError: refuse },
      );
    else
      invite.mutate(draft, {
        onSuccess: ({ email }) => finish(t('done.invite', { email })),
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
      saving={base ? update : invite}
      behind={{
        title: t('form.behind.title'),
        text: t('form.behind.text'),
        latest: { label: t('form.behind.takeIn'), isLoading: isLatest, onLoad },
      }}
      failure={t(base ? 'failure.update' : 'failure.invite')}
      submit={t(base ? 'form.save' : 'form.invite')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminFields form={form} existing={base} rules={rules} />
    </DialogForm>
  );
}
