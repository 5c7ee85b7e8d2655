import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { DomainDoctor } from '#web/features/editor/domains/doctor/domain-doctor.tsx';
import { needsRecord } from '#web/features/editor/domains/doctor/domain-findings.ts';
import { type DomainChecks, useAddTwin } from '#web/features/editor/domains/domain-queries.ts';
import { bareName, canHaveTwin, type DomainGroup, isOfApex, twinName } from '#web/features/editor/domains/group-domains.ts';
import { RecordCard } from '#web/features/editor/domains/steps/record-card.tsx';
import { RemoveDomainButton } from '#web/features/editor/domains/remove-domain-button.tsx';
import { toast } from '#web/lib/toast.ts';

interface DomainTwinProps {
  siteId: string;
  group: DomainGroup;
  checks: DomainChecks;
  defaultUrl: string;
  /** Whether the login may request a twin. */
  mayAdd: boolean;
  isReadOnly: boolean;
}

function AddTwinButton({ siteId, main }: { siteId: string; main: SiteDomain }) {
  const { t } = useTranslation('domain');
  const add = useAddTwin(siteId);
  const name = twinName(main.shownName);
  const ask = (): void =>
    add.mutate(main.token, { onSuccess: () => toast.success(t('twin.added', { name })), onError: (error) => toast.error(error) });
  return (
    <Group>
      <Button variant="default" loading={add.isPending} onClick={ask}>
        {t('twin.label', { name })}
      </Button>
    </Group>
  );
}

/** The twin of a domain with its own record and doctor, or the button that requests it. */
export function DomainTwin({ siteId, group: { main, twin }, checks, defaultUrl, mayAdd, isReadOnly }: DomainTwinProps) {
  const { t } = useTranslation('domain');
  if (twin)
    return (
      <section className={classes['twin']} aria-label={twin.shownName}>
        <Title order={3}>{twin.shownName}</Title>
        <Text size="sm" c="dimmed">
          {t('twin.leads', { main: main.shownName })}
        </Text>
        {needsRecord(twin) && <RecordCard record={twin.record} />}
        <DomainDoctor domain={twin} checks={checks} />
        {!isReadOnly && (
          <Group>
            <RemoveDomainButton siteId={siteId} domain={twin} defaultUrl={defaultUrl} />
          </Group>
        )}
      </section>
    );
  if (!canHaveTwin(main.name))
    return (
      <Text size="sm" c="dimmed">
        {isOfApex(main)
          ? t('twin.apex', { zone: main.record.zone, name: main.shownName })
          : t('twin.bare', { bareName: bareName(main.shownName) })}
      </Text>
    );
  return mayAdd && <AddTwinButton siteId={siteId} main={main} />;
}
