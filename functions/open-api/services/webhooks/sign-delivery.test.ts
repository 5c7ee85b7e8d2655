import { createHmac, timingSafeEqual } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '#functions/open-api/services/webhooks/sign-delivery.ts';
import { webhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { secretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '#shared/api-contract/webhook-events.ts';

const { create } = webhookSecrets(secretSealer(() => 'a-key-of-the-deployment'));

type Headers = Record<string, string>;

/** Verifies a delivery as the API reference instructs receivers, independently of the signing code. */
function verifies(secret: string, headers: Headers, body: string, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > WEBHOOK_TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const SENT_AT = new Date('2026-11-26T03:04:05.678Z');

describe('signatureHeaders', () => {
  it('returns the signature that the Standard Webhooks specification gives for its example', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const delivery = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
    expect(signatureHeaders(delivery, [secret])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('returns a signature that verifies only with the same secret, body, id and time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 10_000 }), (body, id, more, seconds) => {
        const secret = create();
        const headers = signatureHeaders({ id, sentAt: SENT_AT, body }, [secret]);
        expect(verifies(secret, headers, body, SENT_AT)).toBe(true);
        expect(verifies(secret, headers, body + more, SENT_AT)).toBe(false);
        expect(verifies(secret, { ...headers, 'webhook-id': `${id}${more}` }, body, SENT_AT)).toBe(false);
        expect(verifies(create(), headers, body, SENT_AT)).toBe(false);
        const moved = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + seconds) };
        expect(verifies(secret, moved, body, new Date(SENT_AT.getTime() + seconds * 1_000))).toBe(false);
      }),
    );
  });

  it('returns a signature that no longer verifies after the time tolerance', () => {
    const secret = create();
    const headers = signatureHeaders({ id: 'a', sentAt: SENT_AT, body: '{}' }, [secret]);
    const later = (seconds: number): Date => new Date(SENT_AT.getTime() + seconds * 1_000);
    expect(verifies(secret, headers, '{}', later(WEBHOOK_TOLERANCE_SECONDS - 1))).toBe(true);
    expect(verifies(secret, headers, '{}', later(WEBHOOK_TOLERANCE_SECONDS + 2))).toBe(false);
  });

  it('signs with the new and the former secret during a rotation', () => {
    const [former, present] = [create(), create()];
    const headers = signatureHeaders({ id: 'a', sentAt: SENT_AT, body: '{}' }, [present, former]);
    for (const secret of [former, present]) expect(verifies(secret, headers, '{}', SENT_AT)).toBe(true);
  });
});
