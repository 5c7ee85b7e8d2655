import type { Registration } from '#shared/model/account/session.ts';
import { maySignIn } from '#shared/rules/account/policy.ts';
import { AppError } from '#functions/app-error.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { Login } from '#functions/store/account/login.ts';
import { type ConsoleLinkPurpose, isConsoleLink } from '#functions/store/auth/link.ts';
import { consumeLinkWrite } from '#functions/store/auth/link-store.ts';
import type { Write } from '#functions/store/engine/table.ts';

type LinkDependencies = Pick<AuthDependencies, 'accounts' | 'attempts' | 'links'>;

/** A link that still leads somewhere, with the write that uses it up. */
type Opened = { until: Date; spend: Write } & (
  | { kind: 'password-reset' | 'invitation'; login: Login }
  | { kind: 'registration'; registration: Omit<Registration, 'agreed'> }
);

const linkInvalid = (): AppError => new AppError('link-invalid');

/** The login a link was made for, unless it has had another password or address since, or may not sign in any more. */
async function loginOfLink(
  { accounts }: LinkDependencies,
  { accountId, epoch, email }: Exclude<ConsoleLinkPurpose, { kind: 'registration' }>,
): Promise<Login> {
  const account = await accounts.get(accountId);
  if (!account || account.deletedAt !== undefined || account.sessionEpoch !== epoch || account.email !== email) throw linkInvalid();
  const login = await accounts.resolveLogin(account);
  if (!maySignIn(login.contractStatus)) throw linkInvalid();
  return login;
}

/** What is behind the link of an e-mail at this moment; `link-invalid` for whatever leads nowhere. */
export async function resolveLink(dependencies: LinkDependencies, token: string): Promise<Opened> {
  const link = await dependencies.links.find(token);
  if (!link || !isConsoleLink(link)) throw linkInvalid();
  const use = { until: new Date(link.until), spend: consumeLinkWrite(link) };
  if (link.kind !== 'registration') return { ...use, kind: link.kind, login: await loginOfLink(dependencies, link) };
  const { kind, registration } = link;
  if (await dependencies.accounts.findCredential(registration.email)) throw linkInvalid();
  return { ...use, kind, registration };
}

/** Counts a try at a link, whatever it is for and wherever it leads. */
export const countLinkAttempt = ({ attempts }: LinkDependencies, viewerAddress: string): Promise<unknown> =>
  attempts.count('link-from-network', viewerNetwork(viewerAddress));
