import { IconCopyPlus, IconPlayerStop, IconSend, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { NewsAction } from '#web/features/news/news-queries.ts';

export const NEWS_ACTION_ICON: Readonly<Record<NewsAction, TablerIcon>> = {
  publish: IconSend,
  end: IconPlayerStop,
  duplicate: IconCopyPlus,
  remove: IconTrash,
};
