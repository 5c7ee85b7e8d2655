import { expect, it } from 'vitest';
import { JOBS, type JobKind } from '#functions/platform/job-list/jobs.ts';

const ID = '01JA0000000000000000000000';
const common = { id: ID, subjectId: ID, ownerId: ID, state: 'queued', attempts: 0, progress: { done: 0, total: 0 } };

/**
 * A job of each kind as an earlier version stored it, without later attributes: jobs wait in the table, and in Lambda's queue, while a
 * deployment replaces their functions. Jobs of e-mails are in `functions/platform/job-list/jobs.test.ts`. An item is never changed here; that of a kind without a function
 * any more is removed, because the reconcile job ends such jobs.
 */
const STORED: Record<Exclude<JobKind, 'mail'>, Record<string, unknown>> = {
  publish: {},
  'share-cards': {},
  'check-domain': {},
  media: {},
  contract: {},
  'export-list': { siteId: 'abcdefghij12', list: 'contact', language: 'jp', filter: { sort: 'created', order: 'desc' } },
  'export-account': { loginId: ID, language: 'jp' },
  'export-site': { revisionId: ID, language: 'jp' },
  'import-users': {},
  'unpack-bulk-upload': { siteId: 'abcdefghij12' },
  'monthly-closing': {},
  'archive-invoice': { issuerId: ID, number: '2026-12-000001', isAnnounced: true },
  'charge-card': { number: '2026-12-000001' },
  'save-card': { sessionId: 'cs_1' },
  'deliver-webhook': { deliveryId: ID },
  'billing-events': { issuerId: ID, at: '2026-12-01T00:00:00.000Z', events: [{ type: 'invoice.issued', subjectId: '2026-12-000001' }] },
  news: { siteIds: ['abcdefghij12'] },
  'visit-report': { month: '2026-11', language: 'jp', visitLanguage: null, isDelivered: false },
};

const payloadOf = (kind: string) => JOBS.find((job) => job.kind === kind)?.payload;

it.each(Object.entries(STORED))('the payload schema parses a %s job that an earlier version has stored', (kind, attributes) => {
  expect(payloadOf(kind)?.safeParse({ ...common, kind, ...attributes })).toMatchObject({ success: true });
});

it.each(Object.entries(STORED))('the payload schema parses a %s job of a later version with an unknown attribute', (kind, attributes) => {
  expect(payloadOf(kind)?.safeParse({ ...common, kind, ...attributes, addedLater: { by: 'the next version' } })).toMatchObject({
    success: true,
  });
});
