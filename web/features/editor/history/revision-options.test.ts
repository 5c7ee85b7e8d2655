import { describe, expect, it } from 'vitest';
import { setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { revisionOptions } from '#web/features/editor/history/revision-options.ts';

const complete = setCreative(emptySite(1, 1), { cell: 'A1', language: 'jp' }, sheetIdOf(1), IMAGE);
const offers = (...call: Parameters<typeof revisionOptions>) =>
  Object.fromEntries(revisionOptions(...call).map(({ name, obstacle }) => [name, obstacle]));

describe('what can be done with a saved state', () => {
  it('an earlier one can be brought back and published', () => {
    expect(offers({ status: 'PUBLISH', working: '9', live: '8' }, '5', complete)).toEqual({ publish: null, restore: null });
  });
  it('the one being worked on is there already, the one on the air is seen already', () => {
    expect(offers({ status: 'PUBLISH', working: '9', live: '9' }, '9', complete)).toEqual({ publish: 'live', restore: 'working' });
    expect(offers({ status: 'PRIVATE', working: '9', live: '8' }, '8', complete)).toEqual({ publish: null, restore: null });
  });
  it('what could not be published then cannot be now', () => {
    expect(offers({ status: 'DRAFT', working: '9', live: null }, '5', emptySite(1, 1))).toMatchObject({ publish: 'faults' });
    expect(offers({ status: 'EXPIRED', working: '9', live: null }, '5', complete)).toMatchObject({ publish: 'status' });
  });
});
