import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPencil, IconSpeakerphone, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { NoticeReach } from '#web/features/notices/manage/notice-reach.tsx';
import { RemoveNoticeDialog } from '#web/features/notices/manage/remove-notice-dialog.tsx';
import { useNotice } from '#web/features/notices/notice-queries.ts';
import { NoticeStatusBadge } from '#web/features/notices/notice-status-badge.tsx';
import { NoticeText } from '#web/features/notices/notice-text.tsx';
import { useNoticeLabels } from '#web/features/notices/use-notice-labels.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { editNoticePath, systemNoticesPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Page } from '#web/ui/page/page.tsx';

function Facts({ notice }: { notice: SystemNotice }) {
  const { t } = useTranslation('notices');
  const labels = useNoticeLabels();
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <NoticeStatusBadge status={notice.status} />
        <Text size="sm">{t(`kind.${notice.kind}`)}</Text>
        <Text size="sm">{labels.period(notice)}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {labels.receivers(notice)}
      </Text>
    </Stack>
  );
}

/** A notification with its readers, for the operator. */
export function NoticeDetailPage({ id }: { id: string }) {
  const { t } = useTranslation('notices');
  const user = useUser();
  const mayWrite = useMayDo('notice:write');
  const navigate = useNavigate();
  const found = useNotice(id);
  const [removed, setRemoved] = useState<SystemNotice | null>(null);

  if (found.isPending) return <LoadingPage />;
  if (isNotFound(found.error))
    return (
      <Page title={t('title')}>
        <EmptyState icon={IconSpeakerphone} title={t('missing.title')} text={t('missing.text')} />
      </Page>
    );
  if (!found.data)
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} query={found} />
      </Page>
    );
  const { notice, reach } = found.data;
  const all = (
    <Anchor component={Link} to={systemNoticesPath(user)}>
      {t('title')}
    </Anchor>
  );
  const actions = mayWrite && (
    <Group gap="xs">
      <Button variant="default" color="danger" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setRemoved(notice)}>
        {t('remove.action')}
      </Button>
      <Button component={Link} to={editNoticePath(user, id)} leftSection={<IconPencil size={18} aria-hidden />}>
        {t('edit')}
      </Button>
    </Group>
  );
  return (
    <Page title={notice.title} width="form" lead={all} action={actions}>
      <Stack gap="lg">
        <Facts notice={notice} />
        <Paper component="section" withBorder p="md">
          <NoticeText {...notice} />
        </Paper>
        <NoticeReach notice={notice} reach={reach} />
      </Stack>
      <RemoveNoticeDialog notice={removed} onClose={() => setRemoved(null)} onRemoved={() => void navigate(systemNoticesPath(user))} />
    </Page>
  );
}
