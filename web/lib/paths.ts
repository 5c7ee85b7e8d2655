import type { UserInfo } from '#shared/model/session.ts';
import type { RouteSegment } from '#shared/rules/route-segment.ts';

type Owner = Pick<UserInfo, 'routeSegment'>;

/** Addresses of the console's screens, below the segment of the login (spec 2). */
export const siteListPath = ({ routeSegment }: Owner): string => `/${routeSegment}/site-list`;
export const createSitePath = ({ routeSegment }: Owner): string => `/${routeSegment}/create-site`;
export const siteEditorPath = ({ routeSegment }: Owner, siteId: string): string => `/${routeSegment}/site/${siteId}`;

/** Where a login starts. */
export const homePath = (owner: Owner): string => siteListPath(owner);

/** The same address below another login's segment. */
export const withSegment = (path: string, segment: RouteSegment): string => path.replace(/^\/[^/?]*/, `/${segment}`);

const NEXT = 'next';

/** The sign-in page, which leads back to `next` afterwards. */
export const signInPath = (next?: string): string => (next === undefined ? '/login' : `/login?${new URLSearchParams({ [NEXT]: next })}`);

/** Where to go after signing in: back to where one was if that is a screen of this console, else home. */
export function pathAfterSignIn(search: URLSearchParams, owner: Owner): string {
  const next = search.get(NEXT);
  if (next === null) return homePath(owner);
  const url = URL.parse(next, 'https://console.invalid');
  const isInside = next.startsWith('/') && url?.host === 'console.invalid' && !url.pathname.startsWith('/log') && url.pathname.length > 1;
  return isInside ? withSegment(url.pathname + url.search, owner.routeSegment) : homePath(owner);
}
