import type { LegalKind } from '#shared/model/legal/legal-document.ts';
import type { PaymentGroup } from '#shared/model/billing/payment.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { AccountType } from '#shared/model/accounts/account-type.ts';
import { ROUTE_SEGMENTS, type RouteSegment } from '#shared/model/open-api/route-segment.ts';

type Owner = Pick<UserInfo, 'routeSegment'>;
type Home = Pick<UserInfo, 'routeSegment' | 'permission'>;

/** Returns a function that returns the path of a screen below a login's role segment (R-6.3, R-6.4). */
const pathBelowSegment =
  (screen: string) =>
  ({ routeSegment }: Owner): string =>
    `/${routeSegment}/${screen}`;

const summaryPath = pathBelowSegment('summary');
export const userListPath = pathBelowSegment('user-list');
export const userPath = ({ routeSegment }: Owner, userId: string): string => `/${routeSegment}/user/${userId}`;
/** `parentId` is the parent of the new account. */
export const createUserPath = ({ routeSegment }: Owner, parentId: string): string => `/${routeSegment}/create-user/${parentId}`;
export const updateUserPath = ({ routeSegment }: Owner, type: AccountType, userId: string): string =>
  `/${routeSegment}/update-user/${type}/${userId}`;
/** Imports of accounts from CSV files: the screen of a new import, and the screen of a started import. */
export const userImportsPath = pathBelowSegment('user-import');
export const userImportPath = (owner: Owner, importId: string): string => `${userImportsPath(owner)}/${importId}`;
export const apiAccessPath = pathBelowSegment('api');
export const apiReferencePath = pathBelowSegment('api/reference');
export const adminListPath = pathBelowSegment('admin-list');
export const planManagementPath = pathBelowSegment('plan-management');
/** The screen of the terms of use and privacy policy of the login's account, for logins that edit them. */
export const legalDocumentsPath = pathBelowSegment('legal');
/** Returns the public path of a document: of one version, or of the version in force. Documents of an OEM need the id of the OEM. */
export const legalPath = (kind: LegalKind, version: { issuerId?: string; id?: string } = {}): string => {
  const query = new URLSearchParams({ ...(version.issuerId && { issuer: version.issuerId }), ...(version.id && { version: version.id }) });
  return `/legal/${kind}${query.size === 0 ? '' : `?${query}`}`;
};
export const auditLogPath = pathBelowSegment('audit-log');
/** `accountId` is an account other than the login's own. */
export const pageViewsPath = ({ routeSegment }: Owner, accountId?: string): string =>
  `/${routeSegment}/page-views${accountId === undefined ? '' : `?account=${accountId}`}`;
/** Returns the path of the figures of a site, of an account, or of all sites that the login may see. */
export const analyticsPath = ({ routeSegment }: Owner, shown: { siteId?: string; accountId?: string } = {}): string => {
  const query = new URLSearchParams({ ...(shown.siteId && { site: shown.siteId }), ...(shown.accountId && { account: shown.accountId }) });
  return `/${routeSegment}/analytics${query.size === 0 ? '' : `?${query}`}`;
};
export const systemNoticesPath = pathBelowSegment('system-notification');
export const createNoticePath = pathBelowSegment('create-notification');
export const noticePath = ({ routeSegment }: Owner, id: string): string => `/${routeSegment}/notification/${id}`;
export const editNoticePath = ({ routeSegment }: Owner, id: string): string => `/${routeSegment}/notification/${id}/edit`;
/** The notifications that the login receives. */
export const receivedNoticesPath = pathBelowSegment('notifications');
export const checkPlanPath = pathBelowSegment('check-plan');
export const paymentListPath = pathBelowSegment('payment-list');
/** The payments of one account. */
export const customerPaymentsPath = (owner: Owner, accountId: string): string => `${paymentListPath(owner)}?account=${accountId}`;
/** The payments of a group, of all accounts or of one. */
export const paymentGroupPath = (owner: Owner, group: PaymentGroup, accountId?: string): string =>
  `${paymentListPath(owner)}?group=${group}${accountId === undefined ? '' : `&account=${accountId}`}`;
/** What accounts have to pay. */
export const receivablesPath = pathBelowSegment('receivables');
/** The matching of a file of a bank with invoices. */
export const bankTransfersPath = pathBelowSegment('bank-transfers');
export const invoicePath = ({ routeSegment }: Owner, number: string): string => `/${routeSegment}/payment-list/${number}`;
/** Writes an invoice for an account. */
export const manualInvoicePath = ({ routeSegment }: Owner, accountId: string): string => `/${routeSegment}/create-invoice/${accountId}`;
/** The quotations of the operator. */
export const estimateListPath = pathBelowSegment('quotations');
export const estimatePath = ({ routeSegment }: Owner, number: string): string => `/${routeSegment}/quotations/${number}`;
/** Writes a quotation. */
export const createEstimatePath = pathBelowSegment('create-quotation');
export const billingSettingsPath = pathBelowSegment('billing-settings');
/** The steps that follow an overdue invoice. */
export const dunningPath = pathBelowSegment('dunning');
export const accountingPath = pathBelowSegment('accounting');
/** The payment method of the login's account. */
export const paymentMethodPath = pathBelowSegment('payment');
export const profilePath = pathBelowSegment('profile');
/** The fragment of the section of the profile that changes the password. */
export const PASSWORD_FRAGMENT = 'password';
export const passwordPath = pathBelowSegment(`profile#${PASSWORD_FRAGMENT}`);
export const siteListPath = pathBelowSegment('site-list');
/** The pictures and videos of the account. */
export const mediaLibraryPath = pathBelowSegment('media-library');
/** The deleted sites that can be restored. */
export const siteTrashPath = pathBelowSegment('site-trash');
export const createSitePath = ({ routeSegment }: Owner): string => `/${routeSegment}/create-site`;
export const siteEditorPath = ({ routeSegment }: Owner, siteId: string): string => `/${routeSegment}/site/${siteId}`;
/** Returns the path of the custom domain of a site, in the editor. */
export const siteDomainPath = (owner: Owner, siteId: string): string => `${siteEditorPath(owner, siteId)}?section=domain`;
/** Returns the path of the bulk uploads of a site, in the editor. */
export const bulkUploadPath = (owner: Owner, siteId: string): string => `${siteEditorPath(owner, siteId)}?bulk-upload`;
/** Returns the path of the export of a site, in the editor. */
export const siteExportPath = (owner: Owner, siteId: string): string => `${siteEditorPath(owner, siteId)}?export`;
/** Returns the path of the members, contacts and form entries of a site. */
export const visitorListsPath = ({ routeSegment }: Owner, siteId: string): string => `/${routeSegment}/site/list/${siteId}`;

/** The screens of news: of the login's whole tree, or of one site (R-6.7). */
export interface NewsPaths {
  list: string;
  create: string;
  detail: (newsId: string) => string;
  edit: (newsId: string) => string;
}

export function newsPaths({ routeSegment }: Owner, siteId: string | null): NewsPaths {
  const list = siteId === null ? `/${routeSegment}/latest-information` : `/${routeSegment}/notification-delivery/${siteId}`;
  return {
    list,
    create: `${list}/create`,
    detail: (newsId) => (siteId === null ? `${list}/${newsId}` : `${list}/detail/${newsId}`),
    edit: (newsId) => `${list}/edit/${newsId}`,
  };
}

/** Returns the path of the preview of a site, for invitees and for logins of the console. */
export const sitePreviewPath = (siteId: string): string => `/site/${siteId}/preview`;

const isInvitedPreview = (pathname: string): boolean => /^\/site\/[a-z][a-z0-9]{11}\/preview$/.test(pathname);

/** The licences of the console's bundled dependencies (R-6.62). */
export const LICENCES_PATH = '/licences';

/** The only screen open to a login that must replace its issued password (R-4.4). */
export const FIRST_PASSWORD_PATH = '/first-time-change-password';

/** The only screen open to a login that must set up a second factor (R-4.14). */
export const SET_UP_TWO_FACTOR_PATH = '/set-up-two-factor';

type DueSteps = Partial<Pick<UserInfo, 'mustChangePassword' | 'mustSetUpTwoFactor'>>;

/** Returns the path of the screen that a login must complete first; `null` if the login may open all screens. */
export const dueStepPath = ({ mustChangePassword, mustSetUpTwoFactor }: DueSteps): string | null =>
  mustChangePassword ? FIRST_PASSWORD_PATH : mustSetUpTwoFactor ? SET_UP_TWO_FACTOR_PATH : null;

/** Returns the start screen of a login: the payments for an accountant (R-2.90), else the summary. */
export const homePath = (login: Home): string => (login.permission === 'accountant' ? paymentListPath(login) : summaryPath(login));

/** Returns the same path with another role segment. */
export const withSegment = (path: string, segment: RouteSegment): string => path.replace(/^\/[^/?]*/, `/${segment}`);

const NEXT = 'next';

/** Returns the path of the sign-in page, which opens `next` after signing in. */
export const signInPath = (next?: string): string => (next === undefined ? '/login' : `/login?${new URLSearchParams({ [NEXT]: next })}`);

const isBelowSegment = (pathname: string): boolean => ROUTE_SEGMENTS.some((segment) => pathname.startsWith(`/${segment}/`));

/**
 * Returns the path to open after signing in: the screen that is due first, else `next` from the query if it is a path of this console, else
 * the start screen.
 */
export function pathAfterSignIn(search: URLSearchParams, owner: Home & DueSteps): string {
  const due = dueStepPath(owner);
  if (due !== null) return due;
  const next = search.get(NEXT);
  if (next === null) return homePath(owner);
  const url = URL.parse(next, 'https://console.invalid');
  if (!next.startsWith('/') || url?.host !== 'console.invalid') return homePath(owner);
  if (isInvitedPreview(url.pathname)) return url.pathname + url.search;
  return isBelowSegment(url.pathname) ? withSegment(url.pathname + url.search, owner.routeSegment) : homePath(owner);
}
