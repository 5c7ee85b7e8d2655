import { Alert, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { toDraft, toUserUpdate, userUpdateErrors } from '#web/features/accounts/users/form/user-draft.ts';
import { BillingSection } from '#web/features/accounts/users/form/fields/billing-section.tsx';
import { UserFields } from '#web/features/accounts/users/form/fields/user-fields.tsx';
import { VALIDATED_ON_BLUR } from '#web/features/accounts/users/form/user-form.ts';
import { UserFormFooter } from '#web/features/accounts/users/form/user-form-footer.tsx';
import { useUpdateUser } from '#web/features/accounts/users/user-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useMergedForm } from '#web/lib/form/use-merged-form.ts';
import { userPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/session/user.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PlanFaultList } from '#web/features/plans/shared/plan-fault-list.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface UpdateUserFormProps {
  /** The account as it was loaded first. */
  target: UserDetail;
  /** Loads the account again. */
  reload: () => Promise<{ data: UserDetail | undefined; error: unknown }>;
}

/** The state of the form. Concurrent changes of another login are merged into the draft, never overwritten. */
function useUpdateUserForm({ target, reload }: UpdateUserFormProps) {
  const { t } = useTranslation('users');
  const update = useUpdateUser(target.id);
  const { formId, form, base, showErrors, refuse, ...merging } = useMergedForm({
    initial: { draft: toDraft(target), version: target.version },
    draftOf: toDraft,
    errorsOf: userUpdateErrors,
    checkedOnBlur: VALIDATED_ON_BLUR,
    reload,
    saving: update,
    reloadFailed: t('detail.failed'),
  });

  const submit = form.onSubmit(
    (draft) =>
      update.mutate(toUserUpdate(draft, base.version), {
        onSuccess: ({ companyName: name }) => toast.success(t('update.done', { name })),
        onError: (error) => {
          refuse(error);
          const ofPlan = (refusalOf(error)?.fields ?? []).filter(({ path }) => path === 'planId');
          if (ofPlan.length > 0) form.setFieldError('planId', <PlanFaultList faults={ofPlan} />);
        },
      }),
    showErrors,
  );

  return { formId, form, update, submit, ...merging };
}

/** Edits the fields of an account; its type and parent cannot change. */
export function UpdateUserForm(props: UpdateUserFormProps) {
  const { target } = props;
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const user = useUser();
  const { formId, form, update, submit, conflicts, isStale, isMerging, mergeLatest } = useUpdateUserForm(props);

  const isSaved = update.isSuccess;
  useEffect(() => {
    if (isSaved) void navigate(userPath(user, target.id), { replace: true });
  }, [isSaved, navigate, user, target.id]);

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
              <Text>{target.parent?.companyName}</Text>
            </FieldGroup>
          </Group>
          <UserFields form={form} licencesUsed={target.licencesUsed} presentPlanId={target.planId ?? undefined} />
          <BillingSection form={form} present={target} />
          {conflicts.length > 0 && (
            <Alert color="gray" role="status">
              {t('update.both', { fields: conflicts.map((field) => t(`field.${field}`)).join(t('update.separator')) })}
            </Alert>
          )}
          {isStale && (
            <StaleVersionAlert
              title={t('update.behind.title')}
              text={t('update.behind.text')}
              latest={{ label: t('update.behind.takeIn'), isLoading: isMerging, onLoad: () => void mergeLatest() }}
            />
          )}
          <UserFormFooter
            submitLabel={t('update.submit')}
            cancelPath={userPath(user, target.id)}
            isBusy={update.isPending}
            failure={{ title: t('update.failed'), error: isStale ? null : update.error }}
          />
        </Stack>
      </form>
    </Page>
  );
}
