import { useEffect, useState } from 'react';

/** The update interval in milliseconds, short enough for countdowns and states that change every minute. */
const TICK_MS = 15_000;

/** The current time, updated every 15 seconds. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
