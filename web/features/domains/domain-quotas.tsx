import { Progress, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DomainQuota } from '#shared/model/domains/custom-domain.ts';
import { isQuotaNear } from '#shared/rules/domains/quota-near.ts';
import classes from '#web/features/domains/domains.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

type Quota = DomainQuota['tenants'];

function QuotaFigure({ label, quota: { used, max } }: { label: string; quota: Quota }) {
  const { t } = useTranslation('domains');
  const language = useLanguage();
  const isNear = isQuotaNear({ used, max });
  const figures = t('quota.of', { used: formatNumber(used, language), max: formatNumber(max, language) });
  return (
    <li className={classes['quota']}>
      <Text size="sm">{label}</Text>
      <span className={classes['figure']}>{figures}</span>
      <Progress.Root size={6}>
        <Progress.Section
          value={max === 0 ? 100 : (used / max) * 100}
          aria-label={`${label}: ${figures}`}
          {...(isNear && { color: 'danger' })}
        />
      </Progress.Root>
      {isNear && (
        <Text size="xs" role="status">
          {t('quota.near')}
        </Text>
      )}
    </li>
  );
}

/** Shows the used part of each quota: of tenants, certificates, and each connection group. */
export function DomainQuotas({ quota: { tenants, certificates, groups } }: { quota: DomainQuota }) {
  const { t } = useTranslation('domains');
  return (
    <ul className={classes['quotas']} aria-label={t('quota.label')}>
      <QuotaFigure label={t('quota.tenants')} quota={tenants} />
      <QuotaFigure label={t('quota.certificates')} quota={certificates} />
      {groups.length > 1 &&
        groups.map((group, index) => <QuotaFigure key={group.id} label={t('quota.group', { number: String(index + 1) })} quota={group} />)}
    </ul>
  );
}
