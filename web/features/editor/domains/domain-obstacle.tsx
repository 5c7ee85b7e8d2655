import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { PlanNote } from '#web/features/editor/sections/plan-note.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { checkPlanPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';

/** Says that the plan has no custom domains, with a link to the plans. */
export function PlanObstacle() {
  const { t } = useTranslation('domain');
  const plan = useEditorState(({ limits }) => limits.planName);
  const user = useUser();
  const mayCheckPlan = useMayDo('plan:check');
  return (
    <PlanNote>
      <Stack gap="xs" align="flex-start">
        {plan === '' ? t('plan.textWithoutPlan') : t('plan.text', { plan })}
        {mayCheckPlan ? (
          <Button component={Link} to={checkPlanPath(user)} variant="default" size="compact-sm">
            {t('plan.action')}
          </Button>
        ) : (
          t('plan.ask')
        )}
      </Stack>
    </PlanNote>
  );
}

/** Asks to save the site before a domain is set. */
export function UnsavedObstacle() {
  const { t } = useTranslation('domain');
  const { save } = useCommands();
  return (
    <div className={classes['card']} role="status">
      <Text size="sm">{t('unsaved.text')}</Text>
      <Group>
        <Button onClick={() => void save()}>{t('unsaved.action')}</Button>
      </Group>
    </div>
  );
}
