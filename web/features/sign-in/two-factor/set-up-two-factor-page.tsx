import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Navigate, useNavigate } from 'react-router';
import { NotYou } from '#web/features/sign-in/frame/not-you.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { homePath, signInPath } from '#web/lib/paths.ts';
import { storeUser, useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';
import { RecoveryCodeList } from '#web/features/sign-in/shared/recovery-code-list.tsx';
import { TwoFactorSetUp } from '#web/features/sign-in/shared/two-factor-set-up.tsx';

/** Sets up the second factor that the operator requires. Until then, no other screen can be opened. */
export function SetUpTwoFactorPage() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const user = useSession()?.user;
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const finish = useMutation({
    mutationFn: () => api.auth.userInfo({}),
    onSuccess: ({ user: changed }) => {
      toast.success(t('obligatory.done'));
      storeUser(changed);
      return navigate(homePath(changed), { replace: true });
    },
    onError: (error) => toast.error(error, t('obligatory.title')),
  });
  if (!user) return <Navigate to={signInPath()} replace />;
  return (
    <SessionFrame title={t('obligatory.title')} lead={t('obligatory.lead')} foot={<NotYou email={user.email} />}>
      {recoveryCodes ? (
        <RecoveryCodeList codes={recoveryCodes} onDone={() => finish.mutate()} />
      ) : (
        <TwoFactorSetUp email={user.email} onConfirmed={setRecoveryCodes} />
      )}
    </SessionFrame>
  );
}
