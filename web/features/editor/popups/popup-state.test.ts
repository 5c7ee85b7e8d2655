import { describe, expect, it } from 'vitest';
import { newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { isRelaunched, popupState } from '#web/features/editor/popups/popup-state.ts';

const NOW = new Date('2026-11-22T03:00:00.000Z');
const [PAST, LATER] = ['2026-11-10T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
const popup = (fields: Partial<PopupCta> = {}): PopupCta => ({ ...newPopup('applicantLimit'), ...fields });

describe('popupState', () => {
  const facts = { now: NOW, sheets: 1, applicants: 0 };
  it.each([
    ['active', {}, {}],
    ['active', { startDate: PAST, endDate: LATER }, {}],
    ['active', { endDate: NOW.toISOString() }, {}],
    ['upcoming', { startDate: LATER, endDate: LATER }, {}],
    ['over', { endDate: PAST }, { sheets: 0 }],
    ['full', { limit: 3 }, { applicants: 3 }],
    ['active', { limit: 3 }, { applicants: 2 }],
    ['active', { limit: 3, kind: 'timeLimit' }, { applicants: 9 }],
    ['nowhere', { startDate: LATER, endDate: LATER }, { sheets: 0 }],
  ] as const)('returns %s for the popup fields %j in the context %j', (state, fields, more) => {
    expect(popupState(popup(fields), { ...facts, ...more })).toBe(state);
  });
});

it('isRelaunched returns true for an offer that has an earlier end and is not over', () => {
  expect(isRelaunched(popup({ earlierEnds: [PAST], endDate: LATER, startDate: LATER }), NOW)).toBe(true);
  expect(isRelaunched(popup({ earlierEnds: [PAST] }), NOW)).toBe(true);
  expect(isRelaunched(popup({ earlierEnds: [PAST], endDate: PAST }), NOW)).toBe(false);
  expect(isRelaunched(popup({ endDate: LATER }), NOW)).toBe(false);
});
