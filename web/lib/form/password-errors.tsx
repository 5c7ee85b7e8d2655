import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { PASSWORD_RULES } from '#shared/values/password.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';

function RulesBroken() {
  const { t } = useTranslation('session');
  return <>{t('password.broken')}</>;
}

/**
 * Returns the field errors of a form with a new password. The field gets one summary; `PasswordRules` below it lists which rules are
 * broken.
 */
export function passwordFormErrors(errors: readonly FieldError[]): Record<string, ReactNode> {
  const breaksRules = errors.some(({ path, rule }) => path === 'password' && Object.hasOwn(PASSWORD_RULES, rule));
  return { ...formErrors(errors), ...(breaksRules && { password: <RulesBroken /> }) };
}
