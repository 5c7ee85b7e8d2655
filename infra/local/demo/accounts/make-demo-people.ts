import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { masterUser, oemMasterUser } from '#shared/api-contract/endpoints/user.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS, OEM_CUSTOMER } from '#infra/local/demo/accounts/demo-accounts.ts';
import { DEMO_PEOPLE, DEMO_PASSWORD, DEMO_SUB_ADMINS, type DemoPerson, type DemoSubAdmin } from '#infra/local/demo/accounts/demo-people.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import type { Mail } from '#infra/local/mail/mail.ts';

/** The initial password, which the first sign-in changes. */
const INITIAL_PASSWORD = 'Initial.2026';
const CHOSEN = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };

const FAMILY = { MASTER: masterUser, OEM_MASTER: oemMasterUser } as const;
type Manager = keyof typeof FAMILY;

/** Returns the first day of the month `months` months from now, in Japanese time. */
function firstOfMonth(months: number): string {
  const [year = 0, month = 1] = japaneseDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The contracts of the bootstrap accounts. The customer's has no end, so that it can be ended in the console. */
const DATED: Readonly<Record<string, DemoPerson['contract']>> = {
  [DEMO_LOGINS.OEM_MASTER.email]: { monthsAgo: 16, months: 24 },
  [DEMO_LOGINS.USER.email]: { monthsAgo: 16, months: null },
  [OEM_CUSTOMER.email]: { monthsAgo: 16, months: 24 },
};

const datesOf = ({ contract }: Pick<DemoPerson, 'contract'>): { contractStart: string | null; contractEnd: string | null } => ({
  contractStart: contract && firstOfMonth(-contract.monthsAgo),
  contractEnd: contract && contract.months !== null ? addDays(firstOfMonth(contract.months - contract.monthsAgo), -1) : null,
});

async function create(session: ConsoleSession, as: Manager, parentId: string, person: DemoPerson): Promise<UserDetail> {
  const { contract: _contract, asksFor: _asksFor, ends: _ends, now, authority = 'edit', licenceGrant = null, ...typed } = person;
  const initialPassword = now === 'invited' ? null : INITIAL_PASSWORD;
  const { user } = await session.call(FAMILY[as].create, {
    body: { ...typed, ...datesOf(person), parentId, authority, licenceGrant, language: 'jp', initialPassword },
  });
  return user;
}

/** Signs in for the first time, chooses a password, agrees to the terms, and requests another plan or ends the contract. */
async function activate(origin: string, { email, asksFor, ends }: DemoPerson): Promise<void> {
  const session = await ConsoleSession.signIn(origin, { email, password: INITIAL_PASSWORD });
  await session.call(auth.changePassword, { body: { currentPassword: INITIAL_PASSWORD, ...CHOSEN } });
  const again = await ConsoleSession.signIn(origin, { email, password: DEMO_PASSWORD });
  await agreeToDocuments(again);
  if (asksFor !== undefined) await again.call(plan.request, { body: { planId: asksFor } });
  if (!ends) return;
  const { check } = await again.call(plan.check, {});
  const month = check.ending?.months[0];
  if (month !== undefined) await again.call(plan.end, { body: { month } });
}

/** Creates missing accounts. An account whose creation was interrupted is not completed. */
async function makeManaged(origin: string, as: Manager): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS[as]);
  const { user: manager } = await session.call(auth.userInfo, {});
  const { users } = await session.call(FAMILY[as].list, { query: { limit: 100 } });
  const present = new Set(users.map(({ email }) => email));
  for (const person of DEMO_PEOPLE[as]) {
    if (present.has(person.email)) continue;
    const { id } = await create(session, as, manager.workAccountId, person);
    if (person.now === 'invited') continue;
    await activate(origin, person);
    if (person.now === 'paused') await session.call(FAMILY[as].pause, { params: { id } });
    if (person.now === 'terminated') await session.call(masterUser.terminate, { params: { id }, body: { reason: 'ご契約期間の満了' } });
  }
}

/** Sets the contract dates of the bootstrap accounts, unless they are set. */
async function dateContracts(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  const { users } = await session.call(masterUser.list, { query: { limit: 100 } });
  for (const { id } of users.filter(({ email, contractStart }) => email in DATED && contractStart === null)) {
    const { user } = await session.call(masterUser.get, { params: { id } });
    const { role, version, companyName, contactName, email, planId, authority, licenceGrant, language } = user;
    const typed = { role, version, companyName, contactName, email, planId, authority, licenceGrant, language };
    await session.call(masterUser.update, { params: { id }, body: { ...typed, ...datesOf({ contract: DATED[email] ?? null }) } });
  }
}

/** Announces a higher price of a plan for new accounts, two months from now, unless its prices were changed already. */
async function announcePrice(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  const { plans } = await session.call(plan.listManaged, {});
  const standard = plans.find(({ id }) => id === 'standard');
  if (!standard || standard.prices.length > 0) return;
  const { id: planId, version, limitAccess, limitAccessPrice, licencePrice } = standard;
  const prices = { price: 21_800, limitAccess, limitAccessPrice, licencePrice };
  const from = firstOfMonth(2).slice(0, 7);
  await session.call(plan.setPrice, { params: { planId }, body: { ...prices, from, appliesTo: 'new', version } });
}

/** Sets the quotation of the OEM: prices from next month on, and higher prices half a year later. */
async function agreeQuotation(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  const { users } = await session.call(masterUser.list, { query: { type: 'oem-master', limit: 100 } });
  const oem = users.find(({ email }) => email === DEMO_LOGINS.OEM_MASTER.email);
  if (!oem?.planId) return;
  const { planId } = oem;
  const params = { id: oem.id };
  const { user } = await session.call(masterUser.get, { params });
  if (user.quotations.length > 0) return;
  const limits = { planId, quantitySite: 200, maxPages: 600, quantitySwipe: 100 };
  const views = { limitAccess: 500_000, limitAccessPrice: 8_000 };
  const set = (version: number, from: string, prices: { price: number; licencePrice: number }) =>
    session.call(masterUser.setQuotation, { params, body: { ...limits, ...views, ...prices, from, version } });
  const present = await set(user.version, firstOfMonth(1).slice(0, 7), { price: 120_000, licencePrice: 4_500 });
  await set(present.user.version, firstOfMonth(7).slice(0, 7), { price: 135_000, licencePrice: 4_500 });
}

/** Chooses a password with the link of the invitation e-mail. */
async function accept({ consoleOrigin, endpoints }: Layout, email: string): Promise<void> {
  const token = await pollUntil(`the invitation of ${email} has arrived`, async () => {
    const mails = (await (await fetch(`${endpoints.mail}/messages.json`)).json()) as Mail[];
    const links = mails.filter(({ to }) => to.includes(email)).flatMap((mail) => mail.links);
    return links.map((link) => new URLSearchParams(new URL(link).hash.slice(1)).get('token')).find((found) => found !== null);
  });
  await new ConsoleSession(consoleOrigin).call(auth.resetPassword, { body: { token, ...CHOSEN } });
}

async function makeSubAdmins(layout: Layout, as: keyof typeof DEMO_SUB_ADMINS): Promise<void> {
  const session = await ConsoleSession.signIn(layout.consoleOrigin, DEMO_LOGINS[as]);
  const { subAdmins } = await session.call(subAdmin.list, {});
  const present = new Set(subAdmins.map(({ email }) => email));
  const all: readonly DemoSubAdmin[] = DEMO_SUB_ADMINS[as];
  const missing = all.filter(({ email }) => !present.has(email));
  for (const one of missing) await session.call(subAdmin.create, { body: { ...one, language: 'jp' } });
  for (const { email } of missing.slice(0, 1)) await accept(layout, email);
}

/** Creates the additional accounts of the demo that are missing, through the product's API. */
export async function makeDemoPeople(layout: Layout): Promise<void> {
  await dateContracts(layout.consoleOrigin);
  await makeManaged(layout.consoleOrigin, 'MASTER');
  await announcePrice(layout.consoleOrigin);
  await agreeQuotation(layout.consoleOrigin);
  await makeManaged(layout.consoleOrigin, 'OEM_MASTER');
  await makeSubAdmins(layout, 'OEM_MASTER');
  await makeSubAdmins(layout, 'USER');
}
