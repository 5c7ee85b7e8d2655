import { Menu, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/publish/publish-button.module.css';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Publishes exactly the newest revision that enough invitees approved; renders nothing if there is none or it is published. */
export function PublishApprovedItem({ onPublish }: { onPublish: (revision: string) => void }) {
  const { t } = useTranslation('saving');
  const id = useEditorState((state) => state.site.id);
  // The query runs when the menu opens, to show the approvals of that moment.
  const { data } = useQuery({
    queryKey: ['site-approvals', id, 'publish'],
    queryFn: ({ signal }) => api.site.approvals({ params: { id } }, { signal }),
    gcTime: 0,
  });
  const newest = data?.revisions.find(({ isApproved }) => isApproved);
  if (!newest || newest.isLive) return null;
  return (
    <Menu.Item
      leftSection={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}
      className={classes['action'] ?? ''}
      onClick={() => onPublish(newest.revision)}
    >
      {t('publish.approved')}
      <Text size="xs" c="dimmed">
        {t('publish.approvedHint', { time: formatTime(newest.savedAt) })}
      </Text>
    </Menu.Item>
  );
}
