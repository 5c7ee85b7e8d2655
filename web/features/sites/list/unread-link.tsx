import { Anchor, Badge } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ListedSite } from '#shared/model/sites/site.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { visitorListsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The number of contacts and form entries that have not been worked on, as a link to the lists. Renders nothing if it is zero. */
export function UnreadLink({ site: { id, newEntries } }: { site: ListedSite }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const language = useLanguage();
  if (newEntries === 0) return null;
  return (
    <Anchor component={Link} to={visitorListsPath(user, id)} className={classes['unread'] ?? ''}>
      <Badge color="blue" variant="light" tt="none" fw={550} leftSection={<IconInbox size={14} aria-hidden />}>
        {t('card.unread', { number: formatNumber(newEntries, language) })}
      </Badge>
    </Anchor>
  );
}
