import { Badge, Indicator, NavLink as MenuLink, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NavLink, useLocation } from 'react-router';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import classes from '#web/app/shell/main-menu.module.css';
import { isMenuEntryActive, menuEntryPath, MENU_GROUPS, menuEntries } from '#web/app/routing/menu-entries.ts';
import { useNewEntries } from '#web/lib/api/use-new-entries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { mayDo } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface MainMenuProps {
  user: UserInfo;
  isCompact: boolean;
  onNavigate?: () => void;
}

/** The back-office menu, limited to the screens this login may open, with the number of unread form entries beside the sites. */
export function MainMenu({ user, isCompact, onNavigate }: MainMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = menuEntries(user);
  const language = useLanguage();
  const unreadId = useId();
  const newEntries = useNewEntries(mayDo(user, 'entry:read')) ?? 0;
  return (
    <nav aria-label={t('menu.label')} className={classes['menu']}>
      {MENU_GROUPS.map((group) => (
        <ul key={group} className={classes['group']} data-group={group}>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => {
              const { screen, icon: Icon } = entry;
              const label = t(`menu.${screen}`);
              const unread = screen === 'siteList' ? newEntries : 0;
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
                      {...(unread > 0 && { 'aria-describedby': unreadId })}
                      leftSection={
                        <Indicator disabled={!isCompact || unread === 0} color="blue" size={8} aria-hidden>
                          <Icon size={20} stroke={1.5} aria-hidden />
                        </Indicator>
                      }
                      rightSection={
                        !isCompact && unread > 0 ? (
                          <Badge size="sm" color="blue" variant="light" tt="none" aria-hidden>
                            {formatNumber(unread, language)}
                          </Badge>
                        ) : null
                      }
                      className={classes['entry']}
                      {...(onNavigate && { onClick: onNavigate })}
                    />
                  </Tooltip>
                  {unread > 0 && (
                    <VisuallyHidden id={unreadId}>{t('menu.unread', { number: formatNumber(unread, language) })}</VisuallyHidden>
                  )}
                </li>
              );
            })}
        </ul>
      ))}
    </nav>
  );
}
