import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useBlocker } from 'react-router';
import { asksBeforeLeaving, useUnsavedWork } from '#web/lib/session/unsaved-work.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/**
 * While `isActive`, asks before the screen is left: by the browser's dialog on closing, by the console's on navigation. The router asks
 * only the guard that was rendered last, so each guard checks the unsaved work of the whole screen.
 */
export function UnsavedGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  useUnsavedWork(isActive, { asksBeforeLeaving: true });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asksBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
