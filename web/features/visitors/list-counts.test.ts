import { describe, expect, it } from 'vitest';
import { listCount, unreadCount } from '#web/features/visitors/list-counts.ts';
import { COUNTS } from '#web/features/visitors/visitor-fixture.ts';

describe('listCount', () => {
  it.each([
    ['membership', null, 40],
    ['membership', 'suspended', 1],
    ['contact', null, 45],
    ['contact', 'spam', 5],
    ['homepage', 'new', 0],
  ] as const)('for the list %s and state %s, returns %i', (kind, state, expected) => expect(listCount(COUNTS, kind, state)).toBe(expected));
});

describe('unreadCount', () => {
  it('counts new entries', () => expect(unreadCount(COUNTS, 'contact')).toBe(2));
  it('returns 0 for members', () => expect(unreadCount(COUNTS, 'membership')).toBe(0));
});
