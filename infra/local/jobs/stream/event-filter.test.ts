import { describe, expect, it } from 'vitest';
import { matchesPattern } from '#infra/local/jobs/stream/event-filter.ts';
import { insertPattern } from '#infra/table.ts';

const record = (eventName: string, entity?: string) => ({
  eventName,
  dynamodb: { NewImage: { pk: { S: 'x' }, ...(entity && { entity: { S: entity } }) } },
});

describe('matchesPattern', () => {
  it('matches only inserted items of the entities in an insert pattern', () => {
    expect(matchesPattern(insertPattern(['job', 'form-entry']), record('INSERT', 'job'))).toBe(true);
    expect(matchesPattern(insertPattern(['job', 'form-entry']), record('MODIFY', 'job'))).toBe(false);
    expect(matchesPattern(insertPattern(['job', 'form-entry']), record('INSERT', 'site'))).toBe(false);
    expect(matchesPattern(insertPattern(['job', 'form-entry']), record('INSERT'))).toBe(false);
    expect(matchesPattern(insertPattern(['job', 'form-entry']), { eventName: 'INSERT', dynamodb: { OldImage: {} } })).toBe(false);
  });

  it('matches each of the values that a pattern lists', () => {
    expect(matchesPattern({ size: [1, 2, null] }, { size: 2 })).toBe(true);
    expect(matchesPattern({ size: [1, 2, null] }, { size: null })).toBe(true);
    expect(matchesPattern({ size: [1, 2, null] }, { size: 3 })).toBe(false);
  });
});
