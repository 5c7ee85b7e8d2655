import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';

interface PaletteKeys {
  /** The option that Enter opens: the first one, until another is selected. */
  selected: PaletteItem | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the first option. */
  reset: () => void;
}

/** The change of the selected index for each key. */
const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard control of the palette: arrow keys move the selection and wrap around, Enter opens the selected option. An option
 * stays selected while search results are added and removed around it.
 */
export function usePaletteKeys(items: readonly PaletteItem[], onOpen: (item: PaletteItem) => void): PaletteKeys {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === selectedId),
  );
  const selected = items[index];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!selected) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setSelectedId(items.at((index + step) % items.length)?.id ?? null);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(selected);
    }
  };
  return { selected, onKeyDown, reset: () => setSelectedId(null) };
}
