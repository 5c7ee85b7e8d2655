import { Button, Text, Title } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import classes from '#web/features/summary/first-steps/first-steps.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { createSitePath, siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Whether no site was ever published: all sites are drafts, or there are no sites. */
export const isBeforeFirstPublication = ({ byStatus }: Summary['sites']): boolean =>
  Object.entries(byStatus).every(([status, count]) => status === 'DRAFT' || count === 0);

const STEPS = ['create', 'fill', 'publish'] as const;

function Step({ name, number, isDone, action }: { name: (typeof STEPS)[number]; number: number; isDone: boolean; action: ReactNode }) {
  const { t } = useTranslation('summary');
  return (
    <li className={classes['step']}>
      <span className={classes['number']} data-done={isDone}>
        {isDone ? <IconCheck size={18} role="img" aria-label={t('start.done')} /> : number}
      </span>
      <div className={classes['text']}>
        <Title order={3}>{t(`start.${name}.title`)}</Title>
        <Text c="dimmed" size="sm">
          {t(`start.${name}.text`)}
        </Text>
        {action}
      </div>
    </li>
  );
}

/** The first steps of a new account: create a site, fill it, publish it. The next step has its button. */
export function FirstSteps({ sites: { latest } }: Pick<Summary, 'sites'>) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const [site] = latest;
  const actions = {
    create: !site && (
      <Button component={Link} to={createSitePath(user)} leftSection={<IconPlus size={18} aria-hidden />}>
        {t('sites.create')}
      </Button>
    ),
    fill: site && (
      <Button component={Link} to={siteEditorPath(user, site.id)} leftSection={<IconPencil size={18} aria-hidden />}>
        {t('start.fill.action')}
      </Button>
    ),
    publish: null,
  };
  return (
    <SummaryPanel title={t('start.title')}>
      <Text c="dimmed">{t('start.lead')}</Text>
      <ol className={classes['steps']}>
        {STEPS.map((name, index) => (
          <Step key={name} name={name} number={index + 1} isDone={name === 'create' && site !== undefined} action={actions[name]} />
        ))}
      </ol>
    </SummaryPanel>
  );
}
