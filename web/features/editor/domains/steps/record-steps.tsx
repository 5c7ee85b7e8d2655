import { Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import type { DomainChecks } from '#web/features/editor/domains/domain-queries.ts';
import { isFoundAtProvider } from '#web/features/editor/domains/steps/domain-step.ts';
import { ProviderSteps } from '#web/features/editor/domains/steps/provider-steps.tsx';
import { RecordCard } from '#web/features/editor/domains/steps/record-card.tsx';
import { useChecksByHand } from '#web/features/editor/domains/doctor/use-checks-by-hand.ts';

interface StepCardProps {
  title: string;
  text: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** A step of the setup. Its heading takes the focus if the user came from the neighbouring step, whose button no longer exists. */
function StepCard({ title, text, takesFocus, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes['card']}>
      <Title ref={heading} order={3} tabIndex={-1} className={classes['heading'] ?? ''}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
    </div>
  );
}

interface StepProps {
  domain: SiteDomain;
  takesFocus: boolean;
}

/** The second step: copying the record. */
export function CopyStep({ domain: { record }, takesFocus, onNext }: StepProps & { onNext: () => void }) {
  const { t } = useTranslation('domain');
  return (
    <StepCard title={t('copy.title')} text={t('copy.text')} takesFocus={takesFocus}>
      <RecordCard record={record} />
      <Group>
        <Button onClick={onNext}>{t('copy.next')}</Button>
      </Group>
    </StepCard>
  );
}

/** The third step: adding the record at the provider. A domain that stops working returns to this step. */
export function AddStep({ domain, checks, takesFocus, onBack }: StepProps & { checks: DomainChecks; onBack: () => void }) {
  const { t } = useTranslation('domain');
  const { isChecking, check } = useChecksByHand(checks);
  const isNew = domain.state === 'waiting';
  return (
    <StepCard title={t(isNew ? 'add.title' : 'add.repairTitle')} text={t('add.text')} takesFocus={takesFocus}>
      <ProviderSteps record={domain.record} />
      <Text size="sm">{t('add.note')}</Text>
      <RecordCard record={domain.record} />
      <Group gap="xs">
        <Button loading={isChecking} onClick={check}>
          {t(isNew ? 'add.done' : 'add.repaired')}
        </Button>
        {isNew && !isFoundAtProvider(domain) && (
          <Button variant="subtle" color="gray" onClick={onBack}>
            {t('copy.back')}
          </Button>
        )}
      </Group>
    </StepCard>
  );
}
