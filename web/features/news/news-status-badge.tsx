import { Badge } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NewsStatus } from '#shared/model/news/news.ts';

const STYLE: Readonly<Record<NewsStatus, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  public: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  unpublic: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  draft: { icon: IconPencil, color: 'gray', variant: 'light' },
  expired: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** The status of a news item as icon, label and colour. */
export function NewsStatusBadge({ status }: { status: NewsStatus }) {
  const { t } = useTranslation('news');
  const { icon: Icon, color, variant } = STYLE[status];
  return (
    <Badge variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
