/** The light and the dark scheme of the console. */
import { expect, test } from '@playwright/test';
import { common } from '#shared/messages/jp/console/common.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { signIn } from './steps/console-user.ts';

test('a dark console is chosen in the profile menu, shown from the first paint, and left by the palette (R-6.114)', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [dark, light] = ['rgb(22, 22, 21)', 'rgb(250, 250, 248)'];
  await signIn(page, 'USER');
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(light);

  await page
    .locator('header')
    .getByRole('button', { name: /^プロフィールメニューを開く/ })
    .press('Enter');
  await page.getByRole('menuitemradio', { name: common.appearance.dark }).press('Enter');
  await expect.poll(background).toBe(dark);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#161615');
  await expectNoViolations(page);

  // Without the console's own scripts, only the style sheets and the script before them have an effect.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await background()).toBe(dark);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background()).toBe(dark);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(common.palette.action.appearanceLight);
  await page.keyboard.press('Enter');
  await expect.poll(background).toBe(light);
});
