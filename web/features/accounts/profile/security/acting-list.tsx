import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PastActing } from '#shared/model/sign-in/acting.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { useSecurityRefresh } from '#web/features/sign-in/shared/use-security.ts';

const isActive = ({ endedAt, until }: PastActing): boolean => endedAt === null && Date.parse(until) > serverNow().getTime();

/** Lists the logins that have acted for this login, and ends an open access. Renders nothing if the list is empty. */
export function ActingList({ actings }: { actings: readonly PastActing[] }) {
  const { t } = useTranslation('acting');
  const people = usePersonNames();
  const refresh = useSecurityRefresh();
  const end = useMutation({
    mutationFn: (id: string) => api.signInSecurity.endActing({ params: { id } }),
    onSuccess: () => {
      toast.success(t('past.ended'));
      return refresh();
    },
    onError: (error) => toast.error(error, t('past.endFailed')),
  });
  if (actings.length === 0) return null;
  return (
    <Stack gap="xs" component="section">
      <Title order={3}>{t('past.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('past.lead')}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {actings.map((acting) => (
          <Group key={acting.id} component="li" justify="space-between" align="start" gap="xs">
            <div style={{ flex: '1 1 240px', minWidth: 0 }}>
              <Group gap="xs">
                <Text fw={500}>
                  {acting.byProvider
                    ? people.named(acting.company, true)
                    : t('past.who', { company: acting.company, name: acting.by.name })}
                </Text>
                <Badge variant="light" color="gray" tt="none">
                  {t(`access.${acting.access}`)}
                </Badge>
                {isActive(acting) && (
                  <Badge variant="filled" tt="none">
                    {t('past.active')}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {t('past.period', { from: formatTime(acting.startedAt), until: formatTime(acting.endedAt ?? acting.until) })}
              </Text>
              <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {t('past.reason', { reason: acting.reason })}
              </Text>
            </div>
            {isActive(acting) && (
              <Button
                variant="default"
                size="compact-sm"
                loading={end.isPending && end.variables === acting.id}
                onClick={() => end.mutate(acting.id)}
              >
                {t('past.end')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
