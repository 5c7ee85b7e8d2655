import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import { timeSpan } from '#web/features/editor/history/history-days.ts';
import { RevisionBadges } from '#web/features/editor/history/revision-badges.tsx';
import classes from '#web/features/editor/history/history.module.css';
import { useChangeLabel } from '#web/features/editor/fields/use-change-label.ts';
import { useRevisionKindLabel } from '#web/features/editor/history/use-revision-kind-label.ts';

/** The number of changes listed per entry; the revision lists all of them. */
const LISTED = 3;

interface HistoryItemProps {
  entry: RevisionEntry;
  working: string;
  live: string | null;
  onOpen: () => void;
}

/** One history entry: time, name and changes. A click opens the revision. */
export function HistoryItem({ entry, working, live, onOpen }: HistoryItemProps) {
  const { t } = useTranslation('saving');
  const people = usePersonNames();
  const changeLabel = useChangeLabel();
  const kindLabel = useRevisionKindLabel();
  const more = entry.changes.length - LISTED + entry.moreChanges;
  return (
    <li>
      <UnstyledButton className={classes['entry'] ?? ''} onClick={onOpen}>
        <span className={classes['head']}>
          <Text span fw={650} size="sm" className={classes['time'] ?? ''}>
            {timeSpan(entry)}
          </Text>
          <Text span size="xs" c="dimmed">
            {kindLabel(entry)}
          </Text>
          <RevisionBadges revision={entry.revision} working={working} live={live} />
          <IconChevronRight size={16} stroke={1.5} aria-hidden className={classes['chevron']} />
        </span>
        <Text span size="sm" className={classes['author'] ?? ''}>
          {people.named(entry.author, entry.byProvider)}
        </Text>
        {entry.changes.length > 0 && (
          <span className={classes['changes']}>
            {entry.changes.slice(0, LISTED).map((note, index) => (
              <Text key={index} span size="xs" className={classes['change'] ?? ''}>
                {changeLabel(note)}
              </Text>
            ))}
            {more > 0 && (
              <Text span size="xs" c="dimmed">
                {t('history.more', { count: more })}
              </Text>
            )}
          </span>
        )}
      </UnstyledButton>
    </li>
  );
}
