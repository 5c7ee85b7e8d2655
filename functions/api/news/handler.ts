import { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { notiDeliveryLocators, notiDeliveryUseCases } from '#functions/api/noti-delivery/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { notiDeliveryDependencies } from '#functions/wiring/http.ts';

const dependencies = notiDeliveryDependencies(process.env);
export const handler = serve(notiDelivery, notiDeliveryUseCases(dependencies), {
  ...dependencies,
  locators: notiDeliveryLocators(dependencies),
});
