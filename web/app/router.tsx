import type { Area } from '#web/lib/texts.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { ForbiddenPage, NotFoundPage, TimeoutPage } from '#web/app/errors/error-pages.tsx';
import {
  redirectHome,
  redirectSignedIn,
  redirectToDueStep,
  requireAction,
  requireFirstPasswordDue,
  requireOwnSegment,
  requireTwoFactorDue,
} from '#web/app/routing/guards.ts';
import { RouteError } from '#web/app/errors/route-error.tsx';
import { RouteTransition } from '#web/app/routing/route-transition.tsx';
import { SCREEN_NAMES, type ScreenName, SCREENS, SHELL_TEXTS } from '#web/app/routing/screens.ts';
import { loadTexts } from '#web/lib/i18n.ts';
import { FIRST_PASSWORD_PATH, LICENCES_PATH, SET_UP_TWO_FACTOR_PATH } from '#web/lib/paths.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

interface Chunk {
  load: () => Promise<ComponentType>;
  texts: readonly Area[];
  laterTexts?: readonly Area[];
}

/** Loads the component of a route together with its catalogues. */
async function loadChunk({ load, texts, laterTexts = [] }: Chunk): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([load(), loadTexts(texts)]);
  if (laterTexts.length > 0) whenIdle(() => void loadTexts(laterTexts));
  return { Component };
}

/** Returns the route of a screen inside the shell, guarded by the screen's action. */
const screenRoute = (name: ScreenName): RouteObject => ({
  path: SCREENS[name].path,
  loader: requireAction(name),
  lazy: () => loadChunk(SCREENS[name]),
});

const loadShell = async (): Promise<ComponentType> => (await import('#web/app/shell/shell.tsx')).Shell;

/** Every route of the console. The shell and each screen are chunks of their own. */
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
        lazy: async () => ({ Component: (await import('#web/features/sign-in/sign-in/sign-in-page.tsx')).SignInPage }),
      },
      {
        path: '/log-out',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/sign-in/sign-out-page.tsx')).SignOutPage }),
      },
      {
        path: '/reset-pass',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/password/reset-password-page.tsx')).ResetPasswordPage }),
      },
      {
        path: '/new-password',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/password/new-password-page.tsx')).NewPasswordPage }),
      },
      {
        path: '/confirm-email',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/email/confirm-email-page.tsx')).ConfirmEmailPage }),
      },
      {
        path: '/billing-recipient',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/email/recipient-page.tsx')).RecipientPage }),
      },
      {
        path: '/quotation',
        lazy: () =>
          loadChunk({
            load: async () => (await import('#web/features/sign-in/quotation/linked-estimate-page.tsx')).LinkedEstimatePage,
            texts: ['estimates'],
          }),
      },
      {
        path: FIRST_PASSWORD_PATH,
        loader: requireFirstPasswordDue,
        lazy: async () => ({ Component: (await import('#web/features/sign-in/password/first-password-page.tsx')).FirstPasswordPage }),
      },
      {
        path: SET_UP_TWO_FACTOR_PATH,
        loader: requireTwoFactorDue,
        lazy: async () => ({
          Component: (await import('#web/features/sign-in/two-factor/set-up-two-factor-page.tsx')).SetUpTwoFactorPage,
        }),
      },
      {
        path: '/register',
        lazy: async () => ({ Component: (await import('#web/features/sign-in/registration/register-page.tsx')).RegisterPage }),
      },
      {
        path: '/legal/:kind',
        lazy: () =>
          loadChunk({
            load: async () => (await import('#web/features/legal/legal-document-page.tsx')).LegalDocumentPage,
            texts: ['legal'],
          }),
      },
      {
        path: '/site/:siteId/preview',
        lazy: async () => ({ Component: (await import('#web/app/preview/preview-page.tsx')).PreviewPage }),
      },
      {
        path: LICENCES_PATH,
        lazy: async () => ({ Component: (await import('#web/features/accounts/licences/licences-page.tsx')).LicencesPage }),
      },
      { path: '/errors/403', loader: redirectToDueStep, element: <ForbiddenPage /> },
      { path: '/errors/404', loader: redirectToDueStep, element: <NotFoundPage /> },
      { path: '/errors/504', loader: redirectToDueStep, element: <TimeoutPage /> },
      {
        path: '/:segment',
        loader: requireOwnSegment,
        lazy: () => loadChunk({ load: loadShell, texts: SHELL_TEXTS }),
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { index: true, loader: redirectHome, element: null },
              ...SCREEN_NAMES.map(screenRoute),
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      { path: '*', loader: redirectToDueStep, element: <NotFoundPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
