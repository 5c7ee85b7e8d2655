import { useMutation } from '@tanstack/react-query';
import type { NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { useUserCacheUpdate } from '#web/features/accounts/users/user-queries.ts';
import { RecipientsSection } from '#web/features/billing/shared/recipients-section.tsx';
import { api } from '#web/lib/api/api-client.ts';

/** The addresses that receive the e-mails about the invoices of an account, for logins that manage it. */
export function UserRecipients({ target, mayChange }: { target: UserDetail; mayChange: boolean }) {
  const updateCache = useUserCacheUpdate();
  const { id } = target;
  // Each change increments the version, on which forms that change the account are based.
  const onSuccess = ({ recipients }: { recipients: UserDetail['billingRecipients'] }): void =>
    updateCache({ ...target, billingRecipients: recipients, version: target.version + 1 });
  const adding = useMutation({
    mutationFn: (body: NewBillingRecipient) => api.masterUser.addRecipient({ params: { id }, body }),
    onSuccess,
  });
  const removal = useMutation({
    mutationFn: (recipientId: string) => api.masterUser.removeRecipient({ params: { id, recipientId } }),
    onSuccess,
  });
  return <RecipientsSection recipients={target.billingRecipients} mayChange={mayChange} adding={adding} removal={removal} />;
}
