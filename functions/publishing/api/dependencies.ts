import type { LiveContentDependencies } from '#functions/publishing/services/published-site/live-content.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';

export interface EndUserDependencies extends LiveContentDependencies {
  popupCounts: PopupCountStore;
  media: Pick<MediaStore, 'findAll'>;
}
