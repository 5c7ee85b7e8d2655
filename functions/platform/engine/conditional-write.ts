import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';

/** Returns the result of a conditional write, or `undefined` if its condition failed. Rethrows other errors. */
export async function undefinedIfConditionFails<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionFailedError) return undefined;
    throw error;
  }
}

/** Whether a conditional write succeeded: `false` if its condition failed. Rethrows other errors. */
export const tryCommit = async (write: Promise<unknown>): Promise<boolean> =>
  (await undefinedIfConditionFails(write.then(() => true))) ?? false;
