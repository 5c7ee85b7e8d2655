import { receiveEvent } from '#functions/api/card-event/receive-event.ts';
import { serve } from '#functions/http/serve.ts';
import { cardEventDependencies } from '#functions/wiring/card-http.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';

const dependencies = cardEventDependencies(process.env);
export const handler = serve(cardEvent, { receive: receiveEvent(dependencies) }, dependencies);
