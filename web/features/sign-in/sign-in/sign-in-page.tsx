import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Session } from '#shared/model/sign-in/session.ts';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { useSessionBrand } from '#web/features/sign-in/frame/use-session-brand.ts';
import { SecondStepForm } from '#web/features/sign-in/sign-in/second-step-form.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in/sign-in-form.tsx';
import { useSignInSteps } from '#web/features/sign-in/sign-in/use-sign-in-steps.ts';
import { LICENCES_PATH, pathAfterSignIn } from '#web/lib/paths.ts';
import { storeSession } from '#web/lib/session/session.ts';

/** The link to registration, on the product's own sign-in page only: customers of an OEM get their accounts from the OEM. */
function RegisterLink({ isLeaving }: { isLeaving: boolean }) {
  const { t } = useTranslation('session');
  const isOwn = useSessionBrand()?.id === null;
  const [isShown, setShown] = useState(isOwn);
  // Keeps the link while leaving, although the new session changes the brand, so that the card does not move.
  if (!isLeaving && isShown !== isOwn) setShown(isOwn);
  if (!isShown) return null;
  return (
    <Group justify="center" gap="xs">
      <Text c="dimmed">{t('signIn.newHere')}</Text>
      <Anchor component={Link} underline="always" to="/register" fw={550}>
        {t('signIn.register')}
      </Anchor>
    </Group>
  );
}

/** Signs in with e-mail and password, and a code if needed. Then opens the screen in `next`, else the start screen. */
export function SignInPage() {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { challenge, ...steps } = useSignInSteps();
  const [isLeaving, setLeaving] = useState(false);

  const open = (session: Session): void => {
    storeSession(session);
    void navigate(pathAfterSignIn(search, session.user), { replace: true });
  };

  if (challenge !== null)
    return (
      <SessionFrame title={t('secondStep.title')} lead={t('secondStep.lead')}>
        <SecondStepForm challenge={challenge} onSignedIn={open} onBack={steps.goBack} />
      </SessionFrame>
    );
  return (
    <SessionFrame
      title={t('signIn.title')}
      lead={t(search.has('next') ? 'signIn.again' : 'signIn.lead')}
      foot={
        <Stack gap="xs" align="center">
          <RegisterLink isLeaving={isLeaving} />
          <Anchor component={Link} to={LICENCES_PATH} size="sm" c="dimmed" underline="always">
            {t('common:licences.title')}
          </Anchor>
        </Stack>
      }
    >
      <SignInForm expired={steps.expired} onSignedIn={open} onChallenge={steps.goOn} onBusyChange={setLeaving} />
    </SessionFrame>
  );
}
