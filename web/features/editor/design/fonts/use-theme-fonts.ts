import { useEffect } from 'react';
import { addFontFaces } from '#web/features/editor/design/fonts/font-faces.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Makes the fonts of the site's theme in the edited language available to the previews. */
export function useThemeFonts(): void {
  const fonts = useEditorState(({ history, language }) => history.present.settings.theme?.fonts[language]);
  useEffect(() => {
    for (const id of fonts ? new Set([fonts.headline, fonts.text]) : []) if (id !== null) addFontFaces(id);
  }, [fonts]);
}
