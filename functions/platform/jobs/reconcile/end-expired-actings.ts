import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { endActing, type EndActingDependencies } from '#functions/sign-in/services/acting/end-acting.ts';
import type { ActingStore } from '#functions/sign-in/store/acting/acting-store.ts';

export interface ExpiredActingDependencies extends EndActingDependencies {
  actings: Pick<ActingStore, 'endWrite' | 'find' | 'listExpired'>;
}

const PER_RUN = 100;
const CONCURRENCY = 5;

/** Records the end of acting for logins after an hour. The token has been rejected since then. */
export async function endExpiredActings(dependencies: ExpiredActingDependencies): Promise<void> {
  await attemptAll(
    await dependencies.actings.listExpired(PER_RUN),
    CONCURRENCY,
    async (ref) => {
      const acting = await dependencies.actings.find(ref);
      if (acting) await endActing(dependencies, acting, null);
    },
    'Acting for logins could not be ended',
  );
}
