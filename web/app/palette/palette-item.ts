import type { ReactNode } from 'react';

/** What the palette is divided into, in its order. Worded in the catalogue under `palette.group`. */
export const PALETTE_GROUPS = ['screens', 'actions', 'sites', 'users'] as const;

/** One line of the palette, and where it leads. */
export interface PaletteItem {
  id: string;
  group: (typeof PALETTE_GROUPS)[number];
  label: string;
  /** Small print beside the label. */
  detail?: string;
  icon: ReactNode;
  /** At the end of the line. */
  badge?: ReactNode;
  path: string;
}
