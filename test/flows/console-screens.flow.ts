/** Every screen of the console in every language, on a desk, a tablet and a phone: accessible, complete and without overflow. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { SECTIONS } from '#web/features/editor/model/editor/section.ts';
import type { ScreenName } from '#web/app/routing/screens.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { REPORT_TABS } from '#web/features/analytics/address/report-tab.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { addresses, authenticate, openInPlace } from './steps/console-user.ts';
import { expectHeldByShell } from './steps/shell-scroll.ts';

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
  manualInvoice: ({ user }) => `create-invoice/${user}`,
  estimates: () => 'quotations',
  createEstimate: ({ user }) => `create-quotation?account=${user}`,
  estimate: () => `quotations/Q${japaneseDay(new Date()).slice(0, 7)}-000001`,
  accounting: () => 'accounting',
  dunning: () => 'dunning',
  receivables: () => 'receivables',
  bankTransfers: () => 'bank-transfers',
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
  mediaLibrary: () => 'media-library',
  siteTrash: () => 'site-trash',
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
  legalDocuments: () => 'legal',
  apiAccess: () => 'api',
  apiReference: () => 'api/reference',
  notices: () => 'notifications',
  notice: ({ notice }) => `notification/${notice}`,
  auditLog: () => 'audit-log',
  profile: () => 'profile',
};

/** The visitor lists with a detail open. */
const DETAILS = {
  contact: ({ site, contact }: Ids) => `site/list/${site}?open=${contact}`,
  member: ({ site, member }: Ids) => `site/list/${site}?list=membership&open=${member}`,
};

/** The screens outside the shell. The last one signs out. */
const OUTSIDE = [
  '/errors/403',
  '/errors/404',
  '/errors/504',
  '/log-out',
  '/login',
  '/register',
  '/legal/terms',
  '/reset-pass',
  '/new-password',
];

// Parallel, because the tests only read; long, because each opens several screens in twelve views each.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// Menus open and close without a transition. Nothing else moves here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
      // A draft, so that visitors of other flows do not see it.
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

/** How many milliseconds a screen has to replace another one in the same document. */
const IN_PLACE_MS = 5_000;

/** Opens a screen: in place if another one of the same console is shown, else by its address. */
async function open(page: Page, path: string): Promise<void> {
  const markFormer = (to: string): boolean => {
    const former = document.querySelectorAll('#content h1');
    for (const heading of former) heading.setAttribute('data-former', '');
    return former.length > 0 && to.startsWith(`/${location.pathname.split('/')[1]}/`);
  };
  if (await page.evaluate(markFormer, path)) {
    await openInPlace(page, path);
    const isShown = page
      .locator('h1:not([data-former])')
      .first()
      .waitFor({ timeout: IN_PLACE_MS })
      .then(
        () => true,
        () => false,
      );
    // Two screens of the same kind may share their heading.
    if (await isShown) return;
  }
  await page.goto(`${addresses().console}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** The number of screens in one test. A long test would keep one worker busy while the other one is idle. */
const SCREENS_IN_A_TEST = 10;

const inGroups = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SCREENS_IN_A_TEST) }, (_, index) =>
    items.slice(index * SCREENS_IN_A_TEST, (index + 1) * SCREENS_IN_A_TEST),
  );

/** A screen and where it is. */
type Listed = readonly [name: string, path: (ids: Ids) => string];

/** Declares tests that open screens one after another as a login. */
function testScreens(
  role: 'OEM_MASTER' | 'MASTER',
  screens: readonly Listed[],
  { openAt = open, untilShown }: { openAt?: typeof open; untilShown?: (page: Page, name: string) => Promise<void> } = {},
): void {
  for (const group of inGroups(screens))
    test(`${group.map(([name]) => name).join(', ')}: every screen is accessible and complete in all languages`, async ({ page }) => {
      await authenticate(page, role);
      for (const [name, path] of group) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openAt(page, path(ids));
        await untilShown?.(page, name);
        const turn = screens.findIndex(([listed]) => listed === name);
        await expectAccessible(page, { name, turn });
        await expectHeldByShell(page, name, turn);
      }
    });
}

const within = (segment: string, paths: Readonly<Record<string, (ids: Ids) => string>>): Listed[] =>
  Object.entries(paths).map(([name, path]) => [name, (known) => `/${segment}/${path(known)}`]);

testScreens('OEM_MASTER', within('admin', PATHS));
testScreens('MASTER', within('master', { ...OPERATOR_PATHS, notice: PATHS.notice }));
testScreens(
  'OEM_MASTER',
  OUTSIDE.map((path): Listed => [path, () => path]),
);
/** Opens a view of the screen that is shown, which keeps its heading. */
async function openView(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path.split('?')[0]) return open(page, path);
  await openInPlace(page, path);
}

testScreens(
  'OEM_MASTER',
  SECTIONS.map((section): Listed => [section, ({ site }) => `/admin/site/${site}?section=${section}`]),
  { openAt: openView, untilShown: (page, name) => expect(page.locator(`[data-entry="${name}"][aria-current="page"]`)).toBeVisible() },
);
testScreens('OEM_MASTER', [['view=preview', ({ site }) => `/admin/site/${site}?view=preview`]]);
testScreens('OEM_MASTER', within('admin', DETAILS), {
  untilShown: (page) => expect(page.getByRole('dialog').locator('dl').first()).toBeVisible(),
});
testScreens(
  'OEM_MASTER',
  REPORT_TABS.map((tab): Listed => [tab, ({ site }) => `/admin/analytics?site=${site}&tab=${tab}`]),
  {
    openAt: openView,
    untilShown: async (page, name) => {
      await expect(page.locator(`[data-tab="${name}"][aria-selected="true"]`)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
);
