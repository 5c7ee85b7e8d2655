import { SetupError } from '#infra/local/platform/ports.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { ImageMaxMb } from '#shared/model/media/image-max-mb.ts';

/** Parses the picture limit of the environment, in MB; the default if it is absent. Throws a `SetupError` if it is out of bounds. */
export function parseImageMaxMb(value: string | undefined): number {
  const parsed = ImageMaxMb.safeParse(value);
  if (!parsed.success)
    throw new SetupError(`IMAGE_MAX_MB is a whole number from ${IMAGE_MAX_MB.min} to ${IMAGE_MAX_MB.max}, not "${value}".`);
  return parsed.data;
}
