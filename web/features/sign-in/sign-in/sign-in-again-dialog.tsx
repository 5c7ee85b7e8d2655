import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { SecondStepForm } from '#web/features/sign-in/sign-in/second-step-form.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in/sign-in-form.tsx';
import { useSignInSteps } from '#web/features/sign-in/sign-in/use-sign-in-steps.ts';
import { storeSession } from '#web/lib/session/session.ts';

let isOpen = false;

// Hides Escape from the dialogs below, which would close and lose their input. Registered before the listeners of all dialogs.
window.addEventListener(
  'keydown',
  (event) => {
    if (isOpen && event.key === 'Escape') event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Signs in again in a dialog over the page. Calls that wait for the session then save the unsaved work of the page. */
export function SignInAgainDialog({ user, onLeave }: { user: UserInfo; onLeave: () => void }) {
  const { t } = useTranslation('session');
  const { challenge, expired, goOn, goBack } = useSignInSteps();
  useEffect(() => {
    isOpen = true;
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <Modal
      opened
      centered
      onClose={onLeave}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t(challenge === null ? 'signedOut.title' : 'secondStep.title')}
    >
      <Stack gap="md">
        <Text>{t(challenge === null ? 'signedOut.text' : 'secondStep.lead')}</Text>
        {challenge === null ? (
          <SignInForm email={user.email} expired={expired} onSignedIn={storeSession} onChallenge={goOn} />
        ) : (
          <SecondStepForm challenge={challenge} onSignedIn={storeSession} onBack={goBack} />
        )}
        <Anchor component="button" type="button" underline="always" size="sm" ta="center" onClick={onLeave}>
          {t('signedOut.leave')}
        </Anchor>
      </Stack>
    </Modal>
  );
}
