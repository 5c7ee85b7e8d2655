import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the screen hold what their user has entered and the server does not have. */
let held = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  held += by;
  listeners.forEach((listener) => listener());
}

/** Whether something was entered that the server does not have. */
export const hasUnsavedWork = (): boolean => held > 0;

/** Subscribes to changes of `hasUnsavedWork`; returns the function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useHasUnsavedWork = (): boolean => useSyncExternalStore(subscribe, hasUnsavedWork);

/** Says while `isActive` that the component holds unsaved work: a session that ends then is continued in place. */
export function useUnsavedWork(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    change(1);
    return () => change(-1);
  }, [isActive]);
}
