import type { CSSProperties } from 'react';
import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

type ArrowStyle = CSSProperties & { '--arrow'?: string; '--fade'?: string };

/** A duration longer than any visit, for arrows that never fade. */
const NEVER = '1e6s';

/**
 * Returns the arrow colour and fade delay of a sheet, as custom properties. Default values are omitted. The visitor's runtime copies the
 * properties from the current sheet to the stage.
 */
export function arrowStyle({ hoverArrowColor, arrowFadeInterval }: Pick<Sheet, 'hoverArrowColor' | 'arrowFadeInterval'>): ArrowStyle {
  const colour = safeColour(hoverArrowColor, SHEET_DEFAULTS.hoverArrowColor);
  return {
    ...(colour !== SHEET_DEFAULTS.hoverArrowColor && { '--arrow': colour }),
    ...(arrowFadeInterval !== SHEET_DEFAULTS.arrowFadeInterval && { '--fade': arrowFadeInterval === 0 ? NEVER : `${arrowFadeInterval}s` }),
  };
}
