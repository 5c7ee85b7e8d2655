import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { ForbiddenPage, NotFoundPage, TimeoutPage } from '#web/app/error-pages.tsx';
import { leadHome, leadSignedInOn, requireOwnSegment } from '#web/app/guards.ts';
import { RouteError } from '#web/app/route-error.tsx';
import { Navigation } from '#web/app/navigation.tsx';
import { LoadingPage } from '#web/ui/loading-page.tsx';

/** Every address of the console (spec 2). The shell and each screen come in chunks of their own; the editor is by far the largest. */
const routes: RouteObject[] = [
  {
    element: (
      <Navigation>
        <Outlet />
      </Navigation>
    ),
    errorElement: <RouteError />,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/', loader: leadHome, element: null },
      {
        path: '/login',
        loader: leadSignedInOn,
        lazy: async () => ({ Component: (await import('#web/features/session/sign-in-page.tsx')).SignInPage }),
      },
      { path: '/log-out', lazy: async () => ({ Component: (await import('#web/features/session/sign-out-page.tsx')).SignOutPage }) },
      { path: '/errors/403', element: <ForbiddenPage /> },
      { path: '/errors/404', element: <NotFoundPage /> },
      { path: '/errors/504', element: <TimeoutPage /> },
      {
        path: '/:segment',
        loader: requireOwnSegment,
        lazy: async () => ({ Component: (await import('#web/app/shell.tsx')).Shell }),
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { index: true, loader: leadHome, element: null },
              {
                path: 'site-list',
                lazy: async () => ({ Component: (await import('#web/features/sites/site-list-page.tsx')).SiteListPage }),
              },
              {
                path: 'create-site',
                lazy: async () => ({ Component: (await import('#web/features/sites/create-site-page.tsx')).CreateSitePage }),
              },
              {
                path: 'site/:id',
                lazy: async () => ({ Component: (await import('#web/features/editor/site-editor-page.tsx')).SiteEditorPage }),
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
