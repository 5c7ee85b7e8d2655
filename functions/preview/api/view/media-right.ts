import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { mediaAnswer } from '#functions/platform/http/media-answer.ts';
import type { PreviewReader } from '#functions/platform/http/use-case.ts';

/** Returns the cookie with which the reader's frame loads the media of the site, if a new cookie is due (ADR 52). */
export const mediaRightCookies = (
  { mediaRights }: Pick<PreviewDependencies, 'mediaRights'>,
  cookies: Readonly<Record<string, string>>,
  reader: PreviewReader,
): string[] => mediaAnswer(mediaRights, { cookies }, reader).cookies;
