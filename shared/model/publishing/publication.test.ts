import { describe, expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { PublicationPlanning } from '#shared/model/publishing/publication.ts';

const REVISION = '01JD00000000000000000000AA';
const rulesOf = (value: unknown): string[] => {
  const result = parse(PublicationPlanning, value);
  return result.ok ? [] : result.errors.map(({ path, rule }) => `${path} ${rule}`);
};

describe('PublicationPlanning', () => {
  it('accepts whole minutes in any time zone offset and returns them in UTC', () => {
    const planning = { public: { at: '2026-12-01T10:00:00+09:00', revision: REVISION }, private: null };
    expect(PublicationPlanning.parse(planning)).toEqual({ ...planning, public: { at: '2026-12-01T01:00:00.000Z', revision: REVISION } });
  });

  it.each([
    ['seconds', { public: { at: '2026-12-01T10:00:30Z', revision: REVISION }, private: null }, ['public.at invalid-date']],
    ['a date without a time', { public: null, private: { at: '2026-12-01' } }, ['private.at invalid']],
    ['a publication without a revision', { public: { at: '2026-12-01T10:00:00Z' }, private: null }, ['public.revision required']],
    [
      'a revision for unpublishing',
      { public: null, private: { at: '2026-12-01T10:00:00Z', revision: REVISION } },
      ['private.revision unknown-field'],
    ],
    ['a planning without the change to private', { public: null }, ['private required']],
  ])('rejects %s', (_, value, rules) => {
    expect(rulesOf(value)).toEqual(rules);
  });
});
