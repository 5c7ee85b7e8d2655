import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { CommandPalette } from '#web/app/palette/command-palette.tsx';
import { PALETTE_TEXTS } from '#web/app/routing/screens.ts';
import { loadTexts } from '#web/lib/i18n.ts';
import { toast } from '#web/lib/toast.ts';

type Palette = typeof CommandPalette;

const fetchPalette = async (): Promise<Palette> => {
  const [{ CommandPalette }] = await Promise.all([import('#web/app/palette/command-palette.tsx'), loadTexts(PALETTE_TEXTS)]);
  return CommandPalette;
};

interface CommandPaletteHandle {
  /** The component to render; `null` until its code is loaded. */
  Palette: Palette | null;
  isOpen: boolean;
  open: () => void;
  /** Preloads the code. */
  prepare: () => void;
  close: () => void;
}

/**
 * Opens the command palette with Ctrl+K or ⌘K, wherever the focus is. Its code is loaded on first use; if that fails, a toast
 * shows `failureText`.
 */
export function useCommandPalette(failureText: string): CommandPaletteHandle {
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [isOpen, { open, close }] = useDisclosure(false);

  const load = (onFailure: () => void): void => {
    if (!Palette) fetchPalette().then((component) => setPalette(() => component), onFailure);
  };
  const openPalette = (): void => {
    open();
    load(() => {
      close();
      toast.failure(failureText);
    });
  };
  useHotkeys([['mod+K', openPalette]], [], true);

  return { Palette, isOpen, open: openPalette, prepare: () => load(() => undefined), close };
}
