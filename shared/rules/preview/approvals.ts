/** An approval of a revision by an invitee. */
export interface Approval {
  revision: string;
  inviteeId: string;
  /** The invitation that the invitee had when it approved. */
  invitation: string;
}

export interface ApprovingInvitee {
  id: string;
  invitation: string;
}

/** Returns the valid approvals. Approvals under a revoked invitation do not count, even if the address is invited again. */
export function countedApprovals<A extends Approval>(approvals: readonly A[], invitees: readonly ApprovingInvitee[]): A[] {
  const invitationOf = new Map(invitees.map(({ id, invitation }) => [id, invitation]));
  return approvals.filter(({ inviteeId, invitation }) => invitationOf.get(inviteeId) === invitation);
}

/** Whether this many different invitees have approved a revision. `counted`: the valid approvals. */
export const isApproved = (needed: number, revision: string, counted: readonly Approval[]): boolean =>
  new Set(counted.flatMap((approval) => (approval.revision === revision ? approval.inviteeId : []))).size >= needed;

/** Returns the newest revision that enough invitees have approved; `undefined` if there is none. Ids of revisions sort by time. */
export function newestApproved(needed: number, counted: readonly Approval[]): string | undefined {
  const revisions = [...new Set(counted.map(({ revision }) => revision))].toSorted();
  return revisions.findLast((revision) => isApproved(Math.max(1, needed), revision, counted));
}
