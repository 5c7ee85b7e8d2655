import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { PasswordByLink } from '#shared/model/account/password.ts';
import { api } from '#web/lib/api/api-client.ts';
import { homePath } from '#web/lib/paths.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

interface Endings {
  /** Spends the link. */
  choose: (body: PasswordByLink) => Promise<{ email: string }>;
  /** Said at home, signed in. */
  done: string;
  /** Said at the sign-in page, where signing in at once did not succeed. */
  doneSignIn: string;
}

/** Chooses a password by a link, signs in with it at once, and leads home. */
export function usePasswordByLink({ choose, done, doneSignIn }: Endings) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: PasswordByLink) => {
      const { email } = await choose(body);
      // The password stands, whatever comes of signing in.
      return api.auth.login({ body: { email, password: body.password } }).catch(() => null);
    },
    onSuccess: (session) => {
      if (session) storeSession(session);
      toast.success(session ? done : doneSignIn);
      return navigate(session ? homePath(session.user) : '/login', { replace: true });
    },
  });
}
