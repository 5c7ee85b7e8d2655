import { NativeSelect, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconEye, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import classes from '#web/features/usage/page-views.module.css';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { usePageViews } from '#web/lib/api/use-page-views.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { monthChoices } from '#web/lib/format/month-choices.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { serverNow } from '#web/lib/server-time.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageViewMeter } from '#web/features/usage/shared/page-view-meter.tsx';

/** The number of months to choose from. Access logs, which can explain the figures, are kept for about a year. */
const MONTHS = 13;

type SiteViews = PageViewUsage['sites'][number];

/** The sites that were viewed, most viewed first. */
function SiteTable({ sites }: Pick<PageViewUsage, 'sites'>) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const columns: DataColumn<SiteViews>[] = [
    { key: 'site', label: t('column.site'), isRowHeader: true, maxWidth: 480, render: ({ siteName }) => siteName },
    { key: 'views', label: t('pageViews'), isNumber: true, render: ({ views }) => formatNumber(views, language) },
  ];
  if (sites.length === 0) return <EmptyState icon={IconEye} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <DataTable label={t('bySite')} columns={columns} rows={sites} rowKey={({ siteId }) => siteId} rowName={({ siteName }) => siteName} />
  );
}

function Usage({ usage }: { usage: PageViewUsage }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  return (
    <Stack gap="lg">
      <Paper component="section" withBorder className={classes['meter']} aria-label={t('title')}>
        <PageViewMeter usage={usage} />
        {usage.late > 0 && (
          <Text size="sm" c="dimmed">
            {t('late', { views: formatNumber(usage.late, language) })}
          </Text>
        )}
      </Paper>
      <SiteTable sites={usage.sites} />
      <Text size="sm" c="dimmed">
        {t('explanation')}
      </Text>
    </Stack>
  );
}

/** The page views of an account by month and site. The URL holds the month, and the account if it is not the login's own. */
export function PageViewsPage() {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const [search, changeQuery] = useUrlQuery();
  const [running] = useState(() => monthOf(serverNow()));
  const choices = monthChoices(
    Array.from({ length: MONTHS }, (_, ago) => addMonths(running, -ago)),
    language,
  );
  const asked = search.get('month');
  const month = choices.some(({ value }) => value === asked) && asked !== null ? asked : running;
  const usage = usePageViews({ month, accountId: search.get('account') ?? undefined });

  const choose = (value: string): void =>
    changeQuery((query) => {
      if (value === running) query.delete('month');
      else query.set('month', value);
      return query;
    });

  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        <NativeSelect aria-label={t('month')} data={choices} value={month} onChange={({ currentTarget }) => choose(currentTarget.value)} />
      }
    >
      <div aria-busy={usage.isPending || usage.isPlaceholderData}>
        {usage.isPending && <Skeleton height={160} />}
        {usage.isError && refusalOf(usage.error)?.code === 'not-found' ? (
          <EmptyState icon={IconUserOff} title={t('missing.title')} text={t('missing.text')} />
        ) : (
          <>
            {usage.isError && <ErrorState title={t('failed')} query={usage} />}
            {usage.data && <Usage usage={usage.data} />}
          </>
        )}
      </div>
    </Page>
  );
}
