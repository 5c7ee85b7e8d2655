import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { inviteeKey, previewShareKey } from '#functions/platform/keys/keys.ts';
import type { StoredInvitee, StoredShare } from '#functions/preview/store/preview-share.ts';
import { previewSessionStore } from '#functions/preview/store/preview-session-store.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';

export const INVITED_EMAIL = 'invited@viewers.example.com';

/** Shares the preview of a site with invitees and returns the token of a session of each, by address. */
export async function sharePreview(
  table: Table,
  siteId: string,
  emails: readonly string[],
  { clock = systemClock, ...differences }: Partial<StoredShare> & { clock?: () => Date } = {},
): Promise<Map<string, string>> {
  const at = clock().toISOString();
  const share: StoredShare = {
    isShared: true,
    passwordHash: 'none',
    passwordSetAt: at,
    epoch: randomIds.ulid(),
    note: 'A note',
    approvalsNeeded: 0,
    version: randomIds.ulid(),
    ...differences,
  };
  const invitees = emails.map((email): StoredInvitee => {
    const mail = { jobId: randomIds.ulid(), at };
    return { id: addressDigest(email), email, invitation: randomIds.ulid(), invitedAt: at, lastOpenedAt: null, mail };
  });
  await table.batchWrite({
    put: [
      { ...previewShareKey(siteId), entity: 'preview-share', ...share },
      ...invitees.map((invitee) => ({ ...inviteeKey(siteId, invitee.id), entity: 'invitee', ...invitee })),
    ],
  });
  const sessions = previewSessionStore(table, randomIds, clock);
  const tokens = new Map<string, string>();
  for (const invitee of invitees) tokens.set(invitee.email, (await sessions.open(siteId, share, invitee)).token);
  return tokens;
}

/** Shares the preview of a site with one invitee and returns the token of a session. It opens the preview only if the site exists. */
export async function createPreviewViewer(table: Table, siteId: string, email = INVITED_EMAIL, passwordHash = 'none'): Promise<string> {
  const [token = ''] = (await sharePreview(table, siteId, [email], { passwordHash })).values();
  return token;
}
