import type { WebhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { DeliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import type { WebhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';

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
