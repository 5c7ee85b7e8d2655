import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_INVITEES_MAX } from '#shared/model/limits.ts';
import { planShare, type ShareRequest, type ShareState } from '#shared/rules/preview/plan-share.ts';

const NOT_SHARED: ShareState = { isShared: false, hasPassword: false, invitees: [] };
const invitee = (email: string, wasMailed = true) => ({ email, wasMailed });
const SHARED: ShareState = { isShared: true, hasPassword: true, invitees: [invitee('a@example.jp'), invitee('b@example.jp')] };
const request = (more: Partial<ShareRequest>): ShareRequest => ({
  isPrivate: true,
  emails: [],
  hasNewPassword: false,
  sendTo: 'new',
  ...more,
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `invitee-${index}@example.jp`);

describe('planShare', () => {
  it('refuses a private preview without a password (R-17.7)', () => {
    expect(planShare(NOT_SHARED, request({})).faults).toEqual([{ path: 'password', rule: 'preview-password-required' }]);
    expect(planShare(NOT_SHARED, request({ hasNewPassword: true })).faults).toEqual([]);
    expect(planShare({ ...NOT_SHARED, hasPassword: true }, request({})).faults).toEqual([]);
    expect(planShare(NOT_SHARED, request({ isPrivate: false })).faults).toEqual([]);
  });

  it('rejects more than the maximum number of invitees, including current invitees', () => {
    const fault = { path: 'emails', rule: 'too-many', params: { max: PREVIEW_INVITEES_MAX } };
    const full = { ...SHARED, invitees: numbered(PREVIEW_INVITEES_MAX).map((email) => invitee(email)) };
    expect(planShare(full, request({ emails: numbered(PREVIEW_INVITEES_MAX) })).faults).toEqual([]);
    expect(planShare(full, request({ emails: ['new@example.jp'] })).faults).toEqual([fault]);
  });

  it('invites each address once, and e-mails invitees who received no e-mail yet', () => {
    const plan = planShare(
      { ...SHARED, invitees: [...SHARED.invitees, invitee('c@example.jp', false)] },
      request({ emails: ['b@example.jp', 'd@example.jp', 'd@example.jp'] }),
    );
    expect(plan).toMatchObject({ invited: ['d@example.jp'], recipients: ['c@example.jp', 'd@example.jp'] });
  });

  it('e-mails all invitees on request', () => {
    expect(planShare(SHARED, request({ emails: ['d@example.jp'], sendTo: 'all' })).recipients).toEqual([
      'a@example.jp',
      'b@example.jp',
      'd@example.jp',
    ]);
  });

  it('e-mails no invitee while the preview is locked, but stores the invitations', () => {
    const plan = planShare(SHARED, request({ isPrivate: false, emails: ['d@example.jp'], sendTo: 'all' }));
    expect(plan).toMatchObject({ invited: ['d@example.jp'], recipients: [] });
  });

  it('ends the sessions exactly if the password changes or the sharing ends', () => {
    const ends = (state: ShareState, more: Partial<ShareRequest>) => planShare(state, request(more)).endsSessions;
    expect([ends(SHARED, { hasNewPassword: true }), ends(SHARED, { isPrivate: false })]).toEqual([true, true]);
    expect([ends(SHARED, {}), ends(SHARED, { emails: ['d@example.jp'], sendTo: 'all' })]).toEqual([false, false]);
    expect(ends(NOT_SHARED, { isPrivate: false })).toBe(false);
  });

  it('e-mails invitees only, each once, and invites only addresses without an invitation', () => {
    const someEmails = fc.uniqueArray(fc.constantFrom(...numbered(8)));
    const state = fc.record({
      isShared: fc.boolean(),
      hasPassword: fc.boolean(),
      invitees: someEmails.chain((emails) => fc.tuple(...emails.map((email) => fc.boolean().map((wasMailed) => ({ email, wasMailed }))))),
    });
    const asked = fc.record({
      isPrivate: fc.boolean(),
      emails: fc.array(fc.constantFrom(...numbered(8))),
      hasNewPassword: fc.boolean(),
      sendTo: fc.constantFrom('new' as const, 'all' as const),
    });
    fc.assert(
      fc.property(state, asked, (before, wanted) => {
        const { invited, recipients } = planShare(before, wanted);
        const known = before.invitees.map(({ email }) => email);
        expect(new Set([...known, ...invited]).size).toBe(known.length + invited.length);
        expect(new Set(recipients).size).toBe(recipients.length);
        for (const email of recipients) expect([...known, ...invited]).toContain(email);
        for (const email of wanted.emails) expect([...known, ...invited]).toContain(email);
      }),
    );
  });
});
