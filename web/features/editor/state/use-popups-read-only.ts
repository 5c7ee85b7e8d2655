import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Whether the plan does not include popups. Popups from an earlier plan can still be viewed and deleted. */
export const usePlanLacksPopups = (): boolean => useEditorState(({ limits }) => !limits.popupCta);

/** Whether popups cannot be edited: in a read-only editor, or because the plan lacks them. */
export function useArePopupsReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isOutsidePlan = usePlanLacksPopups();
  return isReadOnly || isOutsidePlan;
}
