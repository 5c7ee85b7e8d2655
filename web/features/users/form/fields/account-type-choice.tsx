import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AccountTypeField } from '#shared/model/account/user.ts';
import type { AccountType } from '#shared/rules/account/account-type.ts';

interface KindFieldProps {
  kinds: readonly AccountType[];
  value: AccountType;
  onChange: (type: AccountType) => void;
}

/** What kind of account to add, each with what it is for. */
export function AccountTypeChoice({ kinds, value, onChange }: KindFieldProps) {
  const { t } = useTranslation('users');
  return (
    <Radio.Group label={t('field.type')} value={value} onChange={(type) => onChange(AccountTypeField.parse(type))} name="type">
      <Stack gap="sm" mt="xs">
        {kinds.map((type) => (
          <Radio key={type} value={type} label={t(`type.${type}`)} description={t(`typeHelp.${type}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
