import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useBlocker } from 'react-router';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import type { LeaveRisk } from '#web/features/editor/model/save/save-status.ts';
import { assessCloseRisk, assessLeaveRisk } from '#web/features/editor/page/assess-leave-risk.ts';
import { useDeferredEditorState, useEditor, useIsUploading } from '#web/features/editor/state/editor.ts';
import { asksBeforeLeaving, useUnsavedWork } from '#web/lib/session/unsaved-work.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Whether leaving loses changes that are also not stored on this device. */
const isLoss = (risk: LeaveRisk): boolean => risk === 'lost' || risk === 'uploads';

/** Saves before the user leaves the editor, and asks only if changes would stay unsaved. */
export function LeaveGuard() {
  const { t } = useTranslation(['saving', 'common']);
  const editor = useEditor();
  const hasUnsaved = useDeferredEditorState((state) => state.readOnly === null && isDirty(state));
  const isUploading = useIsUploading();
  const isActive = hasUnsaved || isUploading;
  useUnsavedWork(isActive, { asksBeforeLeaving: true });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asksBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  const [risk, setRisk] = useState<LeaveRisk | null>(null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isOver = false;
    const leave = async (): Promise<void> => {
      const found = await assessLeaveRisk(editor);
      if (isOver) return;
      if (found === null) blocker.proceed();
      else setRisk(found);
    };
    void leave();
    return () => {
      isOver = true;
    };
  }, [blocker, editor]);

  useEffect(() => {
    if (!isActive) return undefined;
    const confirmClosing = (event: BeforeUnloadEvent): void => {
      if (assessCloseRisk(editor) !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmClosing);
    return () => window.removeEventListener('beforeunload', confirmClosing);
  }, [isActive, editor]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' && risk !== null}
      title={t('leave.title')}
      confirmLabel={t(risk !== null && isLoss(risk) ? 'common:unsaved.leave' : 'leave.confirm')}
      cancelLabel={t('common:unsaved.stay')}
      isDanger={risk !== null && isLoss(risk)}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => {
        setRisk(null);
        blocker.reset?.();
      }}
    >
      {risk !== null && t(`leave.${risk}`)}
    </ConfirmDialog>
  );
}
