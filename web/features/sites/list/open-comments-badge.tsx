import { Badge } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The number of comments that are not resolved. Renders nothing if there are none. */
export function OpenCommentsBadge({ site: { comments } }: { site: ListedSite }) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  if (comments.open === 0) return null;
  return (
    <Badge color="gray" variant="light" tt="none" fw={550} leftSection={<IconMessageCircle size={14} aria-hidden />}>
      {t('card.openComments', { number: formatNumber(comments.open, language) })}
    </Badge>
  );
}
