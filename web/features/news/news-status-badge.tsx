import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { NewsStatus } from '#shared/model/news/news.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLE: Readonly<Record<NewsStatus, StateStyle>> = {
  public: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  unpublic: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  draft: { icon: IconPencil, color: 'gray', variant: 'light' },
  expired: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** The status of a news item as icon, label and colour. */
export function NewsStatusBadge({ status }: { status: NewsStatus }) {
  const { t } = useTranslation('news');
  return <StateBadge {...STYLE[status]} label={t(`status.${status}`)} />;
}
