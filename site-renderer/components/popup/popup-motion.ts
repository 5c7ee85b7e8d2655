import { CTA_ANIMATIONS, type CtaAnimation } from '#shared/model/site/popup.ts';

/** The ways a popup moves that need a style of their own. */
export type PopupMotion = Exclude<CtaAnimation, 'NONE'>;
export const POPUP_MOTIONS: readonly PopupMotion[] = CTA_ANIMATIONS.filter((animation) => animation !== 'NONE');

/** The class that moves a button or a card; its style is `FEATURE_CSS` of the same name. */
export const popupMotion = (animation: CtaAnimation): string | undefined =>
  animation === 'NONE' ? undefined : animation.toLowerCase().replace('_', '-');
