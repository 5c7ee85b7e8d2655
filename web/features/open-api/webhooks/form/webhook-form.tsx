import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { inFields } from '#web/features/open-api/form/access-draft.ts';
import { newWebhookDraft, toNewWebhook, webhookDraftOf, webhookErrors } from '#web/features/open-api/webhooks/form/webhook-draft.ts';
import { WebhookFields } from '#web/features/open-api/webhooks/form/webhook-fields.tsx';
import { useAddWebhook, useUpdateWebhook } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { useVersionedForm } from '#web/lib/form/use-versioned-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';

interface WebhookFormProps {
  /** The webhook to edit, as last loaded; `null` for a new one. */
  latest: Webhook | null;
  targets: WebhookTargets;
  onAdded: (webhook: Webhook, secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function WebhookForm({ latest, targets, onAdded, onClose }: WebhookFormProps) {
  const { t } = useTranslation(['webhooks', 'api']);
  const { form, base, frame } = useVersionedForm({
    latest,
    draftOf: (webhook) => (webhook ? webhookDraftOf(webhook) : newWebhookDraft()),
    errorsOf: (draft) => inFields(webhookErrors(draft, targets)),
    inForm: inFields,
    create: { by: useAddWebhook(), toInput: toNewWebhook, onSuccess: ({ webhook, secret }) => onAdded(webhook, secret) },
    update: {
      by: useUpdateWebhook(),
      toInput: (draft, { id, version }) => ({ id, body: { ...toNewWebhook(draft), version } }),
      onSuccess: ({ name }) => {
        toast.success(t('done.update', { name }));
        onClose();
      },
    },
  });
  return (
    <DialogForm
      {...frame}
      behind={{ title: t('api:form.behind.title'), text: t('api:form.behind.text'), loadLabel: t('api:form.behind.takeIn') }}
      failure={t(base ? 'failure.update' : 'failure.create')}
      submit={t(base ? 'form.save' : 'form.add')}
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </DialogForm>
  );
}
