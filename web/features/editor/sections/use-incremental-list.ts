import { useState } from 'react';

/** As much of a long list as somebody has asked for, a chunk at a time. */
export function useIncrementalList<T>(list: readonly T[], size: number): { shown: readonly T[]; left: number; showMore: () => void } {
  const [count, setCount] = useState(size);
  const shown = list.slice(0, count);
  return { shown, left: list.length - shown.length, showMore: () => setCount(count + size) };
}
