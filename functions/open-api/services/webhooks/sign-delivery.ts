import { createHmac } from 'node:crypto';
import { secretBytes } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { WEBHOOK_HEADERS } from '#shared/api-contract/webhook-events.ts';

interface SignedContent {
  id: string;
  sentAt: Date;
  body: string;
}

const signatureOf = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', secretBytes(secret)).update(content).digest('base64')}`;

/**
 * Returns the signature headers of the Standard Webhooks specification: HMAC-SHA256 over id, time in seconds and body, one signature for
 * each secret. During a rotation, receivers verify with either secret.
 */
export function signatureHeaders({ id, sentAt, body }: SignedContent, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  return {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
}
