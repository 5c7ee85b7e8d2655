import type { helpAccounts } from '#shared/messages/jp/help/help-accounts.ts';
import type { helpBilling } from '#shared/messages/jp/help/help-billing.ts';
import type { helpEditor } from '#shared/messages/jp/help/help-editor.ts';
import type { helpSites } from '#shared/messages/jp/help/help-sites.ts';
import type { helpVisitors } from '#shared/messages/jp/help/help-visitors.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { Action } from '#shared/rules/accounts/policy.ts';
import type { HelpPicture } from '#web/app/help/pages/help-pictures.ts';
import { isScreen, SCREEN_NAMES, type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { mayDo } from '#web/lib/session/user.ts';

interface PageTexts {
  helpAccounts: typeof helpAccounts;
  helpBilling: typeof helpBilling;
  helpEditor: typeof helpEditor;
  helpSites: typeof helpSites;
  helpVisitors: typeof helpVisitors;
}

/** A catalogue of pages of the help. */
export type HelpArea = keyof PageTexts;
export type HelpPage = { [A in HelpArea]: keyof PageTexts[A] }[HelpArea];

/** The areas with the texts of a page, and the names of the tasks that it describes. */
type AreaOf<P extends HelpPage> = { [A in HelpArea]: P extends keyof PageTexts[A] ? A : never }[HelpArea];
type TextsOf<P extends HelpPage> = { [A in HelpArea]: P extends keyof PageTexts[A] ? PageTexts[A][P] : never }[HelpArea];
type TaskOf<P extends HelpPage> = TextsOf<P> extends { tasks: infer T } ? keyof T : never;

interface HelpPageDefinition<P extends HelpPage = HelpPage> {
  area: AreaOf<P>;
  /** The tasks of the page, each with the action that a login needs for it. */
  tasks: Readonly<Record<TaskOf<P>, Action>>;
  related: readonly HelpPage[];
  /** The screen that a page about a part of it belongs to. Other pages belong to the screens of `SCREEN_PAGES`. */
  partOf?: ScreenName;
  /** An action that the page needs in addition to that of its screen. */
  needs?: Action;
  picture?: HelpPicture;
}

/** The page of each screen. The type makes sure that none is missing. */
export const SCREEN_PAGES: Readonly<Record<ScreenName, HelpPage>> = {
  summary: 'summary',
  pageViews: 'pageViews',
  userList: 'userList',
  user: 'user',
  createUser: 'userList',
  updateUser: 'user',
  userImports: 'userImport',
  userImport: 'userImport',
  siteList: 'siteList',
  siteTrash: 'siteTrash',
  mediaLibrary: 'mediaLibrary',
  createSite: 'createSite',
  siteEditor: 'siteEditor',
  visitorLists: 'visitorLists',
  analytics: 'analytics',
  domainList: 'domainList',
  planManagement: 'planManagement',
  latestInformation: 'news',
  createNews: 'news',
  news: 'news',
  editNews: 'news',
  siteNews: 'news',
  createSiteNews: 'news',
  siteNewsItem: 'news',
  editSiteNews: 'news',
  systemNotices: 'systemNotices',
  createNotice: 'systemNotices',
  editNotice: 'systemNotices',
  notices: 'notices',
  notice: 'notices',
  checkPlan: 'checkPlan',
  plan: 'checkPlan',
  paymentList: 'paymentList',
  invoice: 'paymentList',
  manualInvoice: 'manualInvoice',
  paymentMethod: 'paymentMethod',
  billingSettings: 'billingSettings',
  estimates: 'estimates',
  createEstimate: 'estimates',
  estimate: 'estimates',
  dunning: 'dunning',
  accounting: 'accounting',
  receivables: 'receivables',
  bankTransfers: 'bankTransfers',
  adminList: 'adminList',
  legalDocuments: 'legalDocuments',
  apiAccess: 'apiAccess',
  apiReference: 'apiReference',
  auditLog: 'auditLog',
  profile: 'profile',
};

/** All pages, in the order in which they are listed. */
export const HELP_PAGES: { readonly [P in HelpPage]: HelpPageDefinition<P> } = {
  summary: {
    area: 'helpSites',
    tasks: { start: 'site:write', follow: 'summary:read' },
    related: ['siteList', 'pageViews', 'analytics'],
    picture: 'summary',
  },
  siteList: {
    area: 'helpSites',
    tasks: { create: 'site:write', copy: 'site:write', remove: 'site:write' },
    related: ['createSite', 'siteTrash', 'mediaLibrary'],
    picture: 'siteList',
  },
  createSite: {
    area: 'helpSites',
    tasks: { template: 'site:write', blank: 'site:write' },
    related: ['siteEditor', 'siteList'],
    picture: 'createSite',
  },
  siteEditor: {
    area: 'helpEditor',
    tasks: { fill: 'site:write', many: 'site:write', links: 'site:write', divideForm: 'site:write', fix: 'site:write' },
    related: ['publishing', 'sharing', 'replacing', 'customDomain', 'mediaLibrary'],
    picture: 'siteEditor',
  },
  publishing: {
    area: 'helpEditor',
    partOf: 'siteEditor',
    tasks: { publish: 'site:write', schedule: 'site:write', code: 'site:read', export: 'site:write', takeDown: 'site:write' },
    related: ['siteEditor', 'sharing', 'customDomain'],
  },
  sharing: {
    area: 'helpEditor',
    partOf: 'siteEditor',
    tasks: { invite: 'site:write', discuss: 'site:read' },
    related: ['siteEditor', 'publishing'],
  },
  replacing: { area: 'helpEditor', partOf: 'siteEditor', tasks: { replace: 'site:write' }, related: ['siteEditor', 'mediaLibrary'] },
  customDomain: { area: 'helpEditor', partOf: 'siteEditor', tasks: { connect: 'site:write' }, related: ['publishing', 'checkPlan'] },
  mediaLibrary: {
    area: 'helpSites',
    tasks: { add: 'site:write', replace: 'site:write' },
    related: ['siteEditor', 'siteList'],
    picture: 'mediaLibrary',
  },
  siteTrash: { area: 'helpSites', tasks: { restore: 'site:write', purge: 'site:write' }, related: ['siteList'] },
  visitorLists: {
    area: 'helpVisitors',
    tasks: { reply: 'entry:write', export: 'entry:write', erase: 'entry:write' },
    related: ['siteList', 'analytics'],
    picture: 'visitorLists',
  },
  news: {
    area: 'helpVisitors',
    tasks: { create: 'news:write', end: 'news:write', order: 'news:write' },
    related: ['siteList', 'publishing'],
    picture: 'news',
  },
  analytics: {
    area: 'helpSites',
    tasks: { read: 'analytics:read', send: 'analytics:read' },
    related: ['pageViews', 'visitorLists'],
    picture: 'analytics',
  },
  pageViews: { area: 'helpSites', tasks: { compare: 'summary:read' }, related: ['analytics', 'checkPlan', 'paymentList'] },
  domainList: { area: 'helpSites', tasks: { find: 'domain:read' }, related: ['customDomain'] },
  userList: {
    area: 'helpAccounts',
    tasks: { add: 'user:write', pause: 'user:pause' },
    related: ['user', 'userImport'],
    picture: 'userList',
  },
  user: {
    area: 'helpAccounts',
    tasks: { help: 'user:act-as', plan: 'user:write', end: 'user:terminate' },
    related: ['userList', 'paymentList', 'planManagement'],
  },
  userImport: { area: 'helpAccounts', tasks: { import: 'user:write', undo: 'user:write' }, related: ['userList'] },
  planManagement: { area: 'helpBilling', tasks: { create: 'plan:manage', price: 'plan:manage' }, related: ['user', 'paymentList'] },
  checkPlan: {
    area: 'helpBilling',
    tasks: { change: 'plan:request', withdraw: 'plan:request' },
    related: ['pageViews', 'paymentList'],
    picture: 'checkPlan',
  },
  paymentList: {
    area: 'helpBilling',
    tasks: { get: 'payment:read', pay: 'payment:pay', receive: 'payment:settle', correct: 'payment:settle' },
    related: ['paymentMethod', 'receivables', 'dunning', 'estimates'],
    picture: 'paymentList',
  },
  paymentMethod: {
    area: 'helpBilling',
    needs: 'plan:check',
    tasks: { card: 'payment:pay', recipients: 'recipient:write' },
    related: ['paymentList', 'checkPlan'],
  },
  manualInvoice: { area: 'helpBilling', tasks: { issue: 'payment:settle' }, related: ['paymentList', 'estimates'] },
  estimates: { area: 'helpBilling', tasks: { issue: 'payment:settle', decide: 'payment:settle' }, related: ['paymentList', 'user'] },
  receivables: { area: 'helpBilling', tasks: { chase: 'payment:settle' }, related: ['dunning', 'bankTransfers', 'paymentList'] },
  bankTransfers: { area: 'helpBilling', tasks: { match: 'payment:settle' }, related: ['receivables', 'paymentList'] },
  dunning: { area: 'helpBilling', tasks: { steps: 'payment:settle', hold: 'payment:settle' }, related: ['receivables', 'paymentList'] },
  accounting: { area: 'helpBilling', tasks: { export: 'payment:settle' }, related: ['paymentList', 'billingSettings'] },
  billingSettings: { area: 'helpBilling', tasks: { enter: 'payment:settle' }, related: ['paymentList', 'accounting'] },
  adminList: { area: 'helpAccounts', tasks: { invite: 'admin:write', remove: 'admin:write' }, related: ['profile', 'auditLog'] },
  legalDocuments: { area: 'helpAccounts', tasks: { publish: 'legal:write' }, related: ['adminList', 'userList'] },
  apiAccess: {
    area: 'helpAccounts',
    tasks: { issue: 'api:write', webhook: 'api:write' },
    related: ['apiReference', 'auditLog'],
  },
  apiReference: { area: 'helpAccounts', tasks: { call: 'api:write' }, related: ['apiAccess'] },
  systemNotices: { area: 'helpAccounts', tasks: { create: 'notice:write' }, related: ['notices'] },
  notices: {
    area: 'helpAccounts',
    needs: 'notice:read',
    tasks: { read: 'notice:read', choose: 'event:configure' },
    related: ['systemNotices', 'profile'],
  },
  auditLog: { area: 'helpAccounts', tasks: { find: 'audit:read', export: 'audit:read' }, related: ['adminList'] },
  profile: {
    area: 'helpAccounts',
    tasks: { protect: 'own-login', address: 'own-login', export: 'account:export', support: 'support:write' },
    related: ['adminList', 'notices'],
  },
};

export const HELP_PAGE_NAMES = Object.keys(HELP_PAGES) as HelpPage[];

/** Returns the screens that a page is about. */
const screensOf = (page: HelpPage): ScreenName[] => {
  const { partOf } = HELP_PAGES[page];
  return partOf ? [partOf] : SCREEN_NAMES.filter((screen) => SCREEN_PAGES[screen] === page);
};

/** Whether a page is about a screen that the login may open. */
export const mayRead = (user: UserInfo, page: HelpPage): boolean => {
  const { needs } = HELP_PAGES[page];
  return (needs === undefined || mayDo(user, needs)) && screensOf(page).some((screen) => mayDo(user, SCREENS[screen].action));
};

/** Returns the pages that a login may read, in their order. */
export const readablePages = (user: UserInfo): HelpPage[] => HELP_PAGE_NAMES.filter((page) => mayRead(user, page));

/** Returns the page of the screen at a path: the most specific screen, since `api/:id` matches what `api/reference` does. */
export function pageAt(pathname: string): HelpPage | null {
  const matching = SCREEN_NAMES.filter((name) => isScreen(name, pathname));
  const screen = matching.find((name) => !SCREENS[name].path.includes(':')) ?? matching[0];
  return screen === undefined ? null : SCREEN_PAGES[screen];
}

/** Returns the path of the screen that a page is about; `null` if something has to be chosen first. */
export function screenPathOf(user: UserInfo, page: HelpPage): string | null {
  if (HELP_PAGES[page].partOf) return null;
  const screen = screensOf(page).find((name) => !SCREENS[name].path.includes(':') && mayDo(user, SCREENS[name].action));
  return screen === undefined ? null : `/${user.routeSegment}/${SCREENS[screen].path}`;
}
