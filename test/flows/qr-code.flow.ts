/** The QR code of a published site and of one of its sheets, as files that a scanner reads. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { createVisitorSite } from '#test/support/sites/visitor-site.ts';
import { scannedCode } from '#web/ui/qr/scanned-code-fixture.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, deleteSitesNamed } from './steps/console-user.ts';

const NAME = 'コードの食堂';

const scanned = (file: Buffer): Promise<string | undefined> => scannedCode(file, 600);

async function downloaded(page: Page, button: Locator): Promise<{ name: string; file: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), file: await readFile(await file.path()) };
}

test('an owner downloads the QR code of the site and of a sheet, in the colours of the site', async ({ page }) => {
  test.setTimeout(120_000);
  await deleteSitesNamed('OEM_MASTER', NAME);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const site = await createVisitorSite(session, NAME);
  // Chromium replaces the colon before the port.
  const host = new URL(site.url).host.replace(':', '_');
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${site.id}`);
  await page.getByRole('button', { name: saving.qr.open }).first().click();
  const popover = page.getByRole('dialog', { name: saving.qr.open });
  await expect(popover.getByRole('img', { name: saving.qr.label.replace('{{url}}', site.url) })).toBeVisible();
  const button = (type: string) => popover.getByRole('button', { name: type, exact: true });
  const png = await downloaded(page, button('PNG'));
  expect([png.name, await scanned(png.file)]).toEqual([`${host}.png`, site.url]);

  await popover.getByText(saving.qr.sheet.replace('{{cell}}', 'A1')).click();
  await popover.getByRole('checkbox', { name: saving.qr.colours }).press('Space');
  await expectNoViolations(page);
  const svg = await downloaded(page, button('SVG'));
  expect(svg.name).toBe(`${host}-A1.svg`);
  expect(svg.file.toString()).not.toContain('fill="#000000"');
  expect(await scanned(svg.file)).toBe(new URL('/', site.url).href);
  const pdf = await downloaded(page, button('PDF'));
  expect([pdf.name, pdf.file.toString('latin1', 0, 5)]).toEqual([`${host}-A1.pdf`, '%PDF-']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
