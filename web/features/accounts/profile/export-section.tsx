import { useTranslation } from '#web/lib/use-translation.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { useUser } from '#web/lib/session/user.ts';
import { AccountExportPanel } from '#web/features/accounts/shared/account-export-panel.tsx';

/** Exports all data of the account that the login works in. */
export function ExportSection() {
  const { t } = useTranslation('takeout');
  const { workAccountId } = useUser();
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <AccountExportPanel accountId={workAccountId} />
    </ProfileSection>
  );
}
