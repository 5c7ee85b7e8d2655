import type { Language } from '#shared/model/language.ts';
import { copyTranslation } from '#web/features/editor/model/translation/copy-translation.ts';
import { markTranslationCurrent } from '#web/features/editor/model/translation/translation.ts';
import type { MatrixRow } from '#web/features/editor/languages/language-matrix.ts';
import { SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const HERE = { panel: 'section', section: 'languages' } as const;

interface MatrixActs {
  /** Shows the place where the item is edited. */
  open: (row: MatrixRow, language: Language) => void;
  copy: (row: MatrixRow, language: Language, from: Language) => void;
  /** Marks the translation as up to date. */
  mark: (row: MatrixRow, language: Language) => void;
}

/** Returns the actions on an item in one language. */
export function useMatrixActions(): MatrixActs {
  const { edit } = useEditor();
  const { goToLocation } = useCommands();
  return {
    open: ({ item, cell }, language) => {
      if (item.kind === 'sheet') return cell === null ? undefined : goToLocation({ at: 'cell', cell, focusedField: null, language });
      const anchor = item.kind === 'popup' ? `popup/${item.popupId}` : null;
      return goToLocation({ at: 'section', section: SECTION_OF_PART[item.kind], anchor, language });
    },
    copy: ({ item }, language, from) => edit((document) => copyTranslation(document, item, language, from), HERE),
    mark: ({ item }, language) => edit((document) => markTranslationCurrent(document, item, language), HERE),
  };
}
