import { receiveEvent, type CardEventDependencies } from '#functions/api/card-event/receive-event.ts';
import { serve } from '#functions/http/serve.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: CardEventDependencies & HttpDependencies = withHttp(env, ({ table, secrets }) => ({
  ...cardDependencies(env, table, secrets),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(cardEvent, { receive: receiveEvent(dependencies) }, dependencies);
