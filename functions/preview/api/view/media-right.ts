import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { mediaAnswer } from '#functions/platform/http/media-answer.ts';
import type { PreviewReader } from '#functions/platform/http/use-case.ts';

/** Returns the cookie that lets this reader's frame load the media of its site, if a new one is due (ADR 52). */
export const mediaRightCookies = (
  { mediaRights }: Pick<PreviewDependencies, 'mediaRights'>,
  cookies: Readonly<Record<string, string>>,
  reader: PreviewReader,
): string[] => mediaAnswer(mediaRights, { cookies }, reader).cookies;
