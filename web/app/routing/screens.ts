import { matchPath } from 'react-router';
import type { Action } from '#shared/rules/account/policy.ts';

interface Screen {
  /** Below the segment of the login (spec 2). */
  path: string;
  /** Who may do this may open it. */
  action: Action;
}

/** Every screen inside the shell. Router, guard, menu and command palette read this one table. */
export const SCREENS = {
  summary: { path: 'summary', action: 'summary:read' },
  userList: { path: 'user-list', action: 'user:read' },
  user: { path: 'user/:id', action: 'user:read' },
  createUser: { path: 'create-user/:id', action: 'user:write' },
  updateUser: { path: 'update-user/:type/:id', action: 'user:write' },
  siteList: { path: 'site-list', action: 'site:read' },
  createSite: { path: 'create-site', action: 'site:write' },
  siteEditor: { path: 'site/:id', action: 'site:read' },
  adminList: { path: 'admin-list', action: 'admin:read' },
  auditLog: { path: 'audit-log', action: 'audit:read' },
  profile: { path: 'profile', action: 'own-session' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

/** Whether an address of the console is that of a screen. */
export const isScreen = (name: ScreenName, pathname: string): boolean => matchPath(`/:segment/${SCREENS[name].path}`, pathname) !== null;
