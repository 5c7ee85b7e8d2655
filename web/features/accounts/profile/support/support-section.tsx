import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { type SupportContact, SupportContactUpdate } from '#shared/model/support-contact.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** Where the logins below the account get help. */
export function SupportSection() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const stored = user.ownSupport ?? { email: '', url: '' };
  const { formId, form, submitTo } = useDraftForm({
    initialValues: stored,
    errorsOf: (draft) => schemaErrors(SupportContactUpdate, draft),
  });
  const save = useMutation({
    mutationFn: (body: SupportContact) => api.profile.setSupport({ body }),
    onSuccess: (answer) => {
      storeUser(answer.user);
      toast.success(t('support.saved'));
    },
  });
  const { email, url } = form.getValues();
  const isChanged = email !== stored.email || url !== stored.url;
  return (
    <ProfileSection title={t('support.title')} lead={t(user.workRole === 'MASTER' ? 'support.leadMaster' : 'support.leadOem')}>
      <UnsavedGuard isActive={isChanged && !save.isSuccess} />
      <form id={formId} noValidate onSubmit={submitTo(save, (draft) => draft)}>
        <Stack gap="md">
          <TextInput
            {...form.getInputProps('email')}
            label={t('support.email')}
            description={t('support.emailHelp')}
            type="email"
            autoComplete="off"
            maxLength={TEXT_MAX.email}
          />
          <TextInput
            {...form.getInputProps('url')}
            label={t('support.url')}
            description={t('support.urlHelp')}
            type="url"
            autoComplete="off"
            maxLength={TEXT_MAX.url}
          />
          <FormFailure title={t('support.failed')} error={save.error} />
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!isChanged}>
              {t('support.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ProfileSection>
  );
}
