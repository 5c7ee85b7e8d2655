/** Every screen of the console in every language, on a desk, a tablet and a phone: accessible, complete and without overflow. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { SECTIONS } from '#web/features/editor/model/editor/section.ts';
import type { ScreenName } from '#web/app/routing/screens.ts';
import { REPORT_TABS } from '#web/features/analytics/address/report-tab.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';

interface Ids {
  /** The OEM that is signed in, one of its users, and a site with content. */
  oem: string;
  user: string;
  site: string;
  /** A contact and a member of the site. */
  contact: string;
  member: string;
  /** News of the site. */
  news: string;
  /** A notification that the OEM receives. */
  notice: string;
}

/** The screens that only the operator opens. */
const OPERATOR_PATHS = {
  planManagement: () => 'plan-management',
  billingSettings: () => 'billing-settings',
  domainList: () => 'domain-list',
  systemNotices: () => 'system-notification',
  createNotice: () => 'create-notification',
  editNotice: ({ notice }) => `notification/${notice}/edit`,
} as const satisfies Partial<Record<ScreenName, (ids: Ids) => string>>;

/** The path of every other screen inside the shell. The type makes sure that none is missing. */
const PATHS: Readonly<Record<Exclude<ScreenName, keyof typeof OPERATOR_PATHS>, (ids: Ids) => string>> = {
  pageViews: () => 'page-views',
  summary: () => 'summary',
  userList: () => 'user-list',
  user: ({ user }) => `user/${user}`,
  createUser: ({ oem }) => `create-user/${oem}`,
  updateUser: ({ user }) => `update-user/oem-user/${user}`,
  userImports: () => 'user-import',
  userImport: () => 'user-import/01J00000000000000000000000',
  siteList: () => 'site-list',
  createSite: () => 'create-site',
  siteEditor: ({ site }) => `site/${site}`,
  analytics: () => 'analytics',
  visitorLists: ({ site }) => `site/list/${site}`,
  latestInformation: () => 'latest-information',
  createNews: () => 'latest-information/create',
  news: ({ news }) => `latest-information/${news}`,
  editNews: ({ news }) => `latest-information/edit/${news}`,
  siteNews: ({ site }) => `notification-delivery/${site}`,
  createSiteNews: ({ site }) => `notification-delivery/${site}/create`,
  siteNewsItem: ({ site, news }) => `notification-delivery/${site}/detail/${news}`,
  editSiteNews: ({ site, news }) => `notification-delivery/${site}/edit/${news}`,
  checkPlan: () => 'check-plan',
  plan: () => 'plan',
  paymentList: () => 'payment-list',
  paymentMethod: () => 'payment',
  invoice: () => 'payment-list/2026-12-000001',
  adminList: () => 'admin-list',
  apiAccess: () => 'api',
  apiReference: () => 'api/reference',
  notices: () => 'notifications',
  notice: ({ notice }) => `notification/${notice}`,
  auditLog: () => 'audit-log',
  profile: () => 'profile',
};

/** The visitor lists with a detail open. */
const DETAILS: readonly ((ids: Ids) => string)[] = [
  ({ site, contact }) => `site/list/${site}?open=${contact}`,
  ({ site, member }) => `site/list/${site}?list=membership&open=${member}`,
];

/** The screens outside the shell. The last one signs out. */
const OUTSIDE = ['/errors/403', '/errors/404', '/errors/504', '/log-out', '/login', '/register', '/reset-pass', '/new-password'];

// They only read, and every test opens more than ten screens.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

let ids: Ids;
test.beforeAll(async () => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { user: self } = await session.call(apiContract.auth.userInfo, {});
  const { users } = await session.call(apiContract.oemMasterUser.list, { query: { keyword: '湯川温泉旅館' } });
  const { sites } = await session.call(apiContract.site.list, { query: { keyword: '白樺' } });
  const site = sites[0]?.id ?? '';
  const { entries } = await session.call(apiContract.siteContact.list, { params: { id: site }, query: {} });
  const { members } = await session.call(apiContract.siteMember.list, { params: { id: site }, query: {} });
  const { news } = await session.call(apiContract.news.create, {
    body: {
      siteIds: [site],
      title: '冬のセール',
      content: '12月24日まで、全品20%引きです。',
      translations: { en: { title: 'Winter sale', content: '20% off until 24 December.' } },
      contentUrl: '/contact',
      isInternalLink: true,
      publishType: 'instant',
      startDate: null,
      endDate: null,
      // Visitors of other flows do not see it.
      state: 'draft',
    },
  });
  const { items } = await session.call(apiContract.systemNoti.show, { query: { kind: 'information' } });
  ids = {
    notice: items[0]?.id ?? '',
    oem: self.workAccountId,
    user: users[0]?.id ?? '',
    site,
    contact: entries[0]?.id ?? '',
    member: members[0]?.id ?? '',
    news: news.id,
  };
});

/** Signs in, and shows the console in a language from now on. */
async function start(page: Page, language: Language, login: 'OEM_MASTER' | 'MASTER' = 'OEM_MASTER'): Promise<void> {
  await signIn(page, login);
  await page.context().addCookies([{ name: 'language', value: language, url: addresses().console }]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses().console}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`every screen is accessible and complete in ${language}`, async ({ page }) => {
    await start(page, language);
    await open(page, '/admin/summary');
    await expectAccessible(page, { name: 'the shell', language });
    for (const [turn, path] of DETAILS.entries()) {
      await open(page, `/admin/${path(ids)}`);
      await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
      await expectAccessible(page, { name: path(ids), language, turn });
    }
    const inside = Object.values(PATHS).map((path) => `/admin/${path(ids)}`);
    for (const [turn, path] of [...inside, ...OUTSIDE].entries()) {
      await open(page, path);
      await expectAccessible(page, { name: path, language, turn });
    }
  });

  test(`every screen of the operator alone is accessible and complete in ${language}`, async ({ page }) => {
    await start(page, language, 'MASTER');
    const paths = [...Object.values(OPERATOR_PATHS), PATHS.notice].map((path) => path(ids));
    for (const [turn, path] of paths.entries()) {
      await open(page, `/master/${path}`);
      await expectAccessible(page, { name: path, language, turn });
    }
  });

  test(`every section of the editor and its preview are accessible and complete in ${language}`, async ({ page }) => {
    await start(page, language);
    const views = [...SECTIONS.map((section) => `section=${section}`), 'view=preview'];
    for (const view of views) {
      await open(page, `/admin/site/${ids.site}?${view}`);
      await expectAccessible(page, { name: view, language });
    }
  });

  test(`every report of effect measurement is accessible and complete in ${language}`, async ({ page }) => {
    await start(page, language);
    for (const [turn, tab] of REPORT_TABS.entries()) {
      await open(page, `/admin/analytics?site=${ids.site}&tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectAccessible(page, { name: tab, language, turn });
    }
  });
}
