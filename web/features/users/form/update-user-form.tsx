import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserDetail } from '#shared/model/account/user.ts';
import { toDraft, mergeDraft, toUserUpdate, userUpdateErrors, type UserDraft } from '#web/features/users/form/user-draft.ts';
import { UserFields } from '#web/features/users/form/fields/user-fields.tsx';
import { VALIDATED_ON_BLUR } from '#web/features/users/form/user-form.ts';
import { UserFormFooter } from '#web/features/users/form/user-form-footer.tsx';
import { useUpdateUser } from '#web/features/users/user-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { userPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/session/user.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

interface UpdateUserFormProps {
  /** The account as it was read first. */
  target: UserDetail;
  /** Reads it again. */
  reload: () => Promise<{ data: UserDetail | undefined; error: unknown }>;
}

/** Whether others have saved since the form began. */
const isBehindOf = (error: unknown): boolean => refusalOf(error)?.code === 'changed-meanwhile';

/** The facts of an account as they are to be; kind and place stay. What others saved meanwhile is taken in, not lost. */
export function UpdateUserForm({ target, reload }: UpdateUserFormProps) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const user = useUser();
  const formId = useId();
  const update = useUpdateUser(target.id);
  /** What the form began from. */
  const [base, setBase] = useState({ draft: toDraft(target), version: target.version });
  /** Fields that others have changed as well, once their changes were taken in. */
  const [both, setBoth] = useState<(keyof UserDraft)[]>([]);
  const [isTakingIn, setTakingIn] = useState(false);

  const form = useForm({
    initialValues: base.draft,
    validateInputOnBlur: VALIDATED_ON_BLUR,
    validate: (draft) => formErrors(userUpdateErrors(draft)),
  });

  const isSaved = update.isSuccess;
  useEffect(() => {
    if (isSaved) void navigate(userPath(user, target.id), { replace: true });
  }, [isSaved, navigate, user, target.id]);

  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const submit = form.onSubmit(
    (draft) =>
      update.mutate(toUserUpdate(draft, base.version), {
        onSuccess: ({ companyName: name }) => toast.success(t('update.done', { name })),
        onError: (error) => {
          if (!isBehindOf(error)) toast.error(error, t('update.failed'));
          form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
          showErrors();
        },
      }),
    showErrors,
  );

  const isBehind = isBehindOf(update.error);
  const takeIn = async (): Promise<void> => {
    setTakingIn(true);
    const { data: latest, error } = await reload();
    setTakingIn(false);
    if (!latest || error) {
      toast.error(error, t('detail.failed'));
      return;
    }
    const merged = mergeDraft(base.draft, form.getValues(), toDraft(latest));
    setBase({ draft: toDraft(latest), version: latest.version });
    form.setInitialValues(toDraft(latest));
    form.setValues(merged.draft);
    setBoth(merged.both);
    update.reset();
  };

  return (
    <Page title={t('update.title')} lead={t('update.lead', { name: target.companyName })} width="form">
      <UnsavedGuard isActive={form.isDirty() && !isSaved} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Group gap="xl" align="flex-start">
            <FieldGroup label={t('field.type')}>
              <Text>{t(`type.${target.type}`)}</Text>
            </FieldGroup>
            <FieldGroup label={t('field.parentId')}>
              <Text>{target.parent.companyName}</Text>
            </FieldGroup>
          </Group>
          <UserFields form={form} licencesUsed={target.licencesUsed} />
          {both.length > 0 && (
            <Alert color="gray" role="status">
              {t('update.both', { fields: both.map((field) => t(`field.${field}`)).join(t('update.separator')) })}
            </Alert>
          )}
          {isBehind && (
            <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('update.behind.title')}>
              <Stack gap="sm" align="flex-start">
                {t('update.behind.text')}
                <Button variant="default" loading={isTakingIn} onClick={() => void takeIn()}>
                  {t('update.behind.takeIn')}
                </Button>
              </Stack>
            </Alert>
          )}
          <UserFormFooter
            submitLabel={t('update.submit')}
            cancelPath={userPath(user, target.id)}
            isBusy={update.isPending}
            failure={update.isError && !isBehind ? { title: t('update.failed'), error: update.error } : null}
          />
        </Stack>
      </form>
    </Page>
  );
}
