import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { EVENT_KINDS, EventChannel, type EventChannels } from '#shared/model/notices/account-event.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

const CHANNELS = ['event-channels'] as const;

function ChannelForm({ channels }: { channels: EventChannels }) {
  const { t } = useTranslation('bell');
  const client = useQueryClient();
  const mayChange = useMayDo('event:configure');
  const [draft, setDraft] = useState(channels);
  const isDirty = EVENT_KINDS.some((kind) => draft[kind] !== channels[kind]);
  const save = useMutation({
    mutationFn: () => api.systemNoti.setChannels({ body: { channels: draft } }),
    onSuccess: (saved) => {
      client.setQueryData(CHANNELS, saved);
      void client.invalidateQueries({ queryKey: ['bell'] });
      toast.success(t('channels.saved'));
    },
  });
  return (
    <Stack gap="md">
      <UnsavedGuard isActive={isDirty} />
      {!mayChange && <Text size="sm">{t('channels.readOnly')}</Text>}
      {EVENT_KINDS.map((kind) => (
        <NativeSelect
          key={kind}
          label={t(`channels.kind.${kind}`)}
          disabled={!mayChange}
          value={draft[kind]}
          data={EventChannel.options.map((value) => ({ value, label: t(`channels.option.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setDraft((present) => ({ ...present, [kind]: EventChannel.parse(value) }))}
        />
      ))}
      {save.isError && <FailureAlert title={t('channels.saveFailed')} error={save.error} />}
      {mayChange && (
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('channels.submit')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Sets how the account is notified of each kind of event: in the bell, by e-mail, by both, or not at all. */
export function EventsSection() {
  const { t } = useTranslation('bell');
  const found = useQuery({ queryKey: CHANNELS, queryFn: ({ signal }) => api.systemNoti.channels({}, { signal }) });
  return (
    <ProfileSection title={t('channels.title')} lead={t('channels.lead')}>
      {found.isPending && <Skeleton height={160} />}
      {found.isError && <ErrorState title={t('channels.failed')} query={found} />}
      {found.data && <ChannelForm channels={found.data.channels} />}
    </ProfileSection>
  );
}
