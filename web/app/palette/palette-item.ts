import type { ReactNode } from 'react';

/** The groups of the palette, in their order. Labels are under `palette.group` in the catalogue. */
export const PALETTE_GROUPS = ['recent', 'here', 'screens', 'actions', 'help', 'sites', 'users', 'invoices'] as const;

interface ListedItem {
  id: string;
  group: (typeof PALETTE_GROUPS)[number];
  label: string;
  /** Secondary text beside the label. */
  detail?: string;
  icon: ReactNode;
  /** Shown at the end of the option. */
  badge?: ReactNode;
  /** Search words that the label does not contain. Never shown. */
  words?: string;
  /** The keyboard shortcut of the command. */
  keys?: string;
}

/** An option that opens a screen. */
export interface PathItem extends ListedItem {
  path: string;
}

/** An option that runs a command of the present screen. */
export interface CommandItem extends ListedItem {
  run: () => void;
}

/** One option of the palette. */
export type PaletteItem = PathItem | CommandItem;
