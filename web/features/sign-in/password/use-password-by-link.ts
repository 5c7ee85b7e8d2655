import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { PasswordByLink } from '#shared/model/sign-in/password.ts';
import { api } from '#web/lib/api/api-client.ts';
import { homePath } from '#web/lib/paths.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

interface PasswordByLinkOptions {
  /** Sets the password; the link can be used once. */
  choose: (body: PasswordByLink) => Promise<{ email: string }>;
  /** The toast after signing in. */
  done: string;
  /** The toast on the sign-in page if signing in failed. */
  doneSignIn: string;
}

/** Sets a password with an e-mailed link, signs in with it, and opens the start screen. */
export function usePasswordByLink({ choose, done, doneSignIn }: PasswordByLinkOptions) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: PasswordByLink) => {
      const { email } = await choose(body);
      // The password is set even if signing in fails.
      return api.auth.login({ body: { email, password: body.password } }).catch(() => null);
    },
    onSuccess: (session) => {
      if (session) storeSession(session);
      toast.success(session ? done : doneSignIn);
      return navigate(session ? homePath(session.user) : '/login', { replace: true });
    },
  });
}
