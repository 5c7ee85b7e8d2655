import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { answerBillingRecipient } from '#functions/accounts/services/billing-recipients.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/sign-in/api/auth/resolve-link.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/**
 * Stores whether the holder of an address wants the e-mails about the invoices of an account. The link remains valid, so that the
 * holder can change its mind. Throws `link-invalid` if the recipient or the account was removed.
 */
async function answer(
  dependencies: AuthDependencies,
  { token, viewerAddress }: { token: string; viewerAddress: string },
  state: 'confirmed' | 'refused',
): Promise<null> {
  await countLinkAttempt(dependencies, viewerAddress);
  const find = async () => {
    const link = await resolveLink(dependencies, token);
    if (link.kind !== 'billing-recipient') throw linkInvalid();
    return link;
  };
  const { recipient } = await find();
  await answerBillingRecipient(dependencies, async () => (await find()).account, { id: recipient.id, state });
  return null;
}

export const confirmRecipient =
  (dependencies: AuthDependencies): UseCase<typeof auth.confirmRecipient> =>
  ({ body: { token }, viewerAddress }) =>
    answer(dependencies, { token, viewerAddress }, 'confirmed');

export const refuseRecipient =
  (dependencies: AuthDependencies): UseCase<typeof auth.refuseRecipient> =>
  ({ body: { token }, viewerAddress }) =>
    answer(dependencies, { token, viewerAddress }, 'refused');
