import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';

/** A use case of all three families of user management. */
export type UserUseCase<E extends Endpoint> = SharedUseCase<E>;
