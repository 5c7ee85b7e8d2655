import type { UserSummary } from '#shared/model/account/user.ts';
import { type UserActionActor, userActionFault } from '#shared/rules/account/user-actions.ts';

/** What can be done to several accounts at once. */
export const BATCH_ACTIONS = ['pause', 'resume'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** Whether an account can be part of any of it. */
export const isBatchable = (manager: UserActionActor, user: UserSummary): boolean =>
  BATCH_ACTIONS.some((action) => userActionFault(manager, user, action) === undefined);

/** Of the accounts chosen, those it can be done to. */
export const batchTargets = (manager: UserActionActor, users: readonly UserSummary[], action: BatchAction): UserSummary[] =>
  users.filter((user) => userActionFault(manager, user, action) === undefined);

/** At the same time: few, so that one person leaves room for the others. */
const LANES = 4;

interface BatchResult<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
}

/** Does the same to each, a few at a time; one that fails holds up none. */
export async function runBatch<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<BatchResult<T>> {
  const result: BatchResult<T> = { done: [], failed: [] };
  /** Shared: each lane takes the next one. */
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) {
      try {
        await run(item);
        result.done.push(item);
      } catch (error) {
        result.failed.push({ item, error });
      }
      onProgress(result.done.length + result.failed.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
}
