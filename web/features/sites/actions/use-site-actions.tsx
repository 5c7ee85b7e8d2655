import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { DeleteSiteDialog } from '#web/features/sites/actions/delete-site-dialog.tsx';
import { DuplicateSiteDialog } from '#web/features/sites/actions/duplicate-site-dialog.tsx';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

const ShareDialog = lazy(async () => ({ default: (await import('#web/features/preview/shared/share-dialog.tsx')).ShareDialog }));

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('#web/features/sites/shared/save-template-dialog.tsx')).SaveTemplateDialog,
}));

const ExportSiteDialog = lazy(async () => ({
  default: (await import('#web/features/sites/shared/export-site-dialog.tsx')).ExportSiteDialog,
}));

export type SiteListAction = 'share' | 'duplicate' | 'save-template' | 'export' | 'delete';

interface SiteActions {
  /** Opens the dialog of an action. */
  start: (site: ListedSite, action: SiteListAction) => void;
  /** The open dialog, to be rendered once by the list. */
  dialog: ReactNode;
}

/** The actions on a site in the list, each with a dialog. */
export function useSiteActions(): SiteActions {
  const user = useUser();
  const [pending, setPending] = useState<{ site: ListedSite; action: SiteListAction } | null>(null);
  const [isOpen, setOpen] = useState(false);
  // `pending` is kept after closing, because the dialog shows it during the closing animation.
  const common = pending && { site: pending.site, isOpen, onClose: () => setOpen(false) };
  const dialogOf = (action: SiteListAction, dialog: NonNullable<typeof common>): ReactNode => {
    if (action === 'delete') return <DeleteSiteDialog {...dialog} />;
    if (action === 'duplicate') return <DuplicateSiteDialog {...dialog} />;
    if (action === 'save-template')
      return (
        <Suspense fallback={null}>
          <SaveTemplateDialog key={dialog.site.id} {...dialog} />
        </Suspense>
      );
    if (action === 'export')
      return (
        <Suspense fallback={null}>
          <ExportSiteDialog {...dialog} publish={{ path: siteEditorPath(user, dialog.site.id) }} />
        </Suspense>
      );
    return (
      <Suspense fallback={null}>
        <ShareDialog siteId={dialog.site.id} isOpen={isOpen} onClose={dialog.onClose} />
      </Suspense>
    );
  };
  return {
    start: (site, action) => {
      setPending({ site, action });
      setOpen(true);
    },
    dialog: common && dialogOf(pending.action, common),
  };
}
