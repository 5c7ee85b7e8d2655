import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { popupKey } from '#shared/rules/site/site-parts.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { editPopup, editPopupContent } from '#web/features/editor/popups/edit-popups.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

export const POPUPS_FOCUS = { panel: 'section', section: 'popups' } as const;

/** One popup of the site; `undefined` once it is gone. */
export const usePopup = (popupId: string): PopupCta | undefined => useEditorState(({ history }) => history.present.popups[popupId]);

/** The broken rule of one field of a popup; a path within it for what is inside. */
export const usePopupFault = (popupId: string, path: string): FieldError | undefined => useFieldFault(popupKey(popupId), path);

/** The same of what it says in the language being edited. */
export function usePopupContentFault(popupId: string, field: keyof PopupContent): FieldError | undefined {
  const language = useEditorState((state) => state.language);
  return usePopupFault(popupId, `content.${language}.${field}`);
}

interface PopupEdits {
  /** Carries out an edit; those of one field close in time are one step of undo. */
  edit: (change: (document: SiteDocument) => SiteDocument, field?: string) => void;
  change: (patch: Parameters<typeof editPopup>[2]) => void;
  /** Edits what it says in the language being edited. */
  say: (patch: Partial<PopupContent>) => void;
}

/** How a popup is edited. */
export function usePopupEdits(popupId: string): PopupEdits {
  const { edit: record, store } = useEditor();
  return useMemo(() => {
    const edit: PopupEdits['edit'] = (change, field) =>
      record(change, POPUPS_FOCUS, { ...(field !== undefined && { group: `popup/${popupId}/${field}` }) });
    return {
      edit,
      change: (patch) => edit((document) => editPopup(document, popupId, patch), Object.keys(patch).join()),
      say: (patch) => {
        const { language } = store.getState();
        edit((document) => editPopupContent(document, popupId, language, patch), `${language}/${Object.keys(patch).join()}`);
      },
    };
  }, [record, store, popupId]);
}

/** Whether the plan has no popups: there may be some from better days, to be looked at and removed. */
export const usePlanLacksPopups = (): boolean => useEditorState(({ limits }) => !limits.popupCta);

/** Whether popups may only be looked at. */
export function useArePopupsReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isBeyondPlan = usePlanLacksPopups();
  return isReadOnly || isBeyondPlan;
}
