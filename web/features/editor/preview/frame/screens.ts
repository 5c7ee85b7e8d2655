import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';

/** A screen that a preview simulates, in CSS pixels. */
export interface Screen {
  name: 'phone' | 'frame' | 'smallPhone' | 'laptop' | 'desktop' | 'tablet';
  width: number;
  height: number;
  /** The height that the bars of system and browser cover at the top and at the bottom, in CSS pixels; absent if they cover nothing. */
  bars?: { top: number; bottom: number };
}

/** The screens of each kind of device, the commonest first; `frame` is the one of, in which popups and products are placed. */
export const SCREENS: Readonly<Record<ViewMode, readonly [Screen, ...Screen[]]>> = {
  MOBILE: [
    { name: 'phone', width: 390, height: 844, bars: { top: 47, bottom: 133 } },
    { name: 'frame', ...PREVIEW_FRAME },
    { name: 'smallPhone', width: 320, height: 568, bars: { top: 70, bottom: 44 } },
  ],
  PC: [
    { name: 'laptop', width: 1280, height: 720 },
    { name: 'desktop', width: 1440, height: 900 },
    { name: 'tablet', width: 768, height: 1024, bars: { top: 74, bottom: 20 } },
  ],
};
