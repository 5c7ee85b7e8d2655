import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { BulkUpload } from '#shared/model/bulk-upload/bulk-upload.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { useBulkUploads } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';

const keyOf = (siteId: string) => ['bulk-uploads', siteId] as const;

function OpenUpload({ upload, onDiscard, isBusy }: { upload: BulkUpload; onDiscard: () => void; isBusy: boolean }) {
  const { t } = useTranslation('bulk');
  const people = usePersonNames();
  const { follow } = useBulkUploads();
  const { fileName, state, startedBy, byProvider, createdAt } = upload;
  return (
    <li className={classes['open']}>
      <div className={classes['openText']}>
        <Text fw={500} truncate title={fileName}>
          {fileName}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`open.state.${state}`)} · {people.named(startedBy, byProvider)} · {formatTime(createdAt)}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {state !== 'uploading' && (
          <Button size="xs" variant="default" aria-label={`${t('open.look')} ${fileName}`} onClick={() => follow(upload)}>
            {t('open.look')}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" aria-label={`${t('discard')} ${fileName}`} loading={isBusy} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Group>
    </li>
  );
}

/** The bulk uploads of the site that are not closed, of all logins. */
export function OpenUploads() {
  const { t } = useTranslation('bulk');
  const siteId = useEditorState((state) => state.site.id);
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => api.bulkUpload.list({ query: { siteId } }, { signal }),
    staleTime: 0,
  });
  const discard = useMutation({
    mutationFn: (id: string) => api.bulkUpload.close({ body: { siteId, id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
    onError: (error) => toast.error(error),
  });
  if (!data || data.bulkUploads.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label={t('open.title')}>
      <Title order={3} size="sm">
        {t('open.title')}
      </Title>
      <ul className={classes['openList']}>
        {data.bulkUploads.map((upload) => (
          <OpenUpload
            key={upload.id}
            upload={upload}
            isBusy={discard.isPending && discard.variables === upload.id}
            onDiscard={() => discard.mutate(upload.id)}
          />
        ))}
      </ul>
    </Stack>
  );
}
