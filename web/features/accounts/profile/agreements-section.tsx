import { Group, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { useOwnAgreements } from '#web/lib/api/use-legal.ts';
import { AgreedContract } from '#web/features/legal/shared/agreed-contract.tsx';
import { AgreementList } from '#web/features/legal/shared/agreement-list.tsx';
import { ApplicationFormButton } from '#web/features/legal/shared/application-form-button.tsx';
import { useMayDo } from '#web/lib/session/user.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The versions that the account has agreed to, and its contract as it was agreed to. */
export function AgreementsSection() {
  const { t } = useTranslation('legal');
  const maySeeBills = useMayDo('payment:read');
  return (
    <ProfileSection title={t('agreements.title')} lead={t('agreements.lead')}>
      <QueryState query={useOwnAgreements({ isEnabled: true })} failed={t('agreements.failed')} placeholder={64}>
        {({ agreements, contract, conditions }) => (
          <Stack gap="md">
            <AgreementList agreements={agreements} />
            {contract && <AgreedContract contract={contract} />}
            {conditions && maySeeBills && (
              <Group>
                <ApplicationFormButton />
              </Group>
            )}
          </Stack>
        )}
      </QueryState>
    </ProfileSection>
  );
}
