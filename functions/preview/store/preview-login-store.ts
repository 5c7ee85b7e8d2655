import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { SessionToken } from '#functions/sign-in/store/session-token.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { previewLoginKey, siteKey } from '#functions/platform/keys/keys.ts';
import { Site } from '#functions/sites/store/site.ts';
import { siteId as siteIdSchema } from '#shared/model/fields.ts';
import { PREVIEW_SESSION_MS } from '#shared/model/limits.ts';

/** A session of a console login on the preview of a site. It ends with the console session. */
const StoredPreviewLogin = z.object({
  /** Digest of the token's secret. */
  hash: z.string(),
  loginId: z.string(),
  /** Id of the console session. */
  consoleSession: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});

const TOKEN = /^login\.(?<id>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** The site of a session and the console session that it depends on. */
export interface OpenPreviewLogin {
  site: Site;
  consoleSession: Omit<SessionToken, 'secret'>;
}

/**
 * Sessions of console logins on previews. They have tokens of their own, because the preview's origin must never receive a console token.
 */
export interface PreviewLoginStore {
  open(siteId: string, consoleSession: Omit<SessionToken, 'secret'>): Promise<{ token: string; until: Date }>;
  /**
   * Returns the session of a token, or `undefined` if it has ended, the site is deleted, or the token is of another site. Makes one call.
   */
  find(siteId: string, token: string): Promise<OpenPreviewLogin | undefined>;
}

export const previewLoginStore = (table: Table, ids: Ids, clock: Clock): PreviewLoginStore => ({
  async open(siteId, { loginId, sessionId: consoleSession }) {
    const [id, secret, until] = [ids.ulid(), ids.secret(), clock().getTime() + PREVIEW_SESSION_MS];
    const times = { createdAt: clock().toISOString(), expiresAt: Math.ceil(until / 1_000) };
    const stored = { hash: digest(secret), loginId, consoleSession, until };
    await table.put({ ...previewLoginKey(siteId, id), entity: 'preview-login', ...stored, ...times });
    return { token: `login.${id}.${secret}`, until: new Date(until) };
  },
  async find(siteId, token) {
    const { id, secret } = TOKEN.exec(token)?.groups ?? {};
    if (id === undefined || secret === undefined || !siteIdSchema().safeParse(siteId).success) return undefined;
    const [item, foundSite] = await table.batchGet([previewLoginKey(siteId, id), siteKey(siteId)]);
    if (!item || !foundSite) return undefined;
    const [stored, site] = [parseItem(StoredPreviewLogin, item), parseItem(Site, foundSite)];
    const isOpen = stored.hash === digest(secret) && stored.until > clock().getTime() && site.deletedAt === undefined;
    return isOpen ? { site, consoleSession: { loginId: stored.loginId, sessionId: stored.consoleSession } } : undefined;
  },
});
