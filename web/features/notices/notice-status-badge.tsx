import { Badge } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NoticeStatus } from '#shared/model/notice/system-notice.ts';

const STYLE: Readonly<Record<NoticeStatus, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  public: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  unpublic: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  draft: { icon: IconPencil, color: 'gray', variant: 'light' },
  expired: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** The status of a notification as icon, label and colour. */
export function NoticeStatusBadge({ status }: { status: NoticeStatus }) {
  const { t } = useTranslation('notices');
  const { icon: Icon, color, variant } = STYLE[status];
  return (
    <Badge miw="max-content" variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
