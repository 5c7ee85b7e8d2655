import { addressDigest } from '#functions/store/engine/digest.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { inviteeKey, previewShareKey } from '#functions/store/keys.ts';
import type { StoredInvitee, StoredShare } from '#functions/store/preview/preview-share.ts';
import { previewSessionStore } from '#functions/store/preview/preview-session-store.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { systemClock } from '#functions/wiring/clock.ts';

export const INVITED_EMAIL = 'invited@viewers.example.com';

/** Shares the preview of a site with one invitee and returns the token of a session. It opens the preview only if the site exists. */
export async function createPreviewViewer(table: Table, siteId: string, email = INVITED_EMAIL, passwordHash = 'none'): Promise<string> {
  const id = addressDigest(email);
  const at = systemClock().toISOString();
  const share: StoredShare = {
    isShared: true,
    passwordHash,
    passwordSetAt: at,
    epoch: randomIds.ulid(),
    note: 'A note',
    approvalsNeeded: 0,
    version: randomIds.ulid(),
  };
  const mail = { jobId: randomIds.ulid(), at };
  const invitee: StoredInvitee = { id, email, invitation: randomIds.ulid(), invitedAt: at, lastOpenedAt: null, mail };
  await table.batchWrite({
    put: [
      { ...previewShareKey(siteId), entity: 'preview-share', ...share },
      { ...inviteeKey(siteId, id), entity: 'invitee', ...invitee },
    ],
  });
  return (await previewSessionStore(table, randomIds, systemClock).open(siteId, share, invitee)).token;
}
