import '#web/app/mantine.css';
import '#web/app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from '#web/app/app-providers.tsx';
import { router } from '#web/app/router.tsx';
import { startI18n } from '#web/lib/i18n.ts';
import { surviveTranslation } from '#web/lib/dom/survive-translation.ts';
import { leaveKeysToInputMethods } from '#web/lib/keyboard/leave-keys-to-input-methods.ts';
import { recoverMediaIn } from '#web/lib/media/recover-media.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

surviveTranslation();
leaveKeysToInputMethods();
recoverMediaIn(document);
await startI18n();
createRoot(root).render(
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
