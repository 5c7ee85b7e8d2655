import { Button, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconUserOff, IconWorldOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { WithoutReports } from '#web/features/analytics/shared/without-reports.tsx';

/** The part of a query that decides what is shown while it has no data. */
interface ReportQuery<T> {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  isRefetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

const isMissing = (error: unknown): boolean => refusalOf(error)?.code === 'not-found';
/** Whether the request failed because the plan of the site's owner does not include effect measurement. */
const isBeyondPlan = (error: unknown): boolean => refusalOf(error)?.code === 'plan-limit-reached';

function Missing({ of }: { of: 'site' | 'account' }) {
  const { t } = useTranslation('analytics');
  const user = useUser();
  return (
    <EmptyState
      icon={of === 'site' ? IconWorldOff : IconUserOff}
      title={t(`missing.${of}`)}
      text={t('missing.text')}
      action={
        of === 'site' && (
          <Button component={Link} to={siteListPath(user)} variant="default">
            {t('missing.toSites')}
          </Button>
        )
      }
    />
  );
}

interface ReportStateProps<T> {
  query: ReportQuery<T>;
  /** The subject of the report. */
  of: 'site' | 'account';
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the report of a query or, without data, the reason: loading, not included in the plan, not found, or failed. */
export function ReportState<T>({ query, of, skeleton, children }: ReportStateProps<T>) {
  const { t } = useTranslation(['analytics', 'common']);
  const { error } = query;
  if (query.isError && isBeyondPlan(error)) return <WithoutReports />;
  if (query.isError && isMissing(error)) return <Missing of={of} />;
  return (
    <div aria-busy={query.isPending || query.isPlaceholderData}>
      {query.isError && <ErrorState title={t('failed')} query={query} />}
      {query.isPending && (
        <>
          <VisuallyHidden component="output">{t('common:loading')}</VisuallyHidden>
          {skeleton}
        </>
      )}
      {query.data !== undefined && children(query.data)}
    </div>
  );
}

/** Shown in place of a report without visits. */
export function NoVisits({ text, onClear }: { text: string; onClear?: (() => void) | undefined }) {
  const { t } = useTranslation('analytics');
  if (onClear)
    return (
      <EmptyState
        icon={IconChartBar}
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('picker.clear')}
          </Button>
        }
      />
    );
  return <EmptyState icon={IconChartBar} title={t('empty.title')} text={text} />;
}
