/** A site from a template to its visitors: all settings of the whole site, section by section. */
import { chromium, expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { checks } from '#shared/messages/jp/editor/checks.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { forms } from '#shared/messages/jp/editor/forms.ts';
import { popups } from '#shared/messages/jp/editor/popups.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { sites as siteWords } from '#shared/messages/jp/console/sites.ts';
import { templates } from '#shared/messages/jp/console/templates.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';
import { runScheduled } from './steps/schedules.ts';
import { closeByEscape, modulesLoaded } from './steps/visitor.ts';

const NAME = 'お茶と器の店 二号店';
const TITLE = '秋の茶会｜お茶と器の店';
const QUESTION = 'ご希望の品';
/** The user agent of a browser with a person. */
const PERSON = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const rail = (page: Page) => page.getByRole('navigation', { name: editor.sections });
async function openSection(page: Page, section: keyof typeof fields.section): Promise<void> {
  await rail(page).getByRole('button', { name: fields.section[section] }).click();
  await expect(page.locator(`[data-section="${section}"]`)).toBeVisible();
}
const isSaved = (page: Page): Promise<void> => expect(page.getByText(saving.status.saved, { exact: true }).first()).toBeVisible();

test.describe.configure({ mode: 'serial' });

let page: Page;
let session: ConsoleSession;
let siteId: string;
let siteUrl: string;

test.beforeAll(async ({ browser }) => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'OEM_MASTER');
});
test.afterAll(() => page.context().close());

test('a template is previewed and becomes a site with its pictures', async () => {
  await page.goto(`${addresses().console}/admin/create-site`);
  await page.getByRole('button', { name: templates.look.replace('{{name}}', 'お茶と器の店') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('今日の一杯を、')).toBeVisible();
  await dialog.getByRole('button', { name: templates.next }).click();
  await expect(dialog.getByText('静岡の茶畑から、')).toBeVisible();
  await dialog.getByRole('button', { name: templates.use }).click();
  await expect(dialog).toBeHidden();
  await expectNoViolations(page);
  await page.getByLabel(siteWords.create.name).fill(NAME);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: templates.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(writes.slice(0, 2)).toEqual(['POST /api/v1/site/template-pictures', 'POST /api/v1/site']);
  siteId = /site\/([a-z0-9]{12})/.exec(page.url())?.[1] ?? '';
  const { site, document } = await session.call(sites.get, { params: { id: siteId } });
  siteUrl = site.url;
  const sheets = Object.values(document.sheets).flatMap(({ jp }) => jp ?? []);
  expect(sheets).toHaveLength(8);
  expect(sheets.filter(({ image }) => image).map(({ imageAlt }) => imageAlt)).toEqual(sheets.flatMap(({ imageAlt }) => imageAlt || []));
  expect(sheets.filter(({ image }) => image)).toHaveLength(6);
});

// Without axe, which console-screens.flow.ts runs on these sections.
test('every section of the editor opens, and the Back button returns to the former section', async () => {
  for (const section of [
    'menu',
    'popups',
    'design',
    'seo',
    'sns',
    'contact',
    'membership',
    'form',
    'phone',
    'company',
    'languages',
    'checklist',
  ] as const) {
    await openSection(page, section);
    await expect(page).toHaveURL(new RegExp(`section=${section}`));
    await expect(page.locator('.mantine-Loader-root')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page.locator('[data-section="languages"]')).toBeVisible();
});

test('invalid titles and tags show their faults and are not saved', async () => {
  await openSection(page, 'seo');
  const title = page.getByRole('textbox', { name: fields.content.title });
  await title.fill('秋の茶会！');
  await expect(page.getByText(/「！」は使えません/)).toBeVisible();
  const bodyTags = page.getByRole('textbox', { name: fields.part.bodyTags });
  await bodyTags.fill('<script src="https://stats.example.com/s.js" defer></script>\n<img src=x onerror=alert(1)>');
  await expect(
    page.locator('[data-anchor="bodyTags/html"]').or(page.locator('[data-section="seo"]')).getByText(/img/).first(),
  ).toBeVisible();
  await openSection(page, 'menu');
  await openSection(page, 'seo');
  await expect(bodyTags).toHaveValue(/onerror/);
  const { document } = await session.call(sites.get, { params: { id: siteId } });
  expect([document.bodyTags.jp?.html ?? '', document.seo.jp?.title]).toEqual(['', 'お茶と器の店']);
  await title.fill(TITLE);
  await bodyTags.fill('<script src="https://stats.example.com/s.js" defer></script>');
  await page.getByRole('textbox', { name: fields.part.headTags }).fill('<script>document.documentElement.dataset.tagged = "yes"</script>');
  await page.getByRole('switch', { name: fields.settings.tagManager }).check();
  await isSaved(page);
});

test('the owner builds a form and tries it as visitors see it', async () => {
  await openSection(page, 'contact');
  await page.getByRole('button', { name: forms.add }).click();
  await page.getByRole('menuitem', { name: new RegExp(forms.type.SELECT) }).click();
  await page.keyboard.type(QUESTION);
  await page.getByRole('textbox', { name: forms.addOptions }).fill('急須\n湯呑み');
  await page.getByRole('button', { name: forms.addThem, exact: true }).click();
  const live = page.getByRole('group', { name: forms.live.frame }).or(page.getByLabel(forms.live.frame)).first();
  await expect(live.getByLabel(new RegExp(QUESTION))).toBeVisible();
  await live.getByRole('button', { name: visitor.form.submit.contact }).click();
  await expect(live.getByText(visitor.form.fault.required).first()).toBeVisible();
  await isSaved(page);
});

test('company texts are saved without dangerous markup', async () => {
  await openSection(page, 'company');
  await page.getByRole('textbox', { name: fields.content.companyProfile }).click();
  await page.keyboard.type('茶と器の店です。');
  const profile = async () => (await session.call(sites.get, { params: { id: siteId } })).document.company.jp?.companyProfile;
  await expect.poll(profile).toContain('茶と器の店です。');
  await isSaved(page);
  const { site } = await session.call(sites.get, { params: { id: siteId } });
  const { document } = await session.call(sites.get, { params: { id: siteId } });
  const own = document.company.jp;
  if (!own) throw new Error('The company was not saved');
  const { merged } = await session.call(sites.update, {
    params: { id: siteId },
    body: {
      base: site.working,
      changes: {
        company: {
          jp: { ...own, termsOfService: '<p onclick="alert(1)">規約<script>alert(2)</script></p>', privacyPolicy: '<p>方針</p>' },
        },
      },
    },
  });
  expect(merged.company?.jp?.termsOfService).toBe('<p>規約</p>');
});

test('an additional language lists missing translations, and the checklist suggests improvements', async () => {
  await page.reload();
  await openSection(page, 'languages');
  await page.getByRole('checkbox', { name: 'English' }).click();
  await expect(page.getByText(checks.languages.state.missing, { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: editor.undo }).click();
  await openSection(page, 'checklist');
  await expect(page.getByText(checks.checklist.ready)).toBeVisible();
  await expect(page.getByText('stats.example.com')).toBeVisible();
  await isSaved(page);
});

test('visitors see every setting of the published site', async ({ browser }) => {
  const { site } = await session.call(sites.get, { params: { id: siteId } });
  await publishAndWait(session, siteId, site.working);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage();
  await phone.route('https://stats.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = "yes"' }),
  );
  await phone.goto(siteUrl);
  await expect(phone).toHaveTitle(TITLE);
  await expect(phone.locator('html[data-tagged=yes][data-counted=yes]')).toBeAttached();

  const popup = phone.locator('.popup:not([hidden])');
  await expect(popup).toBeVisible();
  await expect(popup.getByText('申込0名 / 定員30名')).toBeVisible();
  await expectNoViolations(phone);
  await popup.getByRole('button', { name: visitor.popup.close }).click();
  await expect(popup).toHaveCount(0);
  await phone.reload();
  await expect(phone.locator('html[data-counted=yes]')).toBeAttached();
  await expect(popup).toHaveCount(0);

  await modulesLoaded(phone);
  await phone
    .getByRole('link', { name: fields.content.companyProfile })
    .or(phone.getByRole('button', { name: fields.content.companyProfile }))
    .first()
    .click();
  await expect(phone.getByText('茶と器の店です。')).toBeVisible();
  await closeByEscape(phone);
  await expect(phone.getByText('茶と器の店です。')).toBeHidden();
  await phone.goto(`${siteUrl}/A2`);
  await expect(phone.getByText('赤土の急須')).toBeVisible();

  const answer = await fetchFromSite(`${siteUrl}/api/v1${endUser.contactSetting.path.replace('{siteId}', siteId)}`);
  expect(JSON.parse(answer.body.toString())).toMatchObject({
    data: { siteFormConfigs: [{ value: 'email' }, { value: 'company' }, { title: visitor.form.message }, { title: QUESTION }] },
  });
  await phone.context().close();
});

test('clicks on a popup are counted', async () => {
  test.setTimeout(180_000);
  // Launches Chromium with the user agent of a person, because reports of programs are not counted and the browser of the flows calls
  // itself headless. A user agent set for a page would not apply to what the page sends when it is left.
  const launch = await chromiumLaunch();
  const person = await chromium.launch({ ...launch, args: [...launch.args, `--user-agent=${PERSON}`] });
  const phone = await person.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(siteUrl);
  await phone.locator('.popup:not([hidden]) a.popup-offer').click();
  // The access log contains the visit seconds after the page is left, and the reconcile function counts it.
  await phone.goto('about:blank');
  await person.close();
  await openSection(page, 'popups');
  await expect(async () => {
    await runScheduled('reconcile');
    await page.reload();
    await expect(page.getByText(popups.clicks.replace('{{clicks}}', '1'))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 150_000 });
});
