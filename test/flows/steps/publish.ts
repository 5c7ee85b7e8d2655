import type { Page } from '@playwright/test';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';

const eitherOf = (...labels: string[]): RegExp => new RegExp(`^(${labels.join('|')})$`);

/** Presses the button that publishes or updates the site, and confirms the review of what changes. */
export async function publishReviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: eitherOf(editor.publish.action, saving.publish.update) }).click();
  const { title, titleUpdate, confirm, confirmUpdate } = saving.review;
  await page
    .getByRole('dialog', { name: eitherOf(title, titleUpdate) })
    .getByRole('button', { name: eitherOf(confirm, confirmUpdate) })
    .click();
}
