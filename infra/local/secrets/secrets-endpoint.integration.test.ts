import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretsManager } from '#functions/platform/gateways/secrets.ts';
import { SECRET_IDS } from '#infra/local/platform/secrets.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { startTestSecrets } from '#test/support/secrets.ts';

let stand: Awaited<ReturnType<typeof startTestSecrets>>;
let read: ReturnType<typeof secretsManager>;
beforeAll(async () => {
  stand = await startTestSecrets();
  read = secretsManager(new SecretsManagerClient({ endpoint: stand.url, region: REGION, credentials: CREDENTIALS }));
});
afterAll(() => stand.stop());

it('GetSecretValue returns the current text of a secret to the SDK', async () => {
  stand.texts[SECRET_IDS.webhookKey] = 'changed';
  expect(await read(SECRET_IDS.webhookKey)).toBe('changed');
  expect(JSON.parse(await read(SECRET_IDS.originKey))).toEqual({ current: 'edge-key', other: 'none' });
});

it('GetSecretValue answers ResourceNotFoundException for an unknown secret', async () => {
  await expect(read('local/unknown')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(read('constructor')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
