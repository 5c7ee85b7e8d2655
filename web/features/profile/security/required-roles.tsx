import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Role, ROLES } from '#shared/model/account/role.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { useSecurityRefresh } from '#web/ui/two-factor/use-security.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

/** The operator's setting for which roles a second factor is obligatory. */
export function RequiredRoles({ obligatoryFor }: { obligatoryFor: readonly Role[] }) {
  const { t } = useTranslation(['security', 'common']);
  const refresh = useSecurityRefresh();
  const [draft, setDraft] = useState<readonly string[]>(obligatoryFor);
  const isDirty = ROLES.some((role) => draft.includes(role) !== obligatoryFor.includes(role));
  const save = useMutation({
    mutationFn: () => api.signInSecurity.setRoles({ body: { roles: ROLES.filter((role) => draft.includes(role)) } }),
    onSuccess: () => {
      toast.success(t('roles.saved'));
      return refresh();
    },
    onError: (error) => toast.error(error, t('roles.saveFailed')),
  });
  return (
    <Stack gap="xs" component="section">
      <UnsavedGuard isActive={isDirty && !save.isPending} />
      <Title order={3}>{t('roles.title')}</Title>
      <Checkbox.Group
        value={[...draft]}
        onChange={setDraft}
        description={<Text size="sm">{t('roles.lead')}</Text>}
        aria-label={t('roles.title')}
      >
        <Stack gap="xs" mt="xs">
          {ROLES.map((role) => (
            <Checkbox key={role} value={role} label={t(`common:role.${role}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {save.isError && <FailureAlert error={save.error} isAnnounced={false} />}
      <Group>
        <Button variant="default" disabled={!isDirty} loading={save.isPending} onClick={() => save.mutate()}>
          {t('roles.submit')}
        </Button>
      </Group>
    </Stack>
  );
}
