import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import type { ManagedRole, WorkRole } from '#shared/model/role.ts';
import type { AccountType } from '#shared/model/accounts/account-type.ts';
import { BillingSection } from '#web/features/accounts/users/form/fields/billing-section.tsx';
import { InitialPasswordField } from '#web/features/accounts/users/form/fields/initial-password-field.tsx';
import { AccountTypeChoice } from '#web/features/accounts/users/form/fields/account-type-choice.tsx';
import { isBelowOem } from '#web/features/accounts/users/creatable-types.ts';
import { LicenceBar } from '#web/features/accounts/users/licence-bar.tsx';
import { OemField } from '#web/features/accounts/users/form/fields/oem-field.tsx';
import { useLicences } from '#web/features/accounts/users/use-licences.ts';
import { emptyDraft, newUserErrors, toNewUser } from '#web/features/accounts/users/form/user-draft.ts';
import { UserFields } from '#web/features/accounts/users/form/fields/user-fields.tsx';
import { VALIDATED_ON_BLUR } from '#web/features/accounts/users/form/user-form.ts';
import { UserFormFooter } from '#web/features/accounts/users/form/user-form-footer.tsx';
import { useCreateUser } from '#web/features/accounts/users/user-queries.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { userListPath, userPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface CreateUserFormProps {
  /** The parent of the new account. If it is the operator, the form asks for an OEM for types below an OEM. */
  parent: { id: string; role: WorkRole | ManagedRole; companyName: string };
  types: [AccountType, ...AccountType[]];
}

/** The state of the form; `changeType` keeps a chosen OEM if the new type is below an OEM too. */
function useCreateUserForm({ parent, types }: CreateUserFormProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const create = useCreateUser();
  const needsOem = (type: AccountType): boolean => parent.role === 'MASTER' && isBelowOem(type);
  const parentIdOf = (type: AccountType): string | null => (needsOem(type) ? null : parent.id);
  const { formId, form, submitTo } = useDraftForm({
    initialValues: emptyDraft(types[0], parentIdOf(types[0]), language),
    errorsOf: newUserErrors,
    checkedOnBlur: VALIDATED_ON_BLUR,
  });
  const { type, parentId } = form.values;

  const changeType = (next: AccountType): void => {
    form.setValues({ type: next, parentId: needsOem(next) && needsOem(type) ? parentId : parentIdOf(next) });
    form.clearErrors();
  };
  const submit = submitTo(create, toNewUser, ({ companyName: name, email }) => toast.success(t('create.done', { name, email })));
  return { formId, form, create, submit, changeType, needsOem: needsOem(type) };
}

/** Creates an account and opens its detail. */
export function CreateUserForm(props: CreateUserFormProps) {
  const { parent, types } = props;
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const user = useUser();
  const { formId, form, create, submit, changeType, needsOem } = useCreateUserForm(props);
  const { type, parentId } = form.values;
  const licences = useLicences(type === 'oem-user' ? parentId : null);
  const hasNoLicence = licences !== null && licences.used >= licences.grant;

  const created = create.data;
  useEffect(() => {
    if (created) void navigate(userPath(user, created.id), { replace: true });
  }, [created, navigate, user]);

  return (
    <Page title={t('create.title')} lead={t('create.lead')} width="form">
      <UnsavedGuard isActive={form.isDirty() && !create.isSuccess} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          {types.length > 1 && <AccountTypeChoice types={types} value={type} onChange={changeType} />}
          {needsOem ? (
            <OemField value={parentId} error={form.errors['parentId']} onChange={(oemId) => form.setFieldValue('parentId', oemId)} />
          ) : (
            <FieldGroup label={t('field.parentId')}>
              <Text>{parent.companyName}</Text>
              {form.errors['parentId'] !== undefined && <Text c="var(--mantine-color-error)">{form.errors['parentId']}</Text>}
            </FieldGroup>
          )}
          {licences && (
            <FieldGroup label={t('field.licences')}>
              <LicenceBar licences={licences} />
            </FieldGroup>
          )}
          <UserFields form={form} />
          <BillingSection form={form} />
          <InitialPasswordField
            value={form.values.initialPassword}
            error={form.errors['initialPassword']}
            onChange={(password) => form.setFieldValue('initialPassword', password)}
          />
          <UserFormFooter
            submitLabel={t('create.submit')}
            cancelPath={userListPath(user)}
            isBusy={create.isPending}
            disabledReason={hasNoLicence ? 'licence-limit-reached' : null}
            failure={{ title: t('create.failed'), error: create.error }}
          />
        </Stack>
      </form>
    </Page>
  );
}
