import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';

interface PaletteKeys {
  /** The line that Enter opens: the first, until another is gone to. */
  selected: PaletteItem | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Back to the first line. */
  reset: () => void;
}

/** How far each key goes. */
const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go through the lines, round and round; Enter opens. A line gone to stays selected while others come and go around it. */
export function usePaletteKeys(items: readonly PaletteItem[], onOpen: (item: PaletteItem) => void): PaletteKeys {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  );
  const selected = items[index];

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys that put Japanese, Chinese or Korean text together are the input method's own.
    if (event.nativeEvent.isComposing || !selected) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosenId(items.at((index + step) % items.length)?.id ?? null);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(selected);
    }
  };
  return { selected, onKeyDown, reset: () => setChosenId(null) };
}
