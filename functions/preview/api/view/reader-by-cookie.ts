import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { PreviewReader } from '#functions/platform/http/use-case.ts';
import { PREVIEW_COOKIE } from '#shared/model/limits.ts';

/**
 * Returns the reader of the preview by this token, or `undefined` if there is none, or a contract above the site is suspended or has ended.
 */
export async function readerByToken(
  { authenticatePreviewReader }: Pick<PreviewDependencies, 'authenticatePreviewReader'>,
  siteId: string,
  token: string,
): Promise<PreviewReader | undefined> {
  try {
    return await authenticatePreviewReader(siteId, token);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'unavailable')) return undefined;
    throw error;
  }
}

/** Does the same as `readerByToken`, with the token in the cookie of the preview's frame. */
export async function readerByCookie(
  dependencies: Pick<PreviewDependencies, 'authenticatePreviewReader'>,
  siteId: string,
  cookies: Readonly<Record<string, string>>,
): Promise<PreviewReader | undefined> {
  const token = cookies[PREVIEW_COOKIE];
  return token === undefined ? undefined : readerByToken(dependencies, siteId, token);
}
