import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Approval, countedApprovals, isApproved, newestApproved } from '#shared/rules/preview/approvals.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const invitees = fc.uniqueArray(fc.record({ id, invitation: fc.constantFrom('first', 'second') }), { selector: (one) => one.id });
const approvals = fc.array(
  fc.record<Approval>({ revision: fc.constantFrom('r1', 'r2', 'r3'), inviteeId: id, invitation: fc.constantFrom('first', 'second') }),
);

describe('approvals', () => {
  it('count only if they were given under the current invitation', () => {
    fc.assert(
      fc.property(approvals, invitees, (all, invited) => {
        const counted = countedApprovals(all, invited);
        for (const approval of all) {
          const isInvited = invited.some((one) => one.id === approval.inviteeId && one.invitation === approval.invitation);
          expect(counted.includes(approval)).toBe(isInvited);
        }
      }),
    );
  });

  it('are sufficient if as many different invitees have approved as required', () => {
    fc.assert(
      fc.property(approvals, fc.nat(4), (all, needed) => {
        const approvers = ['a', 'b', 'c', 'd'].filter((one) => all.some((by) => by.inviteeId === one && by.revision === 'r1'));
        expect(isApproved(needed, 'r1', all)).toBe(approvers.length >= needed);
      }),
    );
  });

  it('determine the newest sufficiently approved revision, never a revision without an approval', () => {
    fc.assert(
      fc.property(approvals, fc.nat(4), (all, needed) => {
        const newest = newestApproved(needed, all);
        const approved = ['r1', 'r2', 'r3'].filter((one) => all.some(({ revision }) => revision === one) && isApproved(needed, one, all));
        expect(newest).toBe(approved.at(-1));
      }),
    );
  });

  it('count once per invitee', () => {
    const twice: Approval[] = [1, 2].map(() => ({ revision: 'r1', inviteeId: 'a', invitation: 'first' }));
    expect(isApproved(2, 'r1', twice)).toBe(false);
  });
});
