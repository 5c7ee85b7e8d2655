import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FORBIDDEN_REDIRECT_MS } from '#shared/model/limits.ts';
import { onForbidden } from '#web/lib/api/api-client.ts';
import { readSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

/** Leads to the forbidden page 2 s after the server forbade something (spec 8 and 9), unless a password has to be chosen first: the shell leads there itself. */
export function useForbiddenRedirect(): void {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onForbidden(() => {
      if (readSession()?.user.mustChangePassword) return;
      toast.failure(t('forbidden'));
      clearTimeout(timer);
      timer = setTimeout(() => void navigate('/errors/403'), FORBIDDEN_REDIRECT_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [navigate, t]);
}
