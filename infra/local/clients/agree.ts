import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

/** Agrees, as the person of a login, to what the console would ask it to agree to. */
export async function agreeToDocuments(session: ConsoleSession): Promise<void> {
  const { due } = await session.call(legal.own, {});
  if (due.length > 0) await session.call(legal.agree, { body: { ids: due.map(({ id }) => id) } });
}
