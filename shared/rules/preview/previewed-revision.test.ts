import { expect, test } from 'vitest';
import { previewedRevision } from '#shared/rules/preview/previewed-revision.ts';

const PUBLICATION = { visibility: 'public', at: '2026-12-01T00:00:00Z', revision: 'scheduled' } as const;
const END = { visibility: 'private', at: '2026-12-24T00:00:00Z', revision: null } as const;
const site = { working: 'working', scheduled: [PUBLICATION, END] };

test('previewedRevision returns the working revision now and until the first scheduled publication', () => {
  expect(previewedRevision(site, {})).toBe('working');
  expect(previewedRevision({ working: 'working' }, { at: '2030-01-01T00:00:00Z' })).toBe('working');
  expect(previewedRevision(site, { at: '2026-11-30T23:59:59Z' })).toBe('working');
});

test('previewedRevision returns the revision of the last scheduled change, undefined after unpublishing', () => {
  expect(previewedRevision(site, { at: PUBLICATION.at })).toBe('scheduled');
  expect(previewedRevision(site, { at: END.at })).toBeUndefined();
  expect(
    previewedRevision({ ...site, scheduled: [END, { ...PUBLICATION, at: '2026-12-31T00:00:00Z' }] }, { at: '2027-01-01T00:00:00Z' }),
  ).toBe('scheduled');
});

test('previewedRevision returns a chosen revision at any instant', () => {
  expect(previewedRevision(site, { revision: 'approved', at: END.at })).toBe('approved');
});
