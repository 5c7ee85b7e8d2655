import {
  IconApi,
  IconBell,
  IconChartBar,
  IconChecklist,
  IconHistory,
  IconHome,
  IconLayoutGrid,
  IconNews,
  IconReceiptYen,
  IconShieldCog,
  IconSpeakerphone,
  IconUserCircle,
  IconUsers,
  IconWorldWww,
} from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { BILLING_SCREENS } from '#web/app/routing/billing-screens.ts';
import type { Screen } from '#web/app/routing/screen.ts';
import { prepareTemplateTexts } from '#web/app/routing/prepare-template-texts.ts';

/** Every screen inside the shell, in the order of the main menu. Read by router, guards, menu and command palette. */
export const SCREENS = {
  summary: {
    path: 'summary',
    action: 'summary:read',
    load: async () => (await import('#web/features/summary/summary-page.tsx')).SummaryPage,
    texts: ['analytics', 'audit', 'bell', 'bills', 'fields', 'notices', 'plans', 'receivables', 'summary', 'usage', 'users'],
    menu: { icon: IconHome, group: 'work' },
  },
  pageViews: {
    path: 'page-views',
    action: 'summary:read',
    load: async () => (await import('#web/features/usage/page-views-page.tsx')).PageViewsPage,
    texts: ['usage'],
    parent: 'summary',
  },
  userList: {
    path: 'user-list',
    action: 'user:read',
    load: async () => (await import('#web/features/accounts/users/list/user-list-page.tsx')).UserListPage,
    texts: ['imports', 'receivables', 'users'],
    menu: { icon: IconUsers, group: 'work' },
  },
  user: {
    path: 'user/:id',
    action: 'user:read',
    load: async () => (await import('#web/features/accounts/users/detail/user-page.tsx')).UserPage,
    texts: [
      'acting',
      'audit',
      'bell',
      'bills',
      'fields',
      'legal',
      'manual',
      'notices',
      'plans',
      'receivables',
      'recipients',
      'security',
      'takeout',
      'users',
    ],
    parent: 'userList',
  },
  createUser: {
    path: 'create-user/:id',
    action: 'user:write',
    load: async () => (await import('#web/features/accounts/users/form/create-user-page.tsx')).CreateUserPage,
    texts: ['users'],
    parent: 'userList',
  },
  updateUser: {
    path: 'update-user/:type/:id',
    action: 'user:write',
    load: async () => (await import('#web/features/accounts/users/form/update-user-page.tsx')).UpdateUserPage,
    texts: ['users'],
    parent: 'userList',
  },
  userImports: {
    path: 'user-import',
    action: 'user:write',
    load: async () => (await import('#web/features/accounts/users/import/start-import-page.tsx')).StartImportPage,
    texts: ['imports', 'users'],
    parent: 'userList',
  },
  userImport: {
    path: 'user-import/:id',
    action: 'user:write',
    load: async () => (await import('#web/features/accounts/users/import/import-page.tsx')).ImportPage,
    texts: ['imports', 'users'],
    parent: 'userList',
  },
  siteList: {
    path: 'site-list',
    action: 'site:read',
    load: async () => (await import('#web/features/sites/list/site-list-page.tsx')).SiteListPage,
    texts: [],
    laterTexts: ['share', 'siteExport', 'snapshots'],
    menu: { icon: IconLayoutGrid, group: 'work' },
  },
  siteTrash: {
    path: 'site-trash',
    action: 'site:read',
    load: async () => (await import('#web/features/sites/trash/trash-page.tsx')).TrashPage,
    texts: [],
    parent: 'siteList',
  },
  mediaLibrary: {
    path: 'media-library',
    action: 'site:read',
    load: async () => (await import('#web/features/media/library/library-page.tsx')).LibraryPage,
    texts: ['library'],
    parent: 'siteList',
  },
  createSite: {
    path: 'create-site',
    action: 'site:write',
    load: async () => {
      const [{ CreateSitePage }] = await Promise.all([import('#web/features/sites/create/create-site-page.tsx'), prepareTemplateTexts()]);
      return CreateSitePage;
    },
    texts: ['snapshots', 'templates'],
    laterTexts: ['library'],
    parent: 'siteList',
  },
  siteEditor: {
    path: 'site/:id',
    action: 'site:read',
    load: async () => (await import('#web/features/editor/site-editor-page.tsx')).SiteEditorPage,
    texts: ['editor', 'fields', 'grid', 'inspector', 'preview', 'products', 'saving', 'shell', 'uploads', 'variations'],
    laterTexts: [
      'bulk',
      'checks',
      'comments',
      'company',
      'design',
      'domain',
      'forms',
      'library',
      'links',
      'popups',
      'replace',
      'siteExport',
      'translations',
      'seo',
      'share',
      'snapshots',
    ],
    parent: 'siteList',
  },
  visitorLists: {
    path: 'site/list/:id',
    action: 'entry:read',
    load: async () => (await import('#web/features/visitors/visitor-lists-page.tsx')).VisitorListsPage,
    texts: ['visitors'],
    parent: 'siteList',
  },
  analytics: {
    path: 'analytics',
    action: 'analytics:read',
    load: async () => (await import('#web/features/analytics/analytics-page.tsx')).AnalyticsPage,
    texts: ['analytics', 'creatives', 'swipe'],
    menu: { icon: IconChartBar, group: 'work' },
  },
  domainList: {
    path: 'domain-list',
    action: 'domain:read',
    load: async () => (await import('#web/features/domains/domain-list-page.tsx')).DomainListPage,
    texts: ['domain', 'domains'],
    menu: { icon: IconWorldWww, group: 'work' },
  },
  planManagement: {
    path: 'plan-management',
    action: 'plan:read',
    load: async () => (await import('#web/features/plans/manage/plan-management-page.tsx')).PlanManagementPage,
    texts: ['plans'],
    menu: { icon: IconReceiptYen, group: 'work' },
  },
  latestInformation: {
    path: 'latest-information',
    action: 'news:read',
    load: async () => (await import('#web/features/news/list/latest-information-page.tsx')).LatestInformationPage,
    texts: ['news'],
    menu: { icon: IconNews, group: 'work' },
  },
  createNews: {
    path: 'latest-information/create',
    action: 'news:write',
    load: async () => (await import('#web/features/news/form/create-news-page.tsx')).CreateNewsPage,
    texts: ['news'],
    laterTexts: ['library'],
    parent: 'latestInformation',
  },
  news: {
    path: 'latest-information/:id',
    action: 'news:read',
    load: async () => (await import('#web/features/news/detail/news-page.tsx')).NewsPage,
    texts: ['news'],
    parent: 'latestInformation',
  },
  editNews: {
    path: 'latest-information/edit/:id',
    action: 'news:write',
    load: async () => (await import('#web/features/news/form/edit-news-page.tsx')).EditNewsPage,
    texts: ['news'],
    laterTexts: ['library'],
    parent: 'latestInformation',
  },
  siteNews: {
    path: 'notification-delivery/:siteId',
    action: 'news:read',
    load: async () => (await import('#web/features/news/list/notification-delivery-page.tsx')).NotificationDeliveryPage,
    texts: ['news'],
    parent: 'siteList',
  },
  createSiteNews: {
    path: 'notification-delivery/:siteId/create',
    action: 'news:write',
    load: async () => (await import('#web/features/news/form/create-news-page.tsx')).CreateNewsPage,
    texts: ['news'],
    laterTexts: ['library'],
    parent: 'siteList',
  },
  siteNewsItem: {
    path: 'notification-delivery/:siteId/detail/:id',
    action: 'news:read',
    load: async () => (await import('#web/features/news/detail/news-page.tsx')).NewsPage,
    texts: ['news'],
    parent: 'siteList',
  },
  editSiteNews: {
    path: 'notification-delivery/:siteId/edit/:id',
    action: 'news:write',
    load: async () => (await import('#web/features/news/form/edit-news-page.tsx')).EditNewsPage,
    texts: ['news'],
    laterTexts: ['library'],
    parent: 'siteList',
  },
  systemNotices: {
    path: 'system-notification',
    action: 'notice:list',
    load: async () => (await import('#web/features/notices/manage/notice-list-page.tsx')).NoticeListPage,
    texts: ['notices'],
    menu: { icon: IconSpeakerphone, group: 'work' },
  },
  createNotice: {
    path: 'create-notification',
    action: 'notice:write',
    load: async () => (await import('#web/features/notices/form/create-notice-page.tsx')).CreateNoticePage,
    texts: ['notices'],
    parent: 'systemNotices',
  },
  editNotice: {
    path: 'notification/:id/edit',
    action: 'notice:write',
    load: async () => (await import('#web/features/notices/form/edit-notice-page.tsx')).EditNoticePage,
    texts: ['notices'],
    parent: 'systemNotices',
  },
  notices: {
    path: 'notifications',
    action: 'notice:read',
    load: async () => (await import('#web/features/notices/received/received-list-page.tsx')).ReceivedListPage,
    texts: ['bell', 'notices'],
    menu: { icon: IconBell, group: 'work' },
  },
  // The operator sees who has read the notice, other logins its content.
  notice: {
    path: 'notification/:id',
    action: 'own-session',
    load: async () => (await import('#web/features/notices/notice-page.tsx')).NoticePage,
    texts: ['notices'],
    parent: 'notices',
  },
  checkPlan: {
    path: 'check-plan',
    action: 'plan:check',
    load: async () => (await import('#web/features/plans/check/check-plan-page.tsx')).CheckPlanPage,
    texts: ['contract', 'plans', 'usage'],
    menu: { icon: IconChecklist, group: 'work' },
  },
  plan: {
    path: 'plan',
    action: 'plan:check',
    load: async () => (await import('#web/features/plans/check/check-plan-page.tsx')).CheckPlanPage,
    texts: ['contract', 'plans', 'usage'],
    parent: 'checkPlan',
  },
  ...BILLING_SCREENS,
  adminList: {
    path: 'admin-list',
    action: 'admin:read',
    load: async () => (await import('#web/features/accounts/admins/admin-list-page.tsx')).AdminListPage,
    texts: ['admins', 'legal', 'security', 'users'],
    menu: { icon: IconShieldCog, group: 'work' },
  },
  legalDocuments: {
    path: 'legal',
    action: 'legal:read',
    load: async () => (await import('#web/features/legal/legal-documents-page.tsx')).LegalDocumentsPage,
    texts: ['legal'],
    parent: 'adminList',
  },
  apiAccess: {
    path: 'api',
    action: 'api:read',
    load: async () => (await import('#web/features/open-api/list/api-access-page.tsx')).ApiAccessPage,
    texts: ['api', 'webhooks'],
    menu: { icon: IconApi, group: 'work' },
  },
  apiReference: {
    path: 'api/reference',
    action: 'api:read',
    load: async () => (await import('#web/features/open-api/reference/api-reference-page.tsx')).ApiReferencePage,
    texts: ['api', 'webhooks'],
    parent: 'apiAccess',
  },
  auditLog: {
    path: 'audit-log',
    action: 'audit:read',
    load: async () => (await import('#web/features/audit/audit-log-page.tsx')).AuditLogPage,
    texts: ['audit', 'bell', 'bills', 'fields', 'notices', 'plans', 'users'],
    menu: { icon: IconHistory, group: 'own' },
  },
  profile: {
    path: 'profile',
    action: 'own-session',
    load: async () => (await import('#web/features/accounts/profile/profile-page.tsx')).ProfilePage,
    texts: ['acting', 'bell', 'design', 'fields', 'legal', 'profile', 'security', 'takeout', 'users'],
    laterTexts: ['library'],
    menu: { icon: IconUserCircle, group: 'own' },
  },
} as const satisfies Record<string, Screen>;

/** The catalogues of the shell, including those that its command palette shares with it. */
export const SHELL_TEXTS = ['acting', 'bell', 'legal', 'users'] as const;

/** The further catalogues of the command palette, which load with its code. */
export const PALETTE_TEXTS = ['commands', 'help'] as const;

/** The catalogues of the help panel, which load with its code. Those of its pages load when they are opened. */
export const HELP_TEXTS = ['commands', 'help'] as const;

export type ScreenName = keyof typeof SCREENS;
/** The screens that have an entry in the main menu. */
export type MenuScreenName = { [Name in ScreenName]: (typeof SCREENS)[Name] extends { menu: object } ? Name : never }[ScreenName];

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

/** Whether a path of the console belongs to a screen. */
export const isScreen = (name: ScreenName, pathname: string): boolean => matchPath(`/:segment/${SCREENS[name].path}`, pathname) !== null;

/** Returns the screen whose menu entry covers this one: itself, or its parent. */
export function menuScreenOf(name: ScreenName): MenuScreenName {
  const screen = SCREENS[name];
  return 'parent' in screen ? screen.parent : (name as MenuScreenName);
}
