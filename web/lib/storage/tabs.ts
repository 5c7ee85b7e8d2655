/**
 * Runs a task while no other tab runs a task under the same name. Browsers that block storage also refuse locks. The task then runs
 * immediately, because tabs share no state.
 */
export async function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const start = (): Promise<T> => (result ??= task());
  try {
    return await navigator.locks.request(name, start);
  } catch (error) {
    if (result) throw error;
    return start();
  }
}

/** Returns a channel to the other tabs; `null` if the browser blocks it together with storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
