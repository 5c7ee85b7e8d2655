import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { BillingRecipient, NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { RecipientsSection } from '#web/features/billing/shared/recipients-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

const RECIPIENTS = ['billing-recipients'] as const;

/** The recipients of the account that the login works in; nothing if the operator does not bill it. */
export function OwnRecipients() {
  const { t } = useTranslation('recipients');
  const client = useQueryClient();
  const mayChange = useMayDo('recipient:write');
  const found = useQuery({ queryKey: RECIPIENTS, queryFn: ({ signal }) => api.bill.recipients({}, { signal }), staleTime: 0 });
  const onSuccess = (answer: { recipients: BillingRecipient[] }): void => {
    client.setQueryData(RECIPIENTS, { ...answer, isAvailable: true });
  };
  const adding = useMutation({ mutationFn: (body: NewBillingRecipient) => api.bill.addRecipient({ body }), onSuccess });
  const removal = useMutation({
    mutationFn: (recipientId: string) => api.bill.removeRecipient({ params: { recipientId } }),
    onSuccess,
  });
  return (
    <QueryState query={found} failed={t('failed')} placeholder={120}>
      {({ recipients, isAvailable }) =>
        isAvailable && <RecipientsSection recipients={recipients} mayChange={mayChange} adding={adding} removal={removal} />
      }
    </QueryState>
  );
}
