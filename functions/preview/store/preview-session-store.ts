import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { inviteeKey, previewSessionKey, previewShareKey, siteKey } from '#functions/platform/keys/keys.ts';
import { StoredInvitee, StoredPreviewSession, StoredShare } from '#functions/preview/store/preview-share.ts';
import { Site } from '#functions/sites/store/site.ts';
import { siteId as siteIdSchema } from '#shared/model/fields.ts';
import { PREVIEW_SESSION_MS } from '#shared/model/limits.ts';
import { mayPreview } from '#shared/rules/preview/preview-access.ts';

/** The token of a session, written `<inviteeId>.<sessionId>.<secret>`. */
interface PreviewToken {
  inviteeId: string;
  sessionId: string;
  secret: string;
}

const TOKEN = /^(?<inviteeId>[\w-]{43})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

function parseToken(text: string): PreviewToken | undefined {
  const { inviteeId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return inviteeId && sessionId && secret ? { inviteeId, sessionId, secret } : undefined;
}

/** The preview that a valid session opens. */
export interface OpenPreview {
  site: Site;
  share: StoredShare;
  invitee: StoredInvitee;
}

/** Sessions of invitees. They are stored with the site, so the token of another site is invalid. */
export interface PreviewSessionStore {
  /**
   * Opens a session and stores the time at which the invitee last opened the preview. The session is void if the invitation is revoked
   * concurrently.
   */
  open(siteId: string, share: StoredShare, invitee: StoredInvitee): Promise<{ token: string; until: Date }>;
  /** Returns the preview that a token opens, or `undefined` if its session has ended or belongs to another site. Makes one call. */
  find(siteId: string, token: string): Promise<OpenPreview | undefined>;
  /** Ends the session of a token; a no-op for a token of another site. */
  end(siteId: string, token: string): Promise<void>;
}

const isSiteId = (siteId: string) => siteIdSchema().safeParse(siteId).success;

export function previewSessionStore(table: Table, ids: Ids, clock: Clock): PreviewSessionStore {
  return {
    async open(siteId, { epoch }, { id, invitation }) {
      const [sessionId, secret, until] = [ids.ulid(), ids.secret(), clock().getTime() + PREVIEW_SESSION_MS];
      const session: StoredPreviewSession = { hash: digest(secret), epoch, invitation, until };
      const times = { createdAt: clock().toISOString(), expiresAt: Math.ceil(until / 1_000) };
      const opened = { set: { lastOpenedAt: clock().toISOString() } };
      await table.transact([{ put: { ...previewSessionKey(siteId, id, sessionId), entity: 'preview-session', ...session, ...times } }]);
      await tryCommit(table.update(inviteeKey(siteId, id), opened, isEqual('invitation', invitation)));
      return { token: `${id}.${sessionId}.${secret}`, until: new Date(until) };
    },
    async find(siteId, text) {
      const token = parseToken(text);
      if (!token || !isSiteId(siteId)) return undefined;
      const items = await table.batchGet([
        previewSessionKey(siteId, token.inviteeId, token.sessionId),
        previewShareKey(siteId),
        inviteeKey(siteId, token.inviteeId),
        siteKey(siteId),
      ]);
      const [session, share, invitee, site] = items;
      if (!session || !share || !invitee || !site) return undefined;
      const open = { share: parseItem(StoredShare, share), invitee: parseItem(StoredInvitee, invitee), site: parseItem(Site, site) };
      const stored = parseItem(StoredPreviewSession, session);
      const isProven = stored.hash === digest(token.secret);
      const isOpen = mayPreview(stored, open.share, open.invitee, clock().getTime());
      return isProven && isOpen && open.site.deletedAt === undefined ? open : undefined;
    },
    async end(siteId, text) {
      const token = parseToken(text);
      if (!token || !isSiteId(siteId)) return;
      const key = previewSessionKey(siteId, token.inviteeId, token.sessionId);
      await tryCommit(table.delete(key, isEqual('hash', digest(token.secret))));
    },
  };
}
