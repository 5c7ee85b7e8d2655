import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SIGN_IN_REDIRECT_MS } from '#shared/model/limits.ts';
import type { UserInfo } from '#shared/model/account/session.ts';
import { FIRST_PASSWORD_PATH, signInPath, withSegment } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * The login the shell stands for. When its session ends, here or in another tab, the screen stays for the second until it
 * leads to the sign-in page (spec 8); when somebody else signs in, it leads below their segment; when a password has to be
 * chosen first, it leads there.
 */
export function useShellUser(): UserInfo | null {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const location = useLocation();
  const { segment } = useParams();
  const current = useSession()?.user ?? null;
  const [user, setUser] = useState(current);
  if (current && current !== user) setUser(current);

  const here = location.pathname + location.search;
  const isEnded = current === null;
  useEffect(() => {
    if (!isEnded) return undefined;
    toast.failure(t('ended'));
    const timer = setTimeout(() => void navigate(signInPath(here), { replace: true }), SIGN_IN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isEnded, here, navigate, t]);

  const ownSegment = current?.routeSegment;
  useEffect(() => {
    if (ownSegment && segment !== ownSegment) void navigate(withSegment(here, ownSegment), { replace: true });
  }, [ownSegment, segment, here, navigate]);

  const owesPassword = current?.mustChangePassword;
  useEffect(() => {
    if (owesPassword) void navigate(FIRST_PASSWORD_PATH, { replace: true });
  }, [owesPassword, navigate]);

  return user;
}
