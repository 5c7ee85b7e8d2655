import { useEffect, useState } from 'react';

/** Countdowns and states are told by the minute. */
const TICK_MS = 15_000;

/** The present moment, which goes on. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
