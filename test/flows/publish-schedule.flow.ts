/** A publication at a chosen minute: scheduled in the editor, shown in editor, history and list, moved and cancelled. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { openFromMenu, signIn } from './steps/console-user.ts';

const SITE = '喫茶 こもれび';
const { schedule } = saving;
const inDays = (days: number): string => japaneseDay(new Date(Date.now() + days * 24 * 3_600_000));
const shown = (day: string, text: string): string => text.replace('{{time}}', `${day.replaceAll('-', '/')} 09:30`);

async function openList(page: Page): Promise<void> {
  await openFromMenu(page, 'siteList');
  await expect(page.getByRole('heading', { level: 1, name: sites.list.title })).toBeVisible();
}

test('a site is unpublished at the scheduled minute, and the owner can cancel the schedule', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'USER');
  await openList(page);
  await page.getByRole('link', { name: SITE, exact: true }).click();
  await page.getByRole('button', { name: editor.publish.more }).click();
  await page.getByRole('menuitem', { name: schedule.open }).click();
  const dialog = page.getByRole('dialog', { name: schedule.title });
  const field = (label: string): Locator => dialog.getByLabel(label, { exact: true });
  const [begin, end] = [field(schedule.publishAt), field(schedule.unpublishAt)] as const;
  await expectNoViolations(page);

  await begin.fill(`${inDays(-1)}T09:30`);
  await dialog.getByRole('button', { name: schedule.save }).click();
  await expect(dialog.getByText(errors.validation['not-in-future'])).toBeVisible();
  await begin.fill('');
  await end.fill(`${inDays(2)}T09:30`);
  await dialog.getByRole('button', { name: schedule.save }).click();
  await expect(dialog).toBeHidden();

  const strip = page.getByRole('region', { name: schedule.label });
  await expect(strip).toContainText(shown(inDays(2), common.scheduled.private));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await strip.getByRole('button', { name: schedule.change }).click();
  await end.fill(`${inDays(3)}T09:30`);
  await dialog.getByRole('button', { name: schedule.save }).click();
  await expect(strip).toContainText(shown(inDays(3), common.scheduled.private));
  await page.getByRole('button', { name: saving.history.open }).click();
  await expect(page.getByRole('dialog', { name: saving.history.title })).toContainText(shown(inDays(3), common.scheduled.private));
  await page.keyboard.press('Escape');

  await openList(page);
  const card = page.getByRole('article').filter({ hasText: SITE });
  await expect(card).toContainText(shown(inDays(3), common.scheduled.private));
  await card.getByRole('link', { name: SITE, exact: true }).click();
  await strip.getByRole('button', { name: schedule.change }).click();
  await dialog.getByRole('button', { name: schedule.clearOf.replace('{{name}}', schedule.unpublishAt) }).click();
  await dialog.getByRole('button', { name: schedule.save }).click();
  await expect(strip).toBeHidden();
  await openList(page);
  await expect(page.getByRole('article').filter({ hasText: SITE })).not.toContainText('09:30');
});
