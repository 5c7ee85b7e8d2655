import { Badge } from '@mantine/core';
import { IconCircleCheck, IconClock, IconPencil, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useApprovals } from '#web/features/editor/comments/use-approvals.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface HistoryMarksProps {
  revision: string;
  working: string;
  live: string | null;
}

/** Marks a revision that is working, live, scheduled or approved. */
export function RevisionBadges({ revision, working, live }: HistoryMarksProps) {
  const { t } = useTranslation('saving');
  const isPublic = useEditorState((state) => isPublished(state.site));
  const isScheduled = useEditorState((state) => state.site.scheduled.some((one) => one.revision === revision));
  const { data } = useApprovals();
  const approved = data?.revisions.find((one) => one.revision === revision);
  return (
    <>
      {revision === working && (
        <Badge variant="outline" color="gray" tt="none" fw={550} leftSection={<IconPencil size={14} aria-hidden />}>
          {t('history.working')}
        </Badge>
      )}
      {revision === live && isPublic && (
        <Badge variant="light" color="green" tt="none" fw={550} leftSection={<IconWorld size={14} aria-hidden />}>
          {t('history.live')}
        </Badge>
      )}
      {approved && (
        <Badge
          variant="light"
          color={approved.isApproved ? 'green' : 'gray'}
          tt="none"
          fw={550}
          leftSection={<IconCircleCheck size={14} aria-hidden />}
        >
          {t('history.approved', { count: approved.by.length })}
        </Badge>
      )}
      {isScheduled && (
        <Badge variant="light" color="blue" tt="none" fw={550} leftSection={<IconClock size={14} aria-hidden />}>
          {t('history.scheduled')}
        </Badge>
      )}
    </>
  );
}
