import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import { mediaAnswer } from '#functions/http/media-answer.ts';
import type { PreviewReader } from '#functions/http/use-case.ts';

/** The cookie by which the frame of this reader may load the media of its site, if it needs a new one (ADR 52). */
export const mediaRightCookies = (
  { mediaRights }: Pick<PreviewDependencies, 'mediaRights'>,
  cookies: Readonly<Record<string, string>>,
  reader: PreviewReader,
): string[] => mediaAnswer(mediaRights, { cookies }, reader).cookies;
