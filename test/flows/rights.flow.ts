/** What each kind of login sees and may do in the console. `shell.flow.ts` covers the menus of the other roles. */
import { expect, test, type Page } from '@playwright/test';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { admins } from '#shared/messages/jp/console/admins.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { profile } from '#shared/messages/jp/console/profile.ts';
import { session as texts } from '#shared/messages/jp/console/session.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { addresses, expectMenu, typeCredentials, typeNewPassword, openInPlace } from './steps/console-user.ts';
import { linkFromMail } from './steps/inbox.ts';

type Entry =
  | 'summary'
  | 'userList'
  | 'siteList'
  | 'analytics'
  | 'domainList'
  | 'planManagement'
  | 'latestInformation'
  | 'systemNotices'
  | 'notices'
  | 'checkPlan'
  | 'paymentList'
  | 'adminList'
  | 'apiAccess'
  | 'auditLog'
  | 'profile';
type Login = 'MASTER_USER' | 'OEM_ADMIN' | 'main contact' | 'editor' | 'viewer' | 'view authority';

interface Rights {
  segment: string;
  menu: readonly Entry[];
  /** The types of account that the login may create. If empty, the login has no screen to create accounts. */
  creates: readonly (keyof typeof users.type)[];
  /** The actions that the login may perform on an active user. */
  userActions: readonly (keyof typeof users.action)[];
  writesSites: boolean;
  writesAdmins: boolean;
}

const NO_USERS = { userActions: [], creates: [] } as const;
const ALL_SITES = { writesSites: true, writesAdmins: false } as const;
const NOTHING = { writesSites: false, writesAdmins: false } as const;

/** Written after the permission matrix in the requirements, not after the rules of the code. */
const RIGHTS: Readonly<Record<Login, Rights>> = {
  MASTER_USER: {
    segment: 'master-user',
    menu: [
      'summary',
      'userList',
      'siteList',
      'analytics',
      'domainList',
      'planManagement',
      'latestInformation',
      'systemNotices',
      'notices',
      'paymentList',
      'auditLog',
      'profile',
    ],
    creates: ['user', 'oem-master', 'oem-user'],
    userActions: ['update', 'resend-invitation', 'pause'],
    ...ALL_SITES,
  },
  OEM_ADMIN: {
    segment: 'admin',
    menu: ['summary', 'userList', 'siteList', 'analytics', 'latestInformation', 'notices', 'paymentList', 'profile'],
    creates: ['oem-user'],
    userActions: ['update', 'resend-invitation'],
    ...ALL_SITES,
  },
  'main contact': {
    segment: 'admin-user',
    menu: [
      'summary',
      'siteList',
      'analytics',
      'latestInformation',
      'notices',
      'checkPlan',
      'paymentList',
      'adminList',
      'apiAccess',
      'auditLog',
      'profile',
    ],
    ...NO_USERS,
    writesSites: true,
    writesAdmins: true,
  },
  editor: {
    segment: 'admin-user',
    menu: ['summary', 'siteList', 'analytics', 'latestInformation', 'notices', 'profile'],
    ...NO_USERS,
    ...ALL_SITES,
  },
  viewer: {
    segment: 'admin-user',
    menu: ['summary', 'siteList', 'analytics', 'latestInformation', 'notices', 'profile'],
    ...NO_USERS,
    ...NOTHING,
  },
  'view authority': {
    segment: 'admin-user',
    menu: [
      'summary',
      'siteList',
      'analytics',
      'latestInformation',
      'notices',
      'checkPlan',
      'paymentList',
      'adminList',
      'apiAccess',
      'auditLog',
      'profile',
    ],
    ...NO_USERS,
    ...NOTHING,
  },
};

const PASSWORD = 'Rights.2026';
const NEW_PASSWORD = 'Rights.2027';
const UNKNOWN = '01J00000000000000000000000';
/** Distinguishes the accounts of this worker from those of a worker that a failed test has ended. */
const RUN = Date.now().toString(36);
const CUSTOMER = `見本帳商店${RUN}`;
const SITE_NAME = `権限の見本帳${RUN}`;
const addressOf = (name: string): string => `rights-${name}-${RUN}@example.com`;

/** The login of each kind, and what it can reach: a site and a user in its tree, and a site and a user outside of it. */
interface Reach {
  login: { email: string; password: string };
  site: { id: string; name: string };
  user?: string;
  foreignSite: string;
  foreignUser?: string;
}
let reach: Readonly<Record<Login, Reach>>;

/** Creates a customer directly below the operator, who has signed in once. */
async function createCustomer(operator: ConsoleSession, companyName: string, email: string): Promise<ConsoleSession> {
  const { user: self } = await operator.call(apiContract.auth.userInfo, {});
  const issued = 'Issued.2026';
  await operator.call(apiContract.masterUser.create, {
    body: {
      role: 'USER',
      parentId: self.workAccountId,
      companyName,
      contactName: '見本 太郎',
      email,
      planId: 'premium',
      contractStart: null,
      contractEnd: null,
      authority: 'edit',
      licenceGrant: null,
      language: 'jp',
      initialPassword: issued,
    },
  });
  const first = await ConsoleSession.signIn(addresses().console, { email, password: issued });
  const chosen = { currentPassword: issued, password: PASSWORD, confirmPassword: PASSWORD };
  await first.call(apiContract.auth.changePassword, { body: chosen });
  const customer = await ConsoleSession.signIn(addresses().console, { email, password: PASSWORD });
  await agreeToDocuments(customer);
  return customer;
}

/** Invites a SUB_ADMIN, who chooses a password by the link of the e-mail. */
async function invite(owner: ConsoleSession, permission: 'main-contact' | 'editor' | 'viewer'): Promise<Reach['login']> {
  const email = addressOf(permission);
  await owner.call(apiContract.subAdmin.create, {
    body: { name: `見本 ${permission}`, email, permission, authority: 'edit', language: 'jp' },
  });
  const link = new URL(await linkFromMail(email, '/first-time-change-password'));
  const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
  await new ConsoleSession(addresses().console).call(apiContract.auth.resetPassword, {
    body: { token, password: PASSWORD, confirmPassword: PASSWORD },
  });
  return { email, password: PASSWORD };
}

const siteNamed = async (session: ConsoleSession, keyword: string): Promise<{ id: string; name: string }> => {
  const { sites: found } = await session.call(apiContract.site.list, { query: { keyword } });
  if (!found[0]) throw new Error(`No site ${keyword}`);
  return found[0];
};
const userNamed = async (session: ConsoleSession, keyword: string): Promise<string> =>
  (await session.call(apiContract.masterUser.list, { query: { keyword } })).users[0]?.id ?? '';

test.beforeAll(async () => {
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const customer = await createCustomer(operator, CUSTOMER, addressOf('customer'));
  const body = { name: SITE_NAME, numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' } as const;
  const { site } = await customer.call(apiContract.site.create, { body });
  const readOnly = await createCustomer(operator, `閲覧商会${RUN}`, addressOf('view'));
  const { site: readSite } = await readOnly.call(apiContract.site.create, { body: { ...body, name: `閲覧の見本帳${RUN}` } });
  const { user: reader } = await readOnly.call(apiContract.auth.userInfo, {});
  const { user: detail } = await operator.call(apiContract.masterUser.get, { params: { id: reader.id } });
  const { role, version, companyName, contactName, email, planId, contractStart, contractEnd, licenceGrant, language } = detail;
  await operator.call(apiContract.masterUser.update, {
    params: { id: reader.id },
    body: { role, version, companyName, contactName, email, planId, contractStart, contractEnd, licenceGrant, language, authority: 'view' },
  });

  const ofOem = await siteNamed(operator, '白樺');
  const [oemUser, ownUser] = [await userNamed(operator, 'shirakaba@example.com'), await userNamed(operator, addressOf('customer'))];
  const inCustomer = { site, foreignSite: ofOem.id };
  reach = {
    MASTER_USER: { login: addresses().logins.MASTER_USER, site, user: ownUser, foreignSite: 'abcdefghij99', foreignUser: UNKNOWN },
    OEM_ADMIN: { login: addresses().logins.OEM_ADMIN, site: ofOem, user: oemUser, foreignSite: site.id, foreignUser: ownUser },
    'main contact': { login: await invite(customer, 'main-contact'), ...inCustomer },
    editor: { login: await invite(customer, 'editor'), ...inCustomer },
    viewer: { login: await invite(customer, 'viewer'), ...inCustomer },
    'view authority': { login: { email, password: PASSWORD }, site: readSite, foreignSite: site.id },
  };
});

const pathOf = (login: Login, path: string): string => `/${RIGHTS[login].segment}/${path}`;

/** The guards do not depend on how a screen is opened: each login loads one screen by its address and opens the others by links. */
const open = (page: Page, login: Login, path: string): Promise<void> => openInPlace(page, pathOf(login, path));

/** The screens that a login may not open. */
const forbiddenScreens = ({ menu, creates, writesSites }: Rights): string[] => [
  ...(menu.includes('userList') ? [] : ['user-list', `user/${UNKNOWN}`]),
  ...(creates.length > 0 ? [] : [`create-user/${UNKNOWN}`, `update-user/user/${UNKNOWN}`]),
  ...(menu.includes('planManagement') ? [] : ['plan-management']),
  ...(menu.includes('domainList') ? [] : ['domain-list']),
  ...(menu.includes('checkPlan') ? [] : ['check-plan']),
  ...(menu.includes('paymentList') ? [] : ['payment-list']),
  'billing-settings',
  'accounting',
  'dunning',
  'receivables',
  'bank-transfers',
  ...(menu.includes('adminList') ? [] : ['admin-list']),
  ...(menu.includes('apiAccess') ? [] : ['api', 'api/reference']),
  ...(menu.includes('auditLog') ? [] : ['audit-log']),
  ...(writesSites ? [] : ['create-site', 'latest-information/create']),
];

async function expectSiteRights(page: Page, login: Login): Promise<void> {
  const { writesSites } = RIGHTS[login];
  const { site, foreignSite } = reach[login];
  await open(page, login, `site-list?q=${encodeURIComponent(site.name)}`);
  const create = page.getByRole('main').getByText(sites.list.create, { exact: true });
  if (writesSites) await expect(page.getByRole('link', { name: sites.list.create })).toBeVisible();
  else {
    await expect(create.locator('xpath=ancestor-or-self::button')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(sites.list.notAllowed)).toBeVisible();
  }
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', site.name) }).click();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(item(writesSites ? common.edit : sites.card.view)).toBeVisible();
  for (const name of [sites.duplicate.action, common.delete]) await expect(item(name)).toHaveCount(writesSites ? 1 : 0);

  await open(page, login, `site/${site.id}`);
  await expect(page.getByRole('heading', { level: 1, name: site.name })).toBeVisible();
  const save = page.getByRole('button', { name: editor.save.action });
  if (writesSites) await expect(save).toBeVisible();
  else {
    await expect(page.getByText(editor.readOnly['no-permission'])).toBeVisible();
    await expect(save).toHaveCount(0);
  }
  await open(page, login, `site/${foreignSite}`);
  await expect(page.getByRole('heading', { level: 1, name: errors.page.notFound.title })).toBeVisible();
}

async function expectUserRights(page: Page, login: Login): Promise<void> {
  const { creates, userActions } = RIGHTS[login];
  const { user, foreignUser } = reach[login];
  await open(page, login, 'user-list');
  await page.getByRole('link', { name: users.list.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: users.create.title })).toBeVisible();
  // A login that may create one type only has no choice.
  const offered = creates.length > 1 ? creates : [];
  for (const [type, name] of Object.entries(users.type) as [keyof typeof users.type, string][])
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(offered.includes(type) ? 1 : 0);
  await open(page, login, `user/${user}`);
  await expect(page.getByRole('heading', { level: 2, name: users.detail.acts })).toBeVisible();
  const main = page.getByRole('main');
  for (const [action, name] of Object.entries(users.action) as [keyof typeof users.action, string][]) {
    const control = main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true }));
    await expect(control).toHaveCount(userActions.includes(action) ? 1 : 0);
  }
  await open(page, login, `user/${foreignUser}`);
  await expect(page.getByText(users.missing)).toBeVisible();
}

async function expectAdminRights(page: Page, login: Login): Promise<void> {
  const { writesAdmins } = RIGHTS[login];
  await open(page, login, 'admin-list');
  await expect(page.getByRole('heading', { level: 1, name: admins.title })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: admins.invite })).toHaveCount(writesAdmins ? 1 : 0);
}

/** A write that the login may perform, with what it sees afterwards. */
const ALLOWED_WRITE: Readonly<Record<Login, (page: Page) => Promise<void>>> = {
  MASTER_USER: async (page) => {
    await open(page, 'MASTER_USER', `user/${reach.MASTER_USER.user}`);
    for (const action of ['pause', 'resume'] as const) {
      await page.getByRole('button', { name: users.action[action], exact: true }).click();
      await page.getByRole('button', { name: users.ask[action].confirm }).click();
      await expect(page.getByText(users.done[action].replace('{{name}}', CUSTOMER))).toBeVisible();
    }
  },
  OEM_ADMIN: async (page) => {
    await open(page, 'OEM_ADMIN', 'user-list');
    await page.getByRole('link', { name: users.list.add }).click();
    await page.getByLabel(users.field.companyName).fill('青空書房');
    await page.getByLabel(users.field.contactName).fill('空野 栞');
    await page.getByLabel(users.field.email).fill(addressOf('oem'));
    await page.getByRole('combobox', { name: users.field.planId }).click();
    await page.getByRole('option', { name: 'light' }).first().click();
    await page.getByRole('button', { name: users.create.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('青空書房');
  },
  'main contact': async (page) => {
    await open(page, 'main contact', 'admin-list');
    await page.getByRole('button', { name: admins.invite }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(admins.field.name).fill('見本 次郎');
    await dialog.getByLabel(admins.field.email).fill(addressOf('next'));
    await dialog.getByRole('button', { name: admins.form.invite }).click();
    await expect(page.getByRole('rowheader', { name: /見本 次郎/ })).toBeVisible();
  },
  editor: async (page) => {
    await open(page, 'editor', 'create-site');
    await page.getByRole('textbox', { name: new RegExp(sites.create.name) }).fill('編集者の見本帳');
    await page.getByRole('button', { name: sites.create.submit }).click();
    await expect(page).toHaveURL(/\/site\/[a-z0-9]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: '編集者の見本帳' })).toBeVisible();
  },
  viewer: (page) => changePassword(page, 'viewer'),
  'view authority': (page) => changePassword(page, 'view authority'),
};

async function changePassword(page: Page, login: Login): Promise<void> {
  await open(page, login, 'profile');
  await page.getByLabel(texts.password.current, { exact: true }).fill(PASSWORD);
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: profile.password.submit }).click();
  await expect(page.getByText(profile.password.done)).toBeVisible();
}

for (const [login, rights] of Object.entries(RIGHTS) as [Login, Rights][])
  test(`${login} has exactly the menu, screens and actions of its rights`, async ({ page }) => {
    await page.goto(`${addresses().console}/login`);
    await typeCredentials(page, reach[login].login);
    await expect(page).toHaveURL(`${addresses().console}/${rights.segment}/summary`);
    await expectMenu(page, rights.menu);
    for (const [index, path] of forbiddenScreens(rights).entries()) {
      if (index === 0) await page.goto(addresses().console + pathOf(login, path));
      else await open(page, login, path);
      await expect(page, path).toHaveURL(`${addresses().console}/errors/403`);
      await expect(page.getByRole('heading', { level: 1, name: errors.page.forbidden.title })).toBeVisible();
    }
    await expectSiteRights(page, login);
    if (rights.menu.includes('userList')) await expectUserRights(page, login);
    if (rights.menu.includes('adminList')) await expectAdminRights(page, login);
    await ALLOWED_WRITE[login](page);
  });
