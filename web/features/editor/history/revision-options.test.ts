import { describe, expect, it } from 'vitest';
import { setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { inStatus } from '#test/support/sites/site-states.ts';
import { revisionOptions } from '#web/features/editor/history/revision-options.ts';

const complete = setCreative(emptySite(1, 1), { cell: 'A1', language: 'jp' }, sheetIdOf(1), IMAGE);
const offers = (...call: Parameters<typeof revisionOptions>) =>
  Object.fromEntries(revisionOptions(...call).map(({ name, obstacle }) => [name, obstacle]));

describe('revisionOptions', () => {
  it('offers to restore and publish an earlier revision', () => {
    expect(offers({ ...inStatus('PUBLISH'), working: '9', live: '8' }, '5', complete)).toEqual({ publish: null, restore: null });
  });
  it('rejects restoring the working revision, and publishing the live revision of a published site', () => {
    expect(offers({ ...inStatus('PUBLISH'), working: '9', live: '9' }, '9', complete)).toEqual({ publish: 'live', restore: 'working' });
    expect(offers({ ...inStatus('PRIVATE'), working: '9', live: '8' }, '8', complete)).toEqual({ publish: null, restore: null });
  });
  it('rejects publishing a revision with faults, and a revision of an expired site', () => {
    expect(offers({ ...inStatus('DRAFT'), working: '9', live: null }, '5', emptySite(1, 1))).toMatchObject({ publish: 'faults' });
    expect(offers({ ...inStatus('EXPIRED'), working: '9', live: null }, '5', complete)).toMatchObject({ publish: 'status' });
  });
});
