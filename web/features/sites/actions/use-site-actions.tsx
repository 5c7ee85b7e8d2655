import { type ReactNode, useState } from 'react';
import type { ListedSite } from '#shared/model/site/site.ts';
import { DeleteSiteDialog } from '#web/features/sites/actions/delete-site-dialog.tsx';
import { DuplicateSiteDialog } from '#web/features/sites/actions/duplicate-site-dialog.tsx';

export type SiteListAction = 'duplicate' | 'delete';

interface SiteActs {
  /** Asks for what an act needs, and then does it. */
  act: (site: ListedSite, act: SiteListAction) => void;
  /** To be rendered once, beside the sites. */
  dialog: ReactNode;
}

/** What is done to a site from the list, each after a dialog. */
export function useSiteActions(): SiteActs {
  const [asked, setAsked] = useState<{ site: ListedSite; act: SiteListAction } | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The dialog keeps its words while it goes.
  const common = asked && { site: asked.site, isOpen, onClose: () => setOpen(false) };
  return {
    act: (site, act) => {
      setAsked({ site, act });
      setOpen(true);
    },
    dialog: common && (asked.act === 'delete' ? <DeleteSiteDialog {...common} /> : <DuplicateSiteDialog {...common} />),
  };
}
