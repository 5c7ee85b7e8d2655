import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ROUTE_SEGMENTS } from '#shared/model/open-api/route-segment.ts';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { dueStepPath, homePath, pathAfterSignIn, signInPath, withSegment } from '#web/lib/paths.ts';
import { readSession } from '#web/lib/session/session.ts';
import { mayDo } from '#web/lib/session/user.ts';
import { linkTokenFromHash } from '#web/lib/session/link-token.ts';

type Guard = (call: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Response | null;

/** Redirects to the screen for replacing an issued password or setting up a second factor; `null` if neither is due. */
export function redirectToDueStep(): Response | null {
  const session = readSession();
  const due = session && dueStepPath(session.user);
  return due === null ? null : redirect(due);
}

/** Redirects `/` and `/{segment}` to the login's start screen, or to sign-in. */
export function redirectHome(): Response {
  const session = readSession();
  return redirectToDueStep() ?? redirect(session ? homePath(session.user) : '/login');
}

/** Redirects signed-in logins away from the sign-in page. */
export const redirectSignedIn: Guard = ({ request }) => {
  const session = readSession();
  return session ? redirect(pathAfterSignIn(new URL(request.url).searchParams, session.user)) : null;
};

/** Allows the first-password screen to logins that must replace their password, and to holders of an invitation link. */
export const requireFirstPasswordDue: Guard = () => {
  const session = readSession();
  if (linkTokenFromHash(location.hash) !== null || session?.user.mustChangePassword) return null;
  return redirect(session ? homePath(session.user) : '/login');
};

/** Allows the second-factor set-up only to logins that must set up a second factor before anything else. */
export const requireTwoFactorDue: Guard = () => {
  const session = readSession();
  if (session && !session.user.mustChangePassword && session.user.mustSetUpTwoFactor) return null;
  return redirectToDueStep() ?? redirect(session ? homePath(session.user) : '/login');
};

/** Allows only signed-in logins, and replaces any other role segment in the path by the login's own. */
export const requireOwnSegment: Guard = ({ request, params }) => {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  if (!ROUTE_SEGMENTS.some((segment) => segment === params['segment'])) return redirect('/errors/404');
  const session = readSession();
  if (!session) return redirect(signInPath(path));
  const { routeSegment } = session.user;
  return redirectToDueStep() ?? (params['segment'] === routeSegment ? null : redirect(withSegment(path, routeSegment)));
};

/**
 * Allows only logins whose rights include the screen's action; checks the segment first. A login that has not agreed to its contract has the
 * rights that it will have: the shell shows the agreement in place of the screen.
 */
export const requireAction =
  (screen: ScreenName): Guard =>
  (call) => {
    const segmentRedirect = requireOwnSegment(call);
    if (segmentRedirect) return segmentRedirect;
    const session = readSession();
    const isAllowed = session && mayDo({ ...session.user, mustAgree: false }, SCREENS[screen].action);
    return isAllowed === false ? redirect('/errors/403') : null;
  };
