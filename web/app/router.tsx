import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { ForbiddenPage, NotFoundPage, TimeoutPage } from '#web/app/error-pages.tsx';
import {
  redirectHome,
  redirectSignedIn,
  redirectToFirstPassword,
  requireAction,
  requireFirstPasswordDue,
  requireOwnSegment,
} from '#web/app/guards.ts';
import { RouteError } from '#web/app/route-error.tsx';
import { RouteTransition } from '#web/app/navigation.tsx';
import { type ScreenName, SCREENS } from '#web/app/screens.ts';
import { FIRST_PASSWORD_PATH } from '#web/lib/paths.ts';
import { LoadingPage } from '#web/ui/loading-page.tsx';

/** A screen inside the shell, for those who may open it. */
const screen = (name: ScreenName, component: () => Promise<ComponentType>): RouteObject => ({
  path: SCREENS[name].path,
  loader: requireAction(name),
  lazy: async () => ({ Component: await component() }),
});

/** Every address of the console (spec 2). The shell and each screen come in chunks of their own; the editor is by far the largest. */
const routes: RouteObject[] = [
  {
    element: (
      <RouteTransition>
        <Outlet />
      </RouteTransition>
    ),
    errorElement: <RouteError />,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/', loader: redirectHome, element: null },
      {
        path: '/login',
        loader: redirectSignedIn,
        lazy: async () => ({ Component: (await import('#web/features/session/sign-in-page.tsx')).SignInPage }),
      },
      { path: '/log-out', lazy: async () => ({ Component: (await import('#web/features/session/sign-out-page.tsx')).SignOutPage }) },
      {
        path: '/reset-pass',
        lazy: async () => ({ Component: (await import('#web/features/session/reset-password-page.tsx')).ResetPasswordPage }),
      },
      {
        path: '/new-password',
        lazy: async () => ({ Component: (await import('#web/features/session/new-password-page.tsx')).NewPasswordPage }),
      },
      {
        path: FIRST_PASSWORD_PATH,
        loader: requireFirstPasswordDue,
        lazy: async () => ({ Component: (await import('#web/features/session/first-password-page.tsx')).FirstPasswordPage }),
      },
      {
        path: '/register',
        lazy: async () => ({ Component: (await import('#web/features/session/register-page.tsx')).RegisterPage }),
      },
      { path: '/errors/403', loader: redirectToFirstPassword, element: <ForbiddenPage /> },
      { path: '/errors/404', loader: redirectToFirstPassword, element: <NotFoundPage /> },
      { path: '/errors/504', loader: redirectToFirstPassword, element: <TimeoutPage /> },
      {
        path: '/:segment',
        loader: requireOwnSegment,
        lazy: async () => ({ Component: (await import('#web/app/shell.tsx')).Shell }),
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { index: true, loader: redirectHome, element: null },
              screen('summary', async () => (await import('#web/features/summary/summary-page.tsx')).SummaryPage),
              screen('userList', async () => (await import('#web/features/users/user-list-page.tsx')).UserListPage),
              screen('user', async () => (await import('#web/features/users/user-page.tsx')).UserPage),
              screen('createUser', async () => (await import('#web/features/users/create-user-page.tsx')).CreateUserPage),
              screen('updateUser', async () => (await import('#web/features/users/update-user-page.tsx')).UpdateUserPage),
              screen('adminList', async () => (await import('#web/features/admins/admin-list-page.tsx')).AdminListPage),
              screen('auditLog', async () => (await import('#web/features/audit/audit-log-page.tsx')).AuditLogPage),
              screen('profile', async () => (await import('#web/features/profile/profile-page.tsx')).ProfilePage),
              screen('siteList', async () => (await import('#web/features/sites/site-list-page.tsx')).SiteListPage),
              screen('createSite', async () => (await import('#web/features/sites/create-site-page.tsx')).CreateSitePage),
              screen('siteEditor', async () => (await import('#web/features/editor/site-editor-page.tsx')).SiteEditorPage),
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      { path: '*', loader: redirectToFirstPassword, element: <NotFoundPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
