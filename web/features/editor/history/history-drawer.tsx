import { Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import { historyDays } from '#web/features/editor/history/history-days.ts';
import { HistoryItem } from '#web/features/editor/history/history-item.tsx';
import { useRevisions } from '#web/features/editor/state/revision-queries.ts';
import classes from '#web/features/editor/history/history.module.css';
import { RevisionView } from '#web/features/editor/history/revision-view.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { ScheduledPublications } from '#web/ui/scheduled-publications.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

const SKELETONS = 5;

/** The history entries by day, newest first. */
function HistoryList({ onOpen }: { onOpen: (entry: RevisionEntry) => void }) {
  const { t } = useTranslation('saving');
  const revisions = useRevisions();
  const { data } = revisions;
  const scheduled = useEditorState((state) => state.site.scheduled);
  if (revisions.error) return <ErrorState title={t('history.loadFailed')} query={revisions} />;
  if (!data) {
    return (
      <Stack gap="sm" role="status" aria-busy="true" aria-label={t('history.loading')}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height={88} />
        ))}
      </Stack>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('history.about')}
      </Text>
      {scheduled.length > 0 && (
        <section aria-label={t('schedule.label')}>
          <h3 className={classes['day']}>{t('schedule.label')}</h3>
          <ScheduledPublications scheduled={scheduled} />
        </section>
      )}
      {historyDays(data).map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h3 className={classes['day']}>{day}</h3>
          <ol className={classes['entries']}>
            {entries.map((entry) => (
              <HistoryItem key={entry.id} entry={entry} working={data.working} live={data.live} onOpen={() => onOpen(entry)} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface HistoryDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The history of the site. Every revision can be viewed, restored and published. */
export function HistoryDrawer({ isOpen, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation(['saving', 'common']);
  const [looked, setLooked] = useState<RevisionEntry | null>(null);
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={onClose}
        position="right"
        size={400}
        title={<Text fw={650}>{t('history.title')}</Text>}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        // An open revision is above the drawer, so Escape closes the revision first.
        closeOnEscape={looked === null}
      >
        <HistoryList onOpen={setLooked} />
      </Drawer>
      {looked && (
        <RevisionView
          entry={looked}
          onClose={() => setLooked(null)}
          onDone={() => {
            setLooked(null);
            onClose();
          }}
        />
      )}
    </>
  );
}
