import { Button, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { useCooldown } from '#web/features/sign-in/email-link/use-cooldown.ts';
import { toast } from '#web/lib/toast.ts';

/** The minimum time between two e-mails. */
const COOLDOWN_SECONDS = 60;

interface MailSentProps {
  title: string;
  text: string;
  /** How long the link is valid. */
  expiry: string;
  send: () => Promise<unknown>;
  /** The label of the button that returns to the form. */
  backLabel: string;
  onBack: () => void;
  isOfProduct?: boolean;
}

/** Confirms that an e-mail was sent. The user can send it again, or return to the form to correct it. */
export function MailSent({ title, text, expiry, send, backLabel, onBack, isOfProduct = false }: MailSentProps) {
  const { t } = useTranslation('session');
  const { secondsLeft, restart } = useCooldown(COOLDOWN_SECONDS);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: () => {
      restart();
      toast.success(t('sent.resent'));
    },
  });

  return (
    <SessionFrame title={title} isOfProduct={isOfProduct}>
      <Stack gap="md">
        <Stack gap="sm" role="status" mt="xs">
          <ThemeIcon variant="light" color="green" size={48} radius="xl">
            <IconMailCheck size={26} stroke={1.5} aria-hidden />
          </ThemeIcon>
          <Text>{text}</Text>
          <Text c="dimmed">
            {expiry}
            <br />
            {t('sent.spam')}
          </Text>
        </Stack>
        {resend.isError && <FailureAlert error={resend.error} />}
        <Button variant="default" fullWidth disabled={secondsLeft > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
          {secondsLeft > 0 ? t('sent.resendIn', { seconds: secondsLeft }) : t('sent.resend')}
        </Button>
        <Button variant="subtle" color="gray" fullWidth onClick={onBack}>
          {backLabel}
        </Button>
      </Stack>
    </SessionFrame>
  );
}
