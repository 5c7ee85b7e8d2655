import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod';
import type { Warn } from '#functions/platform/base/log.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';

/** Milliseconds after which a secret is read again. A changed secret is in use everywhere after this time. */
export const SECRET_FRESH_MS = 5 * 60_000;
/** Milliseconds after which a failed read of a secret is retried. */
const RETRY_MS = 30_000;

/** Reads the text of a secret. Throws if there is none. */
export type ReadSecret = (id: string) => Promise<string>;

/** The secrets of one function. */
export interface Secrets {
  /**
   * Starts reading a secret, and returns a function that returns its value. The function throws until `ready` has resolved.
   * `parse` converts the text of the secret into its value and throws for invalid text.
   */
  open<T>(id: string, parse: (text: string) => T): () => T;
  /**
   * Resolves once each opened secret was read within `SECRET_FRESH_MS`. Throws if one was never read. A secret that cannot be read again
   * keeps its last value.
   */
  ready(): Promise<void>;
}

/** Parses a secret whose text is JSON. */
export const jsonSecret =
  <T>(schema: z.ZodType<T>) =>
  (text: string): T =>
    schema.parse(JSON.parse(text));

function cachedSecret<T>(id: string, parse: (text: string) => T, read: ReadSecret, clock: Clock, warn: Warn) {
  let held: { value: T } | undefined;
  let freshUntil = 0;
  let reading: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    try {
      held = { value: parse(await read(id)) };
      freshUntil = clock().getTime() + SECRET_FRESH_MS;
    } catch (error) {
      if (!held) throw error;
      warn('secret-unreadable', 1, error);
      freshUntil = clock().getTime() + RETRY_MS;
    } finally {
      reading = undefined;
    }
  }

  return {
    refresh(): Promise<void> | undefined {
      if (clock().getTime() < freshUntil) return undefined;
      reading ??= readAgain();
      return reading;
    },
    value(): T {
      if (!held) throw new Error(`The secret ${id} is not read yet`);
      return held.value;
    },
  };
}

/** Reads each secret once for all requests, and again when it is stale. Uses real time, because secrets change in real time. */
export function cachedSecrets(read: ReadSecret, clock: Clock, warn: Warn): Secrets {
  const opened: { refresh: () => Promise<void> | undefined }[] = [];
  return {
    open(id, parse) {
      const secret = cachedSecret(id, parse, read, clock, warn);
      opened.push(secret);
      // The read continues while the function starts; `ready` retries it if it fails.
      secret.refresh()?.catch(() => undefined);
      return () => secret.value();
    },
    async ready() {
      await Promise.all(opened.flatMap((secret) => secret.refresh() ?? []));
    },
  };
}

/** Reads the current versions of secrets from Secrets Manager. */
export const secretsManager =
  (client: SecretsManagerClient): ReadSecret =>
  async (id) => {
    const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: id }));
    if (text === undefined) throw new Error(`The secret ${id} has no text`);
    return text;
  };
