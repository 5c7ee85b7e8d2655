import { accountEventStore } from '#functions/notices/store/account-event-store.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { exportSubjectId } from '#functions/visitors/services/list/list-export.ts';
import { exportList } from '#functions/visitors/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';
import { startBucket, type StorageBucket } from '#test/support/media/storage-bucket.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { addressDigest, digest } from '#functions/platform/keys/digest.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { type PersonStore, personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { readRecordCounts } from '#functions/sites/store/record-counts.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { type MemberFixture, PASSWORD, registration, startMemberFixture } from '#test/support/api/member-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';
import { repetitions } from '#test/support/long-run.ts';

const NAME_FIELD = numberedUlid(4);

let test: MemberFixture;
let bucket: StorageBucket;
let persons: PersonStore;
let sites: [Site, Site];
beforeAll(async () => {
  test = await startMemberFixture();
  bucket = await startBucket();
  persons = personStore(test.table, { members: memberStore(test.table), exportFiles: bucket.files, clock: test.clock });
});
afterAll(() => Promise.all([test.stop(), bucket.stop()]));
beforeEach(async () => {
  test.interceptWith(() => undefined);
  const newSite = async () => test.dependencies.sites.find(scopeOf(test.accounts.USER.id), (await test.published()).siteId);
  sites = [await newSite(), await newSite()];
});

/** A visitor who fills in forms, identifiable in everything that holds data about them. */
interface Visitor {
  email: string;
  name: string;
}
let visitors = 0;
const newVisitor = (): Visitor => {
  visitors += 1;
  return { email: `zq${visitors}@visitor${visitors}.example.com`, name: `山羽${visitors}郎 Xylophon${visitors}x` };
};

const entries = () => formEntryStore(test.table);
const list = () => formEntryList(test.table, test.clock);

/** Indexes members and registrations as the stream's consumer does. */
async function indexMembers({ id: siteId }: Site): Promise<void> {
  const members = memberList(test.table, test.clock);
  for (const pending of await test.pendingOf(siteId)) await members.indexRegistration(RegistrationRef.parse(pending));
  for (const member of await test.membersOf(siteId)) await members.index(member);
}

/** Adds the job of an export that searches for a visitor, or of an export of the whole list. */
async function startExport(site: Site, kind: FormKind, keyword?: string): Promise<string> {
  const filter = { sort: 'created', order: 'asc', ...(keyword !== undefined && { keyword }) } as const;
  const payload = { siteId: site.id, list: kind, language: 'jp', filter } as const;
  const job = newJob('export-list', payload, randomIds.ulid(), test.clock());
  await test.dependencies.jobs.add({ ...job, subjectId: exportSubjectId(site.id, kind), ownerId: site.ownerId });
  return job.id;
}

async function exportToFile(site: Site, kind: FormKind, keyword?: string): Promise<void> {
  const { jobs, sites: siteStore, recordCountsOf } = test.dependencies;
  const members = memberList(test.table, test.clock);
  const erasuresOf = (siteId: string) => readSiteErasures(test.table, siteId);
  const handler = exportList({
    sites: siteStore,
    entries: list(),
    members,
    recordCountsOf,
    events: accountEventStore(test.table),
    clock: test.clock,
    erasuresOf,
    files: bucket.files,
  });
  await runJob(exportListJob, { jobs, ids: randomIds }, handler)({ jobId: await startExport(site, kind, keyword) });
}

/** Writes an owner's note about the first entry of a visitor. */
async function writeNote(site: Site, { email, name }: Visitor): Promise<void> {
  const [entry] = (await persons.find(site.id, email)).contacts;
  if (entry) await list().change(entry, { state: 'in-progress', note: { text: `${name} <${email}>`, by: 'owner', at: entry.createdAt } });
}

/** Actions of visitors on a site, and of its owner. */
const ACTIONS = {
  contact: (site: Site, visitor: Visitor) => sendForm(site, visitor, 'contact', true),
  homepage: (site: Site, visitor: Visitor) => sendForm(site, visitor, 'homepage', true),
  'contact without an index': (site: Site, visitor: Visitor) => sendForm(site, visitor, 'contact', false),
  register: async (site: Site, { email, name }: Visitor) => {
    await test.register(site.id, email, { data: { ...registration(email).data, [NAME_FIELD]: name } });
    await indexMembers(site);
  },
  'register and confirm': async (site: Site, visitor: Visitor) => {
    await ACTIONS.register(site, visitor);
    const mail = (await test.deliverMail()).find(({ to }) => to === visitor.email);
    if (mail?.text.includes('token=')) await test.call('confirmRegistration', site.id, { body: { token: tokenIn(mail) } });
  },
  'log in': async (site: Site, { email }: Visitor) => {
    await indexMembers(site);
    await test.logIn(site.id, email);
  },
  'forget the password': async (site: Site, { email }: Visitor) => {
    await test.call('forgotPassword', site.id, { body: { email, lang: 'jp' } });
  },
  leave: async (site: Site, { email }: Visitor) => {
    const { accessToken } = ((await test.logIn(site.id, email)).data ?? {}) as { accessToken?: string };
    if (accessToken !== undefined) await test.call('leave', site.id, { token: accessToken, body: { currentPassword: PASSWORD } });
  },
  'write a note': writeNote,
  'bounce an e-mail': (_: Site, { email }: Visitor) => suppressionStore(test.table, test.clock).add(email, 'bounced'),
  'export the lists': async (site: Site) => {
    for (const kind of FORM_KINDS) await exportToFile(site, kind);
  },
  'export what is found': (site: Site, { name }: Visitor) => exportToFile(site, 'contact', name),
  'start an export': async (site: Site, { email }: Visitor) => void (await startExport(site, 'homepage', email)),
  'read e-mails': async () => void (await test.deliverMail()),
} satisfies Record<string, (site: Site, visitor: Visitor) => Promise<void>>;
type Action = keyof typeof ACTIONS;

async function sendForm(site: Site, { email, name }: Visitor, kind: StoredFormKind, isIndexed: boolean): Promise<void> {
  const entry = formEntryOf(site, { email, name, kind, message: `${name} より`, at: test.clock() });
  const mail = newJob(
    'mail',
    { mail: { template: 'form-thanks', siteId: site.id, form: kind, entryId: entry.id } },
    randomIds.ulid(),
    test.clock(),
  );
  await entries().create(entry, { mails: [mail], writes: [] });
  if (isIndexed) await list().index(site.id, kind, entry.id);
}

const begin = (site: Site, { email }: Visitor) =>
  persons.begin(site, email, newAuditEntry(test.dependencies, 'person.erase', null, siteAuditSubject(site)));
const erase = async (site: Site, visitor: Visitor) => {
  expect(await begin(site, visitor)).toBe(true);
  await persons.erase({ siteId: site.id, email: visitor.email });
};

/** Returns the items of a site that identify a visitor. An attempt counter contains the digest of site and address. */
function tracesOf(items: readonly Item[], site: Site, { email, name }: Visitor): Item[] {
  const marks = [email, name, name.toLowerCase(), addressDigest(email), digest(`${site.id} ${email}`)];
  const others = sites.filter(({ id }) => id !== site.id).map(({ id }) => id);
  return items.filter((item) => {
    const text = JSON.stringify(item);
    return marks.some((mark) => text.includes(mark)) && !others.some((id) => text.includes(id));
  });
}

const keyOf = ({ pk, sk }: Item): string => `${pk} ${sk}`;
/** Entities that an erasure changes although they are not about a person. */
const FIGURES = ['audit', 'record-counts', 'count', 'member-day', 'erasure-count'];
/** Whether an item is a job without its payload, which is deleted when the job ends. */
const isForgotten = ({ entity, mail }: Item): boolean => entity === 'job' && mail === undefined;

/** Returns the items of other persons and of the site itself, which neither contain traces of the erased person nor refer to such items. */
function othersOf(items: readonly Item[], site: Site, erased: Visitor): Item[] {
  const traces = new Set(tracesOf(items, site, erased));
  const ids = [...traces].flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return items.filter(
    (item) =>
      !traces.has(item) && !isForgotten(item) && !FIGURES.includes(item.entity) && !ids.some((id) => JSON.stringify(item).includes(id)),
  );
}

/** Returns the text of the exported files of a site. */
async function storedText({ id }: Site): Promise<string> {
  const keys = [...(await bucket.files.list('')).keys()].filter((key) => key.includes(id));
  const files = await Promise.all(keys.map((key) => bucket.files.read(key)));
  return files.map((file) => Buffer.from(file ?? []).toString()).join('');
}

async function expectNothingLeft(site: Site, erased: Visitor): Promise<Item[]> {
  const items = await scanTable(test);
  expect(tracesOf(items, site, erased)).toEqual([]);
  const text = await storedText(site);
  expect([erased.email, erased.name].filter((mark) => text.includes(mark))).toEqual([]);
  expect(await persons.find(site.id, erased.email)).toEqual({
    contacts: [],
    emailChanges: [],
    forms: [],
    member: undefined,
    registrations: [],
    preview: { invitee: undefined, comments: [] },
  });
  const indexed = items.filter(({ entity, siteId, words }) => entity === 'form-entry' && siteId === site.id && words);
  const { contact, homepage } = await readRecordCounts(test.table, site.id);
  const counts = [contact, homepage].flatMap((figures) => Object.values(figures));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(indexed.length);
  return items;
}

const anyHistory = (people: readonly Visitor[]) =>
  fc.array(
    fc.record({
      action: fc.constantFrom(...(Object.keys(ACTIONS) as Action[])),
      visitor: fc.constantFrom(...people),
      place: fc.constantFrom<0 | 1>(0, 1),
    }),
    { minLength: 4, maxLength: 14 },
  );

describe('personStore.erase', () => {
  it('removes every trace of the person from the site and changes nothing else, after any history', async () => {
    const people = [newVisitor(), newVisitor(), newVisitor()] as const;
    const [erased] = people;
    await fc.assert(
      fc.asyncProperty(anyHistory(people), async (history) => {
        for (const { action, visitor, place } of history) await ACTIONS[action](sites[place], visitor);
        const [site] = sites;
        const others = othersOf(await scanTable(test), site, erased);
        await erase(site, erased);
        const left = new Map((await expectNothingLeft(site, erased)).map((item) => [keyOf(item), item]));
        expect(others.map((item) => left.get(keyOf(item)))).toEqual(others);
      }),
      { numRuns: repetitions(3, 10) },
    );
  });

  it('completes after a crash at any of its writes', async () => {
    const [site] = sites;
    const isWrite = (command: string) => /^(Put|Update|Delete|Transact|BatchWrite)/.test(command);
    for (let crashAt = 1; ; crashAt += repetitions(3, 1)) {
      const visitor = newVisitor();
      for (const action of [
        'register and confirm',
        'contact',
        'contact without an index',
        'homepage',
        'register',
        'forget the password',
        'read e-mails',
        'write a note',
        'export what is found',
        'start an export',
      ] as const)
        await ACTIONS[action](site, visitor);
      expect(await begin(site, visitor)).toBe(true);
      let writes = 0;
      test.interceptWith((command) => {
        if (!isWrite(command)) return;
        writes += 1;
        if (writes >= crashAt) throw new Error('The process ended');
      });
      const isCutOff = await persons.erase({ siteId: site.id, email: visitor.email }).then(
        () => false,
        () => true,
      );
      test.interceptWith(() => undefined);
      test.time.now += 3 * 60_000;
      const overdue = await persons.listOverdue(10);
      expect(overdue).toEqual(isCutOff ? [{ siteId: site.id, email: visitor.email }] : []);
      for (const erasure of overdue) await persons.erase(erasure);
      await expectNothingLeft(site, visitor);
      if (!isCutOff) {
        expect(crashAt).toBeGreaterThan(10);
        return;
      }
    }
  });

  it('neither begins nor continues on a deleted site', async () => {
    const [site] = sites;
    await test.user.remove(site.id);
    expect(await begin(site, newVisitor())).toBe(false);
  });
});
