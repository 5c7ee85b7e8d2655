import { ConditionFailed } from '#functions/store/table-error.ts';

/** What a conditional write answers, or `undefined` when its condition did not hold. */
export async function ifHeld<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/** Whether a conditional write was made. */
export const isCommitted = async (write: Promise<unknown>): Promise<boolean> => (await ifHeld(write.then(() => true))) ?? false;
