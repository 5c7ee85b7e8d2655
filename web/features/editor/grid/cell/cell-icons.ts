import {
  IconAlertTriangle,
  IconLanguageOff,
  IconLetterCase,
  IconLock,
  IconMessage2Star,
  IconPhotoOff,
  IconPhotoX,
  IconPointer,
  IconShoppingBag,
  IconVideo,
} from '@tabler/icons-react';
import type { CellFeature, CellState } from '#web/features/editor/grid/cell/cell-status.ts';

/** The icons of states that need attention. */
export const STATE_ICON = {
  uploadFailed: IconPhotoX,
  faulty: IconAlertTriangle,
  noTranslation: IconLanguageOff,
  noImage: IconPhotoOff,
  noAlt: IconLetterCase,
} as const satisfies Partial<Record<CellState, typeof IconVideo>>;

export const FEATURE_ICON: Readonly<Record<CellFeature, typeof IconVideo>> = {
  video: IconVideo,
  membersOnly: IconLock,
  imageLinks: IconPointer,
  products: IconShoppingBag,
  popups: IconMessage2Star,
};
