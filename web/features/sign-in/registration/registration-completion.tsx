import { useTranslation } from '#web/lib/use-translation.ts';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { PasswordByLinkForm } from '#web/features/sign-in/password/password-by-link-form.tsx';
import classes from '#web/features/sign-in/registration/registration-completion.module.css';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { usePasswordByLink } from '#web/features/sign-in/password/use-password-by-link.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

/** Shows the account to be created, and creates it on submit instead of on load, because mail programs open links themselves. */
export function RegistrationCompletion({ token, link }: { token: string; link: LinkDetails }) {
  const { t } = useTranslation('session');
  const choice = usePasswordByLink({
    choose: (body) => api.auth.completeRegistration({ body }),
    done: t('register.done'),
    doneSignIn: t('register.doneSignIn'),
  });
  if (refusalOf(choice.error)?.code === 'link-invalid') return <InvalidLink kind="registration" />;

  const facts = [
    [t('register.company'), link.companyName],
    [t('register.contact'), link.contactName],
    [t('register.email'), link.email],
    [t('register.plan'), t('register.planValue')],
  ] as const;
  return (
    <SessionFrame title={t('register.completeTitle')} lead={t('register.completeLead')} isOfProduct>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PasswordByLinkForm token={token} email={link.email} submitLabel={t('register.completeSubmit')} choice={choice} />
    </SessionFrame>
  );
}
