import { useTranslation } from '#web/lib/use-translation.ts';
import { Navigate } from 'react-router';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { IssuedPasswordForm } from '#web/features/sign-in/password/issued-password-form.tsx';
import { LinkGate } from '#web/features/sign-in/email-link/link-gate.tsx';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { PasswordByLinkForm } from '#web/features/sign-in/password/password-by-link-form.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { usePasswordByLink } from '#web/features/sign-in/password/use-password-by-link.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { homePath, signInPath } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';

function InvitedPassword({ token, link }: { token: string; link: LinkDetails }) {
  const { t } = useTranslation('session');
  const choice = usePasswordByLink({
    choose: (body) => api.auth.resetPassword({ body }),
    done: t('firstPassword.done'),
    doneSignIn: t('newPassword.doneSignIn'),
  });
  if (refusalOf(choice.error)?.code === 'link-invalid') return <InvalidLink kind={link.kind} />;
  return (
    <SessionFrame title={t('firstPassword.title', { name: link.contactName })} lead={t('firstPassword.leadLink', { email: link.email })}>
      <PasswordByLinkForm token={token} email={link.email} submitLabel={t('firstPassword.submit')} choice={choice} />
    </SessionFrame>
  );
}

/** Sets the login's first password, by invitation link or after sign-in with an issued password. Redirects all other logins. */
export function FirstPasswordPage() {
  const token = useLinkToken();
  const user = useSession()?.user;
  if (token !== null)
    return (
      <LinkGate token={token} kind="invitation">
        {(link) => <InvitedPassword token={token} link={link} />}
      </LinkGate>
    );
  if (!user) return <Navigate to={signInPath()} replace />;
  return user.mustChangePassword ? <IssuedPasswordForm user={user} /> : <Navigate to={homePath(user)} replace />;
}
