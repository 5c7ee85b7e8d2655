import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { ActingList } from '#web/features/accounts/profile/security/acting-list.tsx';
import { RequiredRoles } from '#web/features/accounts/profile/security/required-roles.tsx';
import { SessionList } from '#web/features/accounts/profile/security/session-list.tsx';
import { TwoFactorPanel } from '#web/features/accounts/profile/security/two-factor-panel.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { useSecurity } from '#web/features/sign-in/shared/use-security.ts';

/** Shows how the sign-in of the login is protected. */
export function SecuritySection() {
  const { t } = useTranslation('security');
  const found = useSecurity();
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      {found.isPending && <Skeleton height={240} />}
      {found.isError && <ErrorState title={t('failed')} query={found} />}
      {found.data && (
        <Stack gap="xl">
          <TwoFactorPanel twoFactor={found.data.twoFactor} />
          <SessionList sessions={found.data.sessions} />
          <ActingList actings={found.data.actings} />
          {found.data.obligatoryFor && <RequiredRoles key={found.data.obligatoryFor.join()} obligatoryFor={found.data.obligatoryFor} />}
        </Stack>
      )}
    </ProfileSection>
  );
}
