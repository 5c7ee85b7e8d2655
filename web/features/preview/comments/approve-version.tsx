import { Button, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';

interface ApproveVersionProps {
  siteId: string;
  token: string;
  /** The revision in the frame. */
  revision: string;
}

/** Approves the revision in the frame for the invitee, or withdraws the approval until it is published. */
export function ApproveVersion({ siteId, token, revision }: ApproveVersionProps) {
  const { t } = useTranslation('comments');
  const queries = useQueryClient();
  const queryKey = ['preview-approvals', siteId, token];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.preview.approvals({ params: { siteId } }, { signal, previewToken: token }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (isApproved: boolean) =>
      api.preview.approve({ params: { siteId, revision }, body: { isApproved } }, { previewToken: token }),
    onSuccess: (approvals) => queries.setQueryData(queryKey, approvals),
    onError: (error) => toast.error(error, t('approval.failed')),
  });
  if (!data) return null;
  const shown = data.revisions.find((one) => one.revision === revision);
  const isMine = shown?.by.some(({ isMe }) => isMe) ?? false;
  return (
    <Stack component="section" gap="xs" aria-label={t('approval.title')}>
      <Title order={2} size="h4">
        {t('approval.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('approval.by', { count: shown?.by.length ?? 0, of: data.invitees })}
      </Text>
      {isMine ? (
        <>
          <Text size="sm" fw={550} role="status">
            {t('approval.approved')}
          </Text>
          {!shown?.isLive && (
            <Button variant="default" size="sm" loading={isPending} onClick={() => mutate(false)}>
              {t('approval.withdraw')}
            </Button>
          )}
        </>
      ) : (
        <Button
          size="sm"
          loading={isPending}
          leftSection={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}
          onClick={() => mutate(true)}
        >
          {t('approval.approve')}
        </Button>
      )}
    </Stack>
  );
}
