import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { DOMAIN_STEPS, type DomainStep } from '#web/features/editor/domains/steps/domain-step.ts';

interface DomainStepsProps {
  current: DomainStep;
  /** Whether the last step is also done. */
  isComplete: boolean;
}

/** The four steps. Marks the current step and the steps that are done. */
export function DomainSteps({ current, isComplete }: DomainStepsProps) {
  const { t } = useTranslation('domain');
  const position = DOMAIN_STEPS.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className={classes['steps']}>
      {DOMAIN_STEPS.map((step, index) => {
        const isDone = index < position || isComplete;
        const isCurrent = index === position && !isComplete;
        return (
          <li
            key={step}
            className={classes['step']}
            data-state={isDone ? 'done' : isCurrent ? 'current' : 'upcoming'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={classes['number']} aria-hidden>
              {isDone ? <IconCheck size={14} /> : index + 1}
            </span>
            <span>
              {isDone && <VisuallyHidden>{t('steps.done')}: </VisuallyHidden>}
              {t(`steps.${step}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
