/** The first site of a new user: nine sheets with a text and a button are online after a few clicks, or by the keyboard alone. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { gridCells } from '#shared/values/cell.ts';
import { picture } from '#test/support/media/upload.ts';
import { deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { expectUploaded } from './steps/uploads.ts';

const CLICKS_MAX = 15;
const TIME_MAX_MS = 180_000;
const TABS_MAX = 120;
const CELLS = [...gridCells(3, 3)];
const TEXT = '新茶の季節です';
const BUTTON = '予約する';

/** How a person reaches and uses a control. */
interface Person {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  clicks: () => number;
}

function withPointer(page: Page): Person {
  let clicks = 0;
  const press = async (control: Locator): Promise<void> => {
    clicks += 1;
    await control.click();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await press(field);
    await page.keyboard.type(text);
  };
  return { press, type, clicks: () => clicks };
}

/** Tabs to each control, as a person without a pointer does. */
function withKeyboard(page: Page): Person {
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    const isReached = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < TABS_MAX && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  const press = async (control: Locator): Promise<void> => {
    await reach(control);
    await page.keyboard.press('Enter');
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await reach(field);
    await page.keyboard.type(text);
  };
  return { press, type, clicks: () => 0 };
}

const pictures = Promise.all(
  CELLS.map(async (cell) => ({ name: `${cell}.jpg`, mimeType: 'image/jpeg', buffer: await picture(cell, '#275D38', 1080, 1920) })),
);

/** Makes the site and publishes it; returns its address. */
async function makeSite(page: Page, person: Person, name: string): Promise<string> {
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await person.press(page.getByRole('link', { name: sites.list.create, exact: true }).first());
  await person.type(page.getByLabel(sites.create.name), name);
  await person.press(button(sites.create.submit));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await person.press(button(editor.grid.addImages));
  await (await chooser).setFiles(await pictures);
  for (const cell of CELLS) await expectUploaded(page.locator(`[data-cell="${cell}"][role="gridcell"]`));
  await person.type(field(fields.sheet.mainText), TEXT);
  await person.type(field(fields.sheet.linkButtonText), BUTTON);
  await person.type(field(inspector.destination.address.web), 'https://example.com/book');
  await person.press(button(editor.publish.action));
  await person.press(page.getByRole('dialog', { name: saving.review.title }).getByRole('button', { name: saving.review.confirm }));
  await expect(page.getByText(editor.publication.donePublic, { exact: true })).toBeVisible({ timeout: 60_000 });
  const address = page.getByRole('link', { name: new RegExp(editor.address.open) }).first();
  return (await address.getAttribute('href')) ?? '';
}

async function expectOnline(address: string): Promise<void> {
  const html = (await fetchFromSite(address)).body.toString();
  expect(html).toContain(TEXT);
  expect(html).toContain(BUTTON);
  for (const cell of CELLS) expect((await fetchFromSite(new URL(`/${cell}`, address).href)).status, cell).toBeLessThan(400);
}

const WAYS = { 'the pointer': withPointer, 'the keyboard alone': withKeyboard } as const;

for (const [way, personOf] of Object.entries(WAYS))
  test(`a first site is online with ${way}`, async ({ page }) => {
    test.setTimeout(TIME_MAX_MS * 2);
    const name = `はじめての店 ${way}`;
    await deleteSitesNamed('OEM_MASTER', name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'OEM_MASTER');
    await openFromMenu(page, 'siteList');
    const person = personOf(page);
    const started = Date.now();
    await expectOnline(await makeSite(page, person, name));
    expect(person.clicks()).toBeLessThanOrEqual(CLICKS_MAX);
    test.info().annotations.push({ type: 'made in', description: `${Date.now() - started} ms with ${person.clicks()} clicks` });
    await deleteSitesNamed('OEM_MASTER', name);
  });
