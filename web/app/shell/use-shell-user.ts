import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SIGN_IN_REDIRECT_MS } from '#shared/model/limits.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { dueStepPath, signInPath, withSegment } from '#web/lib/paths.ts';
import { giveUpSession } from '#web/lib/session/next-session.ts';
import { useSession } from '#web/lib/session/session.ts';
import { discardUnsavedWork, useHasUnsavedWork } from '#web/lib/session/unsaved-work.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * Returns the login for which the shell renders. Redirects:
 * - to sign-in, 1 s after the session ends, here or in another tab; until then the screen keeps its login. While something is
 *   unsaved, the screen stays instead, and the login signs in over it;
 * - below the login's role segment, when another login signs in;
 * - to the screen that is due first, when an issued password must be replaced or a second factor set up.
 */
export function useShellUser(): { user: UserInfo | null; isSignedOut: boolean; leave: () => void } {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const location = useLocation();
  const { segment } = useParams();
  const current = useSession()?.user ?? null;
  const [user, setUser] = useState(current);
  if (current && current !== user) setUser(current);

  const path = location.pathname + location.search;
  const isUnsaved = useHasUnsavedWork();
  const [isLeft, setLeft] = useState(false);
  if (current && isLeft) setLeft(false);
  const isSignedOut = current === null && user !== null && isUnsaved && !isLeft;
  const isEnded = current === null && !isSignedOut;
  useEffect(() => {
    if (!isEnded) return undefined;
    if (!isLeft) toast.failure(t('ended'));
    const timer = setTimeout(() => void navigate(signInPath(path), { replace: true }), isLeft ? 0 : SIGN_IN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isEnded, isLeft, path, navigate, t]);

  const ownSegment = current?.routeSegment;
  useEffect(() => {
    if (ownSegment && segment !== ownSegment) void navigate(withSegment(path, ownSegment), { replace: true });
  }, [ownSegment, segment, path, navigate]);

  const due = current && dueStepPath(current);
  useEffect(() => {
    if (due !== null) void navigate(due, { replace: true });
  }, [due, navigate]);

  const leave = (): void => {
    giveUpSession();
    discardUnsavedWork();
    setLeft(true);
  };
  return { user, isSignedOut, leave };
}
