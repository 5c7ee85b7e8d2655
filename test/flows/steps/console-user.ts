/** Steps of a console user that several flows share, with the labels of the Japanese catalogue. */
import { expect, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { endpointUrl } from '#shared/api-contract/endpoint-url.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import type { Role } from '#shared/model/role.ts';

/** The addresses of the platform that was started for the flows. */
export const addresses = (): Addresses => JSON.parse(process.env['FLOW_ADDRESSES'] ?? '{}') as Addresses;

export async function typeCredentials(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel(session.signIn.email).fill(email);
  await page.getByLabel(session.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.signIn.submit }).click();
}

/** Types a new password and its confirmation, equal by default. */
export async function typeNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel(session.password.new, { exact: true }).fill(password);
  await page.getByLabel(session.password.confirm, { exact: true }).fill(confirmation);
}

/** A file of the console's origin that loads nothing else. */
const LIGHT_FILE = '/favicon.svg';

/** Signs in by the API, as the form does, and leaves the page without a screen: open one with `page.goto`. */
export async function authenticate(page: Page, role: Role): Promise<void> {
  await page.goto(addresses().console + LIGHT_FILE);
  await page.evaluate(
    async ({ path, body }) => {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const answer = (await response.json()) as { data: unknown; message: string };
      if (!response.ok) throw new Error(`The sign-in answered ${response.status}: ${answer.message}`);
      localStorage.setItem('session', JSON.stringify(answer.data));
    },
    { path: endpointUrl(auth.login, { body: addresses().logins[role] }), body: JSON.stringify(addresses().logins[role]) },
  );
}

/** Signs in by the API, opens the summary and waits until it has loaded, so that no request is pending. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await authenticate(page, role);
  const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/dashboard/summary');
  await page.goto(addresses().console);
  await read;
  await expect(page).toHaveURL(/\/summary$/);
}

/**
 * Opens a path by the router of the console that the page shows, as a link does: for a quarter of the processor time of `page.goto`, which
 * loads and compiles the console again. The former screen stays until the next one is ready.
 */
export const openInPlace = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Deletes the sites of this name that a failed attempt of a flow has left: they count against the plan. */
export async function deleteSitesNamed(role: Role, name: string): Promise<void> {
  const client = await ConsoleSession.signIn(addresses().console, addresses().logins[role]);
  const { sites } = await client.call(site.list, { query: { limit: 100 } });
  for (const { id } of sites.filter((listed) => listed.name === name)) await client.call(site.delete, { params: { id } });
}

/** Expects the menu to have exactly these entries. Their text also contains the number of unread entries, their name does not. */
export async function expectMenu(page: Page, entries: readonly (keyof typeof common.menu)[]): Promise<void> {
  const links = page.getByRole('navigation', { name: common.menu.label }).getByRole('link');
  await expect(links).toHaveCount(entries.length);
  for (const [index, entry] of entries.entries()) await expect(links.nth(index)).toHaveAccessibleName(common.menu[entry]);
}

/** Opens a screen from the menu. */
export const openFromMenu = (page: Page, entry: keyof typeof common.menu): Promise<void> =>
  page.getByRole('navigation', { name: common.menu.label }).getByRole('link', { name: common.menu[entry], exact: true }).click();
