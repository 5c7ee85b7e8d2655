import type { UserSummary } from '#shared/model/accounts/user.ts';
import { type UserActionActor, userActionFault } from '#shared/rules/accounts/user-actions.ts';
import { runPooled } from '#web/lib/run-pooled.ts';

/** The actions that can be performed on several accounts in one batch. */
export const BATCH_ACTIONS = ['pause', 'resume'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** Whether any batch action can be performed on an account. */
export const isBatchable = (actor: UserActionActor, user: UserSummary): boolean =>
  BATCH_ACTIONS.some((action) => userActionFault(actor, user, action) === undefined);

/** Returns the accounts on which an action can be performed. */
export const batchTargets = (actor: UserActionActor, users: readonly UserSummary[], action: BatchAction): UserSummary[] =>
  users.filter((user) => userActionFault(actor, user, action) === undefined);

/** Number of parallel requests, few enough that one login does not slow down the others. */
const CONCURRENCY = 4;

interface BatchResult<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
}

/** Runs an action on every item, a few at a time; a failure does not stop the others. `onProgress` gets the number of finished items. */
export async function runBatch<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<BatchResult<T>> {
  const result: BatchResult<T> = { done: [], failed: [] };
  await runPooled(items, CONCURRENCY, async (item) => {
    try {
      await run(item);
      result.done.push(item);
    } catch (error) {
      result.failed.push({ item, error });
    }
    onProgress(result.done.length + result.failed.length);
  });
  return result;
}
