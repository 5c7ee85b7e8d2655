import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewShareKey, siteKey } from '#functions/platform/keys/keys.ts';
import { PREVIEW_PAGE_LABELS, VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { PREVIEW_SESSION_MS, PREVIEW_TICKET_MS } from '#shared/model/limits.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { addReadyMedia, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: PreviewFixture;
let site: SiteSummary;
let firstSheet: string;
let token: string;

beforeAll(async () => {
  test = await startPreviewFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  const actor = test.as(test.accounts.USER);
  const created = await actor.create();
  const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('First'), sheet('Second', { membersOnlyLock: true })]);
  [firstSheet = ''] = ids;
  const contactForm = { jp: defaultForm('contact', VISITOR_LABELS.jp.form.fields, (key) => numberedUlid(key.length)) };
  ({ site } = await actor.save(created.id, created.working, { ...changes, contactForm: contactForm as never }));
  token = await createPreviewViewer(test.table, site.id);
});

const page = (path: string, view = '', previewToken: string | undefined = token) =>
  test.openFile('file', site.id, { query: { path }, previewToken, previewView: encodeURIComponent(view) });

describe('pages of a preview', () => {
  it('contain the working revision, for viewers with a session on this site', async () => {
    const first = await page('/');
    expect(first).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    });
    expect(first.html).toContain('First');
    expect(first.html).toContain(`revision=${site.working}&amp;console=https%3A%2F%2Fconsole.example.com`);
  });

  it('return 401 with an explanation to callers without a session on this site', async () => {
    const elsewhere = await createPreviewViewer(test.table, (await test.as(test.accounts.USER).create()).id);
    for (const wrong of [undefined, '', 'x', elsewhere, `login.${numberedUlid(1)}.${'x'.repeat(43)}`])
      expect(await test.openFile('file', site.id, { query: { path: '/' }, previewToken: wrong })).toMatchObject({ status: 401 });
    expect((await page('/')).status).toBe(200);
    // Browsers that block the cookies of frames send none, so the language is unknown.
    const blocked = await test.openFile('file', site.id, { query: { path: '/' } });
    for (const language of LANGUAGES) expect(blocked.html).toContain(escapeHtml(PREVIEW_PAGE_LABELS[language].withoutCookie.text));
    await test.table.update(previewShareKey(site.id), { set: { isShared: false } });
    const ended = await page('/', 'ui=en');
    expect(ended).toMatchObject({ status: 401, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(ended.html).toContain('The preview cannot be shown');
    expect(ended.html).not.toContain('First');
    expect(ended.html).not.toContain(escapeHtml(PREVIEW_PAGE_LABELS.en.withoutCookie.text));
  });

  it('refer to the fonts of the theme, which are created on request', async () => {
    const actor = test.as(test.accounts.USER);
    const { settings } = (await actor.get(site.id)).document;
    ({ site } = await actor.save(site.id, site.working, { settings: { ...settings, theme: curatedTheme('snow') } }));
    const [own = ''] = /\/f\/zen-kaku-gothic-new-700-[\da-f]+\.woff2/.exec((await page('/')).html) ?? [];
    const font = await page(own);
    expect(font).toMatchObject({ status: 200, headers: { 'content-type': 'font/woff2' } });
    expect(font.html).toMatch(/^wOF2/);
    expect(test.fontFiles.subsets.size).toBe(1);
    expect(await page('/f/zen-kaku-gothic-new-700-1a2b.woff2')).toMatchObject({ status: 404 });
    expect(await page(own, '', '')).toMatchObject({ status: 401 });
  });

  it('depend on the chosen view: member, device, language of the console', async () => {
    expect((await page('/B1')).html).not.toContain('Second');
    expect((await page('/B1', 'member=1')).html).toContain('Second');
    expect((await page('/', 'mode=PC')).html).toContain('data-view="PC"');
    expect((await page('/', 'mode=other&at=never')).html).toContain('data-view="MOBILE"');
    const missing = await page('/kr/C9', 'ui=en');
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.html).toContain('The preview has no such page');
  });

  it('show the teaser of a locked sheet from the tiny copy of its picture, to visitors only (R-15.64)', async () => {
    const actor = test.as(test.accounts.USER);
    const image = await addReadyMedia(test, test.accounts.USER, site.id, 'creative', { placeholder: 'data:image/webp;base64,UklGRg==' });
    const { document } = await actor.get(site.id);
    const secret = document.grid.cells['B1'] ?? '';
    ({ site } = await actor.save(site.id, site.working, {
      settings: { ...document.settings, lockedTeaser: true },
      sheets: { [secret]: { jp: sheet('Second', { membersOnlyLock: true, image }) } },
    }));
    expect((await page('/B1')).html).toContain('url(data:image/svg+xml;base64,');
    expect((await page('/B1', 'member=1')).html).not.toContain('url(data:image/svg+xml;base64,');
  });

  it('contain the chosen revision, or the state that a schedule leaves at the given time', async () => {
    const actor = test.as(test.accounts.USER);
    const at = new Date(test.time.now + 3_600_000).toISOString();
    const end = new Date(test.time.now + 7_200_000).toISOString();
    await test.table.update(siteKey(site.id), {
      set: {
        scheduled: [
          { visibility: 'public', at, revision: site.working, by: 'A', byId: 'a', isChecked: false },
          { visibility: 'private', at: end, revision: null, by: 'A', byId: 'a', isChecked: false },
        ],
      },
    });
    const edited = await actor.save(site.id, site.working, { sheets: { [firstSheet]: { jp: sheet('Edited since') } } });
    expect((await page('/')).html).toContain('Edited since');
    expect((await page('/', `at=${at}`)).html).toContain('First');
    expect(await page('/', `at=${end}`)).toMatchObject({ status: 404 });
    expect((await page('/', `revision=${site.working}`)).html).toContain('First');
    expect((await page('/', `revision=${edited.site.working}`)).html).toContain('Edited since');
    expect(await page('/', `revision=${numberedUlid(1)}`)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(await test.call('state', site.id, { token, query: { at: end } })).toMatchObject({ data: { shown: null } });
    expect(await test.call('state', site.id, { token, query: { revision: numberedUlid(1) } })).toMatchObject({ status: 404 });
  });
});

describe('entry point of the preview frame', () => {
  const ticketOf = async (bearer = token) => {
    const { data } = await test.call('ticket', site.id, { token: bearer });
    return data as { origin: string; ticket: string };
  };

  it('exchanges a ticket for cookies, once and within a minute', async () => {
    const { origin, ticket } = await ticketOf();
    expect(origin).toBe(`https://${site.id}.preview.sites.example.com`);
    const entered = await test.openFile('enter', site.id, { query: { ticket, to: '/B1', member: '1' } });
    expect(entered).toMatchObject({ status: 303, headers: { location: '/B1' } });
    expect(entered.cookies).toEqual([
      `__Host-preview=${token}; HttpOnly; Secure; SameSite=None; Partitioned; Path=/; Max-Age=${PREVIEW_SESSION_MS / 1_000}`,
      expect.stringMatching(/^__Host-preview-view=member%3D1; HttpOnly; Secure; SameSite=None; Partitioned; Path=\/;/),
      // The right to the media of this site (ADR 52).
      expect.stringMatching(new RegExp(`^__Host-media=${site.id}[.]\\d+[.][\\w-]+; HttpOnly; Secure; SameSite=None; Partitioned; Path=/;`)),
    ]);
    expect(await test.openFile('enter', site.id, { query: { ticket } })).toMatchObject({ status: 401, cookies: [] });
    const late = await ticketOf();
    test.time.now += PREVIEW_TICKET_MS;
    expect(await test.openFile('enter', site.id, { query: { ticket: late.ticket } })).toMatchObject({ status: 401, cookies: [] });
  });

  it('changes the chosen view by the cookie alone, and redirects only within the same origin', async () => {
    expect(await test.openFile('enter', site.id, { previewToken: token, query: { to: '/en', mode: 'PC' } })).toMatchObject({
      status: 303,
      headers: { location: '/en' },
    });
    for (const to of ['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com', '/a?b', '/..'])
      expect(await test.openFile('enter', site.id, { previewToken: token, query: { to } }), to).toMatchObject({ status: 400 });
  });

  it('rejects tickets of other sites', async () => {
    const { ticket } = await ticketOf();
    const other = await test.as(test.accounts.USER).create();
    expect(await test.openFile('enter', other.id, { query: { ticket } })).toMatchObject({ status: 401, cookies: [] });
  });
});

describe('console login on a preview', () => {
  it('opens previews of sites in its tree without a password, until its session ends', async () => {
    const signedIn = await test.people.signIn(test.accounts.OEM);
    const stranger = await test.people.signIn(test.accounts.STRANGER);
    expect(await test.call('open', site.id, { token: stranger.accessToken })).toMatchObject({ status: 404 });
    expect(await test.call('open', site.id, { token })).toMatchObject({ status: 401 });
    const { data } = await test.call('open', site.id, { token: signedIn.accessToken });
    const { accessToken } = data as { accessToken: string };
    expect((await page('/', '', accessToken)).status).toBe(200);
    expect(await test.call('state', site.id, { token: accessToken })).toMatchObject({ status: 200, data: { email: null } });
    // The token is neither one of the console nor of an invitee.
    expect(await test.sessions.findLogin(accessToken)).toBeUndefined();
    expect(await test.previewSessions.find(site.id, accessToken)).toBeUndefined();
    const [loginId = '', sessionId = '', secret = ''] = signedIn.accessToken.split('.');
    await test.sessions.end({ loginId, sessionId, secret });
    expect((await page('/', '', accessToken)).status).toBe(401);
  });
});

describe('requests from the pages of a preview', () => {
  it('validate forms as on the live site, and store nothing', async () => {
    test.takeTraffic();
    const wrong = await test.call('form', site.id, { params: { kind: 'contact' }, previewToken: token, body: { data: {} } });
    expect(wrong).toMatchObject({ status: 400, data: { code: 'invalid-input' } });
    const data = { company: 'A company', contact_name: 'A person', phone: '03-1234-5678', email: 'a@example.com', content: 'Hello' };
    const fields = (wrong.data as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(fields.length).toBeGreaterThan(0);
    const entered = Object.fromEntries(fields.map((path) => [path.replace('data.', ''), data.email]));
    expect(await test.call('form', site.id, { params: { kind: 'contact' }, previewToken: token, body: { data: entered } })).toMatchObject({
      status: 201,
      data: null,
    });
    expect(test.takeTraffic().itemsWritten).toBe(0);
    expect(await test.call('form', site.id, { params: { kind: 'homepage' }, previewToken: token, body: { data: {} } })).toMatchObject({
      status: 404,
    });
  });
});
