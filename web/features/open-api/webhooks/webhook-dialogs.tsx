import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { ShownOnce } from '#web/features/open-api/secret/shown-once.tsx';
import { WebhookForm } from '#web/features/open-api/webhooks/form/webhook-form.tsx';
import { useReloadWebhooks } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { DeliveriesDialog } from '#web/features/open-api/webhooks/log/deliveries-dialog.tsx';
import { RemoveWebhookDialog } from '#web/features/open-api/webhooks/remove-webhook-dialog.tsx';
import { RotateWebhookDialog } from '#web/features/open-api/webhooks/rotate-webhook-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The open dialog, and the webhook that it applies to. */
export type WebhookDialogState =
  | { action: 'create' }
  | { action: 'edit' | 'rotate' | 'log' | 'remove'; target: Webhook }
  | { action: 'secret'; secret: string };

interface WebhookDialogsProps {
  /** `null` while no dialog is open. */
  state: WebhookDialogState | null;
  /** The webhooks as last loaded. */
  webhooks: readonly Webhook[];
  targets: WebhookTargets;
  onChange: (state: WebhookDialogState | null) => void;
}

/** The dialogs of the list of webhooks. A click outside a form does not discard its input. */
export function WebhookDialogs({ state, webhooks, targets, onChange }: WebhookDialogsProps) {
  const { t } = useTranslation('webhooks');
  const reload = useReloadWebhooks();
  const close = (): void => onChange(null);
  const closeLog = (): void => {
    close();
    reload();
  };
  const show = (secret: string): void => onChange({ action: 'secret', secret });
  if (state?.action === 'secret')
    return <ShownOnce title={t('secret.title')} text={t('secret.text')} label={t('secret.label')} value={state.secret} onClose={close} />;
  if (state?.action === 'rotate') return <RotateWebhookDialog target={state.target} onRotated={show} onClose={close} />;
  if (state?.action === 'log') return <DeliveriesDialog target={state.target} onClose={closeLog} />;
  if (state?.action === 'remove') return <RemoveWebhookDialog target={state.target} onClose={close} />;
  const target = state?.action === 'edit' ? state.target : null;
  return (
    <Dialog
      isOpen={state !== null}
      onClose={close}
      size="lg"
      closeOnClickOutside={false}
      title={t(target ? 'form.editTitle' : 'form.createTitle')}
    >
      <WebhookForm
        latest={target && (webhooks.find(({ id }) => id === target.id) ?? target)}
        targets={targets}
        onAdded={(_, secret) => show(secret)}
        onClose={close}
      />
    </Dialog>
  );
}
