import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ROUTE_SEGMENTS } from '#shared/rules/account/route-segment.ts';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { FIRST_PASSWORD_PATH, homePath, pathAfterSignIn, signInPath, withSegment } from '#web/lib/paths.ts';
import { readSession } from '#web/lib/session/session.ts';
import { mayDo } from '#web/lib/session/user.ts';
import { linkTokenFromHash } from '#web/lib/session/link-token.ts';

type Guard = (call: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Response | null;

/** A login that still has to choose its first own password is led there, from everywhere that asks this. */
export function redirectToFirstPassword(): Response | null {
  return readSession()?.user.mustChangePassword ? redirect(FIRST_PASSWORD_PATH) : null;
}

/** `/` and `/{segment}` lead to where the login starts. */
export function redirectHome(): Response {
  const session = readSession();
  return redirectToFirstPassword() ?? redirect(session ? homePath(session.user) : '/login');
}

/** Whoever is signed in already has no use for the sign-in page. */
export const redirectSignedIn: Guard = ({ request }) => {
  const session = readSession();
  return session ? redirect(pathAfterSignIn(new URL(request.url).searchParams, session.user)) : null;
};

/** The first own password is for those who owe one, and for whoever comes by the link of an invitation. */
export const requireFirstPasswordDue: Guard = () => {
  const session = readSession();
  if (linkTokenFromHash(location.hash) !== null || session?.user.mustChangePassword) return null;
  return redirect(session ? homePath(session.user) : '/login');
};

/** Lets only signed-in logins pass, and each only below its own segment (spec 2). */
export const requireOwnSegment: Guard = ({ request, params }) => {
  const url = new URL(request.url);
  const here = url.pathname + url.search;
  if (!ROUTE_SEGMENTS.some((segment) => segment === params['segment'])) return redirect('/errors/404');
  const session = readSession();
  if (!session) return redirect(signInPath(here));
  const { routeSegment } = session.user;
  return redirectToFirstPassword() ?? (params['segment'] === routeSegment ? null : redirect(withSegment(here, routeSegment)));
};

/** Lets only those pass whom the policy allows what the screen is for. Whether they are in the right place is `requireOwnSegment`'s to say. */
export const requireAction =
  (screen: ScreenName): Guard =>
  (call) => {
    const astray = requireOwnSegment(call);
    if (astray) return astray;
    const session = readSession();
    return session && !mayDo(session.user, SCREENS[screen].action) ? redirect('/errors/403') : null;
  };
