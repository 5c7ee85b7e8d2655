import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import { SnsLinks } from '#shared/model/sites/sns.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { enteredSns, setSnsUrl, snsUrlOf, sortSns } from '#web/features/editor/sns/edit-sns.ts';

const EMPTY = emptySite(1, 1);
const entriesOf = (document: SiteDocument) => document.sns.jp?.entries;
const LINE = 'https://lin.ee/abc';
const two = setSnsUrl(setSnsUrl(EMPTY, 'jp', 'x', 'https://x.com/tea'), 'jp', 'line', LINE);

describe('editing SNS entries', () => {
  it('adds entries in order, one per type', () => {
    expect(enteredSns(entriesOf(two))).toEqual(['x', 'line']);
    expect(snsUrlOf(entriesOf(two), 'line')).toBe(LINE);
    expect(snsUrlOf(entriesOf(two), 'tiktok')).toBe('');
    expect(setSnsUrl(two, 'jp', 'line', LINE)).toBe(two);
    expect(setSnsUrl(two, 'jp', 'tiktok', '')).toBe(two);
  });

  it('keeps the position of an entry while it is empty', () => {
    const emptied = setSnsUrl(two, 'jp', 'x', '');
    expect(enteredSns(entriesOf(emptied))).toEqual(['line']);
    expect(enteredSns(entriesOf(setSnsUrl(emptied, 'jp', 'x', 'https://x.com/new')))).toEqual(['x', 'line']);
  });

  it('sorts the entries', () => {
    expect(enteredSns(entriesOf(sortSns(two, 'jp', ['line', 'x'])))).toEqual(['line', 'x']);
    expect(sortSns(two, 'jp', ['x'])).toBe(two);
    expect(sortSns(EMPTY, 'jp', ['x'])).toBe(EMPTY);
  });

  it('keeps at most one entry per type, after any edits', () => {
    const act = fc.tuple(
      fc.constantFrom(...SNS_TYPES),
      fc.constantFrom('', 'https://x.com/a', '03-1234-5678', 'half'),
      fc.subarray([...SNS_TYPES]),
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const document = acts.reduce((site, [type, url, order]) => sortSns(setSnsUrl(site, 'jp', type, url), 'jp', order), EMPTY);
        const parsed = SnsLinks.safeParse({ entries: (entriesOf(document) ?? []).map(({ snsType }) => ({ snsType, snsUrl: '' })) });
        expect(parsed.success).toBe(true);
      }),
    );
  });
});
