import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Starts a countdown on mount. `secondsLeft` is 0 when it is over, `restart` starts it again. */
export function useCooldown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / SECOND_MS));

  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const restart = (): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND_MS);
  };
  return { secondsLeft, restart };
}
