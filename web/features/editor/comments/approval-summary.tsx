import { Badge, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApprovedRevision } from '#shared/model/preview/approval.ts';
import classes from '#web/features/editor/comments/comments-panel.module.css';
import { useApprovals, useSetApprovals } from '#web/features/editor/comments/use-approvals.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { formatTime } from '#web/lib/format/format.ts';

const SHOWN = 3;

function ApprovedVersion({ revision, invitees }: { revision: ApprovedRevision; invitees: number }) {
  const { t } = useTranslation('comments');
  const { savedAt, isApproved, isLive, changesSince, by } = revision;
  return (
    <div>
      <Group gap={6}>
        <Text size="sm" fw={550}>
          {t('approval.version', { time: formatTime(savedAt) })}
        </Text>
        {isApproved && (
          <Badge size="sm" variant="light" color="green" tt="none" fw={500} leftSection={<IconCircleCheck size={12} aria-hidden />}>
            {t('approval.badge')}
          </Badge>
        )}
        {isLive && (
          <Badge size="sm" variant="outline" color="gray" tt="none" fw={500}>
            {t('approval.live')}
          </Badge>
        )}
      </Group>
      <Text size="xs">{t('approval.by', { count: by.length, of: invitees })}</Text>
      <Text size="xs" c="dimmed">
        {by.map(({ name }) => name).join(', ')}
      </Text>
      <Text size="xs" c="dimmed">
        {changesSince === 0 ? t('approval.current') : t('approval.since', { count: changesSince })}
      </Text>
    </div>
  );
}

/** Shows which versions invitees have approved, and how many approvals are needed. Renders nothing for a preview without invitees. */
export function ApprovalSummary() {
  const { t } = useTranslation('comments');
  const { data } = useApprovals();
  const { mutate, isPending } = useSetApprovals();
  const isReadOnly = useIsReadOnly();
  if (!data || (data.invitees === 0 && data.needed === 0)) return null;
  const numbers = Array.from({ length: Math.max(data.invitees, data.needed) }, (_, index) => index + 1);
  const options = [
    { value: '0', label: t('approval.none') },
    ...numbers.map((count) => ({ value: String(count), label: t('approval.number', { count }) })),
  ];
  return (
    <Paper component="section" withBorder p="sm" aria-label={t('approval.title')} className={classes['approval']}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t('approval.title')}
        </Title>
        <Select
          label={t('approval.needed')}
          description={t('approval.hint')}
          data={options}
          value={String(data.needed)}
          allowDeselect={false}
          disabled={isReadOnly || isPending}
          onChange={(value) => value !== null && mutate(Number(value))}
        />
        {data.revisions.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('approval.empty')}
          </Text>
        ) : (
          data.revisions
            .slice(0, SHOWN)
            .map((revision) => <ApprovedVersion key={revision.revision} revision={revision} invitees={data.invitees} />)
        )}
      </Stack>
    </Paper>
  );
}
