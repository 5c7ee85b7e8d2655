import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { checkPlanPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Shown in place of reports that the plan does not include. */
export function WithoutReports({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('analytics');
  const user = useUser();
  const mayCheckPlan = useMayDo('plan:check');
  return (
    <EmptyState
      isCompact={isCompact}
      icon={IconLock}
      title={t('plan.title')}
      text={mayCheckPlan ? t('plan.text') : `${t('plan.text')} ${t('plan.ask')}`}
      action={
        mayCheckPlan && (
          <Button component={Link} to={checkPlanPath(user)}>
            {t('plan.action')}
          </Button>
        )
      }
    />
  );
}
