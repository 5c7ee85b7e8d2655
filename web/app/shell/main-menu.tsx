import { NavLink as MenuLink, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { UserInfo } from '#shared/model/account/session.ts';
import classes from '#web/app/shell/main-menu.module.css';
import { isMenuEntryActive, menuEntryPath, MENU_GROUPS, menuEntries } from '#web/app/shell/menu-entries.ts';

interface MainMenuProps {
  user: UserInfo;
  isCompact: boolean;
  onNavigate?: () => void;
}

/** The back-office menu, limited to the screens this login may open. */
export function MainMenu({ user, isCompact, onNavigate }: MainMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = menuEntries(user);
  return (
    <nav aria-label={t('menu.label')} className={classes['menu']}>
      {MENU_GROUPS.map((group) => (
        <ul key={group} className={classes['group']} data-group={group}>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => {
              const { screen, icon: Icon } = entry;
              const label = t(`menu.${screen}`);
              return (
                <li key={screen}>
                  <Tooltip label={label} position="right" disabled={!isCompact}>
                    <MenuLink
                      component={NavLink}
                      to={menuEntryPath(entry, user)}
                      active={isMenuEntryActive(entry, pathname)}
                      variant="filled"
                      label={isCompact ? null : label}
                      aria-label={label}
                      leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
                      className={classes['entry']}
                      {...(onNavigate && { onClick: onNavigate })}
                    />
                  </Tooltip>
                </li>
              );
            })}
        </ul>
      ))}
    </nav>
  );
}
