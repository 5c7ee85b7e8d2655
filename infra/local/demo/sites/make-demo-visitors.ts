import { ulid } from 'ulid';
import { member } from '#shared/api-contract/endpoints/member.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteContact, siteHomepageForm, siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { DEMO_PASSWORD } from '#infra/local/demo/accounts/demo-people.ts';
import { DEMO_ENTRIES, DEMO_MEMBERS, type DemoEntry } from '#infra/local/demo/sites/demo-visitors.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

/** Time for filling in a form, long enough that the entry does not count as automated. */
const ELAPSED_MS = 20_000;
const LISTS = { contact: siteContact, homepage: siteHomepageForm } as const;

interface Place {
  layout: Layout;
  session: ConsoleSession;
  siteId: string;
}

const submission = (lang: Language, data: Record<string, string | string[]>, cell: string) => ({
  id: ulid(),
  lang,
  data,
  agreed: [],
  elapsedMs: ELAPSED_MS,
  website: '',
  cell,
});

function answerTo(
  { id, key, typeInput, options, validation }: FormField,
  { email, company, message, interests = [], lang }: DemoEntry,
): [string, string | string[]] {
  if (typeInput === 'DATE') return [id, '2026-12-20'];
  // Those who read Japanese want to be called, so that the form shows the phone number to them.
  if (typeInput === 'RADIO') return [id, options[lang === 'jp' ? 1 : 0]?.value ?? ''];
  if (typeInput === 'HIDDEN') return [id, 'newsletter'];
  if (validation?.format === 'phone') return [id, '+81 3-1234-5678'];
  if (typeInput === 'SELECT_OPTIONS') return [id, interests.flatMap((index) => options[index]?.value ?? [])];
  return [id, key === 'email' ? email : key === 'company' ? company : message];
}

/** Sends the entries as visitors do, in sequence. */
async function sendEntries({ layout, session, siteId }: Place): Promise<void> {
  const { document } = await session.call(site.get, { params: { id: siteId } });
  const visitor = new ConsoleSession(layout.consoleOrigin);
  for (const entry of DEMO_ENTRIES) {
    const form = (entry.form === 'contact' ? document.contactForm : document.homepageForm)[entry.lang];
    const data = Object.fromEntries((form?.fields ?? []).map((field) => answerTo(field, entry)));
    const popup = entry.isApplication ? Object.keys(document.popups)[0] : undefined;
    const body = { ...submission(entry.lang, data, entry.cell), ...(popup !== undefined && { popup }) };
    await visitor.call(siteForm[entry.form], { params: { siteId }, body });
  }
}

/** Adds notes, assignees and states to the entries, as the hotel's staff do. */
async function workOnEntries({ session, siteId }: Place): Promise<void> {
  const { assignees } = await session.call(siteContact.assignees, { params: { id: siteId } });
  for (const { form, email, state, note, isAssigned } of DEMO_ENTRIES) {
    if (state === undefined) continue;
    const family = LISTS[form];
    const found = await pollUntil(`the entry of ${email} is listed`, async () => {
      const { entries } = await session.call(family.list, { params: { id: siteId }, query: { email } });
      return entries[0];
    });
    const assigneeId = isAssigned ? assignees[0]?.id : undefined;
    await session.call(family.update, {
      params: { id: siteId, entryId: found.id },
      body: { version: found.version, state, ...(note !== undefined && { note }), ...(assigneeId !== undefined && { assigneeId }) },
    });
  }
}

/** Returns the token of the link that completes a registration. */
const tokenFor = ({ endpoints }: Layout, email: string): Promise<string> =>
  pollUntil(`the confirmation for ${email} has arrived`, async () => {
    const mails = (await (await fetch(`${endpoints.mail}/messages.json`)).json()) as Mail[];
    const links = mails.filter(({ to }) => to.includes(email)).flatMap((mail) => mail.links);
    return links
      .filter((link) => new URL(link).pathname.endsWith('/register-confirm'))
      .map((link) => new URLSearchParams(new URL(link).hash.slice(1)).get('token'))
      .find((token) => token !== null);
  });

/** Registers the members, completes the registrations of those who confirmed, and suspends one. */
async function makeMembers({ layout, session, siteId }: Place): Promise<void> {
  const { document } = await session.call(site.get, { params: { id: siteId } });
  const visitor = new ConsoleSession(layout.consoleOrigin);
  for (const { lang, email, state } of DEMO_MEMBERS) {
    const fields = document.membershipForm[lang]?.fields ?? [];
    const data = Object.fromEntries(fields.map(({ id, key }) => [id, key === 'email' ? email : DEMO_PASSWORD]));
    await visitor.call(member.register, { params: { siteId }, body: submission(lang, data, 'A2') });
    if (state === 'provisional') continue;
    await visitor.call(member.confirmRegistration, { params: { siteId }, body: { token: await tokenFor(layout, email) } });
    if (state !== 'suspended') continue;
    const found = await pollUntil(`the member ${email} is listed`, async () => {
      const { members } = await session.call(siteMember.list, { params: { id: siteId }, query: { email, state: 'member' } });
      return members[0];
    });
    await session.call(siteMember.setState, { params: { id: siteId, memberId: found.id }, body: { state: 'suspended' } });
  }
}

/** Fills the lists of a published site through the product's API: contacts, form entries and members in several languages. */
export async function makeDemoVisitors(layout: Layout, login: { email: string; password: string }): Promise<void> {
  const session = await ConsoleSession.signIn(layout.consoleOrigin, login);
  const { sites } = await session.call(site.list, { query: {} });
  const siteId = sites[0]?.id;
  if (siteId === undefined) throw new Error('No published site was found');
  const { entries } = await session.call(siteContact.list, { params: { id: siteId }, query: {} });
  if (entries.length > 0) return;
  const place = { layout, session, siteId };
  await sendEntries(place);
  await workOnEntries(place);
  await makeMembers(place);
}
