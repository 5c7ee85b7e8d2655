import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/editor/preview/full/full-preview.module.css';
import { useFullPreviewRoute } from '#web/features/editor/preview/use-full-preview-route.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

const PreviewedSite = lazy(async () => ({ default: (await import('#web/features/editor/preview/full/site-preview.tsx')).SitePreview }));

const openModal = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/**
 * The whole site over the whole screen, where the address asks for it; what is not saved yet is in it too. The browser's
 * own dialog, whose focus also goes into the frame.
 */
export function FullPreview() {
  const { t } = useTranslation('preview');
  const { isOpen, close, leaveFor } = useFullPreviewRoute();
  if (!isOpen) return null;
  return (
    <dialog
      ref={openModal}
      className={classes['preview']}
      aria-label={t('full')}
      // A page over the sheets is a dialog of its own inside this one.
      onClose={(event) => event.target === event.currentTarget && close()}
    >
      <Suspense fallback={<LoadingPage />}>
        <PreviewedSite onClose={close} onLeave={leaveFor} />
      </Suspense>
    </dialog>
  );
}
