import { useTranslation } from '#web/lib/use-translation.ts';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { LinkGate } from '#web/features/sign-in/email-link/link-gate.tsx';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { PasswordByLinkForm } from '#web/features/sign-in/password/password-by-link-form.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { usePasswordByLink } from '#web/features/sign-in/password/use-password-by-link.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';

function NewPassword({ token, link }: { token: string; link: LinkDetails }) {
  const { t } = useTranslation('session');
  const choice = usePasswordByLink({
    choose: (body) => api.auth.resetPassword({ body }),
    done: t('newPassword.done'),
    doneSignIn: t('newPassword.doneSignIn'),
  });
  if (refusalOf(choice.error)?.code === 'link-invalid') return <InvalidLink kind={link.kind} />;
  return (
    <SessionFrame title={t('newPassword.title')} lead={t('newPassword.lead', { email: link.email })}>
      <PasswordByLinkForm token={token} email={link.email} submitLabel={t('newPassword.submit')} choice={choice} />
    </SessionFrame>
  );
}

/** The target of a "forgot password" link: sets a new password, and signs in with the new password. */
export function NewPasswordPage() {
  const token = useLinkToken() ?? '';
  return (
    <LinkGate token={token} kind="password-reset">
      {(link) => <NewPassword token={token} link={link} />}
    </LinkGate>
  );
}
