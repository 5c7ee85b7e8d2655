import type { WebhookSecrets } from '#functions/domain/webhook/webhook-secret.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { DeliveryStore } from '#functions/store/webhook/delivery-store.ts';
import type { WebhookStore } from '#functions/store/webhook/webhook-store.ts';
import type { WebhookTargets } from '#shared/model/account/webhook-targets.ts';

export interface WebhookDependencies {
  webhooks: Pick<WebhookStore, 'list' | 'find' | 'create' | 'replace' | 'remove'>;
  deliveries: Pick<DeliveryStore, 'find' | 'list' | 'request' | 'sendAgain'>;
  accounts: AccountStore;
  sites: Pick<SiteStore, 'existing'>;
  attempts: AttemptStore;
  secrets: WebhookSecrets;
  targets: WebhookTargets;
  clock: Clock;
  ids: Ids;
}
