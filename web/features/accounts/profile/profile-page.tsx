import { Alert, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { agreesToDocuments } from '#shared/rules/legal/legal-version.ts';
import { AccountSection } from '#web/features/accounts/profile/account-section.tsx';
import { AgreementsSection } from '#web/features/accounts/profile/agreements-section.tsx';
import { BrandSection } from '#web/features/accounts/profile/brand/brand-section.tsx';
import { DefaultThemeSection } from '#web/features/accounts/profile/default-theme/default-theme-section.tsx';
import { EventsSection } from '#web/features/accounts/profile/events-section.tsx';
import { ExportSection } from '#web/features/accounts/profile/export-section.tsx';
import { PasswordSection } from '#web/features/accounts/profile/password-section.tsx';
import { PictureSection } from '#web/features/accounts/profile/picture/picture-section.tsx';
import { SecuritySection } from '#web/features/accounts/profile/security/security-section.tsx';
import { SupportSection } from '#web/features/accounts/profile/support/support-section.tsx';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';

/**
 * The profile of the login: data, picture and password, and the brand, the default theme
 * the support contact and the data export of the account.
 */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'acting']);
  const user = useUser();
  const mayChange = useMayDo('own-profile');
  const mayBrand = useMayDo('brand:write') && user.holdsBrand;
  const mayTheme = useMayDo('default-theme:write');
  const maySupport = useMayDo('support:write');
  const mayExport = useMayDo('account:export');
  return (
    <Page title={t('title')} lead={t('lead')} width="form">
      <Stack gap="lg">
        {!mayChange && !user.acting && (
          <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
            {t('suspended')}
          </Alert>
        )}
        <PictureSection mayChange={mayChange} />
        <AccountSection />
        {user.acting ? (
          <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
            {t('acting:personOnly')}
          </Alert>
        ) : (
          <>
            <PasswordSection />
            <SecuritySection />
          </>
        )}
        <EventsSection />
        {agreesToDocuments(user.userTypeId) && <AgreementsSection />}
        {mayBrand && <BrandSection />}
        {mayTheme && <DefaultThemeSection />}
        {maySupport && <SupportSection />}
        {mayExport && <ExportSection />}
      </Stack>
    </Page>
  );
}
