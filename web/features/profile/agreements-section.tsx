import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useOwnAgreements } from '#web/lib/api/use-legal.ts';
import { AgreementList } from '#web/ui/legal/agreement-list.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The versions that the account has agreed to. */
export function AgreementsSection() {
  const { t } = useTranslation('legal');
  const { data, error, isRefetching, refetch } = useOwnAgreements({ isEnabled: true });
  return (
    <ProfileSection title={t('agreements.title')} lead={t('agreements.lead')}>
      {data ? (
        <AgreementList agreements={data.agreements} />
      ) : error ? (
        <ErrorState title={t('agreements.failed')} error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <Skeleton height={64} />
      )}
    </ProfileSection>
  );
}
