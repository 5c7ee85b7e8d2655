import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds until something may be done again, 0 when it may; `begin` starts the pause anew. */
export function useCooldown(seconds: number): { left: number; begin: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [left]);

  const begin = (): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND_MS);
  };
  return { left, begin };
}
