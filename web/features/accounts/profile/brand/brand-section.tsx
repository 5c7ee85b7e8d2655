import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BrandSettings } from '#shared/model/brand.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { BrandSignInUrl } from '#web/features/accounts/profile/brand/brand-sign-in-url.tsx';
import { BrandPreview } from '#web/features/accounts/profile/brand/brand-preview.tsx';
import { LogoField } from '#web/features/accounts/profile/brand/logo-field.tsx';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ColourField } from '#web/ui/fields/colour-field.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

const settingsOf = ({ brand: { logo, mainColor } }: UserInfo): BrandSettings => ({ logo, mainColor });

/** The brand of the account's console, sign-in page and e-mails, with a preview. */
export function BrandSection() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const [isUploading, setUploading] = useState(false);
  const { formId, form, showErrors, refuse } = useDraftForm({
    initialValues: settingsOf(user),
    errorsOf: (values) => schemaErrors(BrandSettings, values),
    inForm: (errors) => errors.map((error) => (error.path === 'mediaId' ? { ...error, path: 'logo' } : error)),
    checkedOnBlur: ['mainColor'],
  });
  const save = useMutation({
    mutationFn: ({ logo, mainColor }: BrandSettings) => api.profile.setBrand({ body: { mediaId: logo?.mediaId ?? null, mainColor } }),
    onSuccess: (answer) => {
      const settings = settingsOf(answer.user);
      form.setValues(settings);
      form.resetDirty(settings);
      storeUser(answer.user);
      toast.success(t('brand.saved'));
    },
    onError: refuse,
  });

  return (
    <ProfileSection title={t('brand.title')} lead={t('brand.lead')}>
      <UnsavedGuard isActive={form.isDirty() || isUploading} />
      <form id={formId} noValidate onSubmit={form.onSubmit((settings) => save.mutate(settings), showErrors)}>
        <Stack gap="lg">
          <LogoField
            logo={form.values.logo}
            error={form.errors['logo']}
            onChange={(logo) => form.setFieldValue('logo', logo)}
            onBusy={setUploading}
          />
          <ColourField {...form.getInputProps('mainColor')} label={t('brand.colour')} name="main-colour" />
          <BrandPreview name={user.companyName} logo={form.values.logo} mainColor={form.values.mainColor} />
          <FormFailure title={t('brand.failed')} error={save.error} />
          <Group>
            <Button type="submit" loading={save.isPending || isUploading}>
              {t('brand.submit')}
            </Button>
          </Group>
          <BrandSignInUrl accountId={user.workAccountId} isSaved={user.brand.id !== null} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
