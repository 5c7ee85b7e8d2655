import type { CSSProperties } from 'react';
import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

type ArrowStyle = CSSProperties & { '--arrow'?: string; '--fade'?: string };

/** Longer than anybody stays. */
const NEVER = '1e6s';

/**
 * What a sheet wants of the arrows: their colour and the time until they fade. Written where it differs from the styles'
 * own values; the visitor's runtime carries it from the sheet to the stage.
 */
export function arrowStyle({ hoverArrowColor, arrowFadeInterval }: Pick<Sheet, 'hoverArrowColor' | 'arrowFadeInterval'>): ArrowStyle {
  const colour = safeColour(hoverArrowColor, SHEET_DEFAULTS.hoverArrowColor);
  return {
    ...(colour !== SHEET_DEFAULTS.hoverArrowColor && { '--arrow': colour }),
    ...(arrowFadeInterval !== SHEET_DEFAULTS.arrowFadeInterval && { '--fade': arrowFadeInterval === 0 ? NEVER : `${arrowFadeInterval}s` }),
  };
}
