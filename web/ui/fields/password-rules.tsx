import { Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircle, IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PASSWORD_RULES, type PasswordRule } from '#shared/values/password.ts';
import classes from '#web/ui/fields/password-rules.module.css';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];
const ICONS = { met: IconCircleCheckFilled, open: IconCircle, broken: IconCircleX };
/** The delay of an announcement in milliseconds, so that screen readers are not interrupted by every keystroke. */
const ANNOUNCE_MS = 700;

interface PasswordRulesProps {
  /** The id of the list, for the field's aria-describedby. */
  id?: string;
  /** The current value of the password field. */
  password: string;
  /** Whether the password was submitted and refused; unmet rules are then marked as broken. */
  isRefused?: boolean;
}

/** The rules of a new password, each marked as met or not by icon, label and colour. */
export function PasswordRules({ id: givenId, password, isRefused = false }: PasswordRulesProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { t } = useTranslation(['session', 'errors']);
  const isMet = (rule: PasswordRule): boolean => password !== '' && PASSWORD_RULES[rule].test(password);
  const met = RULES.filter(isMet).length;
  const progress = t(met === RULES.length ? 'password.complete' : 'password.progress', { met, total: RULES.length });
  const [announced] = useDebouncedValue(password === '' ? '' : progress, ANNOUNCE_MS);

  return (
    <div className={classes['rules']}>
      <Text size="sm" fw={550} id={`${id}-title`}>
        {t('password.rules')}
      </Text>
      <ul id={id} className={classes['list']} aria-labelledby={`${id}-title`}>
        {RULES.map((rule) => {
          const state = isMet(rule) ? 'met' : isRefused ? 'broken' : 'open';
          const Icon = ICONS[state];
          return (
            <li key={rule} className={classes['rule']} data-state={state}>
              <Icon size={16} aria-hidden className={classes['icon']} />
              <span>{t(`errors:validation.${rule}`)}</span>
              <span className={classes['state']}>{t(state === 'met' ? 'password.met' : 'password.unmet')}</span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
