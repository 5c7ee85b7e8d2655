import { useTranslation } from 'react-i18next';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { useOwnAgreements } from '#web/lib/api/use-legal.ts';
import { AgreementList } from '#web/features/legal/shared/agreement-list.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The versions that the account has agreed to. */
export function AgreementsSection() {
  const { t } = useTranslation('legal');
  return (
    <ProfileSection title={t('agreements.title')} lead={t('agreements.lead')}>
      <QueryState query={useOwnAgreements({ isEnabled: true })} failed={t('agreements.failed')} placeholder={64}>
        {({ agreements }) => <AgreementList agreements={agreements} />}
      </QueryState>
    </ProfileSection>
  );
}
