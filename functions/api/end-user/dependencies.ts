import type { LiveContentDependencies } from '#functions/domain/published-site/live-content.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';

export interface EndUserDependencies extends LiveContentDependencies {
  popupCounts: PopupCountStore;
  media: Pick<MediaStore, 'findAll'>;
}
