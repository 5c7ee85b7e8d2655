import { ConditionFailedError } from '#functions/store/engine/table-error.ts';

/** What a conditional write answers, or `undefined` when its condition did not hold. */
export async function undefinedIfConditionFails<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionFailedError) return undefined;
    throw error;
  }
}

/** Whether a conditional write was made. */
export const tryCommit = async (write: Promise<unknown>): Promise<boolean> =>
  (await undefinedIfConditionFails(write.then(() => true))) ?? false;
