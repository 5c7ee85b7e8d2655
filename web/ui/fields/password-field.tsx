import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'id' | 'visible' | 'onVisibilityChange' | 'visibilityToggleButtonProps'> {
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/** PasswordInput lets only its own help and fault describe it; what else does is added once that is drawn. */
function useDescribedBy(inputId: string, extra: string | undefined): void {
  useEffect(() => {
    if (extra === undefined) return;
    const input = document.getElementById(inputId);
    const own = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
    input?.setAttribute('aria-describedby', [...own.filter((id) => id !== extra), extra].join(' '));
  });
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ isShown, onShownChange, 'aria-describedby': describedBy, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const id = useId();
  useDescribedBy(id, describedBy);
  return (
    <PasswordInput
      {...props}
      id={id}
      aria-invalid={props.error ? true : undefined}
      visible={isShown}
      onVisibilityChange={onShownChange}
      visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'password.hide' : 'password.show'), tabIndex: 0 }}
    />
  );
}
