import {
  IconChartBar,
  IconChecklist,
  IconFileInvoice,
  IconHistory,
  IconHome,
  IconLayoutGrid,
  IconReceiptYen,
  IconShieldCog,
  IconUserCircle,
  IconUsers,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Action } from '#shared/rules/account/policy.ts';

interface Screen {
  /** Path below the segment of the login. */
  path: string;
  /** The action a login must be allowed to open the screen. */
  action: Action;
  /** Loads the component. Each screen is a chunk of its own; the editor is by far the largest. */
  load: () => Promise<ComponentType>;
  /**
   * The screen's entry in the main menu; its label is under `menu` in the catalogues. `own` is the less prominent group: the
   * login's profile and the audit log.
   */
  menu?: { icon: TablerIcon; group: 'work' | 'own' };
  /** The screen whose menu entry covers this one, which has none. */
  parent?: string;
}

/** Every screen inside the shell, in the order of the main menu. Router, guards, menu and command palette read this table. */
export const SCREENS = {
  summary: {
    path: 'summary',
    action: 'summary:read',
    load: async () => (await import('#web/features/summary/summary-page.tsx')).SummaryPage,
    menu: { icon: IconHome, group: 'work' },
  },
  pageViews: {
    path: 'page-views',
    action: 'summary:read',
    load: async () => (await import('#web/features/usage/page-views-page.tsx')).PageViewsPage,
    parent: 'summary',
  },
  userList: {
    path: 'user-list',
    action: 'user:read',
    load: async () => (await import('#web/features/users/list/user-list-page.tsx')).UserListPage,
    menu: { icon: IconUsers, group: 'work' },
  },
  user: {
    path: 'user/:id',
    action: 'user:read',
    load: async () => (await import('#web/features/users/detail/user-page.tsx')).UserPage,
    parent: 'userList',
  },
  createUser: {
    path: 'create-user/:id',
    action: 'user:write',
    load: async () => (await import('#web/features/users/form/create-user-page.tsx')).CreateUserPage,
    parent: 'userList',
  },
  updateUser: {
    path: 'update-user/:type/:id',
    action: 'user:write',
    load: async () => (await import('#web/features/users/form/update-user-page.tsx')).UpdateUserPage,
    parent: 'userList',
  },
  siteList: {
    path: 'site-list',
    action: 'site:read',
    load: async () => (await import('#web/features/sites/list/site-list-page.tsx')).SiteListPage,
    menu: { icon: IconLayoutGrid, group: 'work' },
  },
  createSite: {
    path: 'create-site',
    action: 'site:write',
    load: async () => (await import('#web/features/sites/create/create-site-page.tsx')).CreateSitePage,
    parent: 'siteList',
  },
  siteEditor: {
    path: 'site/:id',
    action: 'site:read',
    load: async () => (await import('#web/features/editor/site-editor-page.tsx')).SiteEditorPage,
    parent: 'siteList',
  },
  visitorLists: {
    path: 'site/list/:id',
    action: 'entry:read',
    load: async () => (await import('#web/features/visitors/visitor-lists-page.tsx')).VisitorListsPage,
    parent: 'siteList',
  },
  analytics: {
    path: 'analytics',
    action: 'analytics:read',
    load: async () => (await import('#web/features/analytics/analytics-page.tsx')).AnalyticsPage,
    menu: { icon: IconChartBar, group: 'work' },
  },
  domainList: {
    path: 'domain-list',
    action: 'domain:read',
    load: async () => (await import('#web/features/domains/domain-list-page.tsx')).DomainListPage,
    menu: { icon: IconWorldWww, group: 'work' },
  },
  planManagement: {
    path: 'plan-management',
    action: 'plan:read',
    load: async () => (await import('#web/features/plans/plan-management-page.tsx')).PlanManagementPage,
    menu: { icon: IconReceiptYen, group: 'work' },
  },
  checkPlan: {
    path: 'check-plan',
    action: 'plan:check',
    load: async () => (await import('#web/features/check-plan/check-plan-page.tsx')).CheckPlanPage,
    menu: { icon: IconChecklist, group: 'work' },
  },
  plan: {
    path: 'plan',
    action: 'plan:check',
    load: async () => (await import('#web/features/check-plan/check-plan-page.tsx')).CheckPlanPage,
    parent: 'checkPlan',
  },
  paymentList: {
    path: 'payment-list',
    action: 'payment:read',
    load: async () => (await import('#web/features/bills/list/payment-list-page.tsx')).PaymentListPage,
    menu: { icon: IconFileInvoice, group: 'work' },
  },
  invoice: {
    path: 'payment-list/:number',
    action: 'payment:read',
    load: async () => (await import('#web/features/bills/invoice/invoice-page.tsx')).InvoicePage,
    parent: 'paymentList',
  },
  paymentMethod: {
    path: 'payment',
    action: 'payment:read',
    load: async () => (await import('#web/features/bills/card/payment-method-page.tsx')).PaymentMethodPage,
    parent: 'paymentList',
  },
  billingSettings: {
    path: 'billing-settings',
    action: 'payment:settle',
    load: async () => (await import('#web/features/bills/settings/billing-settings-page.tsx')).BillingSettingsPage,
    parent: 'paymentList',
  },
  adminList: {
    path: 'admin-list',
    action: 'admin:read',
    load: async () => (await import('#web/features/admins/admin-list-page.tsx')).AdminListPage,
    menu: { icon: IconShieldCog, group: 'work' },
  },
  auditLog: {
    path: 'audit-log',
    action: 'audit:read',
    load: async () => (await import('#web/features/audit/audit-log-page.tsx')).AuditLogPage,
    menu: { icon: IconHistory, group: 'own' },
  },
  profile: {
    path: 'profile',
    action: 'own-session',
    load: async () => (await import('#web/features/profile/profile-page.tsx')).ProfilePage,
    menu: { icon: IconUserCircle, group: 'own' },
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
/** The screens that have an entry in the main menu. */
export type MenuScreenName = { [Name in ScreenName]: (typeof SCREENS)[Name] extends { menu: object } ? Name : never }[ScreenName];

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

/** Whether a path of the console belongs to a screen. */
export const isScreen = (name: ScreenName, pathname: string): boolean => matchPath(`/:segment/${SCREENS[name].path}`, pathname) !== null;

/** The screen whose menu entry covers this one: itself, or its parent. */
export function menuScreenOf(name: ScreenName): MenuScreenName {
  const screen = SCREENS[name];
  return 'parent' in screen ? screen.parent : (name as MenuScreenName);
}
