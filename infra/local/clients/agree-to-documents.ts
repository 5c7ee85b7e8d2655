import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

/** Agrees to all documents and to the contract that are due for a login. */
export async function agreeToDocuments(session: ConsoleSession): Promise<void> {
  const { due, conditions, isContractDue } = await session.call(legal.own, {});
  if (due.length === 0 && !isContractDue) return;
  await session.call(legal.agree, { body: { ids: due.map(({ id }) => id), conditions: isContractDue ? conditions : null } });
}
