import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'id' | 'visible' | 'onVisibilityChange' | 'visibilityToggleButtonProps'> {
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/**
 * Adds `extra` to the input's aria-describedby after each render, because PasswordInput overwrites it with its own description and error.
 */
function useDescribedBy(inputId: string, extra: string | undefined): void {
  useEffect(() => {
    if (extra === undefined) return;
    const input = document.getElementById(inputId);
    const own = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
    input?.setAttribute('aria-describedby', [...own.filter((id) => id !== extra), extra].join(' '));
  });
}

/** A password input with a button that shows the password. */
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
