import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { EndpointFamily } from '#shared/api-contract/endpoint.ts';

type AnyUseCase = (input: unknown) => Promise<unknown>;

/**
 * The use cases of a family whose responses are parsed with the API contract, as `serve` does: an invalid response,
 * which a client would get as a 500, fails the test.
 */
export const withParsedResponses = <F extends EndpointFamily>(family: F, useCases: UseCases<F>): UseCases<F> =>
  Object.fromEntries(
    Object.entries(useCases).map(([name, useCase]) => [
      name,
      async (input: unknown) => family[name]?.response.parse(await (useCase as AnyUseCase)(input)),
    ]),
  ) as unknown as UseCases<F>;
