import { type Condition, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { previewShareKey } from '#functions/platform/keys/keys.ts';
import type { Site } from '#functions/sites/store/site.ts';

/** Returns the condition that the approvals have not changed since the site was read. */
export const hasSameApprovals = ({ approvalsVersion }: Pick<Site, 'approvalsVersion'>): Condition =>
  approvalsVersion === undefined ? isAbsent('approvalsVersion') : isEqual('approvalsVersion', approvalsVersion);

/** Returns the check that neither the number of required approvals nor the invitees have changed since the share was read. */
export const shareCheck = (siteId: string, version: string | null): Write => ({
  check: previewShareKey(siteId),
  when: version === null ? isAbsent() : isEqual('version', version),
});
