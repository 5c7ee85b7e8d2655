import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BACKGROUND_FUNCTIONS, JOBS } from '#functions/platform/job-list/jobs.ts';
import { mailJob } from '#functions/mail/job-definitions/mail.ts';

/** Paths below `functions`. */
const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: join(import.meta.dirname, '../..') }).toSorted();

describe('BACKGROUND_FUNCTIONS', () => {
  it('contains every function that has a handler, in the folder of its area and name', () => {
    expect(BACKGROUND_FUNCTIONS.map(({ area, name }) => `${area}/jobs/${name}/handler.ts`).toSorted()).toEqual(
      filesLike('*/jobs/*/handler.ts'),
    );
  });

  it('contains every job definition, and each kind of job once', () => {
    expect(BACKGROUND_FUNCTIONS.map(({ area, name }) => `${area}/job-definitions/${name}.ts`).toSorted()).toEqual(
      filesLike('*/job-definitions/*.ts').filter((path) => !path.endsWith('/define-job.ts')),
    );
    expect(new Set(JOBS.map(({ kind }) => kind)).size).toBe(JOBS.length);
  });
});

describe('payload schema of a mail job', () => {
  /** Items as they have been stored since the first version; finished jobs are kept for a week. */
  it.each([
    { template: 'password-reset', email: 'a@example.com', language: 'jp' },
    { template: 'invitation', accountId: '01JA0000000000000000000000' },
    {
      template: 'registration',
      registration: { companyName: 'Company', contactName: 'Name', email: 'a@example.com', language: 'kr', agreements: [] },
    },
    { template: 'password-changed', accountId: '01JA0000000000000000000000' },
    { template: 'two-factor-on', accountId: '01JA0000000000000000000000', device: null },
    { template: 'new-device', accountId: '01JA0000000000000000000000', device: { browser: 'Chrome', system: null } },
    {
      template: 'page-views-reached',
      accountId: '01JA0000000000000000000000',
      month: '2026-11',
      percentage: 80,
      views: 8_000,
      size: 10_000,
      price: 1_000,
    },
    {
      template: 'invoice-issued',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      corrects: null,
      total: 26_180,
      dueOn: '2026-12-28',
      method: 'bank-transfer',
    },
    {
      template: 'payment-overdue',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      total: 26_180,
      dueOn: '2026-12-28',
      bankDetails: 'A bank',
    },
    { template: 'invoice-void', accountId: '01JA0000000000000000000000', number: '2026-12-000001', total: 26_180 },
    {
      template: 'credit-note',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      creditNote: 'R2026-12-000001',
      total: 26_180,
      open: 0,
      excess: 26_180,
    },
    {
      template: 'refund',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      total: 26_180,
      on: '2026-12-28',
      method: 'card',
    },
    { template: 'refund-failed', accountId: '01JA0000000000000000000000', companyName: 'A', number: '2026-12-000001', total: 26_180 },
    {
      template: 'billing-letter',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      subject: 'A question',
      text: 'A text',
      replyTo: 'a@example.com',
    },
    {
      template: 'card-failed',
      accountId: '01JA0000000000000000000000',
      number: '2026-12-000001',
      total: 26_180,
      failure: 'declined',
      retryOn: '2026-12-03',
    },
    {
      template: 'card-given-up',
      accountId: '01JA0000000000000000000000',
      companyName: 'Company',
      number: '2026-12-000001',
      total: 26_180,
      failure: 'no-card',
    },
    {
      template: 'card-difference',
      accountId: '01JA0000000000000000000000',
      companyName: 'Company',
      number: '2026-12-000001',
      total: 26_180,
      difference: 'charged-twice',
      chargeId: 'pi_1',
    },
    { template: 'trial-ends', accountId: '01JA0000000000000000000000', end: '2026-12-19', days: 7 },
    { template: 'contract-ends', accountId: '01JA0000000000000000000000', end: '2027-03-31' },
    { template: 'member-registration', siteId: 'abcdefghij12', addressDigest: 'digest', registrationId: '01JA0000000000000000000000' },
    { template: 'member-registration-again', siteId: 'abcdefghij12', email: 'a@example.com', language: 'en' },
    { template: 'member-password-reset', siteId: 'abcdefghij12', email: 'a@example.com', language: 'cn' },
    { template: 'member-password-changed', siteId: 'abcdefghij12', memberId: '01JA0000000000000000000000' },
    { template: 'form-received', siteId: 'abcdefghij12', form: 'contact', entryId: '01JA0000000000000000000000' },
    { template: 'form-thanks', siteId: 'abcdefghij12', form: 'homepage', entryId: '01JA0000000000000000000000' },
  ])('parses a stored $template request unchanged', (mail) => {
    const item = { id: 'job', kind: 'mail', subjectId: 'job', ownerId: '', state: 'queued', mail };
    expect(mailJob.payload.parse(item)).toEqual({ mail });
  });

  it('parses a registration stored before agreements existed, with no agreements', () => {
    const registration = { companyName: 'Company', contactName: 'Name', email: 'a@example.com', language: 'kr' };
    const item = {
      id: 'job',
      kind: 'mail',
      subjectId: 'job',
      ownerId: '',
      state: 'queued',
      mail: { template: 'registration', registration },
    };
    expect(mailJob.payload.parse(item)).toMatchObject({ mail: { registration: { agreements: [] } } });
  });
});
