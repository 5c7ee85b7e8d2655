/** Thrown by every call of a process that was killed. */
class Killed extends Error {}

/** Kills work after a number of its calls. Call `countCall` before each of them. */
export function createKiller() {
  let callsLeft = Infinity;
  return {
    countCall: (): void => {
      callsLeft -= 1;
      if (callsLeft < 0) throw new Killed('The process was killed');
    },
    /** Returns whether the work survived. */
    killedAfter: async (calls: number, work: () => Promise<void>): Promise<boolean> => {
      callsLeft = calls;
      try {
        await work();
        return true;
      } catch (error) {
        if (callsLeft >= 0) throw error;
        return false;
      } finally {
        callsLeft = Infinity;
      }
    },
  };
}
