import type { ReactNode } from 'react';

/** The groups of the palette, in their order. Labels are under `palette.group` in the catalogue. */
export const PALETTE_GROUPS = ['screens', 'actions', 'sites', 'users', 'invoices'] as const;

/** One option of the palette, with the path it opens. */
export interface PaletteItem {
  id: string;
  group: (typeof PALETTE_GROUPS)[number];
  label: string;
  /** Secondary text beside the label. */
  detail?: string;
  icon: ReactNode;
  /** Shown at the end of the option. */
  badge?: ReactNode;
  path: string;
}
