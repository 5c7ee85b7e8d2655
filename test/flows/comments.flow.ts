/** A review with two browsers: an invitee comments and approves in the preview, the owner answers in the editor, edits on, and publishes what was approved. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { comments } from '#shared/messages/jp/console/comments.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { viewer } from '#shared/messages/jp/console/viewer.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { PREVIEW_POLL_MS } from './steps/poll-times.ts';
import { publishReviewed } from './steps/publish.ts';
import { linkFromMail } from './steps/inbox.ts';

const SOURCE = '喫茶 こもれび';
const SITE = '承認を待つサイト';
const EDITED = `${SITE}改`;
const PASSWORD = 'Preview-2026.';
/** The end of the address of a share card. */
const CARD = '/1200.jpg';
/** The longest time until share cards are drawn and named by the pages. */
const DRAWING_MS = 60_000;
const DESK = { width: 1440, height: 900 };
const [COMMENT, ANSWER, SECOND] = ['もう少し大きくしてください。', '大きくしました。', '色も変えられますか。'] as const;

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** A copy of a site of the demo, which others may change. */
async function copySite(console_: ConsoleSession): Promise<{ id: string; revision: string }> {
  const { sites: found } = await console_.call(site.list, { query: { keyword: SOURCE } });
  const source = found.find(({ name }) => name === SOURCE);
  if (!source) throw new Error('The demo has no such site');
  const { site: copy } = await console_.call(site.duplicate, { params: { id: source.id }, body: { name: SITE } });
  return { id: copy.id, revision: copy.working };
}

/** Shares the preview of a site and opens it in a browser of the invitee's own, by the link of the invitation. */
async function openAsInvitee(console_: ConsoleSession, browser: Browser, siteId: string, email: string): Promise<Page> {
  await console_.call(preview.share, { params: { siteId }, body: { isPrivate: true, emails: [email], password: PASSWORD } });
  const page = await (await browser.newContext({ viewport: DESK })).newPage();
  await page.clock.install();
  await page.goto(await linkFromMail(email, `/site/${siteId}/preview`));
  await page.getByLabel(viewer.lock.email).fill(email);
  await page.getByLabel(viewer.lock.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: viewer.lock.submit }).click();
  return page;
}

/** Comments on a place of the sheet that the preview shows. */
async function commentInPreview(page: Page, text: string): Promise<void> {
  const panel = page.getByRole('region', { name: comments.title });
  await panel.getByRole('button', { name: comments.compose.place }).click();
  await expect(panel.getByText(comments.compose.placing)).toBeVisible();
  await page.locator('iframe').click({ position: { x: 100, y: 200 } });
  await expect(panel.getByText(comments.compose.placed)).toBeVisible();
  await panel.getByLabel(fill(comments.compose.label, { cell: 'A1' })).fill(text);
  await panel.getByRole('button', { name: comments.compose.send }).click();
  await expect(page.getByRole('button', { name: fill(comments.pin, { number: 1, text }) })).toBeVisible();
}

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: comments.title });

test('an invitee comments and approves; exactly the approved version is published after further edits', async ({ page, browser }) => {
  for (const name of [SITE, EDITED]) await deleteSitesNamed('USER', name);
  const owner = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { id, revision } = await copySite(owner);
  const invited = `hanako-${Date.now()}@example.jp`;
  const invitee = await openAsInvitee(owner, browser, id, invited);
  await commentInPreview(invitee, COMMENT);
  await expectNoViolations(invitee);
  const { comments: stored } = await owner.call(site.comments, { params: { id }, query: {} });
  expect(stored).toMatchObject([{ text: COMMENT, cell: 'A1', language: 'jp', author: { kind: 'invitee' } }]);
  expect(stored[0]?.point?.x).toBeCloseTo((100 / 351) * 100, 0);
  expect(stored[0]?.point?.y).toBeCloseTo((200 / 535) * 100, 0);

  await page.setViewportSize(DESK);
  await signIn(page, 'USER');
  await openFromMenu(page, 'siteList');
  const card = page.getByRole('article').filter({ hasText: SITE });
  await expect(card).toContainText(fill(sites.card.openComments, { number: 1 }));
  await card.getByRole('link', { name: SITE, exact: true }).click();
  await page.getByRole('button', { name: fill(editor.openComments, { count: 1 }) }).click();
  const panel = panelOf(page);
  const comment = panel.getByRole('article').filter({ hasText: COMMENT });
  await expect(comment).toContainText('hanako');
  await expect(page.getByRole('button', { name: fill(comments.pin, { number: 1, text: COMMENT }) })).toBeVisible();
  await expectNoViolations(page);

  await comment.getByRole('button', { name: comments.reply, exact: true }).click();
  await comment.getByLabel(comments.replyLabel).fill(ANSWER);
  await comment.getByRole('button', { name: comments.reply, exact: true }).click();
  await expect(comment).toContainText(ANSWER);
  await comment.getByRole('button', { name: comments.resolve }).click();
  await expect(panel.getByText(comments.empty.open)).toBeVisible();
  const review = invitee.getByRole('region', { name: comments.title });
  await invitee.clock.fastForward(PREVIEW_POLL_MS);
  await review.getByText(fill(comments.filter.resolved, { count: 1 })).click();
  await expect(review).toContainText(ANSWER);

  await panel.getByRole('button', { name: comments.compose.place }).click();
  await page.getByRole('button', { name: comments.placeHere }).click({ position: { x: 100, y: 100 } });
  await panel.getByLabel(fill(comments.compose.label, { cell: 'A1' })).fill(SECOND);
  await panel.getByRole('button', { name: comments.compose.send }).click();
  await expect(page.getByRole('button', { name: fill(comments.pin, { number: 2, text: SECOND }) })).toBeVisible();

  await panel.getByLabel(comments.approval.needed).click();
  await page.getByRole('option', { name: fill(comments.approval.number, { count: 1 }) }).click();
  await expect(panel.getByLabel(comments.approval.needed)).toHaveValue(fill(comments.approval.number, { count: 1 }));
  await publishReviewed(page);
  await expect(page.getByText(errors.code['approval-required'])).toBeVisible();

  const approval = invitee.getByRole('region', { name: comments.approval.title });
  await approval.getByRole('button', { name: comments.approval.approve }).click();
  await expect(approval).toContainText(comments.approval.approved);
  await approval.getByRole('button', { name: comments.approval.withdraw }).click();
  await approval.getByRole('button', { name: comments.approval.approve }).click();
  await expect(approval).toContainText(comments.approval.approved);
  const { site: present, document } = await owner.call(site.get, { params: { id } });
  await owner.call(site.update, {
    params: { id },
    body: { base: present.working, changes: { settings: { ...document.settings, name: EDITED } } },
  });
  await page.reload();
  await page.getByRole('button', { name: fill(editor.openComments, { count: 1 }) }).click();
  await expect(panel).toContainText(fill(comments.approval.by, { count: 1, of: 1 }));
  await expect(panel).toContainText(fill(comments.approval.since, { count: 1 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: comments.close }).click();
  await page.getByRole('button', { name: editor.publish.more }).click();
  await page.getByRole('menuitem', { name: saving.publish.approved }).click();

  await expect.poll(async () => (await owner.call(site.get, { params: { id } })).site).toMatchObject({ live: revision, status: 'PUBLISH' });
  const { site: published } = await owner.call(site.get, { params: { id } });
  expect(published.working).not.toBe(revision);
  const visitor = await page.context().newPage();
  const html = async () => (await visitor.goto(published.url))?.text();
  await expect.poll(html).toContain(SITE);
  // The page names its share card once that is drawn, after the publication.
  await expect.poll(html, { timeout: DRAWING_MS }).toContain(CARD);
  const approved = await html();
  expect(approved).not.toContain(EDITED);
  // Publishing the same revision again delivers the same bytes.
  await owner.call(site.publish, { params: { id }, body: { revision, visibility: 'private' } });
  await expect.poll(html).not.toBe(approved);
  await owner.call(site.publish, { params: { id }, body: { revision, visibility: 'public' } });
  await expect.poll(html, { timeout: DRAWING_MS }).toBe(approved);

  await owner.call(preview.revoke, { params: { siteId: id }, body: { emails: [invited] } });
  const frame = invitee.frames().find((one) => one.url().includes('.preview.'));
  expect(await frame?.evaluate(() => fetch('/').then(({ status }) => status))).toBe(401);
  await invitee.clock.fastForward(PREVIEW_POLL_MS);
  await expect(invitee.getByText(viewer.lock.again)).toBeVisible();
  await invitee.context().close();
  await deleteSitesNamed('USER', EDITED);
});

test('an invitee comments on a phone', async ({ browser }) => {
  for (const name of [SITE, EDITED]) await deleteSitesNamed('USER', name);
  const owner = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { id } = await copySite(owner);
  const page = await openAsInvitee(owner, browser, id, `yuki-${Date.now()}@example.jp`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: comments.open, exact: true }).click();
  const panel = page.getByRole('region', { name: comments.title });
  await expect(panel.getByText(comments.empty.open)).toBeVisible();
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: comments.compose.place }).click();
  await expect(page.getByRole('main').getByText(comments.compose.placing)).toBeVisible();
  await page.locator('iframe').click({ position: { x: 100, y: 200 } });
  await expect(panel.getByText(comments.compose.placed)).toBeVisible();
  await page.context().close();
  await deleteSitesNamed('USER', SITE);
});
