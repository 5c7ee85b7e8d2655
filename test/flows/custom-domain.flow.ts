/** A custom domain: the four steps with every state of the doctor, then visitors, a form and a member on the domain, and its removal. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { setDnsRecords } from '#infra/local/clients/dns-client.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import type { LocalRecords } from '#infra/local/dns/local-dns.ts';
import { domains as list } from '#shared/messages/jp/console/domains.ts';
import { domain as labels } from '#shared/messages/jp/editor/domain.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { memberPages } from '#shared/messages/jp/visitor/member-pages.ts';
import { createVisitorSite, LOCKED_CELL, MESSAGES, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { linkFromMail, mailsTo } from './steps/inbox.ts';
import { afterRunOf } from './steps/schedules.ts';
import { DESK, expectForm, expectShown, PHONE, visit } from './steps/visitor.ts';

const SITE = '港の独自ドメイン';
const APEX = `harbour-${Date.now()}.example`;
const DOMAIN = `www.${APEX}`;
const MANAGER = 'dns-manager@example.com';
const MEMBER = 'domain-member@example.com';
const PASSWORD = 'Harbour.2026';
const { form } = MESSAGES.jp;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let owner: ConsoleSession;
let site: VisitorSite;
let page: Page;
/** The address of the domain on this machine. */
let origin: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await deleteSitesNamed('OEM_MASTER', SITE);
  owner = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(owner, SITE);
  origin = `http://${DOMAIN}.custom.localhost:${new URL(site.url).port}`;
  page = await (await browser.newContext({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await signIn(page, 'OEM_MASTER');
});
test.afterAll(async () => {
  await page.context().close();
  await deleteSitesNamed('OEM_MASTER', SITE);
});

const setRecords = (records: LocalRecords | null, name = DOMAIN): Promise<void> => {
  const { dns: url, credentials } = addresses();
  return setDnsRecords({ url, accessKeyId: credentials.accessKeyId }, name, records);
};
const button = (name: string, at: Page = page) => at.getByRole('button', { name, exact: true });
const nameField = () => page.getByRole('textbox', { name: labels.enter.label, exact: true });
const doctor = () => page.getByRole('region', { name: `${labels.doctor.label}: ${DOMAIN}` });
const named = (text: string, name = DOMAIN): string => text.replaceAll('{{name}}', name);

/** Requests checks until the doctor shows this advice. A second check within a second is not carried out. */
async function expectAdvice(advice: Exclude<keyof typeof labels.advice, 'checking'>): Promise<void> {
  const heading = doctor().getByRole('heading', { name: named(labels.advice[advice].title) });
  await expect(async () => {
    await button(labels.doctor.check).click();
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
}

test('an apex domain is refused with a suggested subdomain; the DNS record of the subdomain is then shown', async () => {
  await page.goto(`${addresses().console}/admin/site/${site.id}?section=domain`);
  await nameField().fill(APEX);
  await button(labels.enter.submit).click();
  await button(named(labels.enter.suggestion)).click();
  await expectNoViolations(page);
  await button(labels.enter.submit).click();
  await expect(page.getByRole('heading', { name: labels.copy.title })).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByText(common.siteStatus.DOMAIN_VERIFYING, { exact: true }).first()).toBeVisible();
  expect((await fetchFromSite(site.url)).status).toBe(200);
});

let target = '';

test('the DNS record can be copied, and e-mailed to the person who manages the domain', async () => {
  await button(labels.copy.copy.replace('{{what}}', labels.copy.value)).click();
  target = await page.evaluate(() => navigator.clipboard.readText());
  expect(target).toContain('.cname.');
  await page.getByLabel(labels.send.email).fill(MANAGER);
  await button(labels.send.mail).click();
  await expect.poll(async () => (await mailsTo(MANAGER)).some(({ text }) => text.includes(target))).toBe(true);
  await button(labels.copy.next).click();
  await expect(page.getByRole('heading', { name: labels.add.title })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: labels.add.title })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the domain doctor shows the response of the DNS and the next step', async () => {
  await expectAdvice('add-record');
  await setRecords({ addresses: ['192.0.2.7'] });
  await expectAdvice('change-record');
  await expect(doctor()).toContainText('192.0.2.7');
  await setRecords({ addresses: ['104.16.0.1'] });
  await expectAdvice('stop-proxy');
  await setRecords({ cname: target, otherCnames: ['former.example.net'] });
  await expectAdvice('remove-other-records');
  await expect(doctor()).toContainText('former.example.net');
  await setRecords({ fails: 'server-failure' });
  await expectAdvice('wait-for-dns');
  // A name with a CNAME has no other records, so the CAA records of the domain above apply.
  await setRecords({ caa: [['issue', 'letsencrypt.org']] }, APEX);
  await setRecords({ cname: target });
  await expectAdvice('allow-amazon');
  await expect(doctor()).toContainText('letsencrypt.org');
  await expectNoViolations(page);
});

test('the correct DNS record leads to a certificate, then the site redirects to its domain', async () => {
  await setRecords(null, APEX);
  await expectAdvice('none');
  await expect(page.getByRole('link', { name: new RegExp(DOMAIN) }).first()).toBeVisible();
  await expect(page.getByText(common.siteStatus.PUBLISH, { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await expect.poll(async () => (await fetchFromSite(site.url)).status, { timeout: 60_000 }).toBe(308);
  const { headers } = await fetchFromSite(new URL('/B1?from=card', site.url).href);
  expect(new URL(String(headers['location']), site.url).href).toBe(`${origin}/B1?from=card`);
});

test('visitors, a form and a member are served on the domain', async ({ browser }) => {
  const visitor = await visit(browser, `${origin}/`);
  await expectShown(visitor, 'A1');
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`);

  await visitor.goto(`${origin}/contact`);
  await visitor.getByRole('textbox', { name: form.fields.email.title }).fill('domain-visitor@example.com');
  await visitor.getByRole('textbox', { name: form.fields.company.title }).fill('株式会社はとば');
  await visitor.getByRole('textbox', { name: 'ご用件' }).fill('独自ドメインから');
  await button(form.submit.contact, visitor).click();
  await expect(visitor).toHaveURL(`${origin}/contact-success`);
  await expect.poll(async () => (await mailsTo('domain-visitor@example.com')).length).toBe(1);
  await visitor.context().close();

  const member = await visit(browser, `${origin}/register`, PHONE);
  await expectForm(member, `${origin}/register`);
  await member.getByRole('textbox', { name: form.fields.email.title }).fill(MEMBER);
  for (const field of await member.locator('[autocomplete=new-password]').all()) await field.fill(PASSWORD);
  await button(form.submit.membership, member).click();
  await expect(member).toHaveURL(`${origin}/register-success`);
  const link = await linkFromMail(MEMBER, '/register-confirm');
  expect(new URL(link).origin).toBe(origin);
  await member.goto(link);
  await button(memberPages.confirm.submit, member).click();
  await expect(member.getByRole('main').getByRole('link', { name: memberPages.toSite })).toBeVisible();
  await member.goto(`${origin}/login`);
  await button(memberPages.login.logOut, member).click();
  await member.goto(`${origin}/login`);
  await member.getByLabel(memberPages.email, { exact: true }).fill(MEMBER);
  await member.getByLabel(memberPages.password, { exact: true }).fill(PASSWORD);
  await member.getByRole('main').getByRole('button', { name: memberPages.login.submit, exact: true }).click();
  await member.waitForURL(({ pathname }) => pathname !== '/login');
  await member.goto(`${origin}/${LOCKED_CELL}`);
  await expect(member.locator(`#${LOCKED_CELL}`)).toContainText(SHEET_TEXTS.jp[LOCKED_CELL] ?? '');
  await member.context().close();
});

test('the operator’s list shows the domain with its state and certificate', async ({ browser }) => {
  const operator = await (await browser.newContext(DESK)).newPage();
  await signIn(operator, 'MASTER');
  await openFromMenu(operator, 'domainList');
  await operator.getByRole('searchbox', { name: list.search }).fill(APEX);
  const row = operator.getByRole('row').filter({ hasText: DOMAIN });
  await expect(row).toContainText(list.state.live);
  await expect(row).toContainText(list.certificate.attached);
  await expect(row).toContainText(SITE);
  await expect(operator).toHaveURL(new RegExp(`q=${APEX}`));
  await expectNoViolations(operator);
  await operator.context().close();
});

test('a removed domain no longer serves the site; the site returns to its default address', async () => {
  await button(labels.remove.action).click();
  const dialog = page.getByRole('dialog', { name: named(labels.remove.title) });
  await expect(dialog).toContainText(named(labels.remove.live));
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: labels.remove.confirm, exact: true }).click();
  await expect(nameField()).toBeVisible();
  await expect.poll(async () => (await fetchFromSite(site.url)).status, { timeout: 60_000 }).toBe(200);
  const status = async () => (await fetchFromSite(`${origin}/`)).status;
  await expect.poll(afterRunOf('watch-domains', status), { timeout: 200_000 }).not.toBe(200);
});
