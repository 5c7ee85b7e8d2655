import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { type MediaRights, mediaRights } from '#functions/media/services/media-rights.ts';
import { type WebhookSecrets, webhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { secretSealer, type SecretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import { cachedSecrets, jsonSecret, type Secrets, secretsManager } from '#functions/platform/gateways/secrets.ts';
import { writeWarning } from '#functions/platform/base/log.ts';
import { type Environment, requireVariable } from '#functions/platform/wiring/base.ts';

/** All attempts together stay well under the 25 s a request may take. A call usually takes 20 ms. */
const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true } as const;

/** The value of a missing second key, since a field of a secret is never empty. */
const NONE = 'none';

/** A key pair for rotation without downtime: `other` is valid too during a rotation. */
const KeyPair = z.object({ current: z.string().min(1), other: z.string().min(1) });
export type KeyPair = z.infer<typeof KeyPair>;

const StripeAccess = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().min(1) });

/** The valid keys of a pair, the current one first. */
export const validKeys = ({ current, other }: KeyPair): string[] => [current, other].filter((key) => key !== NONE);

export const openSecrets = (): Secrets =>
  cachedSecrets(secretsManager(new SecretsManagerClient({ requestHandler: TIMEOUTS })), realClock, writeWarning);

/** The keys by which the edge proves that a request came through it. */
export const openOriginKeys = (env: Environment, secrets: Secrets): (() => KeyPair) =>
  secrets.open(requireVariable(env, 'originKeySecret'), jsonSecret(KeyPair));

/** The keys of rights to see unpublished media: functions sign with the current one, the edge accepts both. */
export const openMediaKeys = (env: Environment, secrets: Secrets): (() => KeyPair) =>
  secrets.open(requireVariable(env, 'mediaKeysSecret'), jsonSecret(KeyPair));

/** The access to Stripe. */
export const openStripeAccess = (env: Environment, secrets: Secrets): (() => z.infer<typeof StripeAccess>) =>
  secrets.open(requireVariable(env, 'stripeSecret'), jsonSecret(StripeAccess));

/** Signs rights by real time, as the edge checks them. */
export function openMediaRights(env: Environment, secrets: Secrets): MediaRights {
  const keys = openMediaKeys(env, secrets);
  return mediaRights(() => keys().current, realClock);
}

/** The key is never rotated: it could not open values that it sealed before. */
const openSealer = (env: Environment, secrets: Secrets, name: 'twoFactorSecret' | 'webhookSecret'): SecretSealer =>
  secretSealer(secrets.open(requireVariable(env, name), (text) => text));

export const openTwoFactorSealer = (env: Environment, secrets: Secrets): SecretSealer => openSealer(env, secrets, 'twoFactorSecret');

export const openWebhookSecrets = (env: Environment, secrets: Secrets): WebhookSecrets =>
  webhookSecrets(openSealer(env, secrets, 'webhookSecret'));

/** A background function that begins its work once its secrets are read. */
export const withSecrets =
  <Arguments extends unknown[], Result>(secrets: Pick<Secrets, 'ready'>, handler: (...given: Arguments) => Result) =>
  async (...given: Arguments): Promise<Awaited<Result>> => {
    await secrets.ready();
    return await handler(...given);
  };
