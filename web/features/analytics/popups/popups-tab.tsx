import { Button, Skeleton, Text } from '@mantine/core';
import { IconAppWindow } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { PopupReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { PopupDays } from '#web/features/analytics/popups/popup-days.tsx';
import { PopupName, usePopupName } from '#web/features/analytics/popups/popup-name.tsx';
import { ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { usePopupReport } from '#web/lib/api/use-analytics.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

type Popup = PopupReport['popups'][number];

/** Returns a function that formats when a popup is shown. */
function usePeriod(): (popup: Popup) => string {
  const { t } = useTranslation('analytics');
  return ({ startDate, endDate }) => {
    if (startDate !== null && endDate !== null) return t('popups.between', { start: formatTime(startDate), end: formatTime(endDate) });
    if (startDate !== null) return t('popups.from', { start: formatTime(startDate) });
    return endDate === null ? t('popups.always') : t('popups.until', { end: formatTime(endDate) });
  };
}

/** Returns how many more applications a popup accepts; `null` if it has no limit. */
const leftOf = ({ limit, applicants }: Popup): number | null => (limit === null ? null : Math.max(0, limit - (applicants ?? 0)));

function useColumns(popups: readonly Popup[]): ReportColumn<Popup>[] {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const popupName = usePopupName();
  const period = usePeriod();
  const left = (popup: Popup): string => {
    const number = leftOf(popup);
    if (number === null) return t('popups.unlimited');
    if (number === 0) return t('popups.full');
    return t('popups.leftOf', { left: formatMetric('count', number, language), limit: formatMetric('count', popup.limit, language) });
  };
  const figure = (key: 'shown' | 'clicked' | 'applied' | 'closed'): ReportColumn<Popup> => ({
    key,
    label: t(`popups.${key}`),
    unit: 'count',
    value: (popup) => popup[key],
  });
  return [
    {
      key: 'popup',
      label: t('popups.popup'),
      isRowHeader: true,
      value: (popup) => popupName(popup, popups),
      render: (popup) => <PopupName popup={popup} popups={popups} />,
    },
    { key: 'period', label: t('popups.period'), maxWidth: 320, value: period },
    figure('shown'),
    figure('clicked'),
    { key: 'rate', label: t('popups.clickRate'), unit: 'share', value: ({ shown, clicked }) => (shown === 0 ? null : clicked / shown) },
    figure('applied'),
    figure('closed'),
    { key: 'left', label: t('popups.left'), unit: 'count', value: leftOf, render: left },
  ];
}

function Popups({ popups, fileName }: Pick<PopupReport, 'popups'> & { fileName: string }) {
  const { t } = useTranslation('analytics');
  const popupName = usePopupName();
  const columns = useColumns(popups);
  return (
    <>
      <div>
        <ReportTable
          title={t('popups.title')}
          fileName={`${fileName}_${t('popups.title')}`}
          columns={columns}
          rows={popups}
          rowKey={({ popupId }) => popupId}
          rowName={(popup) => popupName(popup, popups)}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {t('popups.how')}
        </Text>
      </div>
      <PopupDays popups={popups} fileName={fileName} />
    </>
  );
}

/** Shows how often each popup was shown, clicked, applied for and closed in a month. */
export function PopupsTab({ siteId, siteName, month }: TabProps) {
  const { t } = useTranslation('analytics');
  const user = useUser();
  const report = usePopupReport(siteId, month);
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={320} />}>
      {({ popups }) =>
        popups.length === 0 ? (
          <EmptyState
            icon={IconAppWindow}
            title={t('popups.none')}
            text={t('popups.noneText')}
            action={
              <Button component={Link} to={siteEditorPath(user, siteId)} variant="default">
                {t('toEditor')}
              </Button>
            }
          />
        ) : (
          <div className={classes['report']} data-stale={report.isPlaceholderData}>
            <Popups popups={popups} fileName={`${siteName}_${month}`} />
          </div>
        )
      }
    </ReportState>
  );
}
