import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { LICENCES_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { Authority } from '#shared/model/role.ts';
import { ContractFields } from '#web/features/accounts/users/form/fields/contract-fields.tsx';
import { fieldsOfType } from '#web/features/accounts/users/form/user-draft.ts';
import type { UserForm } from '#web/features/accounts/users/form/user-form.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

interface UserFieldsProps {
  form: UserForm;
  /** The number of licences in use; the granted number cannot be lower. */
  licencesUsed?: number;
  /** The plan that the account has; `undefined` for a new account. */
  presentPlanId?: string | undefined;
}

/** The number of licences granted to an OEM. */
function LicenceGrantField({ form, licencesUsed }: { form: UserForm; licencesUsed: number }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (
    <NumericInput
      label={t('field.licenceGrant')}
      withAsterisk
      description={
        licencesUsed > 0 ? t('form.licenceGrantUsed', { used: formatNumber(licencesUsed, language) }) : t('form.licenceGrantHelp')
      }
      min={0}
      max={LICENCES_MAX}
      value={form.values.licenceGrant}
      error={form.errors['licenceGrant']}
      onChange={(value) => form.setFieldValue('licenceGrant', value)}
      onBlur={() => void form.validateField('licenceGrant')}
    />
  );
}

/** The fields that accounts of the chosen type have. */
export function UserFields({ form, licencesUsed = 0, presentPlanId }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const { type, authority } = form.values;
  const fields = fieldsOfType(type);
  const maxLengthHelp = t('form.upTo', { max: formatNumber(TEXT_MAX.line, language) });

  return (
    <Stack gap="md">
      <TextInput
        {...form.getInputProps('companyName')}
        label={t('field.companyName')}
        withAsterisk
        description={maxLengthHelp}
        name="company-name"
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('contactName')}
        label={t('field.contactName')}
        withAsterisk
        description={maxLengthHelp}
        name="contact-name"
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={t('field.email')}
        withAsterisk
        description={t('form.emailHelp')}
        name="user-email"
        autoComplete="off"
      />
      {fields.contract && <ContractFields form={form} presentPlanId={presentPlanId} />}
      {fields.licenceGrant && <LicenceGrantField form={form} licencesUsed={licencesUsed} />}
      <Radio.Group
        label={t('field.authority')}
        value={authority}
        onChange={(value) => form.setFieldValue('authority', Authority.parse(value))}
        name="authority"
      >
        <Stack gap="sm" mt="xs">
          {Authority.options.map((option) => (
            <Radio key={option} value={option} label={t(`authority.${option}`)} description={t(`authorityHelp.${option}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={t('field.language')}
        description={t('form.languageHelp')}
        name="mail-language"
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        value={form.values.language}
        onChange={({ currentTarget }) => form.setFieldValue('language', Language.parse(currentTarget.value))}
      />
    </Stack>
  );
}
