/** The process `api`: the HTTP API with all its functions. */
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { UNROUTED_FUNCTION } from '#infra/functions.ts';
import { createGateway } from '#infra/local/gateway/create-gateway.ts';
import { deployedRoutes } from '#infra/local/gateway/route-table.ts';
import { listen } from '#infra/local/http/listen.ts';
import { functionRunner } from '#infra/local/lambda/run-function.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const { PORT } = requiredEnv('PORT');
const gateway = createGateway({ routes: deployedRoutes(), unrouted: UNROUTED_FUNCTION, invoke: functionRunner(), clock: systemClock });
await listen(gateway, Number(PORT));
