import { CTA_ANIMATIONS, type CtaAnimation } from '#shared/model/sites/popup.ts';

/** The animations that have a style. */
export type PopupMotion = Exclude<CtaAnimation, 'NONE'>;
export const POPUP_MOTIONS: readonly PopupMotion[] = CTA_ANIMATIONS.filter((animation) => animation !== 'NONE');

/** Returns the CSS class of an animation; `FEATURE_CSS` has a style with the same name. */
export const popupMotion = (animation: CtaAnimation): string | undefined =>
  animation === 'NONE' ? undefined : animation.toLowerCase().replace('_', '-');
