import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Role, ROLES } from '#shared/model/role.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { useSecurityRefresh } from '#web/features/sign-in/shared/use-security.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** The operator's setting of the roles that need a second factor. */
export function RequiredRoles({ obligatoryFor }: { obligatoryFor: readonly Role[] }) {
  const { t } = useTranslation(['security', 'common']);
  const titleId = useId();
  const refresh = useSecurityRefresh();
  const [draft, setDraft] = useState(obligatoryFor);
  const isDirty = ROLES.some((role) => draft.includes(role) !== obligatoryFor.includes(role));
  const save = useMutation({
    mutationFn: () => api.signInSecurity.setRoles({ body: { roles: [...draft] } }),
    onSuccess: () => {
      toast.success(t('roles.saved'));
      return refresh();
    },
  });
  return (
    <Stack gap="xs" component="section">
      <UnsavedGuard isActive={isDirty && !save.isPending} />
      <Title order={3} id={titleId}>
        {t('roles.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('roles.lead')}
      </Text>
      <Stack gap="xs" role="group" aria-labelledby={titleId}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={t(`common:role.${role}`)}
            checked={draft.includes(role)}
            onChange={({ currentTarget: { checked } }) => setDraft(ROLES.filter((one) => (one === role ? checked : draft.includes(one))))}
          />
        ))}
      </Stack>
      {save.isError && <FailureAlert title={t('roles.saveFailed')} error={save.error} />}
      <Group>
        <Button variant="default" disabled={!isDirty} loading={save.isPending} onClick={() => save.mutate()}>
          {t('roles.submit')}
        </Button>
      </Group>
    </Stack>
  );
}
