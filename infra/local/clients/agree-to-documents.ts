import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

/** Agrees to all documents that are due for a login. */
export async function agreeToDocuments(session: ConsoleSession): Promise<void> {
  const { due } = await session.call(legal.own, {});
  if (due.length > 0) await session.call(legal.agree, { body: { ids: due.map(({ id }) => id) } });
}
