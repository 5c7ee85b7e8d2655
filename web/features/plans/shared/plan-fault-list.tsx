import { Anchor } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import classes from '#web/features/plans/shared/plan.module.css';

/** The section of the editor where features that a plan does not allow can be removed. */
const SECTION: Readonly<Partial<Record<FieldError['rule'], string>>> = {
  'plan-popups-in-use': 'popups',
  'plan-forms-in-use': 'contact',
  'plan-seo-in-use': 'seo',
};

/** Lists why an account cannot change to a plan; each reason links to the place where it can be resolved. */
export function PlanFaultList({ faults }: { faults: readonly FieldError[] }) {
  const { t } = useTranslation('errors');
  const user = useUser();
  const pathOf = ({ rule, params }: FieldError): string | undefined => {
    if (rule === 'plan-sites-in-use') return siteListPath(user);
    const siteId = params?.['siteId'];
    if (siteId === undefined) return undefined;
    const section = SECTION[rule];
    return siteEditorPath(user, String(siteId)) + (section === undefined ? '' : `?section=${section}`);
  };
  return (
    <ul className={classes['faults']}>
      {faults.map((fault) => {
        const path = pathOf(fault);
        return (
          <li key={`${fault.rule} ${fault.params?.['siteId'] ?? ''}`}>
            <FieldErrorText error={fault} />{' '}
            {path !== undefined && (
              <Anchor component={Link} to={path} inherit underline="always">
                {t('planFault.open')}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
