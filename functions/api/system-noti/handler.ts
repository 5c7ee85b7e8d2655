import { systemNotiUseCases } from '#functions/api/system-noti/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { systemNotiDependencies } from '#functions/wiring/account-http.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

const dependencies = systemNotiDependencies(process.env);
export const handler = serve(systemNoti, systemNotiUseCases(dependencies), dependencies);
