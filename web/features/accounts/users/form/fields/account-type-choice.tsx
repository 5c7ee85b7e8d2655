import { Radio, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AccountTypeField } from '#shared/model/accounts/user.ts';
import type { AccountType } from '#shared/model/accounts/account-type.ts';

interface AccountTypeChoiceProps {
  types: readonly AccountType[];
  value: AccountType;
  onChange: (type: AccountType) => void;
}

/** Selects the type of a new account; each type shows its purpose. */
export function AccountTypeChoice({ types, value, onChange }: AccountTypeChoiceProps) {
  const { t } = useTranslation('users');
  return (
    <Radio.Group label={t('field.type')} value={value} onChange={(type) => onChange(AccountTypeField.parse(type))} name="type">
      <Stack gap="sm" mt="xs">
        {types.map((type) => (
          <Radio key={type} value={type} label={t(`type.${type}`)} description={t(`typeHelp.${type}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
