import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESClient } from '@aws-sdk/client-ses';
import type { SNSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sesMailer } from '#functions/platform/gateways/mail.ts';
import { recordMailEvents } from '#functions/mail/jobs/mail-events/record-mail-events.ts';
import { mailJob, type MailRequest } from '#functions/mail/job-definitions/mail.ts';
import { sendMail } from '#functions/mail/jobs/mail/send-mail.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { formEntryKey } from '#functions/platform/keys/keys.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';
import { SUPPRESSION_DAYS } from '#shared/model/limits.ts';
import { formData, EMAIL, type SiteFormFixture, startSiteFormFixture, submission } from '#test/support/api/site-form-fixture.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';

const DAY = 24 * 3_600_000;
const SET = 'test-mail';

let test: SiteFormFixture;
let siteId: string;
let dataDir: string;
let mailServer: Awaited<ReturnType<typeof startMail>>;
let client: SESClient;
/** What SES published since the last `receive`. */
let published: SNSEvent[] = [];

beforeAll(async () => {
  test = await startSiteFormFixture();
  ({ siteId } = await test.published());
  dataDir = await mkdtemp(join(tmpdir(), 'mail-events-'));
  const publish = (event: SNSEvent) => Promise.resolve(void published.push(event));
  mailServer = await startMail({ port: 0, dataDir, events: { configurationSet: SET, publish } });
  client = new SESClient({ endpoint: mailServer.url, region: REGION, credentials: CREDENTIALS, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await mailServer.close();
  await rm(dataDir, { recursive: true });
  await test.stop();
});

const mailer = () => sesMailer(client, 'Swipe Studio <no-reply@example.com>', SET);
const recorder = () => recordMailEvents(test.mailDependencies);
const receive = async (events = published) => {
  for (const event of events) await recorder()(event);
  if (events === published) published = [];
};

/** Runs a mail job with the simulated SES; returns the id of the job. */
async function send(mail: MailRequest, dependencies: Partial<Parameters<typeof sendMail>[0]> = {}): Promise<string> {
  const { jobs, ids } = test.dependencies;
  const id = ids.ulid();
  await jobs.add(newJob('mail', { mail }, id, test.clock()));
  await runJob(mailJob, { jobs, ids }, sendMail({ ...test.mailDependencies, mailer: mailer(), ...dependencies }))({ jobId: id });
  return id;
}

/** Sends a contact form from this address. Returns the id of its entry, whose e-mails are not sent. */
async function contactFrom(email: string): Promise<string> {
  await test.call('contact', siteId, submission({ data: formData({ [EMAIL]: email }) }));
  const entries = await test.entriesOf(siteId);
  return entries.find((entry) => entry.email === email)?.id ?? expect.unreachable('No entry was stored');
}
const thanks = (entryId: string): MailRequest => ({ template: 'form-thanks', siteId, form: 'contact', entryId });
const mailsOf = (entryId: string) => test.mailDependencies.mailRecords.list({ siteId, list: 'contact', about: entryId });
const statesOf = async (entryId: string) => (await mailsOf(entryId)).map(({ state }) => state);

describe('an e-mail of a site', () => {
  it('is listed with its entry, as delivered once SES reports the delivery', async () => {
    const entryId = await contactFrom('first@example.com');
    await send(thanks(entryId));
    await send({ template: 'form-received', siteId, form: 'contact', entryId });
    expect(await statesOf(entryId)).toEqual(['sent', 'sent']);
    await receive();
    expect(await mailsOf(entryId)).toEqual([
      { template: 'form-received', to: 'shop@example.com', state: 'delivered', at: test.clock().toISOString() },
      { template: 'form-thanks', to: 'first@example.com', state: 'delivered', at: test.clock().toISOString() },
    ]);
  });

  it.each([
    ['bounce', 'bounced', true],
    ['suppressionlist', 'bounced', true],
    ['complaint', 'complained', true],
    ['ooto', 'delivered', false],
    ['success', 'delivered', false],
  ])('to the simulator address %s becomes %s; further e-mails are suppressed: %s', async (scenario, state, isSuppressed) => {
    const email = `${scenario}+${siteId.toLowerCase()}@simulator.amazonses.com`;
    const entryId = await contactFrom(email);
    await send(thanks(entryId));
    await receive();
    expect(await statesOf(entryId)).toEqual([state]);
    await send(thanks(entryId));
    expect((await statesOf(entryId))[0]).toBe(isSuppressed ? 'suppressed' : 'sent');
    await receive();
  });

  it('ends in the same state if its events arrive in any order and repeatedly', async () => {
    const email = 'complaint+order@simulator.amazonses.com';
    const entryId = await contactFrom(email);
    await send(thanks(entryId));
    const events = published.splice(0);
    expect(events).toHaveLength(2);
    await receive([...events.toReversed(), ...events.toReversed()]);
    expect(await statesOf(entryId)).toEqual(['complained']);
    const returned = 'ooto+order@simulator.amazonses.com';
    const other = await contactFrom(returned);
    await send(thanks(other));
    await receive(published.splice(0).toReversed());
    expect(await statesOf(other)).toEqual(['delivered']);
  });

  it('keeps a state that SES reports before the call that sends the e-mail returns', async () => {
    const entryId = await contactFrom('fast@example.com');
    const first = mailer();
    const eager = {
      send: async (mail: Parameters<typeof first.send>[0]) => {
        const result = await first.send(mail);
        await receive();
        return result;
      },
    };
    await send(thanks(entryId), { mailer: eager });
    expect(await statesOf(entryId)).toEqual(['delivered']);
  });

  it('becomes failed when SES refuses it permanently', async () => {
    const entryId = await contactFrom('refused@example.com');
    await send(thanks(entryId), { mailer: { send: () => Promise.resolve('refused') } });
    expect(await statesOf(entryId)).toEqual(['failed']);
  });

  it('is neither sent nor recorded once its entry is being erased, even if events arrive late', async () => {
    const entryId = await contactFrom('gone@example.com');
    await send(thanks(entryId));
    const late = published.splice(0);
    const { table } = test;
    await table.update(formEntryKey(siteId, 'contact', entryId), { set: { erasing: true } });
    await send(thanks(entryId));
    expect([published, (await mailsOf(entryId)).length]).toEqual([[], 1]);
    for (const { pk, sk } of await table.queryAll({ pk: `ENTRIES#${siteId}#contact`, prefix: `MAIL#${entryId}#` }))
      await table.delete({ pk, sk });
    await table.delete(formEntryKey(siteId, 'contact', entryId));
    await receive(late);
    expect(await mailsOf(entryId)).toEqual([]);
  });
});

describe('a suppressed address', () => {
  it('is matched in every spelling, and gets e-mails again after the suppression period of its reason', async () => {
    const { suppressions } = test.mailDependencies;
    await suppressions.add('Hanako@xn--r8jz45g.jp', 'bounced');
    for (const email of ['hanako@例え.jp', 'ｈanako@例え.jp', 'HANAKO@xn--r8jz45g.jp']) expect(await suppressions.has(email)).toBe(true);
    expect(await suppressions.has('hanako2@例え.jp')).toBe(false);
    await suppressions.add('both@example.com', 'complained');
    await suppressions.add('both@example.com', 'bounced');
    test.time.now += SUPPRESSION_DAYS.bounced * DAY + 1_000;
    expect([await suppressions.has('hanako@例え.jp'), await suppressions.has('both@example.com')]).toEqual([false, true]);
    test.time.now += (SUPPRESSION_DAYS.complained - SUPPRESSION_DAYS.bounced) * DAY;
    expect(await suppressions.has('both@example.com')).toBe(false);
  });

  it('is stored only as a digest that cannot be computed from the address alone', async () => {
    await test.mailDependencies.suppressions.add('secret@example.com', 'bounced');
    for (const digest of [addressDigest('secret@example.com'), 'secret@example.com'])
      expect(await test.table.get({ pk: `SUPPRESSED#${digest}`, sk: 'SUPPRESSED' })).toBeUndefined();
  });

  it('still gets e-mails of the console; these e-mails are not recorded', async () => {
    const { email } = test.accounts.USER;
    await test.mailDependencies.suppressions.add(email, 'complained');
    await send({ template: 'password-reset', email, language: 'jp' });
    expect(published).toHaveLength(1);
    await receive();
  });
});

describe('a notification of SES', () => {
  const notify = (Message: string) => recorder()({ Records: [{ Sns: { Message } }] } as SNSEvent);

  it('is ignored if it is not an event of a site’s e-mail', async () => {
    test.takeTraffic();
    const complaint = { complainedRecipients: [{ emailAddress: 'a@example.com' }], complaintFeedbackType: 'abuse' };
    for (const message of [
      'Successfully validated SNS topic for Amazon SES event publishing.',
      '{"eventType":"Send","mail":{}}',
      '{"eventType":"Bounce","bounce":{}}',
      'null',
      JSON.stringify({ eventType: 'Complaint', complaint, mail: { tags: { 'ses:operation': ['SendRawEmail'] } } }),
    ])
      await notify(message);
    expect(test.takeTraffic().calls).toEqual([]);
  });

  it('does not suppress the address if it reports that the e-mail was not spam', async () => {
    const entryId = await contactFrom('kind@example.com');
    const jobId = await send(thanks(entryId));
    await receive();
    const complaint = { complainedRecipients: [{ emailAddress: 'kind@example.com' }], complaintFeedbackType: 'not-spam' };
    const tags = { siteId: [siteId], list: ['contact'], about: [entryId], jobId: [jobId] };
    await notify(JSON.stringify({ eventType: 'Complaint', complaint, mail: { tags } }));
    expect(await statesOf(entryId)).toEqual(['delivered']);
    expect(await test.mailDependencies.suppressions.has('kind@example.com')).toBe(false);
  });
});
