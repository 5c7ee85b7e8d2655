import { billLocators, billUseCases } from '#functions/api/bill/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { billDependencies } from '#functions/wiring/card-http.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';

const dependencies = billDependencies(process.env);
export const handler = serve(bill, billUseCases(dependencies), { ...dependencies, locators: billLocators(dependencies) });
