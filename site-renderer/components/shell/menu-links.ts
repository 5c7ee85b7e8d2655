import type { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import { linkTarget, type LinkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** A menu entry with a name and an address. */
export interface MenuLink {
  id: string;
  name: string;
  target: LinkTarget;
}

/** Returns the menu entries to show. Omits entries without a name, and entries whose sheet does not exist. */
export const menuLinks = (menu: Pick<GlobalMenu, 'items'>, addresses: SiteAddresses): MenuLink[] =>
  menu.items.flatMap((item) => {
    const target = linkTarget(item, addresses);
    const name = item.name.trim();
    return target && name !== '' ? [{ id: item.id, name, target }] : [];
  });
