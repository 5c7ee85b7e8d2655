import { useEffect, useState, useSyncExternalStore } from 'react';

/** Components with unsaved input, and whether leaving them asks for confirmation. */
const holders = new Map<symbol, { asksBeforeLeaving: boolean }>();
const listeners = new Set<() => void>();

function change(apply: () => void): void {
  apply();
  listeners.forEach((listener) => listener());
}

/** Whether there is input that the server does not have. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Whether leaving the screen asks for confirmation. */
export const asksBeforeLeaving = (): boolean => [...holders.values()].some((holder) => holder.asksBeforeLeaving);

/** Discards the registered unsaved work, so that leaving the screen no longer asks for confirmation. */
export const discardUnsavedWork = (): void => change(() => holders.clear());

/** Subscribes to changes of `hasUnsavedWork`; returns the function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useHasUnsavedWork = (): boolean => useSyncExternalStore(subscribe, hasUnsavedWork);

interface Holding {
  /** Whether leaving the screen asks for confirmation. */
  asksBeforeLeaving?: boolean;
}

/** Registers unsaved work of the component while `isActive`. If the session ends then, the login signs in again over the page. */
export function useUnsavedWork(isActive: boolean, { asksBeforeLeaving: asks = false }: Holding = {}): void {
  const [key] = useState(() => Symbol('unsaved work'));
  useEffect(() => {
    if (!isActive) return undefined;
    change(() => holders.set(key, { asksBeforeLeaving: asks }));
    return () => change(() => holders.delete(key));
  }, [key, isActive, asks]);
}
