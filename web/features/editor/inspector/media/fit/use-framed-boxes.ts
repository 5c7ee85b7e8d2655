import { croppedFocalPoint, croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { pictureBox } from '#shared/rules/sheets/picture-fit.ts';
import { type FramedBox, themedBox } from '#shared/rules/sheets/themed-fit.ts';
import { useSiteScreens } from '#web/features/editor/inspector/media/fit/use-site-screens.ts';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns where each screen of `useSiteScreens` shows the creative of the selected sheet, with the site's theme or without; empty without one. */
export function useFramedBoxes(): FramedBox[] {
  const sheet = useEditorState(selectedSheet);
  const isThemed = useEditorState(({ history }) => history.present.settings.theme !== null);
  const screens = useSiteScreens();
  const creative = sheet?.image ?? sheet?.video;
  if (!sheet || !creative) return [];
  const { pictureFit, focalPoint, pictureCrop } = sheet;
  return screens.map((screen) => {
    if (isThemed) return themedBox(sheet, creative, screen);
    const fitting = { pictureFit, focalPoint: croppedFocalPoint(focalPoint, pictureCrop) };
    const { width, height } = screen;
    return { box: pictureBox(fitting, croppedPicture(creative, pictureCrop), screen), frame: { left: 0, top: 0, width, height } };
  });
}
