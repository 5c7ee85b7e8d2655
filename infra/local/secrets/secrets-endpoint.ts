import type { IncomingMessage } from 'node:http';
import * as z from 'zod';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TARGET = 'secretsmanager.GetSecretValue';

const Request = z.object({ SecretId: z.string() });

const reply = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(value),
});

/**
 * Answers GetSecretValue, the action of Secrets Manager that functions call, for the real SDK; `undefined` for requests of other
 * services. `texts` returns the secrets by id and is called for every request, so that changed secrets are seen.
 */
export const secretsEndpoint =
  (texts: () => Promise<Readonly<Record<string, string>>>) =>
  async ({ headers }: Pick<IncomingMessage, 'headers'>, body: string): Promise<Reply | undefined> => {
    if (headers['x-amz-target'] !== TARGET) return undefined;
    const { SecretId: id } = Request.parse(JSON.parse(body));
    const found = await texts();
    const text = Object.hasOwn(found, id) ? found[id] : undefined;
    if (text === undefined)
      return reply(400, { __type: 'ResourceNotFoundException', Message: "Secrets Manager can't find the specified secret." });
    return reply(200, { ARN: id, Name: id, SecretString: text, VersionStages: ['AWSCURRENT'] });
  };
