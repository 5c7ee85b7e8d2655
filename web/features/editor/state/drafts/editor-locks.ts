import { runExclusively } from '#web/lib/storage/tabs.ts';

/** Returns the name of the lock that an open editor holds, in any tab, so that no other editor treats its stored data as orphaned. */
const lockName = (editorId: string): string => `editor/${editorId}`;

/** Locks an editor until the returned function is called or the browser closes the page. */
export function lockEditor(editorId: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void runExclusively(lockName(editorId), () => held);
  return release;
}

/** Resolves to a function that tells whether an editor is open in any tab. */
export async function findOpenEditors(): Promise<(editorId: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (editorId) => names.has(lockName(editorId));
}
