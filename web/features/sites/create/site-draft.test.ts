import { describe, expect, it } from 'vitest';
import { draftErrors, EMPTY_SITE, gridSizeOf, toNewSite } from '#web/features/sites/create/site-draft.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const LIMITS = { ...PRO_LIMITS, planName: 'trial', maxSites: 1, maxSheets: 10, maxDirection: 8 };
const DRAFT = { ...EMPTY_SITE, name: '春の新作' };
const rules = (draft: Partial<typeof DRAFT>): string[] =>
  draftErrors({ ...DRAFT, ...draft }, LIMITS).map(({ path, rule }) => `${path} ${rule}`);

describe('draftErrors', () => {
  it('returns no errors for a complete draft', () => expect(rules({})).toEqual([]));
  it('requires a name', () => expect(rules({ name: '  ' })).toEqual(['name required']));
  it('requires rows and columns', () =>
    expect(rules({ numberHorizontal: '', numberVertical: '' })).toEqual(['numberHorizontal required', 'numberVertical required']));
  it('requires at least one row', () => expect(rules({ numberHorizontal: 0 })).toEqual(['numberHorizontal too-small']));
  it('reports rows × columns that exceed the limit of the plan', () =>
    expect(rules({ numberHorizontal: 4, numberVertical: 3 })).toEqual(['numberHorizontal plan-max-sheets']));
  it('reports more columns than the limit per direction of the plan', () =>
    expect(rules({ numberHorizontal: 1, numberVertical: 9 })).toEqual(['numberVertical plan-max-direction']));
});

describe('gridSizeOf', () => {
  it('returns the size of a valid grid', () => expect(gridSizeOf(DRAFT)).toEqual({ numberHorizontal: 3, numberVertical: 3 }));
  it('returns null for an invalid grid', () => expect(gridSizeOf({ ...DRAFT, numberHorizontal: 0 })).toBeNull());
});

describe('toNewSite', () => {
  it('normalises the name', () => expect(toNewSite({ ...DRAFT, name: ' 春の新作 ' }).name).toBe('春の新作'));
});
