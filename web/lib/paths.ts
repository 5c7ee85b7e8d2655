import type { UserInfo } from '#shared/model/account/session.ts';
import type { AccountType } from '#shared/rules/account/account-type.ts';
import { ROUTE_SEGMENTS, type RouteSegment } from '#shared/rules/account/route-segment.ts';

type Owner = Pick<UserInfo, 'routeSegment'>;

/** Addresses of the console's screens, below the segment of the login (spec 2). */
const below =
  (screen: string) =>
  ({ routeSegment }: Owner): string =>
    `/${routeSegment}/${screen}`;

const summaryPath = below('summary');
export const userListPath = below('user-list');
export const userPath = ({ routeSegment }: Owner, userId: string): string => `/${routeSegment}/user/${userId}`;
/** `parentId`: the account the new one is to stand below. */
export const createUserPath = ({ routeSegment }: Owner, parentId: string): string => `/${routeSegment}/create-user/${parentId}`;
export const updateUserPath = ({ routeSegment }: Owner, type: AccountType, userId: string): string =>
  `/${routeSegment}/update-user/${type}/${userId}`;
export const adminListPath = below('admin-list');
export const auditLogPath = below('audit-log');
export const profilePath = below('profile');
export const siteListPath = below('site-list');
export const createSitePath = ({ routeSegment }: Owner): string => `/${routeSegment}/create-site`;
export const siteEditorPath = ({ routeSegment }: Owner, siteId: string): string => `/${routeSegment}/site/${siteId}`;
/** The editor as visitors would see the site, over the whole screen. */
export const sitePreviewPath = (owner: Owner, siteId: string): string => `${siteEditorPath(owner, siteId)}?view=preview`;

/** Where a login chooses its first own password; it gets nowhere else before. */
export const FIRST_PASSWORD_PATH = '/first-time-change-password';

/** Where a login starts. */
export const homePath = (owner: Owner): string => summaryPath(owner);

/** The same address below another login's segment. */
export const withSegment = (path: string, segment: RouteSegment): string => path.replace(/^\/[^/?]*/, `/${segment}`);

const NEXT = 'next';

/** The sign-in page, which leads back to `next` afterwards. */
export const signInPath = (next?: string): string => (next === undefined ? '/login' : `/login?${new URLSearchParams({ [NEXT]: next })}`);

const isBelowSegment = (pathname: string): boolean => ROUTE_SEGMENTS.some((segment) => pathname.startsWith(`/${segment}/`));

/** Where to go after signing in: back to where one was if that is a screen of this console, else home. */
export function pathAfterSignIn(search: URLSearchParams, owner: Owner & Partial<Pick<UserInfo, 'mustChangePassword'>>): string {
  if (owner.mustChangePassword) return FIRST_PASSWORD_PATH;
  const next = search.get(NEXT);
  if (next === null) return homePath(owner);
  const url = URL.parse(next, 'https://console.invalid');
  const isScreen = next.startsWith('/') && url?.host === 'console.invalid' && isBelowSegment(url.pathname);
  return isScreen ? withSegment(url.pathname + url.search, owner.routeSegment) : homePath(owner);
}
