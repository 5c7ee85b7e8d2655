import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { draftErrors, draftOf, newDraft, toUpdate } from '#web/features/admins/admin-draft.ts';
import { AdminFields } from '#web/features/admins/admin-fields.tsx';
import { useInviteAdmin, useUpdateAdmin } from '#web/features/admins/admin-queries.ts';
import type { AdminRules } from '#web/features/admins/use-admin-rules.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

interface AdminFormProps {
  /** The sub-admin to edit, as last loaded; `null` for an invitation. */
  latest: SubAdmin | null;
  rules: AdminRules;
  onClose: () => void;
}

/** The state of the form. A stale version is refused; `loadLatest` then replaces the input with the latest version. */
function useAdminForm({ latest, onClose }: Pick<AdminFormProps, 'latest' | 'onClose'>) {
  const { t } = useTranslation('admins');
  const language = useLanguage();
  const formId = useId();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(latest);
  const [invite, update] = [useInviteAdmin(), useUpdateAdmin()];
  const form = useForm({
    initialValues: base ? draftOf(base, language) : newDraft(language),
    validateInputOnBlur: ['name', 'email'],
    validate: (draft) => formErrors(draftErrors(draft, base)),
  });

  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const fail = (error: unknown, title: string): void => {
    toast.error(error, title);
    form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
    showErrors();
  };
  const finish = (message: string): void => {
    toast.success(message);
    onClose();
  };
  const submit = form.onSubmit((draft) => {
    if (base)
      update.mutate(
        { id: base.id, body: toUpdate(draft, base) },
        { onSuccess: ({ name }) => finish(t('done.update', { name })), onError: (error) => fail(error, t('failure.update')) },
      );
    else
      invite.mutate(draft, {
        onSuccess: ({ email }) => finish(t('done.invite', { email })),
        onError: (error) => fail(error, t('failure.invite')),
      });
  }, showErrors);

  const loadLatest = (): void => {
    if (!latest) return;
    setBase(latest);
    form.setInitialValues(draftOf(latest, language));
    form.setValues(draftOf(latest, language));
    update.reset();
  };

  const isStale = refusalOf(update.error)?.code === 'version-conflict';
  return { formId, form, base, saving: base ? update : invite, submit, isStale, loadLatest };
}

/** Invites a sub-admin, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function AdminForm({ latest, rules, onClose }: AdminFormProps) {
  const { t } = useTranslation(['admins', 'common']);
  const { formId, form, base, saving, submit, isStale, loadLatest } = useAdminForm({ latest, onClose });
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <UnsavedGuard isActive={form.isDirty() && !saving.isSuccess} />
      <Stack gap="lg">
        <AdminFields form={form} existing={base} rules={rules} />
        {isStale && (
          <StaleVersionAlert
            title={t('form.behind.title')}
            text={t('form.behind.text')}
            latest={{ label: t('form.behind.takeIn'), isLoading: latest?.version === base?.version, onLoad: loadLatest }}
          />
        )}
        {saving.isError && !isStale && (
          <FailureAlert title={t(base ? 'failure.update' : 'failure.invite')} error={saving.error} isAnnounced={false} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t(base ? 'form.save' : 'form.invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
