import { useTranslation } from '#web/lib/use-translation.ts';
import { RegistrationCompletion } from '#web/features/sign-in/registration/registration-completion.tsx';
import { LinkGate } from '#web/features/sign-in/email-link/link-gate.tsx';
import { MailSent } from '#web/features/sign-in/email-link/mail-sent.tsx';
import { RegistrationForm } from '#web/features/sign-in/registration/registration-form.tsx';
import { useRegistration } from '#web/features/sign-in/registration/use-registration.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';

function RequestAccount() {
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

/** Provisional registration, and its completion with the e-mailed link. */
export function RegisterPage() {
  const token = useLinkToken();
  if (token === null) return <RequestAccount />;
  return (
    <LinkGate token={token} kind="registration">
      {(link) => <RegistrationCompletion token={token} link={link} />}
    </LinkGate>
  );
}
