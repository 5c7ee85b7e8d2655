import type { GlobalMenu } from '#shared/model/site/global-menu.ts';
import { linkTarget, type LinkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** An entry of the menu that has a name and somewhere to go. */
export interface MenuLink {
  id: string;
  name: string;
  target: LinkTarget;
}

/** What visitors find in a menu: half-typed entries and those whose sheet is gone are left out. */
export const menuLinks = (menu: Pick<GlobalMenu, 'items'>, addresses: SiteAddresses): MenuLink[] =>
  menu.items.flatMap((item) => {
    const target = linkTarget(item, addresses);
    const name = item.name.trim();
    return target && name !== '' ? [{ id: item.id, name, target }] : [];
  });
