import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { readSession, useSession } from '#web/lib/session/session.ts';

/** Returns the deployment's size limit for pictures in MB, as the session states it. */
export const readImageMaxMb = (): number => readSession()?.user.imageMaxMb ?? IMAGE_MAX_MB.default;

export const useImageMaxMb = (): number => useSession()?.user.imageMaxMb ?? IMAGE_MAX_MB.default;
