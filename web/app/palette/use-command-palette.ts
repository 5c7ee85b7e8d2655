import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { toast } from '#web/lib/toast.ts';

type Palette = ComponentType<{ isOpen: boolean; onClose: () => void }>;

const fetchPalette = async (): Promise<Palette> => (await import('#web/app/palette/command-palette.tsx')).CommandPalette;

interface CommandPaletteHandle {
  /** To be drawn once it is there. */
  Palette: Palette | null;
  isOpen: boolean;
  open: () => void;
  /** Fetches the code ahead of the opening. */
  prepare: () => void;
  close: () => void;
}

/** The command palette on Ctrl+K or ⌘K, wherever the focus is. Its code comes when it is first wanted; where it cannot, the screen stays as it is. */
export function useCommandPalette(failureText: string): CommandPaletteHandle {
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [isOpen, { open, close }] = useDisclosure(false);

  const fetchAnd = (onFailure: () => void): void => {
    if (!Palette) fetchPalette().then((component) => setPalette(() => component), onFailure);
  };
  const openPalette = (): void => {
    open();
    fetchAnd(() => {
      close();
      toast.failure(failureText);
    });
  };
  useHotkeys([['mod+K', openPalette]], [], true);

  return { Palette, isOpen, open: openPalette, prepare: () => fetchAnd(() => undefined), close };
}
