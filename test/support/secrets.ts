import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { SECRET_IDS, secretTexts } from '#infra/local/platform/secrets.ts';
import { secretsEndpoint } from '#infra/local/secrets/secrets-endpoint.ts';
import { STRIPE_KEYS } from '#test/support/billing/stripe.ts';
import { TEST_ORIGIN_KEY } from '#test/support/http/send.ts';
import { TEST_MEDIA_KEY } from '#test/support/media/media-rights.ts';

/** The variables by which functions find the secrets of `startTestSecrets`. */
export const SECRET_VARIABLES = {
  [ENVIRONMENT.originKeySecret]: SECRET_IDS.originKey,
  [ENVIRONMENT.mediaKeysSecret]: SECRET_IDS.mediaKeys,
  [ENVIRONMENT.twoFactorSecret]: SECRET_IDS.twoFactorKey,
  [ENVIRONMENT.webhookSecret]: SECRET_IDS.webhookKey,
  [ENVIRONMENT.stripeSecret]: SECRET_IDS.stripe,
};

interface TestSecrets {
  url: string;
  /** The secrets by id, which a test may change. */
  texts: Record<string, string>;
  /** The ids that were read, in order. */
  reads: string[];
  stop: () => Promise<void>;
}

/** Starts the stand-in of Secrets Manager with the keys of tests. */
export async function startTestSecrets(): Promise<TestSecrets> {
  const texts = secretTexts({
    originKey: TEST_ORIGIN_KEY,
    mediaKey: TEST_MEDIA_KEY,
    twoFactorKey: 'a-key-for-tests',
    webhookKey: 'key-of-webhooks-0123456789',
    stripeSecretKey: STRIPE_KEYS.secretKey,
    stripeWebhookSecret: STRIPE_KEYS.webhookSecret,
  });
  const reads: string[] = [];
  const answer = secretsEndpoint(() => Promise.resolve(texts));
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      reads.push((JSON.parse(body) as { SecretId: string }).SecretId);
      const found = await answer(request, body);
      response.writeHead(found?.status ?? 404, found?.headers).end(found?.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    reads,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
