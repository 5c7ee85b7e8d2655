import { expect, it } from 'vitest';
import { secretBytes, webhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { secretSealer } from '#functions/platform/gateways/secret-sealer.ts';

const { create, seal, open } = webhookSecrets(secretSealer(() => 'a-key-of-the-deployment'));

it('webhookSecrets creates unique secrets of 256 bits', () => {
  const secrets = Array.from({ length: 20 }, create);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(secretBytes(secret)).toHaveLength(32);
  }
});

it('webhookSecrets opens a sealed secret for the same webhook, and seals it unreadably', () => {
  const secret = create();
  const sealed = seal(secret, 'one');
  expect(sealed).not.toContain(secret.slice(6, 16));
  expect(seal(secret, 'one')).not.toBe(sealed);
  expect(open(sealed, 'one')).toBe(secret);
});

it('webhookSecrets throws on opening a secret with the id of another webhook or another key', () => {
  const sealed = seal(create(), 'one');
  expect(() => open(sealed, 'two')).toThrow('unable to authenticate');
  expect(() => webhookSecrets(secretSealer(() => 'another key')).open(sealed, 'one')).toThrow('unable to authenticate');
});
