import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { previewTicketKey } from '#functions/platform/keys/keys.ts';
import { PREVIEW_TICKET_MS } from '#shared/model/limits.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (ticket: string): Buffer => createHash('sha256').update(`preview ticket ${ticket}`).digest();

function seal(token: string, ticket: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(ticket), iv);
  const sealed = [cipher.update(token, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function unseal(text: string, ticket: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(ticket), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A ticket as stored: the token of its session, encrypted with the ticket. */
const StoredTicket = z.object({
  sealed: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});

/** One-time tickets that transfer the token of a session from the console's page into the preview's frame. */
export interface PreviewTicketStore {
  issue(siteId: string, token: string): Promise<string>;
  /** Returns the token once and within `PREVIEW_TICKET_MS`, otherwise `undefined`. */
  redeem(siteId: string, ticket: string): Promise<string | undefined>;
}

export const previewTicketStore = (table: Table, ids: Ids, clock: Clock): PreviewTicketStore => ({
  async issue(siteId, token) {
    const [ticket, until] = [ids.secret(), clock().getTime() + PREVIEW_TICKET_MS];
    const times = { createdAt: clock().toISOString(), expiresAt: Math.ceil(until / 1_000) };
    const stored = { sealed: seal(token, ticket), until };
    await table.put({ ...previewTicketKey(siteId, digest(ticket)), entity: 'preview-ticket', ...stored, ...times });
    return ticket;
  },
  async redeem(siteId, ticket) {
    const key = previewTicketKey(siteId, digest(ticket));
    const stored = await table.get(key, StoredTicket);
    if (!stored) return undefined;
    const isFirst = await tryCommit(table.delete(key, isEqual('sealed', stored.sealed)));
    return isFirst && stored.until > clock().getTime() ? unseal(stored.sealed, ticket) : undefined;
  },
});
