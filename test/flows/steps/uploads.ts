import { expect, type Locator } from '@playwright/test';

/** Waits until the picture of a cell is uploaded and checked. The cell shows it from the moment it was added. */
export async function expectUploaded(cell: Locator): Promise<void> {
  await expect(cell.locator('img')).toBeVisible({ timeout: 60_000 });
  await expect(cell.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}
