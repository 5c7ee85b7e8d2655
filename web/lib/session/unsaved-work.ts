import { useEffect, useState, useSyncExternalStore } from 'react';

/** The parts of the screen that hold what their user has entered and the server does not have, and whether leaving them asks first. */
const holders = new Map<symbol, { asksBeforeLeaving: boolean }>();
const listeners = new Set<() => void>();

function change(apply: () => void): void {
  apply();
  listeners.forEach((listener) => listener());
}

/** Whether something was entered that the server does not have. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Whether leaving the screen has to ask first. */
export const asksBeforeLeaving = (): boolean => [...holders.values()].some((holder) => holder.asksBeforeLeaving);

/** Gives up what was entered: nothing asks about it any more. */
export const discardUnsavedWork = (): void => change(() => holders.clear());

/** Subscribes to changes of `hasUnsavedWork`; returns the function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useHasUnsavedWork = (): boolean => useSyncExternalStore(subscribe, hasUnsavedWork);

interface Holding {
  /** Whether a guard on the screen asks before another one is opened. */
  asksBeforeLeaving?: boolean;
}

/** Says while `isActive` that the component holds unsaved work: a session that ends then is continued in place. */
export function useUnsavedWork(isActive: boolean, { asksBeforeLeaving: asks = false }: Holding = {}): void {
  const [key] = useState(() => Symbol('unsaved work'));
  useEffect(() => {
    if (!isActive) return undefined;
    change(() => holders.set(key, { asksBeforeLeaving: asks }));
    return () => change(() => holders.delete(key));
  }, [key, isActive, asks]);
}
