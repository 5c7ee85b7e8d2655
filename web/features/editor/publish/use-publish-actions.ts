import { useTranslation } from '#web/lib/use-translation.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { isSavedLive } from '#web/features/editor/model/editor/live-content.ts';
import { type PublishObstacle, type PublishAction, publishActions } from '#web/features/editor/publish/publish-actions.ts';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { useDeferredEditorState, useEditorState, useIsUploading } from '#web/features/editor/state/editor.ts';

export interface PublishOption {
  action: PublishAction;
  obstacle: PublishObstacle | null;
  label: string;
  /** The effect of the action, or why it is not available. */
  hint: string;
}

/** Returns the options of the publish menu with their labels. */
export function usePublishActions(): PublishOption[] {
  const { t } = useTranslation(['saving', 'common']);
  const site = useEditorState((state) => state.site);
  const isSaved = useDeferredEditorState((state) => !isDirty(state) && !state.hasAutosaves && state.conflict === null);
  const isCurrent = useDeferredEditorState((state) => !isDirty(state) && state.conflict === null && isSavedLive(state));
  const hasFaults = useSiteFaults().length > 0;
  const isUploading = useIsUploading();

  const variant = (action: PublishAction): 'save-live' | PublishAction => (action === 'save' && isPublished(site) ? 'save-live' : action);
  return publishActions({ site, isSaved, isCurrent, isUploading, hasFaults }).map(({ action, obstacle }) => ({
    action,
    obstacle,
    label: t(`publish.action.${variant(action)}`),
    hint:
      obstacle === null || obstacle === 'faults'
        ? t(`publish.hint.${variant(action)}`)
        : t(`publish.obstacle.${obstacle}`, { status: t(`common:siteStatus.${site.status}`) }),
  }));
}
