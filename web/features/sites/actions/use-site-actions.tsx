import { type ReactNode, useState } from 'react';
import type { ListedSite } from '#shared/model/site/site.ts';
import { DeleteSiteDialog } from '#web/features/sites/actions/delete-site-dialog.tsx';
import { DuplicateSiteDialog } from '#web/features/sites/actions/duplicate-site-dialog.tsx';

export type SiteListAction = 'duplicate' | 'delete';

interface SiteActions {
  /** Opens the dialog of an action. */
  start: (site: ListedSite, action: SiteListAction) => void;
  /** The open dialog, to be rendered once by the list. */
  dialog: ReactNode;
}

/** The actions on a site in the list; each one has a dialog. */
export function useSiteActions(): SiteActions {
  const [pending, setPending] = useState<{ site: ListedSite; action: SiteListAction } | null>(null);
  const [isOpen, setOpen] = useState(false);
  // `pending` is kept after closing: the dialog still shows it during its closing animation.
  const common = pending && { site: pending.site, isOpen, onClose: () => setOpen(false) };
  return {
    start: (site, action) => {
      setPending({ site, action });
      setOpen(true);
    },
    dialog: common && (pending.action === 'delete' ? <DeleteSiteDialog {...common} /> : <DuplicateSiteDialog {...common} />),
  };
}
