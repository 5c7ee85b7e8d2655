import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ROUTE_SEGMENTS } from '#shared/rules/route-segment.ts';
import { homePath, pathAfterSignIn, signInPath, withSegment } from '#web/lib/paths.ts';
import { readSession } from '#web/lib/session.ts';

/** `/` and `/{segment}` lead to the login's own site list. */
export function leadHome(): Response {
  const session = readSession();
  return redirect(session ? homePath(session.user) : '/login');
}

/** Whoever is signed in already has no use for the sign-in page. */
export function leadSignedInOn({ request }: LoaderFunctionArgs): Response | null {
  const session = readSession();
  return session ? redirect(pathAfterSignIn(new URL(request.url).searchParams, session.user)) : null;
}

/** Lets only signed-in logins pass, and each only below its own segment (spec 2). */
export function requireOwnSegment({ request, params }: LoaderFunctionArgs): Response | null {
  const url = new URL(request.url);
  const here = url.pathname + url.search;
  if (!ROUTE_SEGMENTS.some((segment) => segment === params['segment'])) return redirect('/errors/404');
  const session = readSession();
  if (!session) return redirect(signInPath(here));
  const { routeSegment } = session.user;
  return params['segment'] === routeSegment ? null : redirect(withSegment(here, routeSegment));
}
