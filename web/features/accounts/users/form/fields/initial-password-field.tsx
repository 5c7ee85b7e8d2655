import { Checkbox, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { PasswordRules } from '#web/ui/fields/password-rules.tsx';

interface InitialPasswordFieldProps {
  /** `null` if no initial password is issued. */
  value: string | null;
  error: ReactNode;
  onChange: (password: string | null) => void;
}

/** An optional initial password, handed over outside the product in addition to the e-mailed link. */
export function InitialPasswordField({ value, error, onChange }: InitialPasswordFieldProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const [isShown, setShown] = useState(true);
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('form.issuePassword')}
        description={t('form.issuePasswordHelp')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
      />
      {value !== null && (
        <>
          <PasswordField
            label={t('field.initialPassword')}
            withAsterisk
            value={value}
            error={error}
            name="initial-password"
            autoComplete="new-password"
            aria-describedby={`${id}-rules`}
            isShown={isShown}
            onShownChange={setShown}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <PasswordRules id={`${id}-rules`} password={value} isRefused={Boolean(error)} />
        </>
      )}
    </Stack>
  );
}
