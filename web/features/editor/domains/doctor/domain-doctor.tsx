import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, type TablerIcon } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import { isWatched } from '#shared/rules/domains/domain-advice.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import type { DomainChecks } from '#web/features/editor/domains/domain-queries.ts';
import { adviceKey, brokenKey, foundValues, toneOf, type Tone } from '#web/features/editor/domains/doctor/domain-findings.ts';
import { useChecksByHand } from '#web/features/editor/domains/doctor/use-checks-by-hand.ts';
import { formatTime } from '#web/lib/format/format.ts';

const ICONS: Readonly<Record<Tone, TablerIcon>> = { done: IconCircleCheck, problem: IconAlertTriangle, waiting: IconClockHour4 };

interface DomainDoctorProps {
  domain: SiteDomain;
  checks: DomainChecks;
}

/** The result of the check, the required action, the person responsible and the deadline. */
function Findings({ domain }: Pick<DomainDoctorProps, 'domain'>) {
  const { t } = useTranslation('domain');
  const { advice, record, until, certificateEndsAt } = domain;
  const key = adviceKey(domain);
  const values = foundValues(domain.finding);
  const facts = [
    { label: t('doctor.todo'), value: t(`advice.${key}.todo`, { zone: record.zone }) },
    ...(advice.by === 'none' ? [] : [{ label: t('doctor.who'), value: t(`who.${advice.by}`) }]),
    ...(until === null ? [] : [{ label: t('doctor.until'), value: <time dateTime={until}>{formatTime(until)}</time> }]),
    ...(certificateEndsAt === null
      ? []
      : [{ label: t('doctor.certificate'), value: t('doctor.certificateUntil', { time: formatTime(certificateEndsAt) }) }]),
  ];
  return (
    <dl className={classes['facts']}>
      {values.length > 0 && (
        <>
          <dt>{t(domain.finding.code === 'caa-forbids' ? 'doctor.issuers' : 'doctor.records')}</dt>
          <dd>
            <ul className={classes['targets']}>
              {values.map((value) => (
                <li key={value} className={classes['value']}>
                  {value}
                </li>
              ))}
            </ul>
          </dd>
          {domain.finding.code !== 'caa-forbids' && (
            <>
              <dt>{t('doctor.expected')}</dt>
              <dd className={classes['value']}>{record.value}</dd>
            </>
          )}
        </>
      )}
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The button "Check now", with the times of the last and next check of the domain. */
function Checks({ domain: { state, checkedAt }, checks }: DomainDoctorProps) {
  const { t } = useTranslation('domain');
  const { isChecking, check } = useChecksByHand(checks);
  return (
    <>
      <Group gap="sm">
        <Button variant="default" loading={isChecking} onClick={check}>
          {t('doctor.check')}
        </Button>
        <Text size="sm" c="dimmed">
          {checkedAt === null ? t('doctor.neverChecked') : t('doctor.checkedAt', { time: formatTime(checkedAt) })}
        </Text>
      </Group>
      {checks.isError && (
        <Text size="sm" role="status">
          {t('doctor.refreshFailed')}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {isWatched(state) ? `${t('doctor.live')} ${t('doctor.later')}` : t('doctor.daily')}
      </Text>
    </>
  );
}

/** The state of a domain as of the latest check, with advice. */
export function DomainDoctor({ domain, checks }: DomainDoctorProps) {
  const { t } = useTranslation('domain');
  const tone = toneOf(domain);
  const Icon = ICONS[tone];
  const key = adviceKey(domain);
  const broken = brokenKey(domain);
  const params = { name: domain.shownName };
  return (
    <section className={classes['card']} data-tone={tone} aria-label={`${t('doctor.label')}: ${domain.shownName}`}>
      <div className={classes['head']} role="status">
        <Icon size={22} stroke={1.75} aria-hidden className={classes['icon']} />
        <div>
          <Title order={3}>{broken ? t(`broken.${broken}.title`) : t(`advice.${key}.title`, params)}</Title>
          {broken && <Text size="sm">{t(`broken.${broken}.text`)}</Text>}
          <Text size="sm">{t(`advice.${key}.found`, params)}</Text>
        </div>
      </div>
      <Findings domain={domain} />
      {domain.state !== 'ended' && <Checks domain={domain} checks={checks} />}
    </section>
  );
}
