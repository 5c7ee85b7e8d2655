import { useTranslation } from '#web/lib/use-translation.ts';
import type { MaintenanceWindow, SystemNotice } from '#shared/model/notices/system-notice.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Labels of a notification in lists and details. */
export function useNoticeLabels() {
  const { t } = useTranslation('notices');
  return {
    period: ({ startDate, endDate }: Pick<SystemNotice, 'startDate' | 'endDate'>): string => {
      if (startDate === null) return t('period.none');
      const from = formatTime(startDate);
      return endDate === null ? t('period.from', { from }) : t('period.both', { from, until: formatTime(endDate) });
    },
    receivers: ({ receivers }: Pick<SystemNotice, 'receivers'>): string =>
      receivers.map((receiver) => t(`receiver.${receiver}`)).join(' / '),
    window: ({ startDate, endDate }: MaintenanceWindow): string => t('window', { from: formatTime(startDate), until: formatTime(endDate) }),
  };
}
