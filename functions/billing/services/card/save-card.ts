import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { StoredCard } from '#functions/billing/store/card-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Card } from '#shared/model/billing/card.ts';

/** Returns a card in the form in which the audit log names it. */
const describeCard = (saved: StoredCard['saved']): string | null => saved && `${saved.card.brand} ${saved.card.last4}`;

type Dependencies = Pick<CardDependencies, 'cards' | 'gateway' | 'clock' | 'ids'>;

/** Replaces or removes the card of an account. Removes the former card at Stripe. */
async function replaceCard(
  dependencies: Dependencies,
  account: Account,
  actor: AuditEntry['actor'],
  next: (stored: StoredCard) => StoredCard['saved'],
): Promise<Card | null> {
  const { cards, gateway } = dependencies;
  return retryOnConflict(async () => {
    const stored = await cards.find(account.id);
    if (!stored) return null;
    const saved = next(stored);
    const former = stored.saved;
    if (saved?.methodId === former?.methodId) return saved?.card ?? null;
    const audit = newAuditEntry(dependencies, 'billing.card', actor, accountAuditSubject(account), [
      { field: 'card', from: describeCard(former), to: describeCard(saved) },
    ]);
    if (!(await cards.replace(stored, saved, audit, account.path))) return CONFLICT;
    // A crash before the next call leaves an orphaned card at Stripe, which is never charged.
    if (former) await gateway.forgetCard(former.methodId);
    return saved?.card ?? null;
  });
}

/**
 * Stores the card that an account has saved in a session at Stripe. A no-op if it is stored already. Returns `undefined` if the session
 * belongs to another account, or its card was removed since, so that a late event does not restore a former card.
 */
export async function saveCard(
  dependencies: Dependencies,
  account: Account,
  sessionId: string,
  actor: AuditEntry['actor'],
): Promise<Card | undefined> {
  const [found, stored] = await Promise.all([dependencies.gateway.findSavedCard(sessionId), dependencies.cards.find(account.id)]);
  if (!found || found.customerId !== stored?.customerId) return undefined;
  const { methodId, card } = found;
  return (await replaceCard(dependencies, account, actor, () => ({ methodId, card }))) ?? undefined;
}

/** Removes the card of an account, which then pays by bank transfer. A no-op without a card. */
export const removeCard = async (dependencies: Dependencies, account: Account, actor: AuditEntry['actor']): Promise<void> => {
  await replaceCard(dependencies, account, actor, () => null);
};
