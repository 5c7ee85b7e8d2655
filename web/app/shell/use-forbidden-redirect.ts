import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import { FORBIDDEN_REDIRECT_MS } from '#shared/model/limits.ts';
import { onForbidden } from '#web/lib/api/api-client.ts';
import { dueStepPath } from '#web/lib/paths.ts';
import { readSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * Opens the forbidden page 2 s after a 403, unless a password, a second factor or an agreement is due first: the shell shows that
 * itself.
 */
export function useForbiddenRedirect(): void {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onForbidden(() => {
      const session = readSession();
      if (session && (dueStepPath(session.user) !== null || session.user.mustAgree)) return;
      toast.failure(t('forbidden'));
      clearTimeout(timer);
      timer = setTimeout(() => void navigate('/errors/403'), FORBIDDEN_REDIRECT_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [navigate, t]);
}
