import { foldEmail } from '#shared/values/text/is-email.ts';
import type { BillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import { type ConsoleLinkPurpose, isConsoleLink } from '#functions/sign-in/store/link.ts';
import { consumeLinkWrite } from '#functions/sign-in/store/link-store.ts';
import type { StoredEmailChange } from '#functions/sign-in/store/login-email-change-store.ts';
import type { ChangeSide } from '#functions/visitors/store/records/email-change.ts';
import type { Write } from '#functions/platform/engine/table.ts';

type LinkDependencies = Pick<AuthDependencies, 'accounts' | 'attempts' | 'emailChanges' | 'links'>;

/** A valid link, with the write that consumes it. */
type ResolvedLink = { until: Date; spend: Write } & (
  | { kind: 'password-reset' | 'invitation'; login: Login }
  | { kind: 'login-email-change'; login: Login; change: StoredEmailChange; side: ChangeSide }
  | { kind: 'billing-recipient'; account: Account; recipient: BillingRecipient }
  | { kind: 'registration'; registration: Extract<ConsoleLinkPurpose, { kind: 'registration' }>['registration'] }
);

export const linkInvalid = (): AppError => new AppError('link-invalid');

/**
 * Returns the login for which a link was issued. Throws `link-invalid` if its password or address has changed since, or if it may no longer
 * sign in.
 */
async function loginOfLink(
  { accounts }: LinkDependencies,
  { accountId, epoch, email }: Extract<ConsoleLinkPurpose, { kind: 'password-reset' | 'invitation' }>,
): Promise<Login> {
  const account = await accounts.get(accountId);
  if (!account || account.deletedAt !== undefined || account.sessionEpoch !== epoch || account.email !== foldEmail(email))
    throw linkInvalid();
  if (!account.holdsAddress && (await accounts.findCredential(account.email))) throw linkInvalid();
  const login = await accounts.resolveLogin(account);
  if (!maySignIn(login.contractStatus)) throw linkInvalid();
  return login;
}

/**
 * Returns the change of an address, and its login. Throws `link-invalid` if the change has ended or was replaced, or if the login has
 * another password since or may no longer sign in.
 */
async function changeOf(
  { accounts, emailChanges }: LinkDependencies,
  { accountId, changeId }: Extract<ConsoleLinkPurpose, { kind: 'login-email-change' }>,
): Promise<{ login: Login; change: StoredEmailChange }> {
  const account = await accounts.get(accountId);
  const change = account && account.deletedAt === undefined ? await emailChanges.find(account) : undefined;
  if (!account || change?.id !== changeId) throw linkInvalid();
  const login = await accounts.resolveLogin(account);
  if (!maySignIn(login.contractStatus)) throw linkInvalid();
  return { login, change };
}

/** Returns the recipient of the invoices of an account, and the account. Throws `link-invalid` if either was removed. */
async function recipientOf(
  { accounts }: LinkDependencies,
  { accountId, recipientId }: Extract<ConsoleLinkPurpose, { kind: 'billing-recipient' }>,
): Promise<{ account: Account; recipient: BillingRecipient }> {
  const account = await accounts.get(accountId);
  const recipient = account?.billingRecipients.find(({ id }) => id === recipientId);
  if (!account || account.deletedAt !== undefined || !recipient) throw linkInvalid();
  return { account, recipient };
}

/** Returns the login or registration of an e-mailed link. Throws `link-invalid` if the link is unknown, expired, consumed or outdated. */
export async function resolveLink(dependencies: LinkDependencies, token: string): Promise<ResolvedLink> {
  const link = await dependencies.links.find(token);
  if (!link || !isConsoleLink(link)) throw linkInvalid();
  const use = { until: new Date(link.until), spend: consumeLinkWrite(link) };
  if (link.kind === 'login-email-change') return { ...use, kind: link.kind, side: link.side, ...(await changeOf(dependencies, link)) };
  if (link.kind === 'billing-recipient') return { ...use, kind: link.kind, ...(await recipientOf(dependencies, link)) };
  if (link.kind !== 'registration') return { ...use, kind: link.kind, login: await loginOfLink(dependencies, link) };
  const { kind, registration } = link;
  if (await dependencies.accounts.findCredential(registration.email)) throw linkInvalid();
  return { ...use, kind, registration };
}

/** Counts an attempt to use a link, valid or not. */
export const countLinkAttempt = ({ attempts }: LinkDependencies, viewerAddress: string): Promise<unknown> =>
  attempts.count('link-from-network', viewerNetwork(viewerAddress));
