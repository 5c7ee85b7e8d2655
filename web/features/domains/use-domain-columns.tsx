import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ListedDomain } from '#shared/model/domains/custom-domain.ts';
import { domainAge } from '#web/features/domains/domain-age.ts';
import { DomainStateBadge } from '#web/features/domains/domain-state-badge.tsx';
import classes from '#web/features/domains/domains.module.css';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { formatDay, formatNumber, formatTime } from '#web/lib/format/format.ts';
import { userPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

function TwoLines({ first, second }: { first: string; second: string | null }) {
  return (
    <div className={classes['twoLines']}>
      <div>{first}</div>
      {second !== null && (
        <Text size="xs" c="dimmed">
          {second}
        </Text>
      )}
    </div>
  );
}

/** The columns of the list of domains. */
export function useDomainColumns(): DataColumn<ListedDomain>[] {
  const { t } = useTranslation(['domains', 'domain']);
  const user = useUser();
  const language = useLanguage();
  const now = serverNow();

  const age = ({ requestedAt }: ListedDomain) => {
    const { unit, number } = domainAge(requestedAt, now);
    return (
      <time dateTime={requestedAt} title={formatTime(requestedAt)}>
        {t(unit, { number: formatNumber(number, language) })}
      </time>
    );
  };
  const certificate = ({ certificate: state, certificateEndsAt }: ListedDomain) => (
    <TwoLines
      first={t(`certificate.${state}`)}
      second={certificateEndsAt === null ? null : t('certificate.until', { day: formatDay(japaneseDay(new Date(certificateEndsAt))) })}
    />
  );
  const time = (at: string | null) => (at === null ? '–' : <time dateTime={at}>{formatTime(at)}</time>);

  return [
    {
      key: 'name',
      label: t('column.name'),
      isRowHeader: true,
      maxWidth: 300,
      render: ({ shownName, isTwin }) => <TwoLines first={shownName} second={isTwin ? t('twin') : null} />,
    },
    { key: 'state', label: t('column.state'), render: ({ state }) => <DomainStateBadge state={state} /> },
    {
      key: 'advice',
      label: t('column.advice'),
      canHide: true,
      maxWidth: 260,
      render: ({ advice }) => (advice.code === 'none' ? '–' : t(`domain:advice.${advice.code}.title`)),
    },
    { key: 'site', label: t('column.site'), canHide: true, maxWidth: 220, render: ({ siteName }) => siteName },
    {
      key: 'owner',
      label: t('column.owner'),
      canHide: true,
      maxWidth: 200,
      render: ({ owner }) => (
        <Anchor component={Link} to={userPath(user, owner.id)} inherit>
          {owner.companyName}
        </Anchor>
      ),
    },
    { key: 'age', label: t('column.age'), canHide: true, isNumber: true, render: age },
    { key: 'certificate', label: t('column.certificate'), canHide: true, render: certificate },
    { key: 'until', label: t('column.until'), canHide: true, render: ({ until }) => time(until) },
    { key: 'checkedAt', label: t('column.checkedAt'), canHide: true, isHiddenByDefault: true, render: ({ checkedAt }) => time(checkedAt) },
  ];
}
