import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { Authority, Permission } from '#shared/model/role.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import type { AdminDraft } from '#web/features/accounts/admins/admin-draft.ts';
import { ChoiceField } from '#web/features/accounts/admins/choice-field.tsx';
import type { AdminRules } from '#web/features/accounts/admins/use-admin-rules.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface AdminFieldsProps {
  form: Pick<ReturnType<typeof useForm<AdminDraft>>, 'values' | 'getInputProps' | 'setFieldValue'>;
  /** The sub-admin to edit; `null` for an invitation. */
  existing: SubAdmin | null;
  rules: AdminRules;
}

/** The fields of a sub-admin; fields that cannot be changed show the reason. */
export function AdminFields({ form, existing, rules }: AdminFieldsProps) {
  const { t } = useTranslation(['admins', 'common', 'users']);
  const language = useLanguage();
  const { permission, authority } = form.values;
  const emailHelp = !existing ? 'form.emailHelp' : existing.contractStatus === 'INACTIVE' ? 'form.emailInvitedHelp' : 'form.emailEditHelp';

  return (
    <Stack gap="md">
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={t('field.name')}
        withAsterisk
        description={t('form.nameHelp', { max: formatNumber(TEXT_MAX.line, language) })}
        name="admin-name"
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={t('field.email')}
        withAsterisk
        description={t(emailHelp)}
        name="admin-email"
        autoComplete="off"
      />
      <ChoiceField
        label={t('field.permission')}
        name="permission"
        value={permission}
        options={Permission.options.map((value) => ({ value, label: t(`common:permission.${value}`), help: t(`permissionHelp.${value}`) }))}
        disabledReason={existing ? rules.permissionDisabledReason(existing) : undefined}
        onChange={(value) => form.setFieldValue('permission', value)}
      />
      <ChoiceField
        label={t('field.authority')}
        name="authority"
        value={authority}
        options={Authority.options.map((value) => ({ value, label: t(`users:authority.${value}`), help: t(`authorityHelp.${value}`) }))}
        disabledReason={existing ? rules.authorityDisabledReason(existing) : undefined}
        onChange={(value) => form.setFieldValue('authority', value)}
      />
      {!existing && (
        <NativeSelect
          label={t('field.language')}
          description={t('form.languageHelp')}
          name="mail-language"
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={form.values.language}
          onChange={({ currentTarget }) => form.setFieldValue('language', Language.parse(currentTarget.value))}
        />
      )}
    </Stack>
  );
}
