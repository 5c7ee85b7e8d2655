import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { popupKey } from '#shared/rules/sites/site-parts.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { editPopup, editPopupContent } from '#web/features/editor/model/document/edit-popups.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

export const POPUPS_FOCUS = { panel: 'section', section: 'popups' } as const;

/** Returns one popup of the site; `undefined` once it is deleted. */
export const usePopup = (popupId: string): PopupCta | undefined => useEditorState(({ history }) => history.present.popups[popupId]);

/** Returns the rule that a field of a popup breaks. `path` may lead into the field: `content.jp.linkUrl`. */
export const usePopupFault = (popupId: string, path: string): FieldError | undefined => useFieldFault(popupKey(popupId), path);

/** Returns the rule that a field of the popup's content breaks, in the language being edited. */
export function usePopupContentFault(popupId: string, field: keyof PopupContent): FieldError | undefined {
  const language = useEditorState((state) => state.language);
  return usePopupFault(popupId, `content.${language}.${field}`);
}

interface PopupEdits {
  /** Applies an edit; consecutive edits of the same `field` form one undo step. */
  edit: (change: (document: SiteDocument) => SiteDocument, field?: string) => void;
  /** Patches the settings of the popup. */
  change: (patch: Parameters<typeof editPopup>[2]) => void;
  /** Patches the content of the popup in the language being edited. */
  changeContent: (patch: Partial<PopupContent>) => void;
  /** Patches the content of the popup in a language, because an upload belongs to the language in which it began. */
  changeContentIn: (language: Language, patch: Partial<PopupContent>) => void;
}

/** Returns the edits of one popup. Undo navigates to the section. */
export function usePopupEdits(popupId: string): PopupEdits {
  const { edit: record, store } = useEditor();
  return useMemo(() => {
    const edit: PopupEdits['edit'] = (change, field) =>
      record(change, POPUPS_FOCUS, { ...(field !== undefined && { group: `popup/${popupId}/${field}` }) });
    const changeContentIn: PopupEdits['changeContentIn'] = (language, patch) =>
      edit((document) => editPopupContent(document, popupId, language, patch), `${language}/${Object.keys(patch).join()}`);
    return {
      edit,
      changeContentIn,
      change: (patch) => edit((document) => editPopup(document, popupId, patch), Object.keys(patch).join()),
      changeContent: (patch) => changeContentIn(store.getState().language, patch),
    };
  }, [record, store, popupId]);
}
