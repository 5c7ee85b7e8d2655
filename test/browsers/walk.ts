import { setTimeout as delay } from 'node:timers/promises';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { analytics } from '#shared/messages/jp/console/analytics.ts';
import { comments } from '#shared/messages/jp/console/comments.ts';
import { sites as siteTexts } from '#shared/messages/jp/console/sites.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { memberPages } from '#shared/messages/jp/visitor/member-pages.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { startEmbeddingHosts } from '#test/browsers/embedding-hosts.ts';
import { ASK_FOR_TICKET, FIND_LABEL, FRAME_SIZE, LOADED_PICTURES, PICK_FILE, SHOWN_CELL } from '#test/browsers/in-page.ts';
import type { Person } from '#test/browsers/person.ts';
import { picture } from '#test/support/media/upload.ts';
import { createVisitorSite, LOCKED_CELL, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';

interface Walk {
  person: Person;
  addresses: Addresses;
  session: ConsoleSession;
  site: VisitorSite;
}

const PHONE = { width: 430, height: 900 };
const DESK = { width: 1440, height: 900 };
/** How long a frame of another origin is given to report its height. */
const REFUSED_MS = 4_000;
const PASSWORD = 'Harbour.2026';

const at = ({ site }: Walk, path: string): string => new URL(path, site.url).href;
const sheetText = (cell: string): string => SHEET_TEXTS.jp[cell] ?? '';
const showsCell = ({ person }: Walk, cell: string) =>
  person.wait(`Cell ${cell} is not shown`, async () => (await person.browser.run<string | null>(SHOWN_CELL)) === cell);

/** The person's address, one for each browser. */
const emailOf = ({ person }: Walk): string => `${person.browser.name.replaceAll(/[^a-z]/gi, '').toLowerCase()}@example.com`;

async function swipeThroughSite(walk: Walk): Promise<void> {
  const { person, site } = walk;
  await person.browser.resize(PHONE.width, PHONE.height);
  await person.open(site.url);
  await showsCell(walk, 'A1');
  await person.wait('No picture is loaded', async () => (await person.browser.run<number>(LOADED_PICTURES)) > 0);
  // A swipe over three quarters of the screen counts, however slowly the events arrive.
  const [left, right] = [
    { x: 50, y: 450 },
    { x: 380, y: 450 },
  ];
  const [high, low] = [
    { x: 290, y: 90 },
    { x: 290, y: 770 },
  ];
  await person.browser.swipe(right, left);
  await showsCell(walk, 'B1');
  await person.browser.swipe(left, right);
  await showsCell(walk, 'A1');
  await person.browser.swipe(low, high);
  await showsCell(walk, 'A2');
  await person.expectSound();
}

async function sendForm(walk: Walk): Promise<void> {
  const { person } = walk;
  await person.open(at(walk, '/contact'));
  await person.fill('main input[type=email]', emailOf(walk));
  await person.fill('main textarea', 'Is there a table for two?');
  await person.fill('main input[autocomplete=organization]', 'Harbour Ltd.');
  await person.expectSound();
  await person.click(visitor.form.submit.contact);
  await person.isAt('/contact-success');
}

/** Returns the newest link to a page of the site that was mailed to an address. */
async function mailedLink({ person, addresses }: Walk, address: string, page: string): Promise<string> {
  return person.wait(`No mail to ${address} has a link to ${page}`, async () => {
    const { body } = await fetchFromSite(`${addresses.inbox}/messages.json`);
    const mails = (JSON.parse(body.toString()) as Mail[]).filter(({ to }) => to.includes(address));
    return mails.flatMap(({ links }) => links).find((link) => new URL(link).pathname === page);
  });
}

async function becomeMember(walk: Walk): Promise<void> {
  const { person } = walk;
  const email = emailOf(walk);
  await person.open(at(walk, '/register'));
  await person.fill('main input[type=email]', email);
  await person.fill('main input[type=password]', PASSWORD, 0);
  await person.fill('main input[type=password]', PASSWORD, 1);
  await person.click(visitor.form.submit.membership);
  await person.isAt('/register-success');
  await person.open(await mailedLink(walk, email, '/register-confirm'));
  await person.click(memberPages.confirm.submit);
  await person.shows(memberPages.toSite);
  await person.open(at(walk, `/${LOCKED_CELL}`));
  await person.shows(sheetText(LOCKED_CELL));
  await person.expectSound();
}

const EMBEDDER = 'https://shop.example';

/** Publishes the site with one origin that may frame it. */
async function allowEmbedder({ session, site }: Walk): Promise<void> {
  const { site: present, document } = await session.call(sites.get, { params: { id: site.id } });
  const changes = { settings: { ...document.settings, embedOrigins: [EMBEDDER] } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: present.working, changes } });
  await publishAndWait(session, site.id, saved.site.working);
}

/** Opens the page of another site with the snippet: the frame gets the height of a sheet on the allowed origin only. */
async function embedSite(walk: Walk): Promise<void> {
  const { person, site } = walk;
  await allowEmbedder(walk);
  const hosts = await startEmbeddingHosts(site.url, EMBEDDER);
  try {
    await person.browser.resize(PHONE.width, PHONE.height);
    await person.open(hosts.allowed);
    const { wanted, height } = await person.wait('The frame does not have the height that the site reports', async () => {
      const sizes = await person.browser.run<{ wanted: number; height: number; first: boolean }>(FRAME_SIZE);
      return sizes.first ? null : sizes;
    });
    if (height !== wanted) throw new Error(`The frame is ${height} px high instead of ${wanted} px`);
    await person.open(hosts.other);
    // A frame that is shown has reported long before.
    await delay(REFUSED_MS);
    if (!(await person.browser.run<{ first: boolean }>(FRAME_SIZE)).first) throw new Error('Another origin frames the site');
  } finally {
    hosts.close();
  }
}

async function signIn({ person, addresses }: Walk): Promise<void> {
  const { email, password } = addresses.logins.OEM_MASTER;
  await person.browser.resize(DESK.width, DESK.height);
  await person.open(`${addresses.console}/login`);
  await person.fill('input[name=email]', email);
  await person.fill('input[name=password]', password);
  await person.clickOn('main button[type=submit]');
  await person.isAt('/admin/summary');
  await person.expectSound();
}

/** Checks that an expired access token is replaced by means of the refresh cookie. */
async function refreshSession({ person, addresses }: Walk): Promise<void> {
  await person.browser.run(`
    const session = JSON.parse(localStorage.getItem('session'));
    localStorage.setItem('session', JSON.stringify({ ...session, accessToken: 'expired' }));
    return true;
  `);
  await person.open(`${addresses.console}/admin/site-list`);
  await person.shows(siteTexts.list.title);
  await person.wait('The session was not refreshed', () =>
    person.browser.run<boolean>(`return (localStorage.getItem('session') ?? 'expired').includes('expired') === false;`),
  );
}

async function seeSites(walk: Walk): Promise<void> {
  const { person } = walk;
  await person.wait('No picture is loaded', async () => (await person.browser.run<number>(LOADED_PICTURES)) > 0);
  await person.expectSound();
}

/** Opens the preview in its frame, if the browser keeps cookies of frames, and in a separate tab, whose page the test can read. */
async function openPreview({ person, addresses, site }: Walk): Promise<void> {
  await person.open(`${addresses.console}/site/${site.id}/preview`);
  await person.wait('The preview has no frame', () => person.browser.run<boolean>(`return document.querySelector('iframe') !== null;`));
  if (person.browser.keepsCookiesOfFrames)
    await person.wait('The frame reports no sheet', () =>
      person.browser.run<boolean>(FIND_LABEL, comments.compose.label.replace('{{cell}}', 'A1')),
    );
  await person.expectSound();
  await person.browser.run(ASK_FOR_TICKET, site.id);
  const entrance = await person.wait('There is no ticket', () => person.browser.run<string | null>('return window.entrance ?? null;'));
  await person.open(entrance);
  await person.wait('The preview is not shown', async () => (await person.browser.run<string | null>(SHOWN_CELL)) === 'A1');
  await person.wait('No picture of the preview is loaded', async () => (await person.browser.run<number>(LOADED_PICTURES)) > 0);
  await person.expectSound();
}

async function edit({ person, addresses, session, site }: Walk): Promise<void> {
  const text = 'A new morning';
  await person.open(`${addresses.console}/admin/site/${site.id}`);
  await person.clickOn('[data-cell="A2"][role="gridcell"]');
  await person.wait('The pictures of the editor are not loaded', async () => (await person.browser.run<number>(LOADED_PICTURES)) > 2);
  await person.click(fields.sheet.mainText);
  await person.browser.type(text);
  await person.wait('The text was not saved', async () => {
    const { document } = await session.call(sites.get, { params: { id: site.id } });
    return document.sheets[document.grid.cells['A2'] ?? '']?.jp?.mainText.includes(text);
  });
  await person.shows(saving.status.saved);
  await person.expectSound();
}

/** Adds a picture to the only cell without one. */
async function upload({ person, session, site }: Walk): Promise<void> {
  const before = await person.browser.run<number>(LOADED_PICTURES);
  await person.clickOn('[data-cell="C2"][role="gridcell"]');
  const file = await picture('C2', '#275D38', 720, 1280);
  await person.wait('There is no field for files', () => person.browser.run<boolean>(PICK_FILE, 'C2.jpg', file.toString('base64')));
  await person.wait('The picture is not shown', async () => (await person.browser.run<number>(LOADED_PICTURES)) > before);
  await person.wait('The picture was not saved', async () => {
    const { document } = await session.call(sites.get, { params: { id: site.id } });
    return document.sheets[document.grid.cells['C2'] ?? '']?.jp?.image?.mediaId;
  });
  await person.expectSound();
}

async function measure({ person, addresses, site }: Walk): Promise<void> {
  await person.open(`${addresses.console}/admin/analytics?site=${site.id}`);
  await person.shows(analytics.title);
  await person.wait('The figures are not shown', () =>
    person.browser.run<boolean>(
      `return document.querySelector('main svg, main table') !== null && !document.querySelector('.mantine-Skeleton-root');`,
    ),
  );
  await person.expectSound();
}

const STEPS: readonly (readonly [name: string, take: (walk: Walk) => Promise<void>])[] = [
  ['a site is swiped through', swipeThroughSite],
  ['a form is sent', sendForm],
  ['a visitor becomes a member', becomeMember],
  ['another site embeds the site', embedSite],
  ['an owner signs in', signIn],
  ['the session is refreshed', refreshSession],
  ['the pictures of the sites are shown', seeSites],
  ['a preview is shown', openPreview],
  ['a text is edited', edit],
  ['a picture is uploaded', upload],
  ['the effect is measured', measure],
];

/** Walks through the product; calls `report` after each step, with its error if it failed. A step after a failed one is tried too. */
export async function walkThrough(
  person: Person,
  addresses: Addresses,
  report: (name: string, error?: Error) => Promise<void>,
): Promise<void> {
  const session = await ConsoleSession.signIn(addresses.console, addresses.logins.OEM_MASTER);
  const site = await createVisitorSite(session, `ブラウザの港 ${person.browser.name.split(' ')[0]}`);
  for (const [name, take] of STEPS)
    await take({ person, addresses, session, site }).then(
      () => report(name),
      (error: unknown) => report(name, error instanceof Error ? error : new Error(String(error))),
    );
}
