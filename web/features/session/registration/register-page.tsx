import { useTranslation } from 'react-i18next';
import { CompleteRegistration } from '#web/features/session/registration/complete-registration.tsx';
import { LinkGate } from '#web/features/session/email-link/link-gate.tsx';
import { MailSent } from '#web/features/session/email-link/mail-sent.tsx';
import { RegistrationForm } from '#web/features/session/registration/registration-form.tsx';
import { useRegistration } from '#web/features/session/registration/use-registration.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';

function AskForAccount() {
  const { t } = useTranslation('session');
  const registration = useRegistration();
  const { form, isSent } = registration;
  if (!isSent) return <RegistrationForm registration={registration} />;
  return (
    <MailSent
      title={t('register.sentTitle')}
      text={t('register.sentText', { email: form.values.email.trim() })}
      expiry={t('register.sentExpiry')}
      send={registration.send}
      backLabel={t('register.change')}
      onBack={registration.back}
      isOfProduct
    />
  );
}

/** Provisional registration (spec 4), and where the link of its e-mail leads to complete it. */
export function RegisterPage() {
  const token = useLinkToken();
  if (token === null) return <AskForAccount />;
  return (
    <LinkGate token={token} kind="registration">
      {(link) => <CompleteRegistration token={token} link={link} />}
    </LinkGate>
  );
}
