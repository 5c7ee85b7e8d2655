import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupReport } from '#shared/model/analytics/visit-reports.ts';
import { popupWidths } from '#shared/model/media/media.ts';
import { PictureName } from '#web/features/analytics/table/picture-name.tsx';
import { mediaUrl } from '#web/lib/media-url.ts';

type Popup = PopupReport['popups'][number];

/** Returns a function that names a popup; a popup without a name is named by its number on the site. */
export function usePopupName(): (popup: Popup, popups: readonly Popup[]) => string {
  const { t } = useTranslation('analytics');
  return (popup, popups) => {
    const name = popup.name || t('popups.name', { number: popups.findIndex(({ popupId }) => popupId === popup.popupId) + 1 });
    return popup.isGone ? t('popups.goneName', { name }) : name;
  };
}

/** A popup with its picture. */
export function PopupName({ popup, popups }: { popup: Popup; popups: readonly Popup[] }) {
  const name = usePopupName()(popup, popups);
  const { image } = popup;
  return (
    <PictureName
      name={name}
      picture={image && { src: mediaUrl(image.mediaId, Math.min(...popupWidths(image.width))), colour: image.colour }}
    />
  );
}
