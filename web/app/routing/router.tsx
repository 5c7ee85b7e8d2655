import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { ForbiddenPage, NotFoundPage, TimeoutPage } from '#web/app/errors/error-pages.tsx';
import {
  redirectHome,
  redirectSignedIn,
  redirectToFirstPassword,
  requireAction,
  requireFirstPasswordDue,
  requireOwnSegment,
} from '#web/app/routing/guards.ts';
import { RouteError } from '#web/app/errors/route-error.tsx';
import { RouteTransition } from '#web/app/routing/route-transition.tsx';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { FIRST_PASSWORD_PATH } from '#web/lib/paths.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

/** The route of a screen inside the shell, guarded by the screen's action. */
const screen = (name: ScreenName, component: () => Promise<ComponentType>): RouteObject => ({
  path: SCREENS[name].path,
  loader: requireAction(name),
  lazy: async () => ({ Component: await component() }),
});

/** Every route of the console. The shell and each screen are chunks of their own; the editor is by far the largest. */
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
        lazy: async () => ({ Component: (await import('#web/features/session/sign-in/sign-in-page.tsx')).SignInPage }),
      },
      {
        path: '/log-out',
        lazy: async () => ({ Component: (await import('#web/features/session/sign-in/sign-out-page.tsx')).SignOutPage }),
      },
      {
        path: '/reset-pass',
        lazy: async () => ({ Component: (await import('#web/features/session/password/reset-password-page.tsx')).ResetPasswordPage }),
      },
      {
        path: '/new-password',
        lazy: async () => ({ Component: (await import('#web/features/session/password/new-password-page.tsx')).NewPasswordPage }),
      },
      {
        path: FIRST_PASSWORD_PATH,
        loader: requireFirstPasswordDue,
        lazy: async () => ({ Component: (await import('#web/features/session/password/first-password-page.tsx')).FirstPasswordPage }),
      },
      {
        path: '/register',
        lazy: async () => ({ Component: (await import('#web/features/session/registration/register-page.tsx')).RegisterPage }),
      },
      { path: '/errors/403', loader: redirectToFirstPassword, element: <ForbiddenPage /> },
      { path: '/errors/404', loader: redirectToFirstPassword, element: <NotFoundPage /> },
      { path: '/errors/504', loader: redirectToFirstPassword, element: <TimeoutPage /> },
      {
        path: '/:segment',
        loader: requireOwnSegment,
        lazy: async () => ({ Component: (await import('#web/app/shell/shell.tsx')).Shell }),
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { index: true, loader: redirectHome, element: null },
              screen('summary', async () => (await import('#web/features/summary/summary-page.tsx')).SummaryPage),
              screen('userList', async () => (await import('#web/features/users/list/user-list-page.tsx')).UserListPage),
              screen('user', async () => (await import('#web/features/users/detail/user-page.tsx')).UserPage),
              screen('createUser', async () => (await import('#web/features/users/form/create-user-page.tsx')).CreateUserPage),
              screen('updateUser', async () => (await import('#web/features/users/form/update-user-page.tsx')).UpdateUserPage),
              screen('adminList', async () => (await import('#web/features/admins/admin-list-page.tsx')).AdminListPage),
              screen('auditLog', async () => (await import('#web/features/audit/audit-log-page.tsx')).AuditLogPage),
              screen('profile', async () => (await import('#web/features/profile/profile-page.tsx')).ProfilePage),
              screen('siteList', async () => (await import('#web/features/sites/list/site-list-page.tsx')).SiteListPage),
              screen('createSite', async () => (await import('#web/features/sites/create/create-site-page.tsx')).CreateSitePage),
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
