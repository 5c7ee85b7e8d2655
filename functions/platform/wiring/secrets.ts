import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { type MediaRights, mediaRights } from '#functions/media/services/media-rights.ts';
import { type WebhookSecrets, webhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { secretSealer, type SecretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import { cachedSecrets, jsonSecret, type Secrets, secretsManager } from '#functions/platform/gateways/secrets.ts';
import { writeWarning } from '#functions/platform/base/log.ts';
import { type Environment, requireVariable } from '#functions/platform/wiring/base.ts';

/** Timeouts in milliseconds. All attempts together take much less than the 25 s that a request may take. A call usually takes 20 ms. */
const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true } as const;

/** The placeholder for a missing second key, because a field of a secret is never empty. */
const NONE = 'none';

/** A key pair for rotation without downtime: `other` is valid too during a rotation. */
const KeyPair = z.object({ current: z.string().min(1), other: z.string().min(1) });
export type KeyPair = z.infer<typeof KeyPair>;

const StripeAccess = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().min(1) });

/** Returns the valid keys of a pair, the current one first. */
export const validKeys = ({ current, other }: KeyPair): string[] => [current, other].filter((key) => key !== NONE);

export const openSecrets = (): Secrets =>
  cachedSecrets(secretsManager(new SecretsManagerClient({ requestHandler: TIMEOUTS })), realClock, writeWarning);

/** Opens the keys by which the edge proves that a request came through it. */
export const openOriginKeys = (env: Environment, secrets: Secrets): (() => KeyPair) =>
  secrets.open(requireVariable(env, 'originKeySecret'), jsonSecret(KeyPair));

/** Opens the keys that sign rights to see unpublished media. Functions sign with the current key, and the edge accepts both keys. */
export const openMediaKeys = (env: Environment, secrets: Secrets): (() => KeyPair) =>
  secrets.open(requireVariable(env, 'mediaKeysSecret'), jsonSecret(KeyPair));

/** Opens the credentials of Stripe. */
export const openStripeAccess = (env: Environment, secrets: Secrets): (() => z.infer<typeof StripeAccess>) =>
  secrets.open(requireVariable(env, 'stripeSecret'), jsonSecret(StripeAccess));

/** Returns media rights that are signed by real time, as the edge verifies them. */
export function openMediaRights(env: Environment, secrets: Secrets): MediaRights {
  const keys = openMediaKeys(env, secrets);
  return mediaRights(() => keys().current, realClock);
}

/** Opens a sealer. Its key is never rotated, because a new key could not open values that were sealed before. */
const openSealer = (env: Environment, secrets: Secrets, name: 'twoFactorSecret' | 'webhookSecret'): SecretSealer =>
  secretSealer(secrets.open(requireVariable(env, name), (text) => text));

export const openTwoFactorSealer = (env: Environment, secrets: Secrets): SecretSealer => openSealer(env, secrets, 'twoFactorSecret');

export const openWebhookSecrets = (env: Environment, secrets: Secrets): WebhookSecrets =>
  webhookSecrets(openSealer(env, secrets, 'webhookSecret'));

/** Returns a background function that starts once its secrets are read. */
export const withSecrets =
  <Arguments extends unknown[], Result>(secrets: Pick<Secrets, 'ready'>, handler: (...given: Arguments) => Result) =>
  async (...given: Arguments): Promise<Awaited<Result>> => {
    await secrets.ready();
    return await handler(...given);
  };
