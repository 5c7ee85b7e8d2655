import { receiveEvent, type CardEventDependencies } from '#functions/billing/api/card-events/receive-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: CardEventDependencies & HttpDependencies = withHttp(env, ({ table, secrets }) => ({
  ...cardDependencies(env, table, secrets),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(cardEvent, { receive: receiveEvent(dependencies) }, dependencies);
