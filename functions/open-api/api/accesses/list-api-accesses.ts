import { apiAccessView } from '#functions/open-api/api/accesses/api-access-view.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

export const listApiAccesses =
  ({ accesses, calls, clock }: ApiAccessDependencies): UseCase<typeof apiAccess.list> =>
  async ({ caller: { scope } }) => {
    const found = await accesses.list(scope);
    const now = clock();
    return { accesses: await Promise.all(found.map(async (access) => apiAccessView(access, await calls.lastUsedAt(access.id), now))) };
  };

const SHOWN_DAYS = 30;

/** Returns the number of calls on each of the last days, including 0 for days without calls. */
export const readApiCalls =
  ({ accesses, calls, clock }: ApiAccessDependencies): UseCase<typeof apiAccess.calls> =>
  async ({ caller: { scope }, params }) => {
    const { id } = await accesses.find(scope, params.id);
    const counted = new Map((await calls.read(id, SHOWN_DAYS)).map((one) => [one.day, one]));
    const first = addDays(japaneseDay(clock()), 1 - SHOWN_DAYS);
    const days = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(first, index));
    return { days: days.map((day) => counted.get(day) ?? { day, calls: 0, refused: 0 }) };
  };
