import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { NoticeStatus } from '#shared/model/notices/system-notice.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLE: Readonly<Record<NoticeStatus, StateStyle>> = {
  public: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  unpublic: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  draft: { icon: IconPencil, color: 'gray', variant: 'light' },
  expired: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** The status of a notification as icon, label and colour. */
export function NoticeStatusBadge({ status }: { status: NoticeStatus }) {
  const { t } = useTranslation('notices');
  return <StateBadge {...STYLE[status]} label={t(`status.${status}`)} miw="max-content" />;
}
