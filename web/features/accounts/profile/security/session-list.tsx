import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { OwnSession, SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useSecurityRefresh } from '#web/features/sign-in/shared/use-security.ts';

const MOBILE: ReadonlySet<OwnSession['system']> = new Set(['Android', 'iOS', 'iPadOS'] as const);

type Ended = { which: 'one'; id: string } | { which: 'others' };

/** Lists the devices on which the login is signed in, with buttons that end their sessions. */
export function SessionList({ sessions }: Pick<SignInSecurity, 'sessions'>) {
  const { t } = useTranslation('security');
  const refresh = useSecurityRefresh();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: (body: Ended) => api.signInSecurity.endSessions({ body }),
    onSuccess: () => {
      toast.success(t('sessions.ended'));
      return refresh();
    },
    onError: (error) => toast.error(error, t('sessions.endFailed')),
    onSettled: () => setAsking(false),
  });
  const nameOf = ({ browser, system }: OwnSession): string =>
    [browser, system].filter((part) => part !== null).join(' / ') || t('sessions.unknown');
  const isEnding = (id: string): boolean => end.isPending && end.variables.which === 'one' && end.variables.id === id;
  return (
    <Stack gap="xs" component="section">
      <Title order={3}>{t('sessions.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('sessions.lead')}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {sessions.map((session) => {
          const Icon = MOBILE.has(session.system) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <Group key={session.id} component="li" justify="space-between" gap="xs">
              <Group gap="sm" wrap="nowrap">
                <Icon size={24} stroke={1.5} aria-hidden />
                <div>
                  <Group gap="xs">
                    <Text fw={500}>{nameOf(session)}</Text>
                    {session.isCurrent && (
                      <Badge variant="light" tt="none">
                        {t('sessions.current')}
                      </Badge>
                    )}
                  </Group>
                  <Text size="sm" c="dimmed">
                    {t('sessions.used', { at: formatTime(session.usedAt) })}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t('sessions.created', { at: formatTime(session.createdAt) })}
                  </Text>
                </div>
              </Group>
              {!session.isCurrent && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('sessions.endOf', { device: nameOf(session) })}
                  loading={isEnding(session.id)}
                  onClick={() => end.mutate({ which: 'one', id: session.id })}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
      {sessions.length > 1 && (
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endTitle')}
        confirmLabel={t('sessions.end')}
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ which: 'others' })}
        onCancel={() => setAsking(false)}
      >
        {t('sessions.endText')}
      </ConfirmDialog>
    </Stack>
  );
}
